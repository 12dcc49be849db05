import type { MealInput, MealItem } from '#contract/meals/meals.ts';
import {
  bestMeals,
  budgetOf,
  fitWords,
  IDEAS,
  isAllowed,
  type Candidate,
  type Left,
} from '#domain/coach/abilities/meal-ideas.ts';
import { eatingRules } from '#domain/coach/memory/eating-rules.ts';
import type { Fact } from '#domain/coach/memory/fact.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { figureOf } from '#domain/coach/figure-of.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { usualMealKind, type MealKind } from '#domain/meals/meal.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { daysBetween, weekdayOf } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { eq } from 'drizzle-orm';
import { foodPreferences } from '#server/account/tables.ts';
import { newId } from '#server/core/new-id.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { recentMealsOf } from '#server/meals/recent-queries.ts';
import { savedMealsOf } from '#server/meals/saved-queries.ts';
import { memberOn } from '#server/member/queries.ts';
import type { CoachAsker } from './answer.ts';
import { factsInUse } from './memory/queries.ts';
import { recordsFor, targetFigures } from './record-queries.ts';

const DAYS = 90;
const LIMIT = 40;

/** A meal that could be logged as it is. */
interface Loggable extends Candidate {
  readonly detail: string;
  readonly items: MealInput['items'];
  readonly source: MealInput['source'];
}

type Item = Pick<MealItem, 'foodId' | 'name' | 'amount' | 'unit' | 'grams' | 'confidence' | 'nutrients'>;

const MAX_NAMED = 3;

