import { roundEnergy } from '#domain/meals/estimates/round-energy.ts';
import { joinWords } from '#domain/words/join-words.ts';
import {
  bestMeals,
  budgetOf,
  fitWords,
  isAllowed,
  isForWorkout,
  isWithin,
  type Left,
} from '#domain/coach/abilities/meal-ideas.ts';
import type { IdeasRequest, MealBounds } from '#domain/coach/abilities/read-ideas.ts';
import { flagsOf } from '#domain/account/food-flags.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { usualMealKind, type MealKind } from '#domain/meals/meal.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { newId } from '#server/core/new-id.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { candidatesOf, type Loggable } from './candidates.ts';
import { basisOf, leftToday, overWords } from './left-today.ts';
import { preferencesOf, type EatingPreferences } from './preferences.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Of the meals with the most protein, the best three are chosen. */
const MAX_PROTEIN_CHOICE = 5;
/** With less, there is no room for a meal. */
const MIN_BUDGET_KCAL = 150;
const WORKOUT_SOURCE: Reply['sources'] = [
  {
    name: 'ACSM 2016, nutrition and athletic performance',
    url: 'https://doi.org/10.1249/MSS.0000000000000852',
  },
];

/** Meals that the member's diets, allergies and dislikes allow. */
async function allowedOf(
  { db, userId }: CoachAsker,
  index: FoodIndex,
  { diets, aversions }: EatingPreferences,
  candidates: readonly Loggable[],
): Promise<readonly Loggable[]> {
  const ids = candidates.flatMap(({ items }) => items.flatMap(({ foodId }) => foodId ?? []));
  const foods = await foodsById(db, index, userId, [...new Set(ids)]);
  // A dish can be disliked by a name that none of its foods contains: "dal".
  const named = { ...aversions, allergens: [] };
  return candidates.filter(
    ({ name, items }) =>
      flagsOf({ name }, named).length === 0 &&
      items.every(({ foodId }) => {
        const food = foods.get(foodId ?? '');
        return (
          food !== undefined &&
          diets.every((diet) => isAllowed({ name: food.name, food }, { diet, aversions }))
        );
      }),
  );
}

/** "Oatmeal with berries (350 kcal, 15 g of protein)" */
const mealWords = ({ name, energyKcal, proteinG }: Loggable): string =>
  `${name} (${roundEnergy(energyKcal)} kcal, ${Math.round(proteinG)} g of protein)`;

/** @param tomorrow meals that would fit a new day */
function nothingFits(
  kind: MealKind,
  left: Left,
  { figures, tomorrow }: { readonly figures: readonly CoachFigure[]; readonly tomorrow: readonly Loggable[] },
): Reply {
  const isFull = budgetOf(kind, left) < MIN_BUDGET_KCAL;
  const now =
    left.energyKcal > 0 ? 'You have [[f1]] left today.' : `You’re ${overWords(left)} today’s calorie target.`;
  return reply({
    kind: 'advice',
    title: !isFull
      ? 'Nothing fits'
      : tomorrow.length > 0
        ? `${capitalized(kind)} for tomorrow`
        : 'You’ve reached today’s calorie target',
    paragraphs: [
      isFull
        ? `${now} If you’re hungry, vegetables, broth or tea are light choices. One day over target makes little difference, so don’t skip meals to make up for it.`
        : 'I couldn’t find a meal that fits your request, what you have left today, your diet and your allergies. Search for a food on the log screen to see how it would fit.',
      ...(isFull && tomorrow.length > 0
        ? [`For tomorrow’s ${kind}, you could have ${joinWords(tomorrow.map(mealWords), 'or')}.`]
        : []),
    ],
    figures: now.includes('[[f1]]') && isFull ? figures.slice(0, 1) : [],
    links: [{ name: 'Log food', screen: 'meals' }],
  });
}

/** Restrictions that suggestions respect, and how reliable that is. */
function noteOf({ avoided, rules }: EatingPreferences): string | null {
  const kept = rules.facts.map(({ text }) => `“${text}”`).join(', ');
  const parts = [
    avoided.length > 0 ? 'I only checked food names, so read the label if you have an allergy.' : '',
    kept && `I kept this in mind: ${kept}.`,
  ];
  return parts.filter(Boolean).join(' ') || null;
}

const FITTING = ['', 'This one fits', 'These two fit'] as const;
const CLOSEST = ['', 'This one comes closest', 'These two come closest'] as const;

