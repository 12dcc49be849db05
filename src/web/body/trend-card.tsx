import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WeightRate } from '#domain/body/weight-rate.ts';
import type { TrendPoint } from '#domain/body/weight-trend.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { changeParts, massParts, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';

interface TrendCardProps {
  readonly last: TrendPoint;
  readonly rate: WeightRate | undefined;
  readonly unit: MassUnit;
  readonly today: string;
  /** The chart below the figure. */
  readonly children: ReactNode;
}

function Rate({ rate, unit }: Pick<TrendCardProps, 'rate' | 'unit'>) {
  if (!rate)
    return (
      <Text c="dimmed" size="sm">
        Your weekly rate will appear after five weigh-ins over two weeks.
      </Text>
    );
  const { value, unit: name } = changeParts(rate.kgPerWeek, unit);
  const [low, high] = [rate.lowKgPerWeek, rate.highKgPerWeek].map((kg) => changeParts(kg, unit).value);
  const isClear = rate.lowKgPerWeek > 0 || rate.highKgPerWeek < 0;
  return (
    <div>
      <Figure value={value} unit={`${name} a week`} size="tile" />
      <Text c="dimmed" size="sm">
        From {rate.points} weigh-ins over {rate.days} days. Likely between {low} and {high}
        {isClear ? '.' : ', so there may be no change at all.'}
      </Text>
    </div>
  );
}

/** Today's trend, its rate, and its chart. */
export function TrendCard({ last, rate, unit, today, children }: TrendCardProps) {
  const trend = massParts(last.trendKg, unit);
  const weighed = massParts(last.massKg, unit);
  return (
    <Card title="Trend">
      <Stack gap="lg">
        <div>
          <Figure value={trend.value} unit={trend.unit} size="hero" />
          <Text c="dimmed" size="sm">
            Last weigh-in: {weighed.value} {weighed.unit},{' '}
            {nearDay(last.date, today)?.toLowerCase() ?? formatDate(last.date, today)}
          </Text>
        </div>
        <Rate rate={rate} unit={unit} />
        {children}
      </Stack>
    </Card>
  );
}
