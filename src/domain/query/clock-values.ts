import type { Metric } from '#domain/metrics/metric.ts';
import { addDays } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { Entry, RecordSource } from './record-source.ts';
import type { Value } from './aggregate.ts';
import { slicedBy, type Span } from './windows.ts';

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/** A meal before this hour still ends the day before. */
const FIRST_HOUR = 4;

/** Minute of the local day. */
export const minuteOf = (at: string): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));

/** Local time some minutes before another. */
export const localMinus = (at: string, minutes: number): string =>
  new Date(Date.parse(`${at}Z`) - minutes * MINUTE_MS).toISOString().slice(0, 19);

/** Minutes after midnight, 0 to 1,440. */
export const onClock = (minutes: number): number => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

/** Time of day of a record, or of the start of a fast, which is recorded with its end. */
export function clockOf({ derived }: Metric, { at, values }: Entry): number | undefined {
  if (derived?.by !== 'clock' || at === null) return undefined;
  if (derived.of === 'record') return minuteOf(at);
  const { hours } = values;
  return hours === undefined ? undefined : onClock(minuteOf(at) - hours * HOUR_MINUTES);
}

/** Day of a time of day: a fast may start on the day before the one that it is recorded with. */
export function clockDate({ derived }: Metric, { date, entry }: Value): string {
  const hours = entry?.values['hours'];
  const isStart = derived?.by === 'clock' && derived.of === 'start';
  return isStart && entry?.at && hours !== undefined
    ? localMinus(entry.at, hours * HOUR_MINUTES).slice(0, 10)
    : date;
}

/** A figure of a meal. */
type OfMeal = Value & { readonly entry: Entry };

/** Times of the meals of each day, in minutes after its midnight. */
function mealTimes(source: RecordSource, span: Span): readonly (readonly OfMeal[])[] {
  const to = span.to === null ? null : addDays(span.to, 1);
  const times = slicedBy(source.entries.meals, { from: span.from, to }).flatMap((entry) => {
    const { date, at } = entry;
    if (at === null) return [];
    const minute = minuteOf(at);
    return minute < FIRST_HOUR * HOUR_MINUTES
      ? [{ date: addDays(date, -1), entry, value: minute + DAY_MINUTES }]
      : [{ date, entry, value: minute }];
  });
  const isOf = ({ date }: Value): boolean =>
    (span.from === null || date >= span.from) && (span.to === null || date <= span.to);
  return [...Map.groupBy(times.filter(isOf), ({ date }) => date).values()];
}

/** Time of the first or last meal of each day, in minutes after its midnight. */
export const mealEnds = (source: RecordSource, end: 'first' | 'last', span: Span): readonly Value[] =>
  mealTimes(source, span).flatMap((day) => {
    const meal = end === 'first' ? day[0] : day.at(-1);
    return meal ? [{ ...meal, entry: null }] : [];
  });

/** Hours from each meal of a day to the one that follows, which they are recorded with. */
export const mealGaps = (source: RecordSource, span: Span): readonly OfMeal[] =>
  mealTimes(source, span).flatMap((day) =>
    day.flatMap((meal, at) => {
      const minutes = meal.value - (day[at - 1]?.value ?? meal.value);
      return minutes > 0 ? [{ ...meal, value: minutes / HOUR_MINUTES }] : [];
    }),
  );

/** Times of day within half a day of their circular mean: 11:50 PM and 12:10 AM are 20 minutes apart. */
export function aroundMean(times: readonly Value[]): readonly Value[] {
  const turn = (2 * Math.PI) / DAY_MINUTES;
  const [sin, cos] = [Math.sin, Math.cos].map((part) =>
    times.reduce((sum, { value }) => sum + part(value * turn), 0),
  );
  const center = onClock(Math.atan2(sin ?? 0, cos ?? 0) / turn);
  return times.map((time) => ({
    ...time,
    value: time.value + DAY_MINUTES * Math.round((center - time.value) / DAY_MINUTES),
  }));
}
