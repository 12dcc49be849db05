import { Button, Group, Text } from '@mantine/core';

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
      <Group gap="sm">
        {EXAMPLES.map((text) => (
          <Button
            key={text}
            variant="light"
            size="compact-md"
            onClick={() => onPick(text)}
            styles={{
              label: { whiteSpace: 'normal', textAlign: 'start' },
              root: { height: 'auto', paddingBlock: 'var(--gap-xs)' },
            }}
          >
            {text}
          </Button>
        ))}
      </Group>
    </>
  );
}
