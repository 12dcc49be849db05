import { listedValues } from '#domain/coach/sentences/listed-values.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import { foodKind } from '#domain/query/food-kinds.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { filtersOf } from '#domain/query/record-filter.ts';
import { needsCompleteDays } from '#domain/query/periods.ts';
import { emptyReply } from '#domain/coach/sentences/empty-reply.ts';
import { figureOf, type ReplyContext } from './build-figure.ts';
import { selectionWords, shortDate } from './phrases.ts';
import { comparedWords, sentenceOf } from './query-sentence.ts';
import { TALLIES } from '#domain/coach/sentences/tallies.ts';
import { breakdownReply } from '#domain/coach/sentences/breakdown.ts';
import { groupTitle } from '#domain/coach/sentences/group-words.ts';
import { noneGave, rankSentence } from '#domain/coach/sentences/rank-sentence.ts';
import { differenceWord, nameOf, ratioWord, valueNoun } from './record-words.ts';
import { reply, type CoachFigure, type Reply } from './reply.ts';
import { plural } from '#domain/words/plural.ts';
import { capitalized } from '#domain/words/first-letter.ts';

function rankedReply(query: Query, answer: Answer, context: ReplyContext): Reply | undefined {
  const figure = figureOf({ id: 'f1', query, answer, context });
  const metric = findMetric(query.metric);
  const [best] = answer.rows;
  if (!figure || !metric || !best) return undefined;
  if (query.rank?.order !== 'lowest' && query.group === 'food' && answer.value === 0)
    return reply({
      kind: 'answer',
      paragraphs: [noneGave(query, metric, context)],
      query,
    });
  return reply({
    kind: 'ranking',
    title: best.label && groupTitle(best.label, query.group, context.today),
    paragraphs: [rankSentence(query, metric, answer, context)],
    figures: [figure],
    query,
  });
}

/** "Your latest weight was [[f2]], and your average in January was [[f3]]". */
function endsWords(
  compared: string,
  [one, other]: readonly [Query, Query],
  { only, isSingle }: { readonly only: (query: Query) => string; readonly isSingle: boolean },
): string {
  const at = ({ aggregate, window, ...rest }: Query): string =>
    aggregate === 'last' && window.kind === 'all' ? '' : ` ${only({ ...rest, aggregate, window })}`;
  if (isSingle && other.aggregate === 'mean') return `${compared}${at(one)}, and it was [[f3]]${at(other)}`;
  return `${compared}${at(one)}, and your ${AGGREGATE_WORDS[other.aggregate]}${at(other)} was [[f3]]`;
}

function versusReply(query: Query, answer: Answer, context: ReplyContext): Reply | undefined {
  const { versus, ...own } = query;
  const metric = findMetric(query.metric);
  const [one, other] = answer.sides ?? [];
  if (!metric || !versus || !one || !other || answer.value === null) return undefined;
  const otherQuery: Query = { ...own, ...versus };
  // Both sides are shown in whole minutes, and their difference has to fit.
  const isWhole = metric.unit === 'min' && !query.isRatio && !query.isPercent;
  const value = isWhole ? Math.round(one.value ?? 0) - Math.round(other.value ?? 0) : answer.value;
  const difference = figureOf({
    id: 'f1',
    query,
    answer: { ...answer, value },
    context,
    isAbsolute: true,
    isDifference: true,
  });
  const left = figureOf({ id: 'f2', query: own, answer: one, context });
  const right = figureOf({ id: 'f3', query: otherQuery, answer: other, context });
  if (!difference || !left || !right) return undefined;
  const compared = comparedWords(query, metric, one.value ?? 0);
  const isTally = compared.startsWith('you logged');
  const only = ({ where, ...selection }: Query): string =>
    selectionWords(isTally || !where ? selection : { ...selection, where }, { metric, ...context }) ||
    'overall';
  const sides = versus.aggregate
    ? endsWords(compared, [own, otherQuery], { only, isSingle: other.n === 1 })
    : `${compared} ${only(own)} and [[f3]] ${only(otherQuery)}`;
  const name = isTally
    ? plural(2, TALLIES[metric.key] ?? '')
    : `${AGGREGATE_WORDS[query.aggregate]} ${nameOf(metric)}`;
  const shown = {
    ...difference,
    label: `${query.isRatio ? 'Ratio of' : 'Difference in'} ${name}`,
  };
  const word = differenceWord((one.value ?? 0) > (other.value ?? 0), metric, query.aggregate);
  if (query.isRatio)
    return reply({
      kind: 'answer',
      title: null,
      paragraphs: [`[[f1]] times as ${ratioWord(metric, query.aggregate)}. ${capitalized(sides)}.`],
      figures: [shown, left, right],
      query,
    });
  const isSame = difference.shown.number === '0';
  // Asked which of them is higher, "2,465 fewer" leaves the answer to the reader.
  const larger = (one.value ?? 0) > (other.value ?? 0) ? own : otherQuery;
  const lead =
    own.weekdays && versus.weekdays
      ? `${capitalized(differenceWord(true, metric, query.aggregate))} ${only({ metric: metric.key, aggregate: query.aggregate, window: { kind: 'all' }, ...(larger.weekdays && { weekdays: larger.weekdays }) })}, by [[f1]]`
      : `[[f1]] ${word}`;
  return reply({
    kind: 'answer',
    title: null,
    paragraphs: [isSame ? `No difference: ${sides}.` : `${lead}. ${capitalized(sides)}.`],
    figures: [shown, left, right],
    query,
  });
}

