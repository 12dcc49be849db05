import { addDays, daysBetween, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/time/spans.ts';
import { instantOf } from '#domain/time/wall-clock.ts';

const MAX_UNKNOWN_MINUTES = 180;
/** The days before a night that its regularity looks at. */
export const REGULARITY_DAYS = 14;
/** Pairs of days, one after the other, that the index needs. */
export const MIN_PAIRS = 5;
/** What is not known of a night that was not logged: from this hour of the evening to this hour of the day. */
const [UNKNOWN_FROM_HOUR, UNKNOWN_TO_HOUR] = [21, 14];

const [AWAKE, ASLEEP, UNKNOWN] = [0, 1, 2];

interface RegularSleep {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  readonly latencyMinutes: number | null;
  readonly isNap: boolean;
  readonly date: string;
}

/** How far a day agrees with the next, minute by minute, 24 hours later. */
export interface DayPair {
  readonly agreeingMinutes: number;
  readonly knownMinutes: number;
}

/** The Sleep Regularity Index of a fortnight; `index` is absent below `MIN_PAIRS`. */
export interface Regularity {
  readonly index: number | undefined;
  readonly pairCount: number;
  /** Minutes of the pairs that are known, and of these such as were spent as 24 hours before. */
  readonly knownMinutes: number;
  readonly agreeingMinutes: number;
}

/** Every minute from the start of the first day to the end of the last as asleep, awake or unknown. */
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
  const told = new Set(sleeps.filter(({ isNap }) => !isNap).map(({ date }) => date));
  for (const date of [...days, addDays(last, 1)])
    if (!told.has(date))
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
 * Compares each local day with the next, minute by minute, 24 elapsed hours apart. Left out are pairs with a day of 23 or 25 hours,
 * and pairs of which more than three hours are not known. Time awake within a night is taken for sleep: nobody knows when it was.
 * @param to the last day that is compared; the night after it should be among the sleeps
 * @returns by the later day of each pair
 */
export function dayPairs(
  sleeps: readonly RegularSleep[],
  from: string,
  to: string,
  timeZone: string,
): ReadonlyMap<string, DayPair> {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day));
  const pairs = new Map<string, DayPair>();
  if (days.length < 2) return pairs;
  const states = timeline(sleeps, days, timeZone);
  const isWhole = days.map((date) => {
    const { startMs, endMs } = localDayBounds(date, timeZone);
    return { startMs, isWhole: endMs - startMs === DAY_MINUTES * MINUTE_MS };
  });
  for (const [index, date] of days.entries()) {
    const [one, other] = [isWhole[index - 1], isWhole[index]];
    if (!one?.isWhole || !other?.isWhole) continue;
    const pair = compare(states, Math.round((one.startMs - (isWhole[0]?.startMs ?? 0)) / MINUTE_MS));
    if (DAY_MINUTES - pair.knownMinutes <= MAX_UNKNOWN_MINUTES) pairs.set(date, pair);
  }
  return pairs;
}

/**
 * Sleep Regularity Index of the fortnight before a night: the chance that any minute finds somebody in the same state, asleep or
 * awake, as 24 hours before; 100 is the same every day, 0 is chance. Phillips 2017, doi:10.1038/s41598-017-03171-4.
 * @param date the day of waking; whole days before it are compared, so that the night itself ends the last of them
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
