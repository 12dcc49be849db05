import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { comparisonWords } from '#domain/coach/sentences/comparison-words.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { groupTitle } from '#domain/coach/sentences/group-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { meets } from '#domain/query/aggregate.ts';
import type { Answer, Comparison, Query } from '#domain/query/query.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';

const MAX_NAMED = 7;

const nounOf = (group: Query['group'], list: string): string =>
  group === 'kind' ? (list === 'workouts' ? 'type' : 'meal') : (group ?? 'row');

/** How many groups of a list meet a test: "2 of 5 months were over 8,000: August and September." Undefined if the test has no number. */
export function countedReply(
  query: Query,
  { op, value, to }: Comparison,
  { answer, context }: { readonly answer: Answer; readonly context: ReplyContext },
): Reply | undefined {
  const metric = findMetric(query.metric);
  if (!metric || typeof value !== 'number' || answer.rows.length === 0) return undefined;
  const test = { op, value, ...(to !== undefined && { to }) };
  const rows = answer.rows.filter((row) => meets(row.value, test));
  const figure = figureOf({
    id: 'f1',
    query,
    answer: { ...answer, rows, value: rows.length, unit: 'count', rowCount: rows.length },
    context,
  });
  if (!figure) return undefined;
  const all = answer.rowCount ?? answer.rows.length;
  const many = plural(all, nounOf(query.group, metric.list));
  const names = rows
    .slice(0, MAX_NAMED)
    .map(({ label }) => groupTitle(label ?? '', query.group, { today: context.today, metric }));
  const left = rows.length - names.length;
  const named = joinWords(left > 0 ? [...names, `${left} more`] : names);
  const words = comparisonWords(test, metric, context.units);
  const were = rows.length === 1 ? 'was' : 'were';
  return reply({
    kind: 'answer',
    paragraphs: [
      rows.length === 0 && all === 1
        ? `It wasn’t ${words}.`
        : rows.length === 0
          ? `None of the ${all} ${many} was ${words}.`
          : `[[f1]] of ${all} ${many} ${were} ${words}: ${named}.`,
    ],
    figures: [{ ...figure, label: `${nameOf(metric)}: ${many} ${words}` }],
    query,
  });
}
