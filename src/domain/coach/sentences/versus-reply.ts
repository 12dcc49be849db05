import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, windowWords } from '#domain/coach/phrases.ts';
import { comparedWords, isOfAmount, isOfOneDay } from '#domain/coach/query-sentence.ts';
import { differenceWord, nameOf, ratioWord } from '#domain/coach/record-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { isUnderWay, spanOf } from '#domain/query/windows.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { counted, plural } from '#domain/words/plural.ts';
import { isPoured } from './poured.ts';
import { shownDifference } from './shown-difference.ts';
import { TALLIES } from './tallies.ts';

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

interface Sided {
  readonly metric: Metric;
  readonly context: ReplyContext;
}

/** "this week so far": a side that isn’t over, beside one that is. */
function sideWords(side: Query, other: Query, { metric, context }: Sided): string {
  const { where, ...selection } = side;
  const { food: _food, ...foodless } = where ?? {};
  const isTally = TALLIES[metric.key] !== undefined;
  const kept = isTally || !where ? {} : { where: isOfAmount(side, metric) ? foodless : where };
  const words = selectionWords({ ...selection, ...kept }, { metric, ...context }) || 'overall';
  return isOpenSide(side, other, metric) ? `${words} so far` : words;
}

/** A night is over in the morning. */
const isOpenSide = ({ window }: Query, other: Query, { slice }: Metric): boolean =>
  isUnderWay(window) && !isUnderWay(other.window) && (window.kind !== 'day' || slice !== 'sleep');

/** "This week isn’t over yet: this compares 5 days with 7." For totals, which grow with each day. */
function underWayNote(own: Query, other: Query, { metric, context }: Sided): string | null {
  const [open, whole] = isOpenSide(own, other, metric) ? [own, other] : [other, own];
  const isTotal = own.aggregate === 'sum' || own.aggregate === 'count';
  if (!isTotal || !isOpenSide(open, whole, metric)) return null;
  const { today } = context;
  const name = capitalized(windowWords(open.window, today));
  if (open.window.kind === 'day') return `${name} isn’t over yet.`;
  const [days, all] = [open, whole].map(({ window }) => {
    const { from, to } = spanOf(window, today);
    return from === null || to === null ? 0 : daysBetween(from, to) + 1;
  });
  if (days === all) return `${name} isn’t over yet.`;
  return `${name} isn’t over yet: this compares ${counted(days ?? 0, 'day')} with ${all}.`;
}

interface VersusParts {
  readonly answer: Answer;
  readonly sides: readonly [Answer, Answer];
  readonly context: ReplyContext;
}

/** Both sides as shown, and a difference that fits them. */
function versusFigures(query: Query, own: Query, other: Query, { answer, sides, context }: VersusParts) {
  const metric = findMetric(query.metric);
  const [one, two] = sides;
  // A drink beside a food: both in grams.
  const isMixed = metric && isPoured(metric, own) !== isPoured(metric, other);
  const unit = isMixed === true ? { unit: metric?.unit ?? '' } : {};
  // Times are shown to the minute.
  const isOfClock = metric?.unit === 'clock' && !query.isRatio && !query.isPercent;
  const value = isOfClock ? Math.round(one.value ?? 0) - Math.round(two.value ?? 0) : answer.value;
  const shared = { context, ...unit };
  const figure = figureOf({
    ...shared,
    id: 'f1',
    query,
    answer: { ...answer, value },
    isAbsolute: true,
    isDifference: true,
  });
  const left = figureOf({ ...shared, id: 'f2', query: own, answer: one });
  const right = figureOf({ ...shared, id: 'f3', query: other, answer: two });
  if (!figure || !left || !right) return undefined;
  const isPlain = !query.isRatio && !query.isPercent;
  const shown = isPlain ? shownDifference(left.shown, right.shown, figure.shown) : figure.shown;
  return [{ ...figure, shown, ...bothRows(left, right) }, left, right] as const;
}

/** The days or records behind both sides, newest first. */
function bothRows(left: CoachFigure, right: CoachFigure): Pick<CoachFigure, 'rows' | 'rowCount'> {
  const timeOf = ({ at, date }: CoachFigure['rows'][number]): string => at ?? date ?? '';
  const rows = [...left.rows, ...right.rows]
    .filter(
      (row, at, all) =>
        all.findIndex((other) => timeOf(other) === timeOf(row) && other.label === row.label) === at,
    )
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  return { rows, rowCount: Math.max(rows.length, left.rowCount + right.rowCount) };
}

/** "More on weekdays": asked which of them is higher, "2,465 fewer" leaves the answer to the reader. */
function largerSide({ weekdays, aggregate }: Query, metric: Metric, context: ReplyContext): string {
  const only: Query = {
    metric: metric.key,
    aggregate,
    window: { kind: 'all' },
    ...(weekdays && { weekdays }),
  };
  return `${capitalized(differenceWord(true, metric, aggregate))} ${selectionWords(only, { metric, ...context })}`;
}

/** The reply to a comparison of two selections: "2,465 more: your average steps were 9,547 on weekends and 7,082 on weekdays." */
export function versusReply(query: Query, answer: Answer, context: ReplyContext): Reply | undefined {
  const { versus, ...own } = query;
  const metric = findMetric(query.metric);
  const [one, two] = answer.sides ?? [];
  if (!metric || !versus || !one || !two || answer.value === null) return undefined;
  const other: Query = { ...own, ...versus };
  const figures = versusFigures(query, own, other, { answer, sides: [one, two], context });
  if (!figures) return undefined;
  const [difference, left, right] = figures;
  const compared = comparedWords(query, metric, one.value ?? 0);
  const isTally = compared.startsWith('you logged');
  const said = (side: Query): string => sideWords(side, side === own ? other : own, { metric, context });
  const isOfTwoFoods = isOfAmount(own, metric) && other.where?.food !== own.where?.food;
  const isAveraged = isOfOneDay(own, metric) && !isOfOneDay(other, metric);
  const second = isAveraged ? 'averaged [[f3]]' : isOfTwoFoods ? `[[f3]] of ${other.where?.food}` : '[[f3]]';
  const sides = versus.aggregate
    ? endsWords(compared, [own, other], { only: said, isSingle: two.n === 1 })
    : isOfTwoFoods && said(own) === said(other)
      ? `${compared} and ${second} ${said(own)}`
      : `${compared} ${said(own)} and ${second} ${said(other)}`;
  const name = isTally
    ? plural(2, TALLIES[metric.key] ?? '')
    : isOfAmount(own, metric)
      ? `amount of ${own.where?.food}`
      : `${AGGREGATE_WORDS[query.aggregate]} ${nameOf(metric)}`;
  const shown = {
    ...difference,
    label: `${query.isRatio ? 'Ratio of' : 'Difference in'} ${name}`,
  };
  const word = differenceWord((one.value ?? 0) > (two.value ?? 0), metric, query.aggregate);
  const lead = query.isRatio
    ? `[[f1]] times as ${ratioWord(metric, query.aggregate)}`
    : difference.shown.number === '0'
      ? 'No difference'
      : own.weekdays && versus.weekdays
        ? `${largerSide((one.value ?? 0) > (two.value ?? 0) ? own : other, metric, context)}, by [[f1]]`
        : `[[f1]] ${word}`;
  return reply({
    kind: 'answer',
    title: null,
    paragraphs: [`${lead}: ${sides}.`],
    figures: [shown, left, right],
    note: underWayNote(own, other, { metric, context }),
    query,
  });
}
