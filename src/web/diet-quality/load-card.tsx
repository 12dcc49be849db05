import { meanOf } from '#domain/numbers/statistics.ts';
import { Stack } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { HIGH_DAY_LOAD, LOW_DAY_LOAD } from '#domain/diet-quality/day-glycemic-load.ts';
import { countText, formatDate, formatDayMonth, formatKcal } from '#web/lib/format.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { AuditButton } from './audit-button.tsx';

interface LoadCardProps {
  readonly loads: DietQualityAnswer['glycaemicLoads'];
  readonly days: DietQualityAnswer['days'];
  readonly today: string;
  readonly onAudit: () => void;
}

function sentence(loads: LoadCardProps['loads']): string {
  const mean = (of: (load: LoadCardProps['loads'][number]) => number) => meanOf(loads.map(of)) ?? 0;
  const high = loads.filter(({ load }) => load > HIGH_DAY_LOAD).length;
  const unknown = mean(({ unknownPercent }) => unknownPercent);
  return [
    `An average of ${formatKcal(mean(({ load }) => load))} over ${countText(loads.length, 'complete day')}. ${high === 0 ? 'None' : high} ${high === 1 ? 'was' : 'were'} above ${HIGH_DAY_LOAD} (high). Below ${LOW_DAY_LOAD} is low.`,
    `${Math.round(mean(({ estimatedPercent }) => estimatedPercent))}% of the load is estimated from the typical index for each type of food.`,
    unknown >= 1 && `${Math.round(unknown)}% of your carbs have no glycemic index and aren’t included.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Glycemic load of each complete day. */
export function LoadCard({ loads, days, today, onAudit }: LoadCardProps) {
  const byDate = new Map(loads.map((day) => [day.date, day.load]));
  return (
    <PhoneFoldCard title="Glycemic load" aside="By day">
      <Stack gap="md">
        <LazyChart
          label="Glycemic load by day"
          unit="g"
          summary={sentence(loads)}
          dates={days.map(({ date }) => date)}
          normal={{ low: LOW_DAY_LOAD, high: HIGH_DAY_LOAD }}
          layers={[
            {
              kind: 'bars',
              label: 'Load',
              color: 'carbs',
              values: days.map(({ date }) => {
                const load = byDate.get(date);
                return load === undefined ? undefined : { value: load, low: load, high: load };
              }),
            },
          ]}
          formatX={formatDayMonth}
          formatDay={(date) => formatDate(date, today)}
          formatY={formatKcal}
        />
        <AuditButton of="Glycemic load" onOpen={onAudit} />
      </Stack>
    </PhoneFoldCard>
  );
}