/** The best meals within the bounds; if none has enough protein, those with the most. */
function chosen(
  allowed: readonly Loggable[],
  {
    kind,
    left,
    bounds,
    isNamed,
  }: {
    readonly kind: MealKind;
    readonly left: Left;
    readonly bounds: MealBounds;
    /** Whether the member named a cuisine. */
    readonly isNamed: boolean;
  },
): { readonly best: readonly Loggable[]; readonly isClosest: boolean } {
  const within = allowed.filter((each) => isWithin(each, bounds));
  const ofCuisine = isNamed
    ? bestMeals(
        within.filter(({ isOfCuisine }) => isOfCuisine),
        kind,
        left,
        bounds,
      )
    : [];
  const best = ofCuisine.length > 0 ? ofCuisine : bestMeals(within, kind, left, bounds);
  const { minProteinG, ...others } = bounds;
  if (best.length > 0 || minProteinG === undefined) return { best, isClosest: false };
  const mostProtein = allowed
    .filter((each) => isWithin(each, others))
    .toSorted((one, other) => other.proteinG - one.proteinG)
    .slice(0, MAX_PROTEIN_CHOICE);
  return { best: bestMeals(mostProtein, kind, left, others), isClosest: true };
}

/** "Up to 200 kcal and at least 30 g of protein". */
const boundsWords = ({ maxKcal, minProteinG, maxCarbsG }: MealBounds): string =>
  joinWords([
    ...(maxKcal === undefined ? [] : [`up to ${maxKcal} kcal`]),
    ...(minProteinG === undefined ? [] : [`at least ${minProteinG} g of protein`]),
    ...(maxCarbsG === undefined ? [] : [`up to ${maxCarbsG} g of carbs`]),
  ]);

/** "These three fit, with up to 200 kcal each, and judging by their names, none contain nuts." */
function fittingWords(
  count: number,
  {
    bounds,
    isClosest,
    avoided,
  }: { readonly bounds: MealBounds; readonly isClosest: boolean; readonly avoided: readonly string[] },
): string {
  const within = boundsWords(bounds);
  const judged = count === 1 ? 'its name, it doesn’t contain' : 'their names, none contain';
  const named = avoided.length > 0 ? `, and judging by ${judged} ${joinWords(avoided, 'or')}` : '';
  if (isClosest)
    return `I couldn’t find a meal with ${within}. ${CLOSEST[count] ?? 'These three come closest'}${named}.`;
  return `${FITTING[count] ?? 'These three fit'}${within && `, with ${within}${count > 1 ? ' each' : ''}`}${named}.`;
}

/** Proposes meals that fit the remaining amounts, the member's diet and allergies, and what they like to eat. */
export async function mealIdeas(
  asker: CoachAsker,
  index: FoodIndex,
  { meal, without, cuisines, diets, bounds, isBeforeWorkout, isAfterWorkout }: IdeasRequest,
): Promise<Reply> {
  const kind = meal ?? usualMealKind(wallClock(asker.nowMs, asker.timeZone).hour);
  const [{ left, whole, figures, meals }, preferences] = await Promise.all([
    leftToday(asker),
    preferencesOf(asker, without, diets),
  ]);
  const isNamed = cuisines.length > 0;
  const candidates = await candidatesOf(asker, index, kind, isNamed ? cuisines : preferences.cuisines);
  const allowed = (await allowedOf(asker, index, preferences, candidates)).filter(
    (each) => !isBeforeWorkout || isForWorkout(each),
  );
  const { isClosest, best } = chosen(allowed, { kind, left, bounds, isNamed });
  if (best.length === 0) {
    const tomorrow = chosen(allowed, { kind, left: whole, bounds, isNamed }).best;
    return nothingFits(kind, left, { figures, tomorrow });
  }
  const { avoided } = preferences;
  const proposals = best.map(({ name, items, source, energyKcal, proteinG }) => ({
    id: newId(),
    title: name,
    before: null,
    after: `${roundEnergy(energyKcal)} kcal`,
    detail: `${Math.round(proteinG)} g protein`,
    action: { kind: 'log-meal' as const, input: { kind, source, items } },
    state: 'open' as const,
  }));
  return reply({
    kind: 'meals',
    paragraphs: [
      `You have [[f1]] and [[f2]] of protein left today. ${fittingWords(best.length, { bounds, isClosest, avoided })}`,
      ...(isBeforeWorkout
        ? [
            'Before a workout, meals with mostly carbs and little fat or fiber digest fastest. Eat one to three hours before.',
          ]
        : []),
      ...(isAfterWorkout
        ? [
            'Within two hours after a workout, 15 to 25 g of protein with carbs and something to drink is enough. Your total for the day matters more.',
          ]
        : []),
    ],
    sources: isBeforeWorkout || isAfterWorkout ? WORKOUT_SOURCE : [],
    figures,
    meals: best.map((each, at) => ({
      id: proposals[at]?.id ?? '',
      name: each.name,
      detail: each.detail,
      energyKcal: roundEnergy(each.energyKcal),
      proteinG: Math.round(each.proteinG),
      ...fitWords(each, left),
    })),
    left: {
      energyKcal: roundEnergy(Math.max(0, left.energyKcal)),
      proteinG: Math.round(Math.max(0, left.proteinG)),
    },
    proposals,
    basis: basisOf(meals),
    note: noteOf(preferences),
    next: ['Which foods gave me the most protein this month?'],
  });
}
