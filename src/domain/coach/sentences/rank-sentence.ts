import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { capitalized, type ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, shortDate, timeOfMinute } from '#domain/coach/phrases.ts';
import { TALLIES } from '#domain/coach/query-sentence.ts';
import { extremeWord, kindsOf, measureOf, nameOf, plural } from '#domain/coach/record-words.ts';
import { ordinalWord } from '#domain/coach/special-sentences.ts';

/** The top group of a ranking and its figure: "You had oatmeal most often: [[f1]] times." */
export function rankSentence(query: Query, metric: Metric, answer: Answer, context: ReplyContext): string {
  const { where, group, aggregate, rank } = query;
  const isLeast = rank?.order === 'lowest';
  const nth = query.nth === undefined ? '' : `${ordinalWord(query.nth)}-`;
  const isOfPeaks = metric.list === 'glucose' && query.per === 'meal';
  const at = selectionWords(query, { metric, ...context, isNamed: isOfPeaks });
  const when = at === '' ? '' : ` ${at}`;
  const label = answer.rows[0]?.label ?? '';
  if (isOfPeaks && group === 'food')
    return `Meals with ${label} had your ${nth}${isLeast ? 'lowest' : 'highest'} average glucose peak${when}: [[f1]].`;
  if (group === 'food')
    return aggregate === 'count'
      ? `You had ${label} ${nth}${isLeast ? 'least' : 'most'} often${when}: [[f1]] ${plural(answer.value ?? 0, 'time')}.`
      : `${label} gave you the ${nth}${isLeast ? 'least' : 'most'} ${nameOf(metric)}${when}: [[f1]].`;
  if (group === 'kind' && TALLIES[metric.key])
    return `You did ${kindsOf({ ...where, kinds: [label] }, 2)} ${nth}${isLeast ? 'least' : 'most'} often${when}: [[f1]] ${plural(answer.value ?? 0, 'time')}.`;
  const isOfOne = aggregate === 'max' || aggregate === 'min';
  const measure = isOfPeaks ? measureOf(metric, query) : nameOf(metric);
  const name = isOfOne ? measure : `${AGGREGATE_WORDS[aggregate]} ${measure}`;
  const led =
    group === 'kind' ? capitalized(kindsOf({ kinds: [label] }, 2)) : groupWords(label, group, context);
  return `${led} had your ${nth}${extremeWord(!isLeast, metric)} ${name}${when}: [[f1]].`;
}

function groupWords(label: string, group: Query['group'], { today }: ReplyContext): string {
  if (group === 'weekday') return `${label}s`;
  if (group === 'hour') return `The hour from ${timeOfMinute(60 * Number(label.slice(0, 2)))}`;
  if (group === 'week') return `The week of ${shortDate(label, today)}`;
  if (group !== 'month') return label;
  return new Date(`${label}-01T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
}
