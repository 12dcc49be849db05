import { Button, Stack, Text } from '@mantine/core';

const EXAMPLES = [
  'Two scrambled eggs, toast with butter and a black coffee',
  '250 g greek yogurt with a handful of blueberries',
  'Half a cup of lentil soup and a large apple',
] as const;

/** What may be written into the box, by example; a tap writes it. */
export function LogHints({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Plain words, with amounts where you know them. For example:
      </Text>
      <Stack gap="sm" align="start">
        {EXAMPLES.map((text) => (
          <Button
            key={text}
            variant="light"
            size="sm"
            onClick={() => onPick(text)}
            styles={{
              label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.35 },
              root: { height: 'auto', minHeight: 'var(--touch)', paddingBlock: 'var(--gap-sm)' },
            }}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </>
  );
}
