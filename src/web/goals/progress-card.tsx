import { Stack, Text } from '@mantine/core';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { Steps, type Step } from '#web/ui/steps.tsx';
import { waterMlOf } from './habits-card.tsx';
import { weekEnergy, weekSleep, weekWater, type WeekMean } from './progress.ts';
import { useProgress } from './queries.ts';

const BARS = [
  { key: 'energyKcal', label: 'Energy', color: 'energy', unit: 'kcal', format: formatKcal },
  { key: 'proteinG', label: 'Protein', color: 'protein', unit: 'g', format: formatGrams },
  { key: 'carbsG', label: 'Carbs', color: 'carbs', unit: 'g', format: formatGrams },
  { key: 'fatG', label: 'Fat', color: 'fat', unit: 'g', format: formatGrams },
  { key: 'fiberG', label: 'Fiber', color: 'fiber', unit: 'g', format: formatGrams },
] as const;

const NOTHING = { value: 0, low: 0, high: 0 };

interface ProgressProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
}

type Progress = ReturnType<typeof useProgress>;

function Today({ goals, member, progress, today }: ProgressProps & { progress: Progress; today: string }) {
  const eaten = progress.days.data?.find(({ date }) => date === today)?.total;
  const waterMl = progress.water.data?.find(({ date }) => date === today)?.waterMl;
  const waterGoal = waterMlOf(goals, member);
  const water = { value: waterMl ?? 0, low: waterMl ?? 0, high: waterMl ?? 0 };
  return (
    <Stack gap="md">
      {BARS.map(({ key, label, color, unit, format }) => (
        <MacroBar
          key={key}
          {...{ label, color }}
          {...(eaten?.[key] ?? NOTHING)}
          target={goals.today[key]}
          valueText={eaten?.[key] ? format(eaten[key].value) : '–'}
          targetText={`${format(goals.today[key])} ${unit}`}
        />
      ))}
      {waterGoal !== undefined && (
        <MacroBar
          label="Water"
          color="water"
          {...water}
          target={waterGoal}
          valueText={waterMl === undefined ? '–' : daySize(waterMl, member.unitSystem)}
          targetText={`${daySize(waterGoal, member.unitSystem)} ${dayUnit(member.unitSystem)}`}
        />
      )}
    </Stack>
  );
}

/** @param one what is counted: "complete day", "night" */
const daysText = ({ days }: WeekMean, one: string): string =>
  days === 0 ? `No ${one} this week yet` : `Mean of ${days} ${one}${days === 1 ? '' : 's'}`;

function weekSteps({ goals, member }: ProgressProps, progress: Progress, today: string): readonly Step[] {
  const energy = weekEnergy(progress.days.data ?? [], today);
  const water = weekWater(progress.water.data ?? [], today);
  const sleep = weekSleep(progress.sleeps.data ?? []);
  const need = sleepNeed(member.ageYears);
  const sleepGoal =
    goals.settings.sleepHours === null ? `${need.least}–${need.most} h` : `${goals.settings.sleepHours} h`;
  const waterGoal = waterMlOf(goals, member);
  return [
    {
      name: 'Energy',
      value: energy.mean === undefined ? '–' : formatKcal(Math.round(energy.mean / 10) * 10),
      unit: `of ${formatKcal(goals.energyKcal)} kcal`,
      why: daysText(energy, 'complete day'),
    },
    ...(waterGoal === undefined
      ? []
      : [
          {
            name: 'Water',
            value: water.mean === undefined ? '–' : daySize(water.mean, member.unitSystem),
            unit: `of ${daySize(waterGoal, member.unitSystem)} ${dayUnit(member.unitSystem)}`,
            why: daysText(water, 'earlier day'),
          },
        ]),
    {
      name: 'Sleep',
      value: sleep.mean === undefined ? '–' : sayMinutes(sleep.mean),
      unit: `of ${sleepGoal}`,
      why: daysText(sleep, 'night'),
    },
  ];
}

/** How today and this week stand against the goals. */
export function ProgressCard({ goals }: { readonly goals: GoalsInForce }) {
  const today = useToday();
  const { data: member } = useMember();
  const progress = useProgress(addDays(today, -weekdayOf(today)), today);
  if (!member) return null;
  return (
    <Card title="Progress">
      <Stack gap="lg">
        <Text size="sm" fw={600}>
          Today
        </Text>
        <Today {...{ goals, member, progress, today }} />
        <Text size="sm" fw={600}>
          This week, since Monday
        </Text>
        <Steps steps={weekSteps({ goals, member }, progress, today)} />
      </Stack>
    </Card>
  );
}
