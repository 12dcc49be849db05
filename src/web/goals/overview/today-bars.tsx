import { Stack } from '@mantine/core';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { waterTargetOf } from '#web/lib/member/water-target.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import type { useProgress } from '#web/goals/queries.ts';

const BARS = [
  { key: 'energyKcal', label: 'Calories', color: 'energy', unit: 'kcal', format: formatKcal },
  { key: 'proteinG', label: 'Protein', color: 'protein', unit: 'g', format: formatGrams },
  { key: 'carbsG', label: 'Carbs', color: 'carbs', unit: 'g', format: formatGrams },
  { key: 'fatG', label: 'Fat', color: 'fat', unit: 'g', format: formatGrams },
  { key: 'fiberG', label: 'Fiber', color: 'fiber', unit: 'g', format: formatGrams },
] as const;

const NOTHING = { value: 0, low: 0, high: 0 };

interface ProgressProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
  readonly progress: ReturnType<typeof useProgress>;
  readonly today: string;
}

/** What was eaten and drunk today against the goals. */
export function TodayBars({ goals, member, progress, today }: ProgressProps) {
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
