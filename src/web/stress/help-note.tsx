import { Anchor, Text } from '@mantine/core';
import { Card } from '#web/ui/card.tsx';

/** Days of a week with 9 or 10 from which on the note is shown. */
const OFTEN = 3;

/** Where to turn when very high stress comes again and again. Quiet: it names what was logged, not what it might be. */
export function HelpNote({ veryHighDays }: { readonly veryHighDays: number }) {
  if (veryHighDays < OFTEN) return null;
  return (
    <Card tone="wash" title="You need not carry this alone">
      <Text>
        You felt 9 or 10 on {veryHighDays} of the last 7 days. That is a lot. Talk to somebody you trust, or
        to your doctor. If you think of harming yourself, call your emergency number now (112 in Europe, 911
        in North America), or find a helpline of your country at{' '}
        <Anchor underline="always" href="https://findahelpline.com" target="_blank" rel="noreferrer">
          findahelpline.com
        </Anchor>
        .
      </Text>
    </Card>
  );
}
