import { Button, Stack, Text } from '@mantine/core';
import type { FastingWarning } from '#domain/fasting/screening.ts';
import { Card } from '#web/ui/card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { SOURCES, WARNING_TEXTS } from '#web/fasting/words.ts';

interface SafetyCardProps {
  readonly warnings: readonly FastingWarning[];
  /** They answered the screening already. */
  readonly isScreened: boolean;
  readonly onAnswerAgain: () => void;
}

/** When to stop, what a long fast means with the member's medicines, and what fasting does and doesn't do. */
export function SafetyCard({ warnings, isScreened, onAnswerAgain }: SafetyCardProps) {
  return (
    <>
      <Card title="When to stop">
        <Stack gap="md">
          <Text>
            End the fast and eat if you feel dizzy or faint, if your heart races or stumbles, or if you get
            confused. Also below 70 mg/dL (3.9 mmol/L) of glucose, or from 3.0 mmol/L of blood ketones on.
          </Text>
          {warnings.length > 0 && (
            <Text>
              For you, a fast of more than 24 hours is risky:{' '}
              {warnings.map((code) => WARNING_TEXTS[code]).join('; ')}. Talk to your clinician before one.
            </Text>
          )}
          {isScreened && (
            <Button variant="default" onClick={onAnswerAgain}>
              Answer the health questions again
            </Button>
          )}
        </Stack>
      </Card>
      <Card title="What this rests on">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Eating within fewer hours takes off about as much weight as eating the same energy over the day,
            and in one trial much of what was lost was lean mass: eat enough protein. The stages are typical
            hours, not measurements. Limits of length and number are rules of this product.
          </Text>
          <SourceLinks sources={SOURCES} />
          <Text size="sm" c="dimmed">
            This is no medical advice.
          </Text>
        </Stack>
      </Card>
    </>
  );
}
