import { joinWords } from '#domain/words/join-words.ts';
import { figureOf } from '#domain/coach/build-figure.ts';
import { withLeadingSpace, windowWords } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { isShort, rankedLimits, rankedNeeds } from '#domain/reports/nutrition-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { planTargetsOf } from '#server/goals/queries.ts';
import { compareAverage } from '#server/meals/eaten-queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { amountsIn, intakeName } from './judge-intake.ts';
import { counted } from '#domain/words/plural.ts';

const MAX_NAMED = 5;

/** "What nutrients am I low in?" */
export async function shortNutrientsReply(asker: CoachAsker, window: Window): Promise<Reply> {
  const { db, userId, nowMs, today } = asker;
  const queries = NUTRIENT_KEYS.flatMap((key) => {
    const query: Query = { metric: key, aggregate: 'mean', window };
    return findMetric(key) ? [{ key, query }] : [];
  });
  const [source, amounts, member, targets] = await Promise.all([
    recordsFor(
      asker,
      queries.map(({ query }) => query),
      'days',
    ),
    amountsIn(asker, window),
    memberOn(db, userId, nowMs),
    planTargetsOf(db, userId, today, nowMs),
  ]);
  const eater = { ...member.health, sex: member.sex, ageYears: member.ageYears };
  const needs = queries.flatMap(({ key, query }) => {
    const answer = evaluate(query, source);
    if (answer.value === null) return [];
    return {
      nutrient: key,
      average: answer.value,
      ...compareAverage({ key, value: answer.value }, amounts, { eater, targets }),
      query,
      answer,
    };
  });
  const at = withLeadingSpace(windowWords(window, today));
  if (needs.length === 0)
    return reply({
      kind: 'advice',
      title: 'Not enough data yet',
      paragraphs: [
        `I didn’t find a complete food log${at}. Log breakfast, lunch and dinner, then ask again.`,
      ],
      links: [{ name: 'Log food', screen: 'meals' }],
    });
  const short = rankedNeeds(needs).filter(({ percent }) => isShort(percent));
  const over = rankedLimits(needs).filter(({ isOver }) => isOver);
  const named = [...short.slice(0, MAX_NAMED), ...over.slice(0, MAX_NAMED)];
  const figures = named.flatMap(
    ({ query, answer }, at) =>
      figureOf({ id: `f${at + 1}`, query, answer, context: { today, units: asker.units } }) ?? [],
  );
  const nameIn = (key: string): string => {
    const metric = findMetric(key);
    return metric ? intakeName(metric) : key;
  };
  const shortParts = short
    .slice(0, MAX_NAMED)
    .map(
      ({ nutrient, percent }, at) =>
        `${nameIn(nutrient)} ([[f${at + 1}]], ${Math.round(percent)}% of what you need)`,
    );
  const days = needs[0]?.answer.n ?? 0;
  const overParts = over
    .slice(0, MAX_NAMED)
    .map(({ nutrient }, at) => `${nameIn(nutrient)} ([[f${shortParts.length + at + 1}]])`);
  return reply({
    kind: 'answer',
    title: short.length === 0 ? 'No shortfalls found' : null,
    paragraphs: [
      short.length === 0
        ? `For every nutrient I have enough data on, you got at least 80% of what you need${at}.`
        : `On an average day${at}, you were short on ${joinWords(shortParts)}.`,
      ...(overParts.length > 0 ? [`You went over the limit for ${joinWords(overParts)}.`] : []),
    ],
    figures,
    basis: `Based on ${counted(days, 'complete day')}.`,
    links: [{ name: 'Open reports', screen: 'reports' }],
  });
}
