import { daysIn } from '#domain/time/day-range.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/time/spans.ts';
import { instantOf } from '#domain/time/wall-clock.ts';

const MAX_UNKNOWN_MINUTES = 180;
/** Days before a night that its regularity covers. */
export const REGULARITY_DAYS = 14;
/** Pairs of consecutive days that the index needs. */
export const MIN_PAIRS = 5;
/** A night that wasn't logged is unknown from this hour of the evening to this hour of the next day. */
const [UNKNOWN_FROM_HOUR, UNKNOWN_TO_HOUR] = [21, 14];

const [AWAKE, ASLEEP, UNKNOWN] = [0, 1, 2];

interface RegularSleep {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  readonly latencyMinutes: number | null;
  readonly isNap: boolean;
  readonly date: string;
}

/** Agreement of two consecutive days, minute by minute. */
export interface DayPair {
  readonly agreeingMinutes: number;
  readonly knownMinutes: number;
}

/** Sleep Regularity Index over two weeks. `index` is undefined for fewer than `MIN_PAIRS` pairs. */
export interface Regularity {
  readonly index: number | undefined;
  readonly pairCount: number;
  /** Known minutes of the pairs, and how many of them had the same state 24 hours earlier. */
  readonly knownMinutes: number;
  readonly agreeingMinutes: number;
}

/** State of every minute (asleep, awake or unknown) from the start of the first day to the end of the last. */
function timeline(sleeps: readonly RegularSleep[], days: readonly string[], timeZone: string): Uint8Array {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const startMs = localDayBounds(first, timeZone).startMs;
  const { endMs } = localDayBounds(last, timeZone);
  const states = new Uint8Array(Math.round((endMs - startMs) / MINUTE_MS)).fill(AWAKE);
  const minuteOf = (ms: number) => Math.max(0, Math.round((ms - startMs) / MINUTE_MS));
  const clock = (date: string, hour: number): number => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    return minuteOf(instantOf({ year, month, day, hour, minute: 0, second: 0 }, timeZone));
  };
  const logged = new Set(sleeps.filter(({ isNap }) => !isNap).map(({ date }) => date));
  for (const date of [...days, addDays(last, 1)])
    if (!logged.has(date))
      states.fill(UNKNOWN, clock(addDays(date, -1), UNKNOWN_FROM_HOUR), clock(date, UNKNOWN_TO_HOUR));
  for (const { inBedMs, outOfBedMs, latencyMinutes } of sleeps)
    states.fill(ASLEEP, minuteOf(inBedMs) + Math.round(latencyMinutes ?? 0), minuteOf(outOfBedMs));
  return states;
}

function compare(states: Uint8Array, start: number): DayPair {
  let [agreeingMinutes, knownMinutes] = [0, 0];
  for (let minute = start; minute < start + DAY_MINUTES; minute += 1) {
    const [one, other] = [states[minute], states[minute + DAY_MINUTES]];
    if (one === UNKNOWN || other === UNKNOWN) continue;
    knownMinutes += 1;
    if (one === other) agreeingMinutes += 1;
  }
  return { agreeingMinutes, knownMinutes };
}

/**
 * Compares each local day with the next, minute by minute, 24 elapsed hours apart. Leaves out pairs with a day of 23 or 25 hours and
 * pairs with more than three unknown hours. Time awake during a night counts as sleep, since its exact times are unknown.
 * @param to last day to compare; `sleeps` should include the night after it
 * @returns pairs by their later day
 */
export function dayPairs(
  sleeps: readonly RegularSleep[],
  from: string,
  to: string,
  timeZone: string,
): ReadonlyMap<string, DayPair> {
  const days = daysIn({ from, to });
  const pairs = new Map<string, DayPair>();
  if (days.length < 2) return pairs;
  const states = timeline(sleeps, days, timeZone);
  const [firstMs = 0, ...endsMs] = [...days, addDays(to, 1)].map(
    (date) => localDayBounds(date, timeZone).startMs,
  );
  const startsMs = [firstMs, ...endsMs];
  const isWhole = endsMs.map((endMs, index) => endMs - (startsMs[index] ?? 0) === DAY_MINUTES * MINUTE_MS);
  for (const [index, date] of days.entries()) {
    const startMs = startsMs[index - 1];
    if (startMs === undefined || !isWhole[index - 1] || !isWhole[index]) continue;
    const pair = compare(states, Math.round((startMs - firstMs) / MINUTE_MS));
    if (DAY_MINUTES - pair.knownMinutes <= MAX_UNKNOWN_MINUTES) pairs.set(date, pair);
  }
  return pairs;
}

/**
 * Sleep Regularity Index of the two weeks before a night: the likelihood of being in the same state, asleep or awake, as 24 hours
 * earlier. 100 means identical days and 0 is random. Phillips 2017, doi:10.1038/s41598-017-03171-4.
 * @param date day of waking; compares the whole days before it
 */
export function sleepRegularity(pairs: ReadonlyMap<string, DayPair>, date: string): Regularity {
  const counted = Array.from({ length: REGULARITY_DAYS - 1 }, (_, day) =>
    pairs.get(addDays(date, -1 - day)),
  ).filter((pair) => pair !== undefined);
  const sum = (of: (pair: DayPair) => number) => counted.reduce((total, pair) => total + of(pair), 0);
  const [knownMinutes, agreeingMinutes] = [
    sum((pair) => pair.knownMinutes),
    sum((pair) => pair.agreeingMinutes),
  ];
  return {
    pairCount: counted.length,
    knownMinutes,
    agreeingMinutes,
    index: counted.length < MIN_PAIRS ? undefined : -100 + (200 * agreeingMinutes) / knownMinutes,
  };
}
