import { Group, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate, formatGrams, formatKcal } from '#web/lib/format.ts';
import { useProjection } from '#web/lib/member/projection.ts';
import { tooFewText, workoutSum } from '#web/lib/member/workout-words.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import { wholeShareOf, SPLIT_PARTS } from '#web/goals/macro-split.ts';
import { WEEKDAYS } from '#web/goals/week-offsets.ts';
import { limitSentence } from '#web/goals/why.ts';
import classes from './overview.module.css';
import { targetSentence } from './weight-words.ts';

/** "Mon 1,790, Tue 1,790, … Sat 2,150", if days differ. */
function weekText({ weekdayEnergiesKcal, weekdayOffsetsKcal }: GoalsInForce): string | undefined {
  if (weekdayOffsetsKcal.every((offset) => offset === 0)) return undefined;
  const days = WEEKDAYS.map(
    (day, index) => `${day.slice(0, 3)} ${formatKcal(weekdayEnergiesKcal[index] ?? 0)}`,
  );
  return `${days.join(', ')} kcal.`;
}

/** Safety limits that changed the target, if any: they explain the number above them. */
function Limits({ limits }: Pick<GoalsInForce, 'limits'>) {
  return limits.map((code) => (
    <Group key={code} gap="xs" wrap="nowrap" align="start" mt="sm">
      <IconShieldCheck size="1.2em" aria-hidden className={classes.shield} />
      <Text size="sm">{limitSentence(code)}</Text>
    </Group>
  ));
}

function Macros({ goals }: { readonly goals: GoalsInForce }) {
  return (
    <SplitBar
      parts={SPLIT_PARTS.map(({ key, name, color }) => ({
        name,
        color,
        sharePercent: wholeShareOf(goals, key),
        value: formatGrams(goals[key]),
        unit: 'g',
      }))}
      beside={{
        name: 'Fiber',
        color: 'fiber',
        value: formatGrams(goals.fiberG),
        unit: 'g',
        note: 'or more',
      }}
    />
  );
}

/** The daily target: one number, its effect, and its macros. */
export function TargetCard({ goals, member }: { readonly goals: GoalsInForce; readonly member: Member }) {
  const today = useToday();
  const { data: projection } = useProjection();
  const [lead, point] = targetSentence(goals, projection, member.unitSystem);
  const week = weekText(goals);
  const since = goals.validFrom === null ? '' : ` since ${formatDate(goals.validFrom, today)}`;
  return (
    <Card title="Daily target" aside={`${goals.mode === 'by-hand' ? 'Set manually' : 'Calculated'}${since}`}>
      <div className={classes.target}>
        <div>
          <p className={classes.hero}>
            <b>{formatKcal(goals.energyKcal)}</b> kcal a day
          </p>
          <p className={classes.sentence}>
            {lead} <b>{point}</b>
          </p>
          {week !== undefined && (
            <Text size="sm" mt="sm">
              {week}
            </Text>
          )}
          {goals.today.workouts && (
            <Text size="sm" mt="sm">
              Today: <b>{formatKcal(goals.today.energyKcal)} kcal</b> = {workoutSum(goals.today.workouts)}.
            </Text>
          )}
          {goals.today.workoutDays !== undefined && (
            <Text size="sm" mt="sm">
              {tooFewText(goals.today.workoutDays)}
            </Text>
          )}
          <Limits limits={goals.limits} />
        </div>
        <Macros goals={goals} />
      </div>
    </Card>
  );
}
