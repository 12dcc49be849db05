import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { waterTargetOf } from '#web/lib/member/water-target.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import type { Step } from '#web/ui/layout/steps.tsx';
import type { useProgress } from '#web/goals/queries.ts';
import { weekMeanText, weekSleep, weekWater } from './week-means.ts';

/** "2.2 L"; undefined if no target fits the member. */
export function waterGoalText(goals: GoalsInForce, member: Member): string | undefined {
  const { targetMl } = waterTargetOf(member, goals);
  return targetMl === undefined
    ? undefined
    : `${daySize(targetMl, member.unitSystem)} ${dayUnit(member.unitSystem)}`;
}

function sleepHoursText({ settings }: GoalsInForce, { ageYears }: Member): string {
  const { least, most } = sleepNeed(ageYears);
  return settings.sleepHours === null ? `${least}–${most}` : String(settings.sleepHours);
}

/** "7–9 h", or the member's own hours. */
export const sleepGoalText = (goals: GoalsInForce, member: Member): string =>
  `${sleepHoursText(goals, member)} h`;

/** "2.2 L, 7–9 h, 16:8". */
export const habitsText = (goals: GoalsInForce, member: Member): string =>
  [
    waterGoalText(goals, member),
    sleepGoalText(goals, member),
    goals.settings.fastingProtocol && PROTOCOL_NAMES[goals.settings.fastingProtocol],
  ]
    .filter(Boolean)
    .join(', ');

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

function waterWhy(waterMl: number | null, targetMl: number | undefined): string {
  if (waterMl !== null) return 'Set manually.';
  return targetMl === undefined
    ? 'We can’t calculate a target for you. Ask your doctor, then set one manually.'
    : 'Based on your weight, age and sex. It’s close to EFSA’s adequate intakes.';
}

/** Targets other than food, each with its reason and this week's average. */
export function habitSteps(
  goals: GoalsInForce,
  member: Member,
  { water, sleeps }: ReturnType<typeof useProgress>,
  today: string,
): readonly Step[] {
  const { waterMl, sleepHours, fastingProtocol } = goals.settings;
  const { targetMl } = waterTargetOf(member, goals);
  const system = member.unitSystem;
  return [
    {
      name: 'Water',
      value: targetMl === undefined ? '–' : daySize(targetMl, system),
      unit: targetMl === undefined ? '' : dayUnit(system),
      why: sentences(
        waterWhy(waterMl, targetMl),
        weekMeanText(
          weekWater(water.data ?? [], today),
          'full day',
          (mean) => `${daySize(mean, system)} ${dayUnit(system)}`,
        ),
      ),
    },
    {
      name: 'Sleep',
      value: sleepHoursText(goals, member),
      unit: 'h',
      why: sentences(
        sleepHours === null ? 'Recommended for most people your age.' : 'Set manually.',
        weekMeanText(weekSleep(sleeps.data ?? []), 'night', sayMinutes),
      ),
    },
    {
      name: 'Fasting',
      value: fastingProtocol === null ? 'No plan' : PROTOCOL_NAMES[fastingProtocol],
      unit: '',
    },
  ];
}
