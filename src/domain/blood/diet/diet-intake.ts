import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { DIET_NUTRIENTS, type DietNutrient } from './diet-nutrients.ts';

/** One food of one meal in the food log. */
export interface EatenItem {
  /** Local day. */
  readonly date: string;
  /** Null for a quick add. */
  readonly foodId: string | null;
  readonly name: string;
  /** Amounts eaten; a missing key is unknown. */
  readonly amounts: { readonly [K in NutrientKey]?: number };
}

/** Amount of a nutrient from one food over a period. */
export interface FoodSource {
  readonly foodId: string | null;
  readonly name: string;
  readonly times: number;
  readonly amountEachTime: number;
  readonly amountInAll: number;
}

/** A day's sum is known if foods with this share of its energy report the nutrient. */
const KNOWN_SHARE = 0.9;
/** An average needs at least a week. */
export const MIN_DAYS = 7;
const MAX_FOODS = 5;

/** Amount in an item; undefined if part of it is unknown. */
function amountOf({ amounts }: EatenItem, nutrient: DietNutrient): number | undefined {
  let sum = 0;
  for (const key of DIET_NUTRIENTS[nutrient].of) {
    const amount = amounts[key];
    if (amount === undefined) return undefined;
    sum += amount;
  }
  return sum;
}

/** Amount in a day; undefined if too few foods report it. */
function amountOfDay(items: readonly EatenItem[], nutrient: DietNutrient): number | undefined {
  let [sum, knownKcal, allKcal] = [0, 0, 0];
  for (const item of items) {
    const { energyKcal = 0 } = item.amounts;
    const amount = amountOf(item, nutrient);
    allKcal += energyKcal;
    if (amount === undefined) continue;
    sum += amount;
    knownKcal += energyKcal;
  }
  return knownKcal >= KNOWN_SHARE * allKcal ? sum : undefined;
}

/**
 * Average daily intake of a nutrient over the complete days on which it is known.
 * @param completeDays local days; one without food counts as 0
 * @returns `dayCount`: number of known days; `meanPerDay` undefined below a week
 */
export function meanIntake(
  itemsByDay: ReadonlyMap<string, readonly EatenItem[]>,
  completeDays: readonly string[],
  nutrient: DietNutrient,
): { readonly meanPerDay: number | undefined; readonly dayCount: number } {
  const known = completeDays.flatMap((date) => amountOfDay(itemsByDay.get(date) ?? [], nutrient) ?? []);
  return { meanPerDay: known.length < MIN_DAYS ? undefined : meanOf(known), dayCount: known.length };
}

/** Average energy, kcal, of the complete days on which every food's energy is known; undefined below a week. */
export function meanEnergyKcal(
  itemsByDay: ReadonlyMap<string, readonly EatenItem[]>,
  completeDays: readonly string[],
): number | undefined {
  const known = completeDays.flatMap((date) => {
    const energies = (itemsByDay.get(date) ?? []).map(({ amounts }) => amounts.energyKcal ?? Number.NaN);
    const sum = energies.reduce((total, energyKcal) => total + energyKcal, 0);
    return Number.isNaN(sum) ? [] : sum;
  });
  return known.length < MIN_DAYS ? undefined : meanOf(known);
}

/**
 * The five foods that provide most of a nutrient: per serving if more of it is wanted, otherwise in total.
 * @param leastEachTime minimum amount per serving, in the nutrient's unit
 */
export function foodsRichIn(
  items: readonly EatenItem[],
  nutrient: DietNutrient,
  wanted: 'more' | 'less',
  leastEachTime = 0,
): FoodSource[] {
  const sums = new Map<string, { foodId: string | null; name: string; times: number; amount: number }>();
  for (const item of items) {
    const amount = amountOf(item, nutrient);
    if (amount === undefined) continue;
    const key = item.foodId ?? `name ${item.name}`;
    const sum = sums.get(key);
    if (sum) {
      sum.times += 1;
      sum.amount += amount;
    } else sums.set(key, { foodId: item.foodId, name: item.name, times: 1, amount });
  }
  const worth = ({ amountEachTime, amountInAll }: FoodSource) =>
    wanted === 'more' ? amountEachTime : amountInAll;
  return [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, times, ...food }) => ({
      ...food,
      times,
      amountEachTime: amount / times,
      amountInAll: amount,
    }))
    .filter(({ amountEachTime }) => amountEachTime >= leastEachTime)
    .toSorted((one, other) => worth(other) - worth(one) || one.name.localeCompare(other.name))
    .slice(0, MAX_FOODS);
}