/** How many days an answer is based on, and which ones are missing. */
export function basisOf(
  { n, what, missingShare, from, to }: Answer,
  query: Query,
  metric: Metric,
  today: string,
): Pick<Reply, 'basis' | 'note'> {
  const isComplete = what === 'days' && needsCompleteDays(query, metric);
  // A latest value is based on itself, however many days have none.
  const isEnd = query.aggregate === 'last' || query.aggregate === 'first';
  const all = missingShare === null || isEnd ? null : Math.round(n / Math.max(1 - missingShare, 1e-9));
  const unit = valueNoun(query, metric, what);
  const count = (some: number): string => some.toLocaleString('en-US');
  const isOfDays = what === 'days' && query.per !== 'week' && query.per !== 'month';
  const days =
    isOfDays && all !== null && all > n
      ? `${count(n)} of ${count(all)} ${plural(all, unit)}`
      : `${count(n)} ${plural(n, unit)}`;
  const since =
    query.window.kind === 'all' && n > 1 && from !== null && from !== to
      ? ` since ${shortDate(from, today)}`
      : '';
  const missing = !isOfDays || all === null || !(all > n) ? 0 : all - n;
  return {
    basis: n === 0 ? null : `Based on ${days}${isComplete ? ' with a complete diary' : ''}${since}.`,
    note:
      isComplete && to === today
        ? 'Today isn’t included yet.'
        : missing > 0 && !isComplete
          ? `${missing === 1 ? `One ${unit} has` : `${missing} ${unit}s have`} no data.`
          : null,
  };
}

/** "“Fish” includes foods with names like salmon, tuna and cod." */
function kindsNote(query: Query): string | null {
  const named = new Set(filtersOf(query).flatMap(({ food }) => food?.split(' or ') ?? []));
  const notes = [...named].flatMap((food) => {
    const examples = (foodKind(food)?.members ?? [])
      .map((words) => words.join(' '))
      .filter((words) => words !== food)
      .slice(0, 3);
    if (examples.length === 0) return [];
    return `“${capitalized(food)}” includes foods with names like ${joinWords(examples)}.`;
  });
  return notes.join(' ') || null;
}

/** The reply to a question about the member's records. */
export function queryReply(query: Query, answer: Answer, context: ReplyContext, before?: Answer): Reply {
  const said = recordsReply(query, answer, context, before);
  return { ...said, note: [said.note, kindsNote(query)].filter(Boolean).join(' ') || null };
}

function recordsReply(query: Query, answer: Answer, context: ReplyContext, before?: Answer): Reply {
  const metric = findMetric(query.metric);
  if (!metric) return reply({ kind: 'unknown', paragraphs: ['I don’t have this number.'] });
  if (answer.reason !== null) return emptyReply(query, metric, answer, context);
  const basis = basisOf(answer, query, metric, context.today);
  if (query.rank)
    return {
      ...(rankedReply(query, answer, context) ?? emptyReply(query, metric, answer, context)),
      ...basis,
    };
  if (query.versus)
    return {
      ...(versusReply(query, answer, context) ?? emptyReply(query, metric, answer, context)),
      ...basis,
    };
  if (query.group) return { ...breakdownReply(query, metric, answer, context), ...basis };
  const isAbsolute =
    query.aggregate === 'change' ||
    query.aggregate === 'slope' ||
    query.between === 'values' ||
    query.target !== undefined;
  const figure = figureOf({ id: 'f1', query, answer, context, isAbsolute });
  if (!figure) return emptyReply(query, metric, answer, context);
  const comparison = before && comparedWith(query, metric, { answer, before, context });
  const listed = listedValues(query, metric, answer, context);
  return reply({
    kind: 'answer',
    paragraphs: [
      sentenceOf(query, metric, answer, context) + (comparison ? ` ${comparison.text}` : ''),
      ...(listed ? [listed.text] : []),
    ],
    figures: [figure, ...(comparison ? [comparison.figure] : []), ...(listed?.figures ?? [])],
    ...basis,
    ...(metric.list === 'targets' ? { basis: null, note: null } : {}),
    query,
  });
}

/** "That’s 12 min longer than the week before." */
function comparedWith(
  query: Query,
  metric: Metric,
  {
    answer,
    before,
    context,
  }: { readonly answer: Answer; readonly before: Answer; readonly context: ReplyContext },
): { readonly text: string; readonly figure: CoachFigure } | undefined {
  if (answer.value === null || before.value === null || before.n < 3) return undefined;
  const difference = { ...before, value: answer.value - before.value };
  const figure = figureOf({
    id: 'f2',
    query,
    answer: difference,
    context,
    isAbsolute: true,
    isDifference: true,
  });
  if (!figure) return undefined;
  const { window } = query;
  const name =
    window.kind === 'week' || window.kind === 'month' || window.kind === 'year'
      ? `the ${window.kind} before`
      : window.kind === 'last-days'
        ? `the ${window.days} days before`
        : 'before';
  const shown = { ...figure, label: `${capitalized(nameOf(metric))}: difference from ${name}` };
  return figure.shown.number === '0'
    ? undefined
    : {
        text: `That’s [[f2]] ${differenceWord(difference.value > 0, metric, query.aggregate)} than ${name}.`,
        figure: shown,
      };
}
