import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { HIGH_DAY_LOAD, LOW_DAY_LOAD } from '#domain/diet-quality/day-glycaemic-load.ts';
import { countText, formatDate, formatDayMonth, formatKcal } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';

const Chart = lazy(() => import('#web/ui/chart/chart.tsx').then(({ Chart: chart }) => ({ default: chart })));
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface LoadCardProps {
  readonly loads: DietQualityAnswer['glycaemicLoads'];
  readonly days: DietQualityAnswer['days'];
  readonly today: string;
}

function sentence(loads: LoadCardProps['loads']): string {
  const mean = (of: (load: LoadCardProps['loads'][number]) => number) =>
    loads.reduce((sum, load) => sum + of(load), 0) / loads.length;
  const high = loads.filter(({ load }) => load > HIGH_DAY_LOAD).length;
  const unknown = mean(({ unknownPercent }) => unknownPercent);
  return [
    `On ${countText(loads.length, 'complete day')} a mean of ${formatKcal(mean(({ load }) => load))}; ${high} above ${HIGH_DAY_LOAD}, which is high. Below ${LOW_DAY_LOAD} is low.`,
    `${Math.round(mean(({ estimatedPercent }) => estimatedPercent))} % rests on the usual index of a kind of food, an estimate.`,
    unknown >= 1 && `${Math.round(unknown)} % of the carbohydrate has no index and is missing.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Glycaemic load of each complete day. */
export function LoadCard({ loads, days, today }: LoadCardProps) {
  const byDate = new Map(loads.map((day) => [day.date, day.load]));
  return (
    <Card title="Glycaemic load">
      <Suspense fallback={<Skeleton height="18rem" radius="md" />}>
        <Chart
          label="Glycaemic load by day"
          unit="g"
          summary={sentence(loads)}
          x={days.map(({ date }) => Date.parse(`${date}T00:00:00Z`))}
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
          formatX={(ms) => formatDayMonth(isoOf(ms))}
          formatDay={(ms) => formatDate(isoOf(ms), today)}
          formatY={formatKcal}
        />
      </Suspense>
    </Card>
  );
}
