import { flagsOf, type FlaggableItem, type FoodAversions } from '#domain/account/food-flags.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { MealBounds } from './read-ideas.ts';

const MEAT: readonly FoodGroup[] = ['meat', 'poultry', 'processed-meat'];
/** Recipes with open ingredients, which don't fit any diet that excludes foods. */
const UNSURE: readonly FoodGroup[] = ['dish', 'fast-food', 'soup'];

const LEAVES_OUT: Readonly<Partial<Record<DietaryPreference, readonly FoodGroup[]>>> = {
  vegetarian: [...MEAT, 'seafood'],
  vegan: [...MEAT, 'seafood', 'egg', 'dairy', 'cheese'],
  pescatarian: MEAT,
  'dairy-free': ['dairy', 'cheese'],
  paleo: ['dairy', 'cheese', 'legume', 'whole-grain', 'refined-grain', 'breakfast-cereal'],
  keto: [
    'whole-grain',
    'refined-grain',
    'breakfast-cereal',
    'legume',
    'starchy-vegetable',
    'sweet',
    'dessert',
    'sugary-drink',
    'juice',
  ],
  'gluten-free': ['breakfast-cereal'],
};

/** Names that a food group alone doesn't reveal. */
const NAMED_OUT: Readonly<Partial<Record<DietaryPreference, RegExp>>> = {
  halal: /\b(?:pork|bacon|ham|prosciutto|wine|beer|gelatin)\b/i,
  kosher: /\b(?:pork|bacon|ham|prosciutto|shrimp|crab|lobster|clam|mussel)\b/i,
  'gluten-free':
    /\b(?:wheat|bread|pasta|noodle|bun|toast|barley|rye|couscous|bulgur|seitan|cracker|tortilla|pizza|cake|cookie)s?\b/i,
  vegan: /\b(?:honey|gelatin|butter|milk|cream|egg|cheese|yogurt)s?\b/i,
  vegetarian: /\b(?:gelatin|bacon|ham|chicken|beef|pork|fish|tuna|salmon|shrimp|turkey)\b/i,
  pescatarian: /\b(?:bacon|ham|chicken|beef|pork|turkey|lamb)\b/i,
};

/** Whether a diet and the member's allergies and dislikes allow an item. Items that may contain an allergen don't fit. */
export function isAllowed(
  item: FlaggableItem,
  { diet, aversions }: { readonly diet: DietaryPreference; readonly aversions: FoodAversions },
): boolean {
  if (flagsOf(item, aversions).length > 0) return false;
  const out = LEAVES_OUT[diet] ?? [];
  const { group } = item.food ?? {};
  if (group !== undefined && out.includes(group)) return false;
  if (out.length > 0 && diet !== 'keto' && (group === undefined || UNSURE.includes(group))) return false;
  return NAMED_OUT[diet]?.test(item.name) !== true;
}

/** What remains of a day's targets. */
export interface Left {
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly fiberG: number;
}

/** The share of it that a meal may use: dinner all of it, earlier meals less. */
const SHARE: Readonly<Record<MealKind, number>> = { breakfast: 0.35, lunch: 0.5, dinner: 1, snack: 0.4 };
/** Maximum for a dinner, even if nothing was eaten all day. */
const MAX_MEAL_KCAL: Readonly<Record<MealKind, number>> = {
  breakfast: 700,
  lunch: 900,
  dinner: 1000,
  snack: 300,
};

export const budgetOf = (kind: MealKind, left: Left): number =>
  Math.max(0, Math.min(MAX_MEAL_KCAL[kind], left.energyKcal * SHARE[kind]));

/** A meal that could be proposed. */
export interface Candidate {
  readonly name: string;
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly carbsG: number | undefined;
  readonly fatG: number | undefined;
  readonly fiberG: number;
  /** How often the member ate it recently; 0 for a new one. */
  readonly times: number;
  /** Days since it was last eaten; null for a new one. */
  readonly daysAgo: number | null;
  /** Whether it belongs to a cuisine that the member chose. */
  readonly isOfCuisine: boolean;
}

/** Whether a meal keeps to what was asked for. */
export const isWithin = (
  { energyKcal, proteinG, carbsG = Infinity }: Candidate,
  { maxKcal = Infinity, minProteinG = 0, maxCarbsG = Infinity }: MealBounds,
): boolean =>
  Math.round(energyKcal) <= maxKcal && Math.round(proteinG) >= minProteinG && Math.round(carbsG) <= maxCarbsG;

/** Mostly carbs and little fat, which is digested before the workout starts (ACSM 2016, doi:10.1249/MSS.0000000000000852). */
export const isForWorkout = ({ energyKcal, carbsG = 0, fatG = Infinity }: Candidate): boolean =>
  KCAL_PER_G.carbsG * carbsG >= energyKcal / 2 && KCAL_PER_G.fatG * fatG <= energyKcal / 4;

/** A little above the budget is still fine. */
const TOLERANCE = 1.1;
const MIN_SHARE = 0.3;

function pointsOf(
  { energyKcal, proteinG, fiberG, times, daysAgo, isOfCuisine }: Candidate,
  budgetKcal: number,
  left: Left,
): number {
  const fill = energyKcal / Math.max(1, budgetKcal);
  const protein = Math.min(1, proteinG / Math.max(1, left.proteinG));
  const fiber = Math.min(1, fiberG / Math.max(1, left.fiberG));
  const isJustEaten = daysAgo !== null && daysAgo < 2;
  const liked = 0.15 * Math.log1p(times) + (isOfCuisine ? 0.5 : 0);
  return Math.min(fill, 1) + 1.2 * protein + 0.6 * fiber + liked - (isJustEaten ? 1 : 0);
}

const MAX_MEALS = 3;

/** The meals that fit best, each with a different name. */
export function bestMeals<Meal extends Candidate>(
  candidates: readonly Meal[],
  kind: MealKind,
  left: Left,
  { maxKcal = Infinity }: MealBounds = {},
): readonly Meal[] {
  const budgetKcal = Math.min(maxKcal, budgetOf(kind, left));
  const fitting = candidates.filter(
    ({ energyKcal }) =>
      energyKcal <= budgetKcal * TOLERANCE && energyKcal >= Math.min(budgetKcal * MIN_SHARE, 150),
  );
  const ranked = fitting
    .map((meal) => ({ meal, points: pointsOf(meal, budgetKcal, left) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ meal }) => meal);
  const named = new Set<string>();
  return ranked
    .filter(({ name }) => {
      const isNew = !named.has(name);
      named.add(name);
      return isNew;
    })
    .slice(0, MAX_MEALS);
}

/** Why a meal is proposed, in a few words. */
export function fitWords(
  { proteinG, fiberG }: Candidate,
  left: Left,
): { readonly reason: string; readonly isClose: boolean } {
  const missingG = Math.round(left.proteinG - proteinG);
  if (left.fiberG > 3 && fiberG >= left.fiberG)
    return { reason: `Covers the ${Math.round(left.fiberG)} g of fiber you still need`, isClose: true };
  if (left.proteinG <= 0) return { reason: 'Your protein target is already met', isClose: true };
  if (missingG <= 5) return { reason: 'Reaches your protein target', isClose: true };
  return { reason: `${missingG} g short on protein`, isClose: false };
}
