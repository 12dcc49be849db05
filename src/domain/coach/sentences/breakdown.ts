import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { isOfNights } from '#domain/coach/nights/night-words.ts';
import { sentenceOf } from '#domain/coach/query-sentence.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';

/** What a list of days counts or ends with: "Your sleep was over 7 h on 14 nights", "Your latest LDL is 148 mg/dL". */
function summaryOf({ group, ...whole }: Query, metric: Metric, answer: Answer): readonly [Query, Answer] {
  if (group !== 'day') return [whole, answer];
  const { when = [], ...rest } = whole;
  const own = when.find((condition) => condition.metric === metric.key);
  if (own) {
    const others = when.filter((condition) => condition !== own);
    const counted: Query = { ...rest, aggregate: 'count', threshold: own.comparison };
    return [
      { ...counted, ...(others.length > 0 && { when: others }) },
      { ...answer, value: answer.rows.length, unit: 'count' },
    ];
  }
  return metric.list === 'blood'
    ? [
        { ...whole, aggregate: 'last' },
        { ...answer, value: answer.rows.at(-1)?.value ?? answer.value },
      ]
    : [whole, answer];
}

function unitOf(group: Query['group'], metric: Metric): string {
  if (group === 'kind') return metric.list === 'foods' ? 'meal' : 'type';
  return group === 'day' && isOfNights(metric) ? 'night' : (group ?? 'day');
}

/** The figure of all records, and a list of those of each day, week, month or weekday. */
export function breakdownReply(query: Query, metric: Metric, answer: Answer, context: ReplyContext): Reply {
  const { group } = query;
  const [whole, said] = summaryOf(query, metric, answer);
  const isOfCount = group === 'day' && query.aggregate === 'count';
  const rows = isOfCount ? answer.rows.filter(({ value }) => value > 0) : answer.rows;
  const listed = figureOf({ id: 'f1', query, answer: { ...answer, rows }, context });
  const total = figureOf({ id: 'f1', query: whole, answer: said, context });
  const figure = listed && total && { ...total, rows: listed.rows, rowCount: listed.rowCount, query };
  return reply({
    kind: 'breakdown',
    title: `By ${unitOf(group, metric)}`,
    paragraphs: [sentenceOf(whole, metric, said, context)],
    figures: figure ? [figure] : [],
    query,
  });
}
