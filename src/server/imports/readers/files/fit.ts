import { wholeOf } from '#server/imports/files.ts';
import type { LocalTimes, ZonedTime } from '#server/imports/rows/local-times.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { FileReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { weightAt } from '#server/imports/readers/devices/device-records.ts';
import { offsetText, zoneOf } from '#server/imports/rows/offset-zone.ts';
import { fitMessages, type FitMessage } from './fit-messages.ts';

/** A day's ride recorded every second takes about 2 MB. */
const MAX_BYTES = 32e6;
/** 1989-12-31, the epoch of these files. */
const EPOCH_SECONDS = 631_065_600;
/** Smaller values are seconds since the device was turned on. */
const MIN_TIME = 0x1000_0000;
const TIMESTAMP = 253;

/** Numbers of messages and fields: Garmin's public FIT profile. */
const SESSION = 18;
const WEIGHT = 30;
const ACTIVITY = 34;
const MONITORING = 55;

const SPORTS: Readonly<Record<number, string>> = {
  1: 'Running',
  2: 'Cycling',
  4: 'Elliptical',
  5: 'Swimming',
  6: 'Basketball',
  7: 'Soccer',
  8: 'Tennis',
  10: 'Training',
  11: 'Walking',
  12: 'Cross-country skiing',
  13: 'Alpine skiing',
  14: 'Snowboarding',
  15: 'Rowing',
  17: 'Hiking',
  25: 'Golf',
  31: 'Rock climbing',
  62: 'HIIT',
};
const SUB_SPORTS: Readonly<Record<number, string>> = {
  1: 'Treadmill',
  5: 'Spinning',
  6: 'Indoor cycling',
  14: 'Indoor rowing',
  15: 'Elliptical',
  16: 'Stair climbing',
  20: 'Strength training',
  43: 'Yoga',
  44: 'Pilates',
};

const msOf = (time: number | undefined): number | undefined =>
  time === undefined || time < MIN_TIME ? undefined : (EPOCH_SECONDS + time) * 1000;

const QUARTER_MS = 900_000;

/** Offset of the device's clock, if the file has its local time. */
function offsetOf(messages: readonly FitMessage[]): string | undefined {
  const figures = messages.find(({ kind }) => kind === ACTIVITY)?.figures;
  const [at, local] = [figures?.get(TIMESTAMP), figures?.get(5)];
  if (at === undefined || local === undefined) return undefined;
  const offsetMs = Math.round(((local - at) * 1000) / QUARTER_MS) * QUARTER_MS;
  return Math.abs(offsetMs) > 14 * 4 * QUARTER_MS ? undefined : offsetText(offsetMs);
}

const timeOf = (atMs: number, offset: string | undefined, times: LocalTimes): ZonedTime => ({
  at: new Date(atMs).toISOString(),
  timeZone: offset === undefined ? times.timeZone : zoneOf({ atMs, offset }, times.timeZone),
});

/** Between the parts of a triathlon there are sessions of a few seconds. */
const MIN_SECONDS = 60;
const secondsOf = ({ figures }: FitMessage): number => (figures.get(8) ?? figures.get(7) ?? 0) / 1000;

function sessionOf(message: FitMessage, zoned: (atMs: number) => ZonedTime) {
  const { figures } = message;
  const atMs = msOf(figures.get(2));
  if (atMs === undefined) return undefined;
  const { at, timeZone } = zoned(atMs);
  const centimetres = figures.get(9);
  return workoutRecord({
    startedAt: at,
    timeZone,
    activity: SUB_SPORTS[figures.get(6) ?? 0] ?? SPORTS[figures.get(5) ?? 0] ?? 'Other',
    durationMinutes: secondsOf(message) / 60,
    distanceKm: centimetres === undefined ? undefined : centimetres / 1e5,
    energyKcal: figures.get(11),
    averageHeartRateBpm: figures.get(16),
  });
}

/** Larger values mean that the scale was still measuring. */
const MAX_WEIGHT = 0xfff0;

function weightOf({ figures }: FitMessage, zoned: (atMs: number) => ZonedTime) {
  const [atMs, weight, fat] = [msOf(figures.get(TIMESTAMP)), figures.get(0), figures.get(1)];
  if (atMs === undefined || weight === undefined || weight > MAX_WEIGHT) return undefined;
  return weightAt(zoned(atMs), {
    massKg: weight / 100,
    bodyFatPercent: fat === undefined ? undefined : fat / 100,
  });
}

/** Workouts and weights of watches, bicycle computers and scales. */
export const fit: FileReader = {
  source: 'fit',
  fits: (head) => head.slice(8, 12) === '.FIT',
  async *readFile(file, { times }): AsyncGenerator<FileEntry> {
    const at = { file: file.name, line: 0 };
    const messages: FitMessage[] = [];
    const wanted = new Set([SESSION, WEIGHT, ACTIVITY]);
    let [monitored, isWhole] = [0, true];
    try {
      for (const message of fitMessages(await wholeOf(file, MAX_BYTES))) {
        if (wanted.has(message.kind)) messages.push(message);
        if (message.kind === MONITORING) monitored += 1;
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      isWhole = false;
    }
    const offset = offsetOf(messages);
    const zoned = (atMs: number) => timeOf(atMs, offset, times);
    const people = new Set(messages.flatMap(({ kind, figures }) => (kind === WEIGHT ? figures.get(12) : [])));
    for (const message of messages) {
      if (message.kind === ACTIVITY) continue;
      if (message.kind === WEIGHT && people.size > 1) {
        yield { aside: 'Weights from several people' };
        continue;
      }
      const record = message.kind === SESSION ? sessionOf(message, zoned) : weightOf(message, zoned);
      if (message.kind === SESSION && secondsOf(message) < MIN_SECONDS)
        yield { aside: 'Workouts under a minute' };
      else if (record) yield { ...at, record };
      else yield { ...at, reason: 'This record has no time or value.' };
    }
    yield { aside: 'Minute-by-minute steps', count: monitored };
    if (!isWhole)
      yield {
        ...at,
        reason: 'Part of this file is missing or damaged. We read everything before that point.',
      };
  },
};
