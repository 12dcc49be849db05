import { Button, Stack, Text } from '@mantine/core';
import type { FastingWarning } from '#domain/fasting/screening.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { SOURCES, WARNING_TEXTS } from '#web/fasting/words.ts';

interface SafetyCardProps {
  readonly warnings: readonly FastingWarning[];
  /** Whether they already answered the screening. */
  readonly isScreened: boolean;
  readonly onAnswerAgain: () => void;
}

/** When to stop, what a long fast means with the member's medicines, and what fasting can and can't do. */
export function SafetyCard({ warnings, isScreened, onAnswerAgain }: SafetyCardProps) {
  return (
    <>
      <Card title="When to stop">
        <Stack gap="md">
          <Text>
            End the fast and eat if you feel dizzy, faint or confused, or if your heart races or skips beats.
            Do the same if your glucose is below 70 mg/dL (3.9 mmol/L) or your blood ketones are 3.0 mmol/L or
            higher.
          </Text>
          {warnings.length > 0 && (
            <Text>
              Fasting for more than 24 hours is risky for you:{' '}
              {warnings.map((code) => WARNING_TEXTS[code]).join('; ')}. Talk to your doctor first.
            </Text>
          )}
          {isScreened && (
            <Button variant="default" onClick={onAnswerAgain}>
              Review health questions
            </Button>
          )}
        </Stack>
      </Card>
      <FoldCard title="Evidence" aside="Studies and limits">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Eating within a shorter window leads to about as much weight loss as eating the same calories over
            the whole day. In one trial, much of the weight lost was lean mass, so eat enough protein. The
            stages are based on typical timing, not measurements. We set the limits on length and frequency
            ourselves.
          </Text>
          <SourceLinks sources={SOURCES} />
          <Text size="sm" c="dimmed">
            This isn’t medical advice.
          </Text>
        </Stack>
      </FoldCard>
    </>
  );
}
