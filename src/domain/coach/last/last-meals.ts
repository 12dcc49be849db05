import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { onDay } from '#domain/coach/sentences/on-day.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { foodInList } from '#domain/foods/words/list-foods.ts';
import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';

const ASKED =
  /^(?:(?:please )?(?:list|show|give|tell)(?: me)? |what (?:all )?(?:was|were|did i (?:eat|have|log)(?: for| at| in)?) )?(?:my |the )?(?:(?:last|latest|most recent|past) (\d+)|(\d+) (?:last|latest|most recent)|(?:very )?(?:last|latest|most recent)) (meal|breakfast|lunch|dinner|snack)(?:s|es)?(?: (?:that )?i (?:ate|had|logged))?$/;
const MAX_MEALS = 10;

/** The meals that "what were my last 3 dinners" asks for; undefined for any other question. */
export function lastMealsQuery(question: string): Query | undefined {
  const [asked, one, other, noun] = ASKED.exec(normalized(question)) ?? [];
  const count = Number(one ?? other ?? 1);
  if (asked === undefined || count < 1 || count > MAX_MEALS) return undefined;
  const kind = MEAL_KINDS.find((each) => each === noun);
  return {
    metric: 'energyKcal',
    aggregate: 'mean',
    per: 'meal',
    only: { order: 'last', count },
    ...(kind && { where: { kinds: [kind] } }),
    window: { kind: 'all' },
  };
}

/** The names of what was eaten, for the source of a reply. */
export const EATEN_FOODS: Query = {
  metric: 'energyKcal',
  aggregate: 'sum',
  group: 'food',
  per: 'record',
  window: { kind: 'all' },
};

const isKind = (label: string | null): label is MealKind => MEAL_KINDS.some((kind) => kind === label);

/** Each of the last meals with its foods, newest first. */
export function lastMealsReply(query: Query, source: RecordSource, context: ReplyContext): Reply | undefined {
  const answer = evaluate(query, source);
  const meals = answer.rows.toReversed().flatMap(({ at, date, value }) => {
    const foods = source.entries.foods.filter((food) => food.at === at && food.date === date);
    const kind = foods.map((food) => food.kind).find(isKind);
    const names = [...new Set(foods.flatMap(({ name }) => name ?? []))];
    return date === null || names.length === 0 ? [] : [{ kind, date, names, value }];
  });
  if (meals.length === 0) return undefined;
  const figures = meals.flatMap(({ value }, at) => {
    const one: Query = { ...query, aggregate: 'last', only: { order: 'last', count: 1 } };
    return figureOf({ id: `f${at + 1}`, query: one, answer: { ...answer, value, n: 1 }, context }) ?? [];
  });
  const noun = query.where?.kinds?.[0] ?? 'meal';
  return reply({
    kind: 'answer',
    paragraphs: [
      meals.length === 1
        ? `Your last ${noun}:`
        : `Your last ${meals.length} ${plural(meals.length, noun)}, newest first:`,
      ...meals.map(({ kind, date, names }, at) => {
        const list = names.map(foodInList);
        const said = list.some((name) => name.includes(',')) ? list.join('; ') : joinWords(list);
        return `${capitalized(kind ?? 'meal')} ${onDay(date, context.today)}, [[f${at + 1}]]: ${said}.`;
      }),
    ],
    figures,
    query,
  });
}
