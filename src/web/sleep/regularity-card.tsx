import { Button, Stack, Text } from '@mantine/core';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { MIN_PAIRS } from '#domain/sleep/sleep-regularity.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';

/** How alike the days of the last fortnight are, or why that is not known yet. */
export function RegularityCard({ day, onAudit }: { readonly day: RatedDay; readonly onAudit: () => void }) {
  const { regularity, midSleepSdMinutes } = day;
  return (
    <Card title="Regularity">
      <Stack gap="sm">
        {regularity.index === undefined ? (
          <>
            {midSleepSdMinutes !== undefined && (
              <Figure
                size="tile"
                value={`± ${sayMinutes(midSleepSdMinutes)}`}
                unit="around your usual mid-sleep"
              />
            )}
            <Text size="sm">
              The regularity index compares each day with the next, and needs {MIN_PAIRS} such pairs within a
              fortnight: seven nights in a row will do. You have {regularity.pairCount}.
              {midSleepSdMinutes !== undefined &&
                ' Until then, how far the middle of your nights wanders stands in for it.'}
            </Text>
          </>
        ) : (
          <>
            <Figure size="tile" value={String(Math.round(regularity.index))} unit="of 100" />
            <Text size="sm">
              The same state, asleep or awake, as 24 hours before: 100 is every minute, 0 is chance. From{' '}
              {regularity.pairCount} pairs of days. Half of 60,000 adults in the UK Biobank lie between 74 and
              86.
            </Text>
          </>
        )}
        <div>
          <Button
            variant="default"
            size="sm"
            aria-haspopup="dialog"
            aria-label="How this is computed: regularity"
            onClick={onAudit}
          >
            How this is computed
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
