import type { ReplyContext } from '#domain/coach/build-figure.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { isPartlyTaken } from '#domain/coach/sentences/dose-sentence.ts';
import { targetFigure } from '#domain/coach/sentences/target-figure.ts';
import { TARGET_ID, targetWord } from '#domain/coach/sentences/target-word.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { growsUntilMidnight, type Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { isUnderWay, spanOf } from '#domain/query/windows.ts';
import { isYes, type YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';

/** Whether a total may still grow, as that of today or this week does. */
function isGrowing({ metric: key, aggregate, window, versus }: Query): boolean {
  const metric = findMetric(key);
  const isOfDay = window.kind === 'day' && aggregate === 'mean';
  const isTotal = aggregate === 'sum' || aggregate === 'count' || isOfDay;
  const isOther = versus?.window !== undefined && isUnderWay(versus.window);
  return metric !== undefined && isTotal && growsUntilMidnight(metric) && isUnderWay(window) && !isOther;
}

/** "Yes", "No", or what is true until the day or week is over. */
function verdictOf(isTrue: boolean, { op }: YesNoCheck['test'], query: Query | null): string {
  const isOpen = query !== null && isGrowing(query);
  const isOfMore = query?.isBelow !== true ? op === '>' || op === '>=' : op === '<' || op === '<=';
  if (isTrue) return isOpen && !isOfMore ? 'So far, yes' : 'Yes';
  if (!isOpen || !isOfMore) return 'No';
  // Reaching a goal is expected, going over a limit isn’t.
  return op === '>=' || op === '<=' ? 'Not yet' : 'No, not so far';
}

/** "Your goal was [[f9]]", "your target was [[f9]] a day". */
function targetText(metric: Metric, { window, aggregate }: Query, today: string): string {
  const { from, to } = spanOf(window, today);
  const was = to === today ? 'is' : 'was';
  const word = targetWord(metric);
  if (from === to) return `Your ${word} ${was} [[${TARGET_ID}]].`;
  return aggregate === 'sum'
    ? `Your ${word} for these days ${was} [[${TARGET_ID}]].`
    : `Your ${word} ${was} [[${TARGET_ID}]] a day.`;
}

/** Names what a figure was compared with, if the reply doesn’t yet. */
function withTarget(said: Reply, query: Query, decisive: Answer, context: ReplyContext): Reply {
  const metric = findMetric(query.metric);
  const figure = metric && targetFigure(metric, decisive, context);
  const [first = '', ...others] = said.paragraphs;
  if (!metric || !figure || first.includes(TARGET_ID)) return said;
  return {
    ...said,
    paragraphs: [`${first} ${targetText(metric, query, context.today)}`, ...others],
    figures: [...said.figures, figure],
  };
}

/** Whether what was asked for at all isn’t there: "Did I eat fish this week?" */
const isNone = ({ query }: Reply, { test }: YesNoCheck, { reason }: Answer): boolean =>
  reason === 'no data' &&
  test.op === '>' &&
  test.value === 0 &&
  (query?.where?.food !== undefined || (query !== null && findMetric(query.metric)?.field === null));

/** Whether a difference is too small to be shown: "lower by 0". */
export const isUnseen = ({ figures }: Reply, { query, test }: YesNoCheck): boolean =>
  query === undefined &&
  test.value === 0 &&
  (test.op === '>' || test.op === '<') &&
  figures[0]?.shown.number === '0';

const firstSentence = (text: string): string => text.replace(/(?<=\.) .*$/s, '');

/**
 * A reply that starts with yes or no, if the question asks for that and a figure decides it.
 * @param decisive the answer that decides it
 */
export function withYesNo(
  said: Reply,
  check: YesNoCheck | undefined,
  decisive: Answer,
  context: ReplyContext,
): Reply {
  if (check && isNone(said, check, decisive))
    return { ...said, title: 'No', paragraphs: said.paragraphs.map(firstSentence) };
  const isExact = check && isYes(check, decisive.value);
  const yes = isExact && !isUnseen(said, check);
  if (
    !check ||
    yes === undefined ||
    said.kind !== 'answer' ||
    said.title !== null ||
    said.figures.length === 0
  )
    return said;
  const query = check.query ?? said.query;
  const isPart = query !== null && isPartlyTaken(query, decisive);
  const title = isPart ? 'Partly' : verdictOf(yes, check.test, query);
  const titled = { ...said, title };
  return query ? withTarget(titled, query, decisive, context) : titled;
}
