import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce, Projection } from '#contract/goals/goals.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate, formatDayMonth } from '#web/lib/format.ts';
import { useProjection } from '#web/lib/member/projection.ts';
import { rememberedFrom, weighingsOf } from '#web/lib/member/weighings.ts';
import { weightSeries } from '#web/lib/member/weight-series.ts';
import { paths } from '#web/lib/paths.ts';
import { axisText, formatMassIn, onAxis, shortMassIn, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useMeasurements } from '#web/goals/queries.ts';
import classes from './overview.module.css';
import { arrivalHeadline, isFollowed, planWords } from './weight-words.ts';

/** How far the chart looks back. */
const SHOWN_DAYS = 49;
const HEIGHT_PX = 330;

interface WeightProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
}

const MASS_SOURCES = {
  weighing: 'your last weigh-in. Weigh yourself again to see a trend',
  profile: 'the weight in your profile. Weigh yourself to see a trend',
} as const;

interface ChartProps extends WeightProps {
  readonly projection: Projection | undefined;
  readonly today: string;
}

function summaryOf(hasTrend: boolean, isProjected: boolean): string {
  const past = hasTrend ? 'Dots are weigh-ins; the line is their trend.' : '';
  const ahead = isProjected
    ? ' The dotted line is the likely path, and the band is its likely range. Weight often changes faster in the first two weeks because of water.'
    : '';
  return (past + ahead).trim();
}

/** Weigh-ins, their trend, and the plan's projection. */
function WeightChart({ goals, member, projection, today }: ChartProps) {
  const unit = useMassUnit(member.unitSystem);
  const from = addDays(today, -SHOWN_DAYS);
  const { data: entries, isPending } = useMeasurements(rememberedFrom(from), today);
  const trend = useMemo(() => weightTrend(weighingsOf(entries ?? [])), [entries]);
  if (isPending) return <Skeleton height={HEIGHT_PX} radius="md" />;
  const series = weightSeries({ trend, from, to: today, projection, unit, isToArrival: true });
  const lastTrend = series.trend.findLastIndex((value) => value !== undefined);
  const hasTrend = lastTrend >= 0;
  if (!hasTrend && !series.path)
    return (
      <EmptyState
        title="No weigh-ins yet"
        text="Weigh yourself three or four times a week to see your trend here."
      >
        <Button component={Link} to={paths.track('weight')}>
          Add weight
        </Button>
      </EmptyState>
    );
  const { arrival } = projection ?? {};
  const now = onAxis(goals.currentMassKg, unit);
  const mark = series.path
    ? { date: today, value: now }
    : { date: series.dates[lastTrend] ?? today, value: series.trend[lastTrend] ?? now };
  const label = `${axisText(mark.value, unit)}${mark.date === today ? ' today' : ''}`;
  const target = arrival && {
    value: onAxis(arrival.targetMassKg, unit),
    label: `Goal ${shortMassIn(arrival.targetMassKg, unit)}`,
    isLabelOnLine: true,
  };
  const end = series.path && arrival?.date;
  const isEndShown = end !== undefined && end !== null && series.dates.includes(end);
  return (
    <LazyChart
      label="Weight"
      unit={unit}
      heightPx={HEIGHT_PX}
      summary={summaryOf(hasTrend, series.path !== undefined)}
      dates={series.dates}
      layers={[
        ...(series.band && series.path
          ? [
              { kind: 'band', label: 'Likely range', color: 'weight', values: series.band } as const,
              {
                kind: 'line',
                label: 'Likely path',
                color: 'weight',
                tone: 'dotted',
                values: series.path,
              } as const,
            ]
          : []),
        { kind: 'points', label: 'Weighed', color: 'weight', values: series.weighed },
        { kind: 'line', label: 'Trend', color: 'weight', values: series.trend },
      ]}
      milestones={[
        { ...mark, label, isLabelBelow: (series.path?.at(-1) ?? now) > now, color: 'weight' },
        ...(isEndShown && target
          ? [{ date: end, value: target.value, color: 'weight', isOpen: true } as const]
          : []),
      ]}
      {...(target && series.path && { target })}
      formatX={formatDayMonth}
      formatDay={(date) => formatDate(date, today)}
      formatY={(position) => axisText(position, unit)}
    />
  );
}

/** When the target weight is reached, or the current weight and its trend. */
export function WeightCard({ goals, member }: WeightProps) {
  const today = useToday();
  const unit = useMassUnit(member.unitSystem);
  const { data: projection } = useProjection();
  const arrival = isFollowed(goals) ? projection?.arrival : null;
  const words = arrival && arrivalHeadline(arrival, unit, today);
  const { currentMassSource } = goals;
  const mass = formatMassIn(goals.currentMassKg, unit);
  return (
    <Card
      title="Weight"
      aside={
        <Anchor component={Link} to={paths.track('weight')} size="sm" fw={600}>
          Open weight
        </Anchor>
      }
    >
      <p className={classes.headline}>{words?.headline ?? mass}</p>
      <Text size="sm" c="dimmed" mb="md">
        {words ? words.text : planWords(goals)}
        {currentMassSource === 'trend' ? '' : ` ${mass} is ${MASS_SOURCES[currentMassSource]}.`}
      </Text>
      <WeightChart {...{ goals, member, today }} projection={arrival ? projection : undefined} />
    </Card>
  );
}
