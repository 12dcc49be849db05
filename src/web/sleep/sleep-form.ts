import { isInFuture } from '#domain/time/future.ts';
import type { Sleep } from '#contract/sleep.ts';
import { looksLikeNap } from '#domain/sleep/nap.ts';
import { findOverlap } from '#domain/sleep/sleep-overlap.ts';
import { asleepMinutes, inBedMinutes, sleepIssue } from '#domain/sleep/sleep-times.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { instantAt, timeOf } from '#web/lib/clock.ts';
import { FUTURE_FAULT, noteOf } from '#web/lib/entry-form.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { enteredOf } from './entered-sleep.ts';
import { formatTime } from '#web/lib/format.ts';

const MAX_MINUTES = 960;
const MAX_AWAKENINGS = 50;
const CATCH_UP_DAYS = 14;

/** A sleep being typed: day and time of getting up, time of going to bed, and optional details. */
export interface SleepForm {
  /** Day of getting up, `YYYY-MM-DD`. */
  readonly date: string;
  readonly bedTime: string;
  readonly wakeTime: string;
  /** Undefined until the member chooses; the times decide until then. */
  readonly isNap: boolean | undefined;
  readonly latency: string;
  readonly awake: string;
  readonly awakenings: string;
  /** "1" to "5", or nothing. */
  readonly quality: string;
  readonly note: string;
}

export type SleepFaults = Readonly<
  Partial<Record<'bed' | 'wake' | 'latency' | 'awake' | 'awakenings', string>>
>;

/** The parsed form. */
interface SleepReading {
  /** Absent while something is wrong. */
  readonly entry: Sleep | undefined;
  readonly faults: SleepFaults;
  readonly isNap: boolean;
  /** The day on which the member went to bed. */
  readonly bedDate: string;
  readonly inBedMinutes: number;
  readonly asleepMinutes: number;
}

const EMPTY = { latency: '', awake: '', awakenings: '', quality: '', note: '' } as const;
const text = (value: number | null): string => (value === null ? '' : String(value));

/** Initial values: the latest day without a night, with the previous night's times. */
export function newNight(
  entries: readonly Sleep[],
  today: string,
  nowMs: number,
  timeZone: string,
): SleepForm {
  const nights = entries.filter(({ isNap }) => !isNap);
  const loggedDates = new Set(nights.map(({ date }) => date));
  const days = Array.from({ length: CATCH_UP_DAYS }, (_, day) => addDays(today, -day));
  const date = days.find((day) => !loggedDates.has(day)) ?? today;
  const last = nights.at(-1);
  const usual = (at: 'inBedAt' | 'outOfBedAt', fallback: string) =>
    last ? timeOf(Date.parse(last[at]), last.timeZone) : fallback;
  const wakeTime = usual('outOfBedAt', '07:00');
  const isAhead = isInFuture(Date.parse(instantAt(date, wakeTime, timeZone)), nowMs);
  return {
    ...EMPTY,
    date,
    bedTime: usual('inBedAt', '23:00'),
    wakeTime: isAhead ? timeOf(nowMs, timeZone) : wakeTime,
    isNap: undefined,
  };
}

/** A nap that just ended, of half an hour. */
export const newNap = (nowMs: number, timeZone: string): SleepForm => ({
  ...EMPTY,
  date: localDate(nowMs, timeZone),
  bedTime: timeOf(nowMs - 30 * 60_000, timeZone),
  wakeTime: timeOf(nowMs, timeZone),
  isNap: true,
});

/** A stored sleep to change, on the clock it was recorded by. */
export const sleepFormOf = (sleep: Sleep): SleepForm => ({
  date: sleep.date,
  bedTime: timeOf(Date.parse(sleep.inBedAt), sleep.timeZone),
  wakeTime: timeOf(Date.parse(sleep.outOfBedAt), sleep.timeZone),
  isNap: sleep.isNap,
  latency: text(sleep.latencyMinutes),
  awake: text(sleep.awakeMinutes),
  awakenings: text(sleep.awakenings),
  quality: text(sleep.quality),
  note: sleep.note ?? '',
});

