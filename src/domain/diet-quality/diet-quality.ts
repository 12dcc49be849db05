import type { DietaryPreference } from '#domain/account/profile.ts';
import { assessHei, MIN_KNOWN_PERCENT, type HeiResult } from './assess-hei.ts';
import type { DayVerdict } from './counted-days.ts';
import { dayGlycemicLoad, type DayLoad } from './day-glycemic-load.ts';
import { dietDays, knownGroupsPercent } from './diet-days.ts';
import { dietQualityIndex, scoreDietDay, type ScoredDietDay } from './diet-quality-index.ts';
import type { EatenItem } from './eaten-item.ts';
import { foodServings, type FoodServings } from './food-servings.ts';
import { contributionsTo, type FoodContribution } from './food-suggestions.ts';
import { HEI_KEYS, type HeiKey } from './hei-components.ts';
import { meanIntake, type MeanIntake } from './mean-intake.ts';
import { novaShare, type NovaShares } from './nova-share.ts';
import { proteinByMeal, type Eater, type ProteinByMeal } from './protein-by-meal.ts';

/** Different plants per week eaten by the most diverse group of the American Gut Project. */
export const PLANTS_PER_WEEK = 30;
const MAX_UNKNOWN_FOODS = 5;

export interface CountedDay {
  readonly date: string;
  readonly verdict: DayVerdict;
  readonly energyKcal: number;
}

/** Diet quality over several weeks. */
export interface DietQuality {
  readonly days: readonly CountedDay[];
  readonly countedDays: number;
  readonly hei: HeiResult;
  /** Logged foods that contributed most to each component. */
  readonly foods: Readonly<Record<HeiKey, readonly FoodContribution[]>>;
  /** Percentage of energy from foods with known food groups; null without counted days. */
  readonly knownGroupsPercent: number | null;
  /** Foods with unknown food groups that contributed the most energy. */
  readonly unknownFoods: readonly { readonly name: string; readonly energyKcal: number }[];
  /** Simple index, 0 to 100; null if too little is known. */
  readonly dietQualityIndex: number | null;
  /** Days that the simple index averages. */
  readonly dietQualityDays: readonly (ScoredDietDay & { readonly date: string })[];
  readonly nova: NovaShares | null;
  readonly glycemicLoads: readonly DayLoad[];
  readonly protein: ProteinByMeal | null;
  /** Names of the plants eaten in the last seven days. */
  readonly plants: readonly string[];
  readonly intake: MeanIntake | null;
  /** Null if too many food groups are unknown. */
  readonly servings: FoodServings | null;
}

export interface DietInput {
  readonly days: readonly CountedDay[];
  /** Items of the counted days. */
  readonly items: readonly EatenItem[];
  /** Items of the last seven days, counted or not. */
  readonly itemsOfWeek: readonly EatenItem[];
  readonly eater: Eater | undefined;
  readonly preference: DietaryPreference;
}

function unknownFoods(items: readonly EatenItem[]): DietQuality['unknownFoods'] {
  const byName = new Map<string, number>();
  for (const { name, amounts, food, grams } of items) {
    const unknown = grams === null ? 1 : 1 - (food?.pattern?.knownShare ?? 0);
    const kcal = (amounts.energyKcal ?? 0) * unknown;
    if (kcal > 0.5) byName.set(name, (byName.get(name) ?? 0) + kcal);
  }
  return [...byName]
    .map(([name, energyKcal]) => ({ name, energyKcal }))
    .toSorted((one, other) => other.energyKcal - one.energyKcal)
    .slice(0, MAX_UNKNOWN_FOODS);
}

/** Assesses a diet from its complete days, and the week's plants from everything logged. */
export function dietQuality({ days, items, itemsOfWeek, eater, preference }: DietInput): DietQuality {
  const counted = days.filter(({ verdict }) => verdict === 'counted');
  const byDate = Map.groupBy(items, ({ date }) => date);
  const known = knownGroupsPercent(items);
  const dietQualityDays = dietDays(byDate).flatMap(({ date, ...day }) => {
    const scored = scoreDietDay(day, preference);
    return scored ? [{ date, ...scored }] : [];
  });
  const hasDays = counted.length > 0 && known !== undefined;
  return {
    days,
    countedDays: counted.length,
    hei: assessHei(items, counted.length),
    foods: Object.fromEntries(HEI_KEYS.map((key) => [key, contributionsTo(key, items)])) as Record<
      HeiKey,
      readonly FoodContribution[]
    >,
    knownGroupsPercent: known ?? null,
    unknownFoods: unknownFoods(items),
    dietQualityIndex: dietQualityIndex(dietQualityDays) ?? null,
    dietQualityDays,
    nova: novaShare(items) ?? null,
    glycemicLoads: counted.flatMap(({ date }) => dayGlycemicLoad(date, byDate.get(date) ?? []) ?? []),
    protein: (eater && proteinByMeal(byDate, eater)) ?? null,
    plants: [...new Set(itemsOfWeek.flatMap(({ food }) => food?.pattern?.plants ?? []))].toSorted(),
    intake: hasDays ? meanIntake(items, counted.length) : null,
    servings: hasDays && known >= MIN_KNOWN_PERCENT ? foodServings(items, counted.length) : null,
  };
}
