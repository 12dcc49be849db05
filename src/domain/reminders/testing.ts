import type { ReminderFacts } from './facts.ts';
import type { ReminderKind } from './kinds.ts';
import { firstPlan, type ReminderChoice, type ReminderPlan } from './plan.ts';
import { usualTimes } from './usual-times.ts';

/** Facts about a member who has logged nothing, with overrides. */
export const emptyFacts = (changes: Partial<ReminderFacts> = {}): ReminderFacts => ({
  timeZone: 'UTC',
  today: '2026-11-20',
  usual: usualTimes([]),
  meals: [],
  settledDays: [],
  weighedOn: [],
  sleptOn: [],
  checkedInOn: null,
  water: { drunkMl: 0, targetMl: 2400 },
  units: 'metric',
  runningFast: null,
  eatingWindow: null,
  supplements: [],
  takes: [],
  retests: [],
  conditionChanges: [],
  ...changes,
});

/** A plan with only these kinds turned on, without quiet hours. */
export function planOf(
  choices: Partial<Record<ReminderKind, Partial<ReminderChoice>>>,
  changes: Partial<ReminderPlan> = {},
): ReminderPlan {
  const plan = firstPlan({ mealReminders: false, progressReminders: false });
  const chosen = Object.entries(choices).map(([kind, choice]) => [
    kind,
    { ...plan.kinds[kind as ReminderKind], isOn: true, ...choice },
  ]);
  return { ...plan, quiet: null, ...changes, kinds: { ...plan.kinds, ...Object.fromEntries(chosen) } };
}
