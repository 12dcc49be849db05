import { plainFigure, type ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, shortDate, withLeadingSpace } from '#domain/coach/phrases.ts';
import { extremeWord, nameOf, valueNoun } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';

/** What a record is measured by without being named: a fast is long. */
const OWN_MEASURES: ReadonlySet<string> = new Set(['fastHours', 'workoutMinutes', 'workoutDistanceM']);

/** "Your 3 longest fasts: [[f1]] on Feb 13, [[f2]] on Feb 27 and [[f3]] on Jan 9." Undefined without dated records. */
export function listedRecords(
  query: Query,
  metric: Metric,
  { rows }: Answer,
  context: ReplyContext,
): Reply | undefined {
  const { where, rank, ...rest } = query;
  const dated = rows.flatMap(({ date, value }) => (date === null ? [] : [{ date, value }]));
  if (dated.length === 0) return undefined;
  const { kinds: _kinds, ...others } = where ?? {};
  const selected = selectionWords(
    { ...rest, ...(Object.keys(others).length > 0 && { where: others }) },
    { metric, ...context },
  );
  const at = withLeadingSpace(selected);
  const isHigh = rank?.order !== 'lowest';
  const isOfMeals = query.per === 'meal' && metric.key === 'energyKcal';
  const extreme = isOfMeals ? (isHigh ? 'biggest' : 'smallest') : extremeWord(isHigh, metric);
  const noun = plural(dated.length, valueNoun(query, metric, 'records'));
  const count = dated.length === 1 ? '' : `${dated.length} `;
  const named =
    OWN_MEASURES.has(metric.key) || isOfMeals || metric.list === 'glucose' || metric.list === 'weights';
  const what = named ? `${extreme} ${noun}` : `${noun} with the ${extreme} ${nameOf(metric)}`;
  const figures = dated.map(({ date, value }, index) =>
    plainFigure({
      id: `f${index + 1}`,
      label: `${capitalized(metric.names[0])} on ${shortDate(date, context.today)}`,
      value,
      unit: metric.unit,
      shown: showMetric(value, metric, { units: context.units }),
    }),
  );
  const list = joinWords(
    dated.map(({ date }, index) => `[[f${index + 1}]] on ${shortDate(date, context.today)}`),
  );
  return reply({ kind: 'answer', paragraphs: [`Your ${count}${what}${at}: ${list}.`], figures, query });
}