const nameOf = (items: readonly Item[]): string => {
  const names = items.map(({ name }) => name.split(',')[0] ?? name);
  const rest = names.length - MAX_NAMED;
  return rest > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more` : names.join(', ');
};

const amountsOf = (items: readonly Item[]): string =>
  items
    .slice(0, MAX_NAMED)
    .map(({ name, grams }) => `${name.split(',')[0]} ${Math.round(grams?.value ?? 0)} g`)
    .join(' · ');

function loggable(
  items: readonly Item[],
  more: Pick<Loggable, 'times' | 'daysAgo' | 'source'> & { readonly name?: string },
): Loggable[] {
  // A quick add has no food that could be checked against allergies.
  if (items.length === 0 || items.some(({ foodId, grams }) => foodId === null || grams === null)) return [];
  const total = sumNutrients(items.map(({ nutrients }) => nutrients));
  const { energyKcal, proteinG, fiberG } = total;
  if (!energyKcal) return [];
  const { name, times, daysAgo, source } = more;
  const seen =
    daysAgo === null
      ? 'new for you'
      : daysAgo === 0
        ? 'eaten today'
        : daysAgo === 1
          ? 'eaten yesterday'
          : `eaten ${daysAgo} days ago`;
  return [
    {
      name: name ?? nameOf(items),
      detail: `${amountsOf(items)} · ${source === 'saved' ? 'your saved meal' : seen}`,
      energyKcal: energyKcal.value,
      proteinG: proteinG?.value ?? 0,
      fiberG: fiberG?.value ?? 0,
      times,
      daysAgo,
      source,
      items: items.map(({ foodId, amount, unit, grams, confidence }) => ({
        id: newId(),
        foodId,
        amount,
        unit,
        grams,
        confidence,
      })),
    },
  ];
}

async function candidatesOf(
  { db, userId, nowMs, today }: CoachAsker,
  index: FoodIndex,
  kind: MealKind,
): Promise<Loggable[]> {
  const isMain = kind === 'lunch' || kind === 'dinner';
  const [recent, saved] = await Promise.all([
    recentMealsOf(db, userId, { days: DAYS, limit: LIMIT }, nowMs),
    savedMealsOf(db, userId),
  ]);
  return [
    ...recent.meals
      .filter((meal) => meal.kind === kind || (isMain && (meal.kind === 'lunch' || meal.kind === 'dinner')))
      .flatMap(({ items, times, occasions }) =>
        loggable(items, {
          times,
          daysAgo: occasions[0] ? daysBetween(occasions[0].date, today) : null,
          source: 'recent',
        }),
      ),
    ...saved.flatMap(({ items, name }) =>
      loggable(items, { name, times: 1, daysAgo: null, source: 'saved' }),
    ),
    ...IDEAS.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ name, text }) =>
      loggable(analyzeMeal(text, index).items, { name, times: 0, daysAgo: null, source: 'text' }),
    ),
  ];
}

async function preferencesOf({ db, userId, nowMs, today }: CoachAsker, named: readonly string[]) {
  const [facts, { profile }, [found]] = await Promise.all([
    factsInUse(db, userId),
    memberOn(db, userId, nowMs),
    db.select().from(foodPreferences).where(eq(foodPreferences.userId, userId)),
  ]);
  const isAllergen = (code: string): code is Allergen => ALLERGENS.some((allergen) => allergen === code);
  const allergies = found?.allergies ?? [];
  const rules = eatingRules(facts, weekdayOf(today));
  return {
    rules,
    cuisines: found?.cuisines ?? [],
    diets: [profile.dietaryPreference, ...rules.diets],
    aversions: {
      allergens: [...new Set([...allergies.filter(isAllergen), ...rules.allergens])],
      otherAllergies: allergies.filter((code) => !isAllergen(code)),
      dislikes: [...(found?.dislikes ?? []), ...named, ...rules.without],
    },
  };
}

const QUERIES = (['energyKcal', 'proteinG', 'fiberG'] as const).map((metric): Query => ({
  metric,
  aggregate: 'sum',
  window: { kind: 'day', back: 0 },
}));

/** What is left of today's targets, and the figures that say so. */
async function leftToday(
  asker: CoachAsker,
): Promise<{ readonly left: Left; readonly figures: CoachFigure[]; readonly meals: number }> {
  const [source, targets] = await Promise.all([recordsFor(asker, QUERIES), targetFigures(asker)]);
  const answers = QUERIES.map((query) => ({ query, answer: evaluate(query, source) }));
  const [energyKcal = 0, proteinG = 0, fiberG = 0] = answers.map(
    ({ query, answer }) => (targets[query.metric] ?? 0) - (answer.value ?? 0),
  );
  const said = { today: asker.today, units: asker.units };
  const figures = answers.slice(0, 2).flatMap(({ query, answer }, at) => {
    const value = Math.max(0, [energyKcal, proteinG][at] ?? 0);
    const unit = at === 0 ? 'kcal' : 'g';
    const figure = figureOf({ id: `f${at + 1}`, query, answer: { ...answer, value, unit }, said });
    return figure
      ? [{ ...figure, label: `${at === 0 ? 'Calories' : 'Protein'} left today`, query: null }]
      : [];
  });
  return {
    left: { energyKcal, proteinG, fiberG },
    figures,
    meals: source.entries.meals.filter(({ date }) => date === asker.today).length,
  };
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The facts that suggestions respect. */
const rememberedWords = (facts: readonly Fact[]): string =>
  facts.length === 0 ? '' : `I kept in mind: ${facts.map(({ text }) => `“${text}”`).join(', ')}.`;

/** Proposes meals that fit what is left, the member's diet and allergies, and what they like to eat. */
export async function mealIdeas(
  asker: CoachAsker,
  index: FoodIndex,
  { meal, without }: { readonly meal: MealKind | undefined; readonly without: readonly string[] },
): Promise<Reply> {
  const { db, userId, nowMs, timeZone } = asker;
  const kind = meal ?? usualMealKind(wallClock(nowMs, timeZone).hour);
  const [{ left, figures, meals }, preferences, candidates] = await Promise.all([
    leftToday(asker),
    preferencesOf(asker, without),
    candidatesOf(asker, index, kind),
  ]);
  const foods = await foodsById(db, index, userId, [
    ...new Set(candidates.flatMap(({ items }) => items.flatMap(({ foodId }) => foodId ?? []))),
  ]);
  const allowed = candidates.filter(({ items }) =>
    items.every(({ foodId }) => {
      const food = foods.get(foodId ?? '');
      const { diets, aversions } = preferences;
      return (
        food !== undefined && diets.every((diet) => isAllowed({ name: food.name, food }, { diet, aversions }))
      );
    }),
  );
  const best = bestMeals(allowed, kind, left);
  if (best.length === 0)
    return reply({
      kind: 'advice',
      title: budgetOf(kind, left) < 150 ? 'You’ve reached today’s calories' : 'Nothing fits',
      paragraphs: [
        budgetOf(kind, left) < 150
          ? `You have [[f1]] left today. If you’re hungry, vegetables, a broth or tea are light choices; one day above target changes little.`
          : 'No meal I know fits what is left, your diet and your allergies. Search a food on the log screen to see what it would do.',
      ],
      figures: figures.slice(0, 1),
      links: [{ name: 'Log food', screen: 'meals' }],
    });
  const avoided = [
    ...preferences.aversions.allergens.map((allergen) => ALLERGEN_NAMES[allergen]),
    ...preferences.aversions.otherAllergies,
    ...without,
    ...preferences.rules.without,
  ];
  const proposals = best.map(({ name, items, source, energyKcal, proteinG }) => ({
    id: newId(),
    title: name,
    before: null,
    after: `${Math.round(energyKcal)} kcal`,
    detail: `${Math.round(proteinG)} g protein`,
    action: { kind: 'log-meal' as const, input: { kind, source, items } },
    state: 'open' as const,
  }));
  return reply({
    kind: 'meals',
    paragraphs: [
      `You have [[f1]] and [[f2]] of protein left today. ${best.length === 1 ? 'This fits' : `These ${best.length === 2 ? 'two' : 'three'} fit`}${avoided.length > 0 ? `, without ${listed(avoided)} by name` : ''}.`,
    ],
    figures,
    meals: best.map((each, at) => ({
      id: proposals[at]?.id ?? '',
      name: each.name,
      detail: each.detail,
      energyKcal: Math.round(each.energyKcal),
      proteinG: Math.round(each.proteinG),
      ...fitWords(each, left),
    })),
    left: {
      energyKcal: Math.round(Math.max(0, left.energyKcal)),
      proteinG: Math.round(Math.max(0, left.proteinG)),
    },
    proposals,
    basis: `Based on ${meals} ${meals === 1 ? 'meal' : 'meals'} logged today.`,
    note:
      [
        avoided.length > 0 ? 'Checked by name only: read the label if you have an allergy.' : '',
        rememberedWords(preferences.rules.facts),
      ]
        .filter(Boolean)
        .join(' ') || null,
    next: ['Which foods gave me the most protein this month?'],
  });
}
