import { Stack, Text } from '@mantine/core';
import type { ActiveDay } from '#domain/movement/active-days.ts';
import {
  DAILY_STEPS,
  movementWeek,
  WEEKLY_MINUTES,
  WEEKLY_STRENGTH_DAYS,
} from '#domain/movement/movement-week.ts';
import { usualMovement } from '#domain/movement/usual-movement.ts';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';

interface WeekCardProps {
  readonly days: readonly ActiveDay[];
  readonly today: string;
}

/** This week compared with the guideline, and typical steps. */
export function WeekCard({ days, today }: WeekCardProps) {
  const { minutes, strengthDays } = movementWeek(days, today);
  const { steps } = usualMovement(days, today);
  const left = Math.max(0, WEEKLY_MINUTES - minutes);
  return (
    <Card title="This week" aside={left > 0 ? `${formatCount(Math.round(left))} min left` : 'Guideline met'}>
      <Stack gap="md">
        <MacroBar
          label="Active minutes"
          color="movement"
          value={minutes}
          target={WEEKLY_MINUTES}
          valueText={formatCount(Math.round(minutes))}
          targetText={`of ${WEEKLY_MINUTES} min`}
        />
        <MacroBar
          label="Strength days"
          color="weight"
          value={strengthDays}
          target={WEEKLY_STRENGTH_DAYS}
          valueText={String(strengthDays)}
          targetText={`of ${WEEKLY_STRENGTH_DAYS}`}
        />
        {steps && (
          <MacroBar
            label="Steps a day"
            color="fiber"
            value={steps.mean}
            target={DAILY_STEPS}
            valueText={formatCount(Math.round(steps.mean))}
            targetText={`of ${formatCount(DAILY_STEPS)}`}
          />
        )}
        <Text size="sm" c="dimmed">
          Vigorous minutes count double. Light effort doesn’t count.
          {steps
            ? ` Steps are ${steps.days === 1 ? 'from one day' : `the average of ${steps.days} days`}.`
            : ''}
        </Text>
      </Stack>
    </Card>
  );
}