/** A whole number; null if empty, undefined if invalid. */
function count(typed: string, most: number): number | null | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  return /^\d{1,3}$/.test(trimmed) && Number(trimmed) <= most ? Number(trimmed) : undefined;
}

/**
 * Instants of the typed times. A bedtime later on the clock than the time of getting up is on the evening before; untouched times of a
 * stored sleep stay exact.
 */
function momentsOf(form: SleepForm, timeZone: string, before: Sleep | undefined) {
  const bedDate = form.bedTime < form.wakeTime ? form.date : addDays(form.date, -1);
  const was = before && sleepFormOf(before);
  const isSameWake = was && was.date === form.date && was.wakeTime === form.wakeTime;
  const isSameBed = isSameWake && was.bedTime === form.bedTime;
  return {
    bedDate,
    inBedAt: isSameBed ? before.inBedAt : instantAt(bedDate, form.bedTime, timeZone),
    outOfBedAt: isSameWake ? before.outOfBedAt : instantAt(form.date, form.wakeTime, timeZone),
  };
}

interface FormAround {
  readonly timeZone: string;
  readonly nowMs: number;
  readonly before?: Sleep | undefined;
  /** Known sleeps, to find overlaps. */
  readonly others: readonly Sleep[];
}

function faultsOf(entry: Sleep, { nowMs, others }: FormAround): SleepFaults {
  const times = enteredOf(entry);
  if (isInFuture(times.outOfBedMs, nowMs)) return { wake: FUTURE_FAULT };
  const issue = sleepIssue(times);
  if (issue) return { [issue.field === 'awakeMinutes' ? 'awake' : 'wake']: issue.message };
  const other = findOverlap(times, others.filter(({ id }) => id !== entry.id).map(enteredOf));
  if (!other) return {};
  const [from, to] = [other.inBedMs, other.outOfBedMs].map((ms) => formatTime(ms, other.timeZone));
  return {
    bed: `You already logged ${other.isNap ? 'a nap' : 'sleep'} from ${from} to ${to}. Change or delete it first.`,
  };
}

/** Parses the form: errors, or the resulting sleep. */
export function readSleep(form: SleepForm, around: FormAround): SleepReading {
  const { before, timeZone } = around;
  const { bedDate, inBedAt, outOfBedAt } = momentsOf(form, timeZone, before);
  const isNap = form.isNap ?? looksLikeNap(Date.parse(inBedAt), Date.parse(outOfBedAt), timeZone);
  const latencyMinutes = count(form.latency, MAX_MINUTES);
  const awakeMinutes = count(form.awake, MAX_MINUTES);
  const awakenings = count(form.awakenings, MAX_AWAKENINGS);
  const typed: SleepFaults = {
    ...(latencyMinutes === undefined && { latency: 'Enter whole minutes, or leave this blank.' }),
    ...(awakeMinutes === undefined && { awake: 'Enter whole minutes, or leave this blank.' }),
    ...(awakenings === undefined && {
      awakenings: `Enter a number up to ${MAX_AWAKENINGS}, or leave this blank.`,
    }),
  };
  const entry: Sleep = {
    id: before?.id ?? uuidV7(),
    timeZone,
    date: localDate(Date.parse(outOfBedAt), timeZone),
    inBedAt,
    outOfBedAt,
    isNap,
    latencyMinutes: latencyMinutes ?? null,
    awakeMinutes: awakeMinutes ?? null,
    awakenings: awakenings ?? null,
    quality: form.quality === '' ? null : Number(form.quality),
    note: noteOf(form.note),
    source: 'manual',
  };
  const faults = { ...faultsOf(entry, around), ...typed };
  const times = enteredOf(entry);
  return {
    entry: Object.keys(faults).length === 0 ? entry : undefined,
    faults,
    isNap,
    bedDate,
    inBedMinutes: inBedMinutes(times),
    asleepMinutes: asleepMinutes(times),
  };
}
