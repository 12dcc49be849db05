import { isOneDay } from '#domain/query/windows.ts';
import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { withLeadingSpace, windowWords } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { onlyTime } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { foodInList } from '#domain/foods/words/list-foods.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { counted } from '#domain/words/plural.ts';

const ASKED =
  /^(?:i (?:forgot|(?:can )?not (?:remember|know)) what i (?:ate|had|logged)|what (?:all )?(?:did i|have i) (?:eat|eaten|have|had|log|logged))\b(.*)$/;
const SO_FAR = /\b(?:so|thus) far\b/;
const MEAL = /\b(?:for|at) (?:my )?(breakfast|lunch|dinner|snack)s?\b/;

/** Foods of the days that "what did I eat yesterday?" asks about; undefined for any other question. */
export function eatenQuery(question: string, today: string): Query | undefined {
  const rest = ASKED.exec(normalized(question))?.[1];
  if (rest === undefined) return undefined;
  const kind = MEAL_KINDS.find((each) => each === MEAL.exec(rest)?.[1]);
  const time = onlyTime(rest.replace(MEAL, ' ').replace(SO_FAR, ' '), today);
  if (!time) return undefined;
  return {
    window: { kind: 'day', back: 0 },
    ...time,
    metric: 'energyKcal',
    aggregate: 'sum',
    group: 'food',
    per: 'record',
    rank: { order: 'highest', limit: 30 },
    ...(kind && { where: { kinds: [kind] } }),
  };
}

/** The same question about another day: "And Tuesday?" after "What did I have for lunch on Monday?" */
export function eatenAt(previous: string, when: string): string | undefined {
  const rest = ASKED.exec(normalized(previous))?.[1];
  if (rest === undefined) return undefined;
  const meal = MEAL.exec(rest)?.[1];
  return `what did i eat ${meal === undefined ? '' : `for ${meal} `}${when}`;
}

/** Some names have commas of their own. */
const listed = (names: readonly string[]): string =>
  names.some((name) => name.includes(',')) ? names.join('; ') : joinWords(names);

/** "Breakfast, 350 kcal: oatmeal and banana." */
function mealParagraphs(query: Query, source: RecordSource, context: ReplyContext, first: number) {
  const found = MEAL_KINDS.flatMap((kind) => {
    const where = { kinds: [kind] };
    const { rank: _rank, group: _group, per: _per, ...whole } = { ...query, where };
    const names = evaluate({ ...query, where }, source).rows.flatMap(({ label }) => label ?? []);
    const answer = evaluate(whole, source);
    return names.length > 0 ? [{ kind, names, whole, answer }] : [];
  });
  const figures = found.flatMap(
    ({ whole, answer }, at) => figureOf({ id: `f${first + at}`, query: whole, answer, context }) ?? [],
  );
  return {
    figures,
    paragraphs: found.map(
      ({ kind, names }, at) => `${capitalized(kind)}, [[f${first + at}]]: ${listed(names.map(foodInList))}.`,
    ),
  };
}

/** What was eaten, most energy first. A single day's foods are also listed by meal. */
export function eatenReply(query: Query, source: RecordSource, context: ReplyContext): Reply {
  const { rank: _rank, group: _group, per: _per, ...whole } = query;
  const [foods, total] = [evaluate(query, source), evaluate(whole, source)];
  const [list, sum] = [
    figureOf({ id: 'f1', query, answer: foods, context }),
    figureOf({ id: 'f2', query: whole, answer: total, context }),
  ];
  const kind = query.where?.kinds?.[0];
  const when = [kind && `for ${kind}`, windowWords(query.window, context.today)].filter(Boolean).join(' ');
  if (!list || !sum)
    return reply({
      kind: 'answer',
      title: 'Nothing logged',
      paragraphs: [`You didn’t log any food${withLeadingSpace(when)}.`],
      query: whole,
    });
  // The list is limited, the count isn't.
  const count = evaluate({ ...whole, group: 'food', per: 'record' }, source).rows.length;
  const meals =
    kind === undefined && isOneDay(query.window) ? mealParagraphs(query, source, context, 3) : undefined;
  return reply({
    kind: 'ranking',
    paragraphs: [
      `You logged ${counted(count, 'food')}${withLeadingSpace(when)}, [[f2]] in all.`,
      ...(meals?.paragraphs ?? []),
    ],
    figures: [list, sum, ...(meals?.figures ?? [])],
    basis: `Based on ${counted(foods.n, 'entry')}.`,
    query: whole,
  });
}
