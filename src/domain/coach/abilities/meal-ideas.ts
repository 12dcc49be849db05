import { flagsOf, type FlaggableItem, type FoodAversions } from '#domain/account/food-flags.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** A dish to propose when the member's own meals don't fit. The engine reads it as a description. */
export interface Idea {
  readonly name: string;
  readonly text: string;
  readonly kinds: readonly MealKind[];
}

const MAIN = ['lunch', 'dinner'] as const;
const MORNING = ['breakfast'] as const;
const SMALL = ['snack'] as const;

export const IDEAS: readonly Idea[] = [
  {
    name: 'Salmon, potatoes, green beans',
    text: '130 g salmon, 200 g boiled potatoes, 150 g green beans',
    kinds: MAIN,
  },
  {
    name: 'Chicken, rice and broccoli',
    text: '140 g grilled chicken breast, 150 g cooked rice, 150 g broccoli',
    kinds: MAIN,
  },
  {
    name: 'Tofu with brown rice and peppers',
    text: '180 g tofu, 180 g cooked brown rice, 150 g bell pepper',
    kinds: MAIN,
  },
  { name: 'Lentils with spinach', text: '250 g cooked lentils, 100 g spinach, 10 g olive oil', kinds: MAIN },
  {
    name: 'Chickpeas with quinoa and tomatoes',
    text: '180 g chickpeas, 150 g cooked quinoa, 150 g tomatoes',
    kinds: MAIN,
  },
  {
    name: 'Turkey with sweet potato',
    text: '140 g turkey breast, 220 g baked sweet potato, 100 g green salad',
    kinds: MAIN,
  },
  {
    name: 'Omelet with vegetables',
    text: '3 eggs, 100 g mushrooms, 100 g tomatoes',
    kinds: [...MAIN, ...MORNING],
  },
  { name: 'Cod with vegetables', text: '180 g cod, 200 g zucchini, 150 g boiled potatoes', kinds: MAIN },
  {
    name: 'Black beans with corn and avocado',
    text: '180 g black beans, 100 g corn, 70 g avocado',
    kinds: MAIN,
  },
  { name: 'Oatmeal with blueberries', text: '60 g rolled oats, 100 g blueberries', kinds: MORNING },
  {
    name: 'Yogurt with berries and walnuts',
    text: '200 g plain greek yogurt, 100 g strawberries, 15 g walnuts',
    kinds: [...MORNING, ...SMALL],
  },
  { name: 'Scrambled tofu with tomatoes', text: '150 g tofu, 120 g tomatoes', kinds: MORNING },
  { name: 'Eggs and an orange', text: '2 boiled eggs, 1 orange', kinds: [...MORNING, ...SMALL] },
  { name: 'Apple and almonds', text: '1 apple, 20 g almonds', kinds: SMALL },
  { name: 'Banana', text: '1 banana', kinds: [...SMALL, ...MORNING] },
  { name: 'Edamame', text: '150 g edamame', kinds: SMALL },
  { name: 'Carrots and chickpeas', text: '150 g carrots, 80 g chickpeas', kinds: SMALL },
];

const MEAT: readonly FoodGroup[] = ['meat', 'poultry', 'processed-meat'];
/** Recipes that may hold anything: they don't fit a diet that leaves foods out. */
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

/** Whether a diet and the member's allergies and dislikes allow an item. What only may contain an allergen doesn't fit. */
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

/** What is left of a day's targets. */
export interface Left {
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly fiberG: number;
}

/** What a meal may have of what is left: dinner all of it, earlier meals leave some for later. */
const SHARE: Readonly<Record<MealKind, number>> = { breakfast: 0.35, lunch: 0.5, dinner: 1, snack: 0.4 };
/** A dinner isn't larger than this, even if nothing was eaten all day. */
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
  readonly fiberG: number;
  /** How often the member ate it lately; 0 for a new one. */
  readonly times: number;
  /** Days since it was last eaten; null for a new one. */
  readonly daysAgo: number | null;
}

/** A little above the budget is still fine. */
const TOLERANCE = 1.1;
const MIN_SHARE = 0.3;

function pointsOf(
  { energyKcal, proteinG, fiberG, times, daysAgo }: Candidate,
  budgetKcal: number,
  left: Left,
): number {
  const fill = energyKcal / Math.max(1, budgetKcal);
  const protein = Math.min(1, proteinG / Math.max(1, left.proteinG));
  const fiber = Math.min(1, fiberG / Math.max(1, left.fiberG));
  const isJustEaten = daysAgo !== null && daysAgo < 2;
  return Math.min(fill, 1) + 1.2 * protein + 0.6 * fiber + 0.15 * Math.log1p(times) - (isJustEaten ? 1 : 0);
}

/** The meals that fit best, each with a different name. */
export function bestMeals<Meal extends Candidate>(
  candidates: readonly Meal[],
  kind: MealKind,
  left: Left,
  count = 3,
): readonly Meal[] {
  const budgetKcal = budgetOf(kind, left);
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
    .slice(0, count);
}

/** Why a meal is proposed, in a few words. */
export function fitWords(
  { proteinG, fiberG }: Candidate,
  left: Left,
): { readonly reason: string; readonly isClose: boolean } {
  const missingG = Math.round(left.proteinG - proteinG);
  if (left.fiberG > 3 && fiberG >= left.fiberG)
    return { reason: `Covers the ${Math.round(left.fiberG)} g of fiber you have left`, isClose: true };
  if (left.proteinG <= 0) return { reason: 'Your protein target is already met', isClose: true };
  if (missingG <= 5) return { reason: 'Reaches your protein target', isClose: true };
  return { reason: `${missingG} g short on protein`, isClose: false };
}
