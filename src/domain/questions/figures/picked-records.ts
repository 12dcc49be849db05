import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/clause.ts';

const END = /^(?:at the )?(?:start|beginning|end) of$|^(?:start|end)value$/;

/** "Runs at the end of August", "average sleep at the start of it": which days, unless a weight or marker has a value then. */
export const isVagueEnd = ({ all }: Words, { plain }: Metric): boolean =>
  plain !== 'last' && all.some(({ tag, words }) => (tag === 'first' || tag === 'last') && END.test(words));

/** Only the newest or oldest records, if a number or an event follows "last". */
export function takeOnly(words: Words, metric: Metric): Query['only'] | 'unclear' {
  if (words.has('foodnoun') && !words.has('food')) return undefined;
  const isEvent = metric.kind === 'event' || words.has('meal') || words.has('food');
  // One reading a day: "my last 3 blood pressures". "Which week of the last 4" isn’t of readings.
  const isReading =
    metric.list === 'days' &&
    metric.perDay !== 'sum' &&
    words.all.some(
      ({ tag }, at) =>
        tag === 'metric' &&
        /^(?:(?:last|first) number|number (?:last|first))$/.test(
          `${words.all[at - 2]?.tag} ${words.all[at - 1]?.tag}`,
        ),
    );
  const order = words.has('last') ? 'last' : words.has('first') ? 'first' : undefined;
  if (order === undefined) return words.has('number') ? 'unclear' : undefined;
  const [number, ...more] = words.take('number');
  if (more.length > 0) return 'unclear';
  if (number && !isEvent && !isReading) return 'unclear';
  // "Average speed of the last 5": of which records?
  if (number && metric.list === 'workouts' && !words.has('workout')) return 'unclear';
  if (!number && (!isEvent || (!words.has('workout') && metric.list !== 'fasts'))) return undefined;
  words.take(order);
  return { order, count: number ? Number(number.value) : 1 };
}

/** "The average of my 5 highest scores", "total distance of my 3 longest runs": how many of them. */
export function takeTop(words: Words): number | undefined {
  const { all } = words;
  // "The highest 7-day average" isn't of 7 values.
  const at = all.findIndex(
    ({ tag }, index) =>
      tag === 'number' &&
      (all[index + 1]?.tag === 'superlative' ||
        (all[index - 1]?.tag === 'superlative' &&
          !/^(?:day|unit|per|time)$/.test(all[index + 1]?.tag ?? ''))),
  );
  const isOther = (['foodnoun', 'kindnoun', 'whichday', 'last', 'first'] as const).some((tag) =>
    words.has(tag),
  );
  const isStatistic = words.all.some(({ tag }) => tag === 'aggregate');
  if (at < 0 || isOther || !isStatistic || all.filter(({ tag }) => tag === 'number').length > 1)
    return undefined;
  words.take('number');
  return Number(all[at]?.value);
}
