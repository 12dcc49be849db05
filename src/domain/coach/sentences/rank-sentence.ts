import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { type ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import { extremeWord, isMostOf, kindsOf, measureOf, mostWord, nameOf } from '#domain/coach/record-words.ts';
import { groupWords, inGroup } from './group-words.ts';
import { ordinalWord } from './ordinals.ts';
import { TALLIES } from './tallies.ts';
import { plural } from '#domain/words/plural.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const TIMES: ReadonlySet<string> = new Set<NonNullable<Query['group']>>([
  'day',
  'week',
  'month',
  'weekday',
  'hour',
]);

/** The top group of a ranking and its figure: "You had oatmeal most often: [[f1]] times." */
export function rankSentence(asked: Query, metric: Metric, answer: Answer, context: ReplyContext): string {
  // The group already names the weekday.
  const { weekdays: _weekdays, ...ungrouped } = asked;
  const query: Query = asked.group === 'weekday' ? ungrouped : asked;
  const { where, group, aggregate, rank } = query;
  const isLeast = rank?.order === 'lowest';
  const nth = query.nth === undefined ? '' : `${ordinalWord(query.nth)}-`;
  const isOfPeaks = metric.list === 'glucose' && query.per === 'meal';
  const at = selectionWords(query, { metric, ...context, isNamed: isOfPeaks });
  const when = withLeadingSpace(at);
  const label = answer.rows[0]?.label ?? '';
  const named = { today: context.today, metric };
  if (isOfPeaks && group === 'food')
    return `Meals with ${label} had your ${nth}${isLeast ? 'lowest' : 'highest'} average glucose peak${when}: [[f1]].`;
  if (group === 'food')
    return aggregate === 'count'
      ? `You had ${label} ${nth}${isLeast ? 'least' : 'most'} often${when}: [[f1]] ${plural(answer.value ?? 0, 'time')}.`
      : `${label} gave you the ${nth}${isLeast ? 'least' : 'most'} ${nameOf(metric)}${when}: [[f1]].`;
  if (aggregate === 'part') {
    const led = capitalized(kindsOf({ kinds: [label] }, 2));
    return `${led} gave you the most ${nameOf(metric)}${whenOnly(query, metric, context)}: [[f1]] of the total.`;
  }
  if (group === 'kind' && TALLIES[metric.key])
    return `You logged ${kindsOf({ ...where, kinds: [label] }, 2)} ${nth}${isLeast ? 'least' : 'most'} often${when}: [[f1]] ${plural(answer.value ?? 0, 'time')}.`;
  const tally = TALLIES[metric.key];
  const isOfTime = group !== undefined && TIMES.has(group);
  if (tally && isOfTime && (aggregate === 'sum' || aggregate === 'count'))
    return where?.food
      ? `You had ${where.food} ${nth}${isLeast ? 'least' : 'most'} often ${inGroup(label, group, named)}${whenOnly(query, metric, context)}: [[f1]] ${plural(answer.value ?? 0, 'time')}.`
      : `You logged the ${nth}${mostWord(!isLeast, metric)} ${kindsOf(where, 2) || plural(2, tally)} ${inGroup(label, group, named)}${whenOnly(query, metric, context)}: [[f1]].`;
  if (aggregate === 'change' && isOfTime && query.nth === undefined)
    return `Your ${nameOf(metric)} ${isLeast ? 'fell' : 'rose'} the most ${inGroup(label, group, named)}${whenOnly(query, metric, context)}: [[f1]].`;
  const isOfOne = aggregate === 'max' || aggregate === 'min';
  const measure = isOfPeaks ? measureOf(metric, query) : nameOf(metric);
  const name = isOfOne ? measure : `${AGGREGATE_WORDS[aggregate]} ${measure}`;
  const led =
    group === 'kind' ? capitalized(kindsOf({ kinds: [label] }, 2)) : groupWords(label, group, named);
  if (aggregate === 'sum' && isMostOf(query, metric))
    return `${led} had the ${nth}${mostWord(!isLeast, metric)} ${measure}${when}: [[f1]].`;
  return `${led} had your ${nth}${extremeWord(!isLeast, metric)} ${name}${when}: [[f1]].`;
}

/** " last month", without the kinds that the sentence names. */
function whenOnly({ where: _where, ...rest }: Query, metric: Metric, context: ReplyContext): string {
  const words = selectionWords(rest, { metric, ...context });
  return withLeadingSpace(words);
}

/** "None of the foods you logged this month had any fiber." */
export function noneGave(query: Query, metric: Metric, context: ReplyContext): string {
  return `None of the foods you logged${whenOnly(query, metric, context)} had any ${nameOf(metric)}.`;
}
