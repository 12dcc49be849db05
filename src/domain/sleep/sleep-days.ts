import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { MIN_NAP_MINUTES } from './nap.ts';
import { asleepMinutes, efficiencyPercent, inBedMinutes, type SleepTimes } from './sleep-times.ts';

const MAX_MERGED_GAP_MS = HOUR_MS;

/** Logged sleep. */
export interface EnteredSleep extends SleepTimes {
  /** Local day of waking, `YYYY-MM-DD`. */
  readonly date: string;
  readonly timeZone: string;
  readonly isNap: boolean;
  readonly awakenings: number | null;
  /** 1 (poor) to 5 (very good) */
  readonly quality: number | null;
}

/** Main sleep: one entry, or several with gaps of an hour or less. */
export interface Night extends Omit<EnteredSleep, 'isNap'> {
  readonly asleepMinutes: number;
  readonly inBedMinutes: number;
  /** Undefined if a part of it wasn't logged. */
  readonly efficiencyPercent: number | undefined;
  /** Time awake after falling asleep, gaps included; undefined if it wasn't logged. */
  readonly wasoMinutes: number | undefined;
}

/** Sleep that ended on a local day. */
export interface SleepDay {
  readonly date: string;
  /** Longest main sleep; undefined on a day with only naps. */
  readonly night: Night | undefined;
  /** Total time asleep: main sleeps, and naps of at least 20 minutes. */
  readonly asleepMinutes: number;
  /** Minutes of counted naps. */
  readonly napMinutes: number;
}

const plus = (sum: number | null, value: number | null): number | null =>
  sum === null || value === null ? null : sum + value;

/** Quality of several parts, weighted by length. Unrated parts don't count. */
function mergedQuality(parts: readonly EnteredSleep[]): number | null {
  let [sum, minutes] = [0, 0];
  for (const part of parts) {
    if (part.quality === null) continue;
    sum += part.quality * inBedMinutes(part);
    minutes += inBedMinutes(part);
  }
  return minutes > 0 ? sum / minutes : null;
}

/** Merges the parts of a night, in order. The time between them counts as awake. Loops, because ten years have thousands of nights. */
function merged(parts: readonly [EnteredSleep, ...EnteredSleep[]]): Night {
  const [first] = parts;
  let last = first;
  let gapMinutes = 0;
  let { awakeMinutes: awake, awakenings } = first;
  for (const part of parts.slice(1)) {
    gapMinutes += (part.inBedMs - last.outOfBedMs) / MINUTE_MS + (part.latencyMinutes ?? 0);
    awake = plus(awake, part.awakeMinutes);
    // A gap is an awakening.
    awakenings = plus(plus(awakenings, part.awakenings), 1);
    last = part;
  }
  const times = {
    inBedMs: first.inBedMs,
    outOfBedMs: last.outOfBedMs,
    latencyMinutes: first.latencyMinutes,
    // Gaps are time awake even if nothing else was logged.
    awakeMinutes: awake === null ? (gapMinutes > 0 ? gapMinutes : null) : awake + gapMinutes,
  };
  return {
    ...times,
    date: last.date,
    timeZone: last.timeZone,
    awakenings,
    quality: mergedQuality(parts),
    asleepMinutes: asleepMinutes(times),
    inBedMinutes: inBedMinutes(times),
    efficiencyPercent: awake === null ? undefined : efficiencyPercent(times),
    wasoMinutes: awake === null ? undefined : awake + gapMinutes,
  };
}

/** Main sleeps in order, merged across gaps of an hour or less. */
export function nightsOf(sleeps: readonly EnteredSleep[]): readonly Night[] {
  const groups: [EnteredSleep, ...EnteredSleep[]][] = [];
  for (const sleep of sleeps
    .filter(({ isNap }) => !isNap)
    .toSorted((one, other) => one.inBedMs - other.inBedMs)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && sleep.inBedMs - before.outOfBedMs <= MAX_MERGED_GAP_MS) group.push(sleep);
    else groups.push([sleep]);
  }
  return groups.map(merged);
}

/**
 * Sleep of each local day that has any, oldest first. Entries can be in any order.
 * A night belongs to the day of waking, and naps count from 20 minutes: science notes 2.2.
 */
export function sleepDays(sleeps: readonly EnteredSleep[]): readonly SleepDay[] {
  const days = new Map<string, SleepDay>();
  const dayOf = (date: string): SleepDay =>
    days.get(date) ?? { date, night: undefined, asleepMinutes: 0, napMinutes: 0 };
  for (const night of nightsOf(sleeps)) {
    const { date, asleepMinutes: minutes } = night;
    // Nearly every day has one night.
    if (!days.has(date)) {
      days.set(date, { date, night, asleepMinutes: minutes, napMinutes: 0 });
      continue;
    }
    const day = dayOf(night.date);
    const isLonger = !day.night || night.asleepMinutes > day.night.asleepMinutes;
    days.set(night.date, {
      ...day,
      night: isLonger ? night : day.night,
      asleepMinutes: day.asleepMinutes + night.asleepMinutes,
    });
  }
  for (const nap of sleeps.filter(({ isNap }) => isNap)) {
    const minutes = asleepMinutes(nap);
    if (minutes < MIN_NAP_MINUTES) continue;
    const day = dayOf(nap.date);
    days.set(nap.date, {
      ...day,
      asleepMinutes: day.asleepMinutes + minutes,
      napMinutes: day.napMinutes + minutes,
    });
  }
  return [...days.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
