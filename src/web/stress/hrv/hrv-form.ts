import { isInFuture } from '#domain/time/future.ts';
import type { HrvReading } from '#contract/stress.ts';
import { readBeatIntervals } from '#domain/stress/beat-intervals.ts';
import { VALID_RMSSD_MS, type HrvOrigin } from '#domain/stress/hrv.ts';
import { rmssd } from '#domain/stress/rmssd.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import {
  FUTURE_FAULT,
  instantOf,
  momentOf,
  noteOf,
  parseNumber,
  type WallMoment,
} from '#web/lib/entry-form.ts';
import { countText, formatTenth } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { formatMs } from '#web/stress/words.ts';

const { low: MIN_MS, high: MAX_MS } = VALID_RMSSD_MS;
/** Resting adults are rarely outside of this, ms. */
const USUAL_MS = { low: 5, high: 150 };
/** A recording in which more than a fifth is left out is not clean. */
const MAX_LEFT_OUT = 0.2;
const SHORT_SECONDS = 60;

/** A reading as it is being typed. */
export interface HrvForm {
  /** Given when it is opened: saved twice by a double tap, it is one reading. */
  readonly id: string;
  readonly origin: HrvOrigin;
  /** RMSSD, ms. */
  readonly typed: string;
  /** Beat intervals as they were pasted. */
  readonly pasted: string;
  readonly note: string;
  readonly moment: WallMoment;
}

/** A form of now, or of a stored reading: beat intervals are not kept, so what is edited is their figure. */
export const hrvFormOf = (stored: HrvReading | undefined, nowMs: number): HrvForm => ({
  id: stored?.id ?? uuidV7(),
  origin: stored?.origin ?? 'entered',
  typed: stored ? String(Math.round(stored.rmssdMs * 10) / 10) : '',
  pasted: '',
  note: stored?.note ?? '',
  moment: stored
    ? momentOf(Date.parse(stored.measuredAt), stored.timeZone)
    : momentOf(nowMs, deviceTimeZone()),
});

interface Measured {
  readonly rmssdMs?: number;
  /** What is wrong with what was typed. */
  readonly fault?: string;
  /** What the figure rests on. */
  readonly basis?: string;
  /** Why it may be wrong: asked before it is saved. */
  readonly doubts: readonly string[];
}

/** "48 seconds", "5.2 min". */
const lengthOf = (seconds: number): string =>
  seconds < SHORT_SECONDS ? countText(Math.round(seconds), 'second') : `${formatTenth(seconds / 60)} min`;

const usualDoubt = (rmssdMs: number): readonly string[] =>
  rmssdMs < USUAL_MS.low || rmssdMs > USUAL_MS.high
    ? [`${formatMs(rmssdMs)} ms is unusual for an adult at rest.`]
    : [];

function readNumber(typed: string): Measured {
  const value = parseNumber(typed);
  if (value === null) return { fault: 'Enter the RMSSD in ms.', doubts: [] };
  if (Number.isNaN(value)) return { fault: 'Enter a number.', doubts: [] };
  if (value < MIN_MS || value > MAX_MS) return { fault: `From ${MIN_MS} to ${MAX_MS} ms.`, doubts: [] };
  return { rmssdMs: value, doubts: usualDoubt(value) };
}

/** RMSSD of pasted intervals, with what was left out; nothing is left out in silence. */
export function readPasted(pasted: string): Measured {
  const { intervalsMs, unread } = readBeatIntervals(pasted);
  if (pasted.trim() === '') return { fault: 'Paste the intervals between beats, in ms.', doubts: [] };
  const result = rmssd(intervalsMs);
  if (!result || result.rmssdMs < MIN_MS || result.rmssdMs > MAX_MS)
    return { fault: 'These are no intervals between heartbeats: numbers of 300 to 2,000 ms.', doubts: [] };
  const { rmssdMs, usedSteps, leftOutSteps, durationSeconds } = result;
  const words = unread.slice(0, 3).join(', ');
  return {
    rmssdMs,
    basis: `From ${usedSteps} of ${countText(usedSteps + leftOutSteps, 'step')} between beats, over ${lengthOf(durationSeconds)}.`,
    doubts: [
      ...(unread.length > 0 ? [`${countText(unread.length, 'word')} could not be read: ${words}.`] : []),
      ...(leftOutSteps > MAX_LEFT_OUT * (usedSteps + leftOutSteps)
        ? [`${leftOutSteps} steps were left out as artefacts or extra beats, more than a fifth.`]
        : []),
      ...(durationSeconds < SHORT_SECONDS ? ['The recording is shorter than a minute.'] : []),
      ...usualDoubt(rmssdMs),
    ],
  };
}

interface ReadHrv extends Measured {
  readonly momentFault?: string;
  readonly entry?: HrvReading;
}

/**
 * Reads what was typed or pasted.
 * @param stored what is being edited: it keeps its zone, and its exact figure and moment while they are not touched
 */
export function readHrv(form: HrvForm, nowMs: number, stored?: HrvReading): ReadHrv {
  const before = stored && hrvFormOf(stored, nowMs);
  const isPasted = form.origin === 'beat-intervals' && (stored === undefined || form.pasted.trim() !== '');
  const measured = isPasted ? readPasted(form.pasted) : readNumber(form.typed);
  const timeZone = stored?.timeZone ?? deviceTimeZone();
  const measuredAt = instantOf(form.moment, timeZone, stored?.measuredAt);
  if (isInFuture(Date.parse(measuredAt), nowMs)) return { ...measured, momentFault: FUTURE_FAULT };
  if (measured.rmssdMs === undefined) return measured;
  const isSameFigure = !isPasted && stored !== undefined && before?.typed === form.typed;
  return {
    ...measured,
    doubts: isSameFigure ? [] : measured.doubts,
    entry: {
      id: form.id,
      timeZone,
      date: localDate(Date.parse(measuredAt), timeZone),
      measuredAt,
      rmssdMs: isSameFigure ? stored.rmssdMs : measured.rmssdMs,
      origin: isSameFigure ? stored.origin : isPasted ? 'beat-intervals' : 'entered',
      note: noteOf(form.note),
    },
  };
}
