import { findMetric } from '#domain/metrics/catalog.ts';
import type { Operator, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import { onlyTime } from '#domain/questions/times/calendar-words.ts';
import { addDays } from '#domain/time/local-date.ts';

const GOAL = '(?:it|(?:my |the )?(?:daily )?(?:goal|target|limit))';
const IS_THAT = '(?:was|is|were|am|are) (?:that|it|this|i|those)';
const SIDE = '(?<side>short|under|below|off|away|over|above)';
/** "How many short was that?", "how far from my goal was that", "how much over 2000 is that". */
const DISTANCES: readonly RegExp[] = [
  `(?:by )?how (?:many|much|far)(?: [a-z]+)? ${SIDE}(?: (?:of|from))?(?: ${GOAL}| (?<amount>[\\d,.]+)(?: [a-z]+)?)? ${IS_THAT}`,
  `how (?:far|short) (?:(?:of|from) ${GOAL} )?${IS_THAT}(?: (?:from|of) ${GOAL})?`,
].map((form) => new RegExp(`^${form}$`));
/** "How much later than usual is that?" */
const THAN_USUAL =
  /^how much (?:later|longer|more|higher|(?<below>earlier|shorter|less|fewer|lower)) than (?:usual|normal|my average|average|typical)(?: (?:is|was) (?:that|it|this))?$/;
/** "How many nights were shorter than that last month?" */
const THAN_THAT =
  /^(?:on )?how (?:many|often)(?: (?:days|nights|times|weigh ins))? (?:(?:were|was|are|is|did i|have i)(?: (?:sleep|slept|walk|walked|eat|eaten|get|gotten|have|had|go to bed|wake up|weigh|drink))? )?(?:(?<more>later|longer|more|higher|heavier)|earlier|shorter|less|fewer|lower|lighter) than that(?<time> .+)?$/;

/** The plain figure of a question; undefined for counts, lists and comparisons. */
function figureOf({ only: _only, ...query }: Query): Query | undefined {
  const isFigure = ['mean', 'sum', 'last', 'min', 'max'].includes(query.aggregate);
  const isPlain =
    !query.threshold && !query.rank && !query.group && !query.versus && !query.pair && !query.target;
  return isFigure && isPlain ? query : undefined;
}

/** How far the last figure is from its goal, from a named amount, or from what was usual before. */
export function distanceAfter(text: string, before: Query, source: RecordSource): Query | undefined {
  // "How many short was that?" once more, of the same goal.
  const { target: _target, targetValue, ...asked } = before;
  const query = figureOf(asked);
  const metric = findMetric(before.metric);
  if (!query || !metric) return undefined;
  const usual = THAN_USUAL.exec(text);
  const { from } = spanOf(query.window, source.today);
  if (usual)
    return from === null
      ? undefined
      : {
          ...query,
          aggregate: 'mean',
          versus: { window: { kind: 'dates', from: null, to: addDays(from, -1) } },
          ...(usual.groups?.['below'] !== undefined && { isBelow: true }),
        };
  const said = DISTANCES.map((form) => form.exec(text)).find((found) => found !== null);
  if (!said) return undefined;
  const { side = '', amount } = said.groups ?? {};
  const value = amount === undefined ? targetValue : Number(amount.replaceAll(',', ''));
  if (value === undefined && source.targets[metric.key] === undefined) return undefined;
  const isSum = isOneDay(query.window) && metric.perDay === 'sum';
  return {
    ...query,
    ...(isSum && { aggregate: 'sum' as const }),
    target: /over|above/.test(side) ? 'over' : 'under',
    ...(value !== undefined && { targetValue: value }),
  };
}

/** The days to count whose value is beyond the last figure, and on which side of it. */
export function beyondThat(
  text: string,
  before: Query,
  today: string,
): { readonly query: Query; readonly op: Operator } | undefined {
  const groups = THAN_THAT.exec(text)?.groups;
  const figure = groups && figureOf(before);
  const metric = findMetric(before.metric);
  if (!groups || !figure || metric?.kind !== 'daily') return undefined;
  const time = onlyTime(groups['time'] ?? '', today);
  if (!time) return undefined;
  const { at: _at, nth: _nth, per: _per, ...whole } = figure;
  const window = time.window ?? (isOneDay(whole.window) ? ({ kind: 'all' } as const) : whole.window);
  return {
    query: { ...whole, aggregate: 'count', window, ...(time.weekdays && { weekdays: time.weekdays }) },
    op: groups['more'] === undefined ? '<' : '>',
  };
}
