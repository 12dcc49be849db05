import { Stack, Text } from '@mantine/core';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import type { Sleep } from '#contract/sleep.ts';
import type { WaterDay } from '#contract/water.ts';
import { countedKcal } from '#domain/meals/day-state.ts';
import type { DaySummary } from '#domain/meals/day-summaries.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { asleepMinutes } from '#domain/sleep/sleep-times.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { type Step, Steps } from '#web/ui/steps.tsx';
import { waterTargetOf } from '#web/lib/member/water-target.ts';
import { useProgress } from './queries.ts';

/** Average of the week so far and its number of days; undefined if no day counts. */
interface WeekMean {
  readonly mean: number | undefined;
  readonly days: number;
}

const weekMean = (values: readonly number[]): WeekMean => ({ mean: meanOf(values), days: values.length });

/** Energy of fully logged days; today counts once its member marks it complete. */
export const weekEnergy = (days: readonly DaySummary[], today: string): WeekMean =>
  weekMean(
    days
      .map((day) => countedKcal({ ...day, energyKcal: day.total?.energyKcal?.value }, today))
      .filter((kcal) => kcal !== undefined),
  );

/** Water of the days before today; today isn't over. */
export const weekWater = (days: readonly WaterDay[], today: string): WeekMean =>
  weekMean(days.flatMap(({ date, waterMl }) => (date < today ? [waterMl] : [])));

/** Minutes asleep per day, naps included, for days with a logged night. */
export function weekSleep(sleeps: readonly Sleep[]): WeekMean {
  const byDate = new Map<string, number>();
  const nights = new Set(sleeps.filter(({ isNap }) => !isNap).map(({ date }) => date));
  for (const { date, inBedAt, outOfBedAt, latencyMinutes, awakeMinutes } of sleeps) {
    const minutes = asleepMinutes({
      inBedMs: Date.parse(inBedAt),
      outOfBedMs: Date.parse(outOfBedAt),
      latencyMinutes,
      awakeMinutes,
    });
    byDate.set(date, (byDate.get(date) ?? 0) + minutes);
  }
  return weekMean([...byDate].flatMap(([date, minutes]) => (nights.has(date) ? [minutes] : [])));
}

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
  const waterGoal = waterTargetOf(member, goals).targetMl;
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
          targetText={`of ${format(goals.today[key])} ${unit}`}
        />
      ))}
      {waterGoal !== undefined && (
        <MacroBar
          label="Water"
          color="water"
          {...water}
          target={waterGoal}
          valueText={waterMl === undefined ? '–' : daySize(waterMl, member.unitSystem)}
          targetText={`of ${daySize(waterGoal, member.unitSystem)} ${dayUnit(member.unitSystem)}`}
        />
      )}
    </Stack>
  );
}

/** @param one what is counted: "complete day", "night" */
const daysText = ({ days }: WeekMean, one: string): string =>
  days === 0 ? `No ${one}s this week yet` : `Average of ${days} ${one}${days === 1 ? '' : 's'}`;

function weekSteps({ goals, member }: ProgressProps, progress: Progress, today: string): readonly Step[] {
  const energy = weekEnergy(progress.days.data ?? [], today);
  const water = weekWater(progress.water.data ?? [], today);
  const sleep = weekSleep(progress.sleeps.data ?? []);
  const need = sleepNeed(member.ageYears);
  const sleepGoal =
    goals.settings.sleepHours === null ? `${need.least}–${need.most} h` : `${goals.settings.sleepHours} h`;
  const waterGoal = waterTargetOf(member, goals).targetMl;
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

/** Progress of today and this week against the goals. */
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
