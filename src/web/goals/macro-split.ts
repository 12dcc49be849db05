import type { GoalPlanAnswer } from '#contract/goals/goal-plan.ts';
import { wholePercents } from '#domain/numbers/whole-percents.ts';
import { KCAL_PER_G } from '#domain/units/energy.ts';

export const SPLIT_PARTS = [
  { key: 'proteinG', name: 'Protein', color: 'protein' },
  { key: 'carbsG', name: 'Carbs', color: 'carbs' },
  { key: 'fatG', name: 'Fat', color: 'fat' },
] as const;

/** Share of a macro in the energy of all three, percent. */
export function shareOf(
  plan: Pick<GoalPlanAnswer, 'proteinG' | 'carbsG' | 'fatG'>,
  key: keyof typeof KCAL_PER_G,
): number {
  const all = SPLIT_PARTS.reduce((sum, part) => sum + plan[part.key] * KCAL_PER_G[part.key], 0);
  return all > 0 ? ((plan[key] * KCAL_PER_G[key]) / all) * 100 : 0;
}

/** The same in whole percent, which add up to 100. */
export function wholeShareOf(
  plan: Pick<GoalPlanAnswer, 'proteinG' | 'carbsG' | 'fatG'>,
  key: (typeof SPLIT_PARTS)[number]['key'],
): number {
  const shares = wholePercents(SPLIT_PARTS.map((part) => plan[part.key] * KCAL_PER_G[part.key]));
  return shares[SPLIT_PARTS.findIndex((part) => part.key === key)] ?? 0;
}
