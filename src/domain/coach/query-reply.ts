import { listedRecords } from '#domain/coach/sentences/listed-records.ts';
import { listedValues, listedWorkouts } from '#domain/coach/sentences/listed-values.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { foodKind } from '#domain/query/food-kinds.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { filtersOf } from '#domain/query/record-filter.ts';
import { isUnderWay } from '#domain/query/windows.ts';
import { isAverageOfPart, needsCompleteDays } from '#domain/query/periods.ts';
import { emptyReply } from '#domain/coach/sentences/empty-reply.ts';
import { figureOf, type ReplyContext } from './build-figure.ts';
import { shortDate } from './phrases.ts';
import { sentenceOf } from './query-sentence.ts';
import { targetFigure } from '#domain/coach/sentences/target-figure.ts';
import { missingReply } from '#domain/coach/sentences/missing-reply.ts';
import { versusReply } from '#domain/coach/sentences/versus-reply.ts';
import { breakdownReply } from '#domain/coach/sentences/breakdown.ts';
import { groupTitle } from '#domain/coach/sentences/group-words.ts';
import { noneGave, rankSentence } from '#domain/coach/sentences/rank-sentence.ts';
import { differenceWord, kindsOf, nameOf, onlyWords, valueNoun } from './record-words.ts';
import { reply, type CoachFigure, type Reply } from './reply.ts';
import { plural } from '#domain/words/plural.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { mondayOf } from '#domain/time/local-date.ts';

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
    title: best.label && groupTitle(best.label, query.group, { today: context.today, metric }),
    paragraphs: [rankSentence(query, metric, answer, context)],
    figures: [figure],
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
  const isComplete = needsCompleteDays(query, metric);
  const complete = !isComplete ? '' : `${what === 'records' ? ' on days' : ''} with a complete food log`;
  const part = isComplete && isAverageOfPart(query, metric) ? query.where : undefined;
  const none = part === undefined ? '' : ` Days without ${part.food ?? kindsOf(part, 2)} count as 0.`;
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
    basis: n === 0 ? null : `Based on ${days}${complete}${since}.${none}`,
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

/** The stress screen counts the other way around. */
const scaleNote = ({ metric }: Query, { reason }: Answer): string | null =>
  metric === 'stressScore' && reason === null
    ? 'Here, 100 means calm. The stress screen runs the other way: it shows 100 minus this score, so higher means more stress.'
    : null;

/** The lowest total may be that of a week or month that isn't over, which still grows. */
function openPeriodNote({ rank, group, aggregate }: Query, { rows }: Answer, today: string): string | null {
  const isOfTotals = aggregate === 'sum' || aggregate === 'count';
  if (rank?.order !== 'lowest' || !isOfTotals || (group !== 'week' && group !== 'month')) return null;
  const current = group === 'week' ? mondayOf(today) : today.slice(0, 7);
  return rows[0]?.label === current ? `This ${group} isn’t over yet.` : null;
}

/** The reply to a question about the member's records. */
export function queryReply(query: Query, answer: Answer, context: ReplyContext, before?: Answer): Reply {
  const said = recordsReply(query, answer, context, before);
  const notes = [kindsNote(query), scaleNote(query, answer), openPeriodNote(query, answer, context.today)];
  return { ...said, note: joinedNotes(said.note, ...notes) };
}

/** Several notes as one; null without any. */
export const joinedNotes = (...notes: readonly (string | null)[]): string | null =>
  notes.filter(Boolean).join(' ') || null;

/** The side of a comparison that has no data. */
function emptySide(query: Query, { sides }: Answer): Query {
  const { versus, ...own } = query;
  return versus && sides && sides[0].value !== null ? { ...own, ...versus } : query;
}

/** "My last 10 weigh-ins" of someone with 3 of them. */
function ofFewer(query: Query, metric: Metric, answer: Answer, context: ReplyContext): Reply | undefined {
  const { only } = query;
  const isOfValues = query.aggregate === 'mean' || query.aggregate === 'sum';
  if (!only || !isOfValues || answer.n === 0 || answer.n >= only.count || query.versus) return undefined;
  const fewer = { ...query, only: { ...only, count: answer.n } };
  const found = `I only found ${answer.n} ${onlyWords(metric, query.where, answer.n)}.`;
  const said = recordsReply(fewer, answer, context);
  return { ...said, note: joinedNotes(found, said.note), query };
}

function recordsReply(query: Query, answer: Answer, context: ReplyContext, before?: Answer): Reply {
  const metric = findMetric(query.metric);
  const fewer = metric && ofFewer(query, metric, answer, context);
  if (fewer) return fewer;
  if (!metric) return reply({ kind: 'unknown', paragraphs: ['I don’t have this number.'] });
  if (answer.reason !== null)
    return { ...emptyReply(emptySide(query, answer), metric, answer, context), query };
  if (query.isMissing) return missingReply(query, metric, answer, context);
  const basis = basisOf(answer, query, metric, context.today);
  const records = query.rank && !query.group && listedRecords(query, metric, answer, context);
  if (records) return { ...records, ...basis };
  if (query.rank)
    return {
      ...(rankedReply(query, answer, context) ?? emptyReply(query, metric, answer, context)),
      ...basis,
    };
  if (query.versus) {
    const compared = versusReply(query, answer, context) ?? emptyReply(query, metric, answer, context);
    return { ...compared, ...basis, note: joinedNotes(compared.note, basis.note) };
  }
  // Doses are named in their sentence.
  if (query.group && (metric.list !== 'supplements' || query.group === 'day'))
    return { ...breakdownReply(query, metric, answer, context), ...basis };
  const isAbsolute =
    query.aggregate === 'change' ||
    query.aggregate === 'slope' ||
    query.between === 'values' ||
    query.target !== undefined;
  const figure = figureOf({ id: 'f1', query, answer, context, isAbsolute });
  if (!figure) return emptyReply(query, metric, answer, context);
  const comparison = before && comparedWith(query, metric, { answer, before, context });
  const listed = listedValues(query, metric, answer, context);
  const target = query.target && targetFigure(metric, answer, context);
  return reply({
    kind: 'answer',
    paragraphs: [
      (listedWorkouts(query, metric, answer, context) ?? sentenceOf(query, metric, answer, context)) +
        (comparison ? ` ${comparison.text}` : ''),
      ...(listed ? [listed.text] : []),
    ],
    figures: [
      figure,
      ...(comparison ? [comparison.figure] : []),
      ...(listed?.figures ?? []),
      ...(target ? [target] : []),
    ],
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
        text: `${isUnderWay(window) ? 'So far, that’s' : 'That’s'} [[f2]] ${differenceWord(difference.value > 0, metric, query.aggregate)} than ${name}.`,
        figure: shown,
      };
}
