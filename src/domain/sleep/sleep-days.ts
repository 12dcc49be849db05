import { MIN_NAP_MINUTES } from './nap.ts';
import { asleepMinutes, efficiencyPercent, inBedMinutes, type SleepTimes } from './sleep-times.ts';

const MERGED_GAP_MS = 60 * 60_000;

/** A sleep as it was entered. */
export interface EnteredSleep extends SleepTimes {
  /** Local day of getting up, `YYYY-MM-DD`. */
  readonly date: string;
  readonly timeZone: string;
  readonly isNap: boolean;
  readonly awakenings: number | null;
  /** 1 (poor) to 5 (very good). */
  readonly quality: number | null;
}

/** A main sleep: one entry, or several with an hour or less between them. */
export interface Night extends Omit<EnteredSleep, 'isNap'> {
  readonly asleepMinutes: number;
  readonly inBedMinutes: number;
  /** Absent where a part of it was not told. */
  readonly efficiencyPercent: number | undefined;
  /** Awake after falling asleep, gaps included; absent where it was not told. */
  readonly wasoMinutes: number | undefined;
}

/** The sleep of a local day: what ended on it. */
export interface SleepDay {
  readonly date: string;
  /** The longest main sleep; absent on a day with naps alone. */
  readonly night: Night | undefined;
  /** Asleep in all: main sleeps, and naps of 20 minutes and more. */
  readonly asleepMinutes: number;
  /** Naps that count, minutes. */
  readonly napMinutes: number;
}

const sumOrNull = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** The quality of several parts, by how long each was; parts without one do not count. */
function mergedQuality(parts: readonly EnteredSleep[]): number | null {
  const rated = parts.flatMap((part) =>
    part.quality === null ? [] : [{ quality: part.quality, minutes: inBedMinutes(part) }],
  );
  const minutes = rated.reduce((sum, part) => sum + part.minutes, 0);
  return minutes > 0 ? rated.reduce((sum, part) => sum + part.quality * part.minutes, 0) / minutes : null;
}

/** One night of its parts, in order: the time between them is time awake. */
function merged(parts: readonly [EnteredSleep, ...EnteredSleep[]]): Night {
  const [first] = parts;
  const last = parts.at(-1) ?? first;
  const gaps = parts.slice(1).map((part, index) => {
    const before = parts[index] ?? first;
    return (part.inBedMs - before.outOfBedMs) / 60_000 + (part.latencyMinutes ?? 0);
  });
  const awake = sumOrNull(parts.map(({ awakeMinutes }) => awakeMinutes));
  const gapMinutes = gaps.reduce((sum, gap) => sum + gap, 0);
  const awakenings = sumOrNull(parts.map((part) => part.awakenings));
  const times = {
    inBedMs: first.inBedMs,
    outOfBedMs: last.outOfBedMs,
    latencyMinutes: first.latencyMinutes,
    // A gap is known to be awake even where the rest was not told.
    awakeMinutes: awake === null ? (gapMinutes > 0 ? gapMinutes : null) : awake + gapMinutes,
  };
  return {
    ...times,
    date: last.date,
    timeZone: last.timeZone,
    awakenings: awakenings === null ? null : awakenings + gaps.length,
    quality: mergedQuality(parts),
    asleepMinutes: asleepMinutes(times),
    inBedMinutes: inBedMinutes(times),
    efficiencyPercent: awake === null ? undefined : efficiencyPercent(times),
    wasoMinutes: awake === null ? undefined : awake + gapMinutes,
  };
}

/** Main sleeps in order, those with an hour or less between them as one. */
export function nightsOf(sleeps: readonly EnteredSleep[]): readonly Night[] {
  const groups: [EnteredSleep, ...EnteredSleep[]][] = [];
  for (const sleep of sleeps
    .filter(({ isNap }) => !isNap)
    .toSorted((one, other) => one.inBedMs - other.inBedMs)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && sleep.inBedMs - before.outOfBedMs <= MERGED_GAP_MS) group.push(sleep);
    else groups.push([sleep]);
  }
  return groups.map(merged);
}

/**
 * The sleep of each local day that has one, oldest first, in whatever order it was entered.
 * Definitions: science notes 2.2; a night belongs to the day of waking, a nap counts from 20 minutes on.
 */
export function sleepDays(sleeps: readonly EnteredSleep[]): readonly SleepDay[] {
  const days = new Map<string, SleepDay>();
  const dayOf = (date: string): SleepDay =>
    days.get(date) ?? { date, night: undefined, asleepMinutes: 0, napMinutes: 0 };
  for (const night of nightsOf(sleeps)) {
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
