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
/** Resting adults are rarely outside this range, ms. */
const USUAL_MS = { low: 5, high: 150 };
/** A recording with more than a fifth of its beats excluded isn't clean. */
const MAX_LEFT_OUT = 0.2;
const SHORT_SECONDS = 60;

/** A reading as it is being typed. */
export interface HrvForm {
  /** Set when the form opens, so that a double tap saves one reading. */
  readonly id: string;
  readonly origin: HrvOrigin;
  /** RMSSD, ms. */
  readonly typed: string;
  /** Beat intervals as they were pasted. */
  readonly pasted: string;
  readonly note: string;
  readonly moment: WallMoment;
}

/** Initial form for now, or for a stored reading: beat intervals aren't stored, so its value is edited. */
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
  /** Errors by field. */
  readonly fault?: string;
  /** Details of the computation. */
  readonly basis?: string;
  /** Why it may be wrong; confirmed before saving. */
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
  if (value < MIN_MS || value > MAX_MS) return { fault: `Enter ${MIN_MS} to ${MAX_MS} ms.`, doubts: [] };
  return { rmssdMs: value, doubts: usualDoubt(value) };
}

/** RMSSD of pasted intervals, with the number of excluded ones, which is always shown. */
export function readPasted(pasted: string): Measured {
  const { intervalsMs, unread } = readBeatIntervals(pasted);
  if (pasted.trim() === '') return { fault: 'Paste the intervals between beats, in ms.', doubts: [] };
  const result = rmssd(intervalsMs);
  if (!result || result.rmssdMs < MIN_MS || result.rmssdMs > MAX_MS)
    return {
      fault: 'These aren’t intervals between heartbeats. Paste numbers from 300 to 2,000 ms.',
      doubts: [],
    };
  const { rmssdMs, usedSteps, leftOutSteps, durationSeconds } = result;
  const words = unread.slice(0, 3).join(', ');
  return {
    rmssdMs,
    basis: `Based on ${usedSteps} of ${countText(usedSteps + leftOutSteps, 'beat-to-beat change')}, over ${lengthOf(durationSeconds)}.`,
    doubts: [
      ...(unread.length > 0 ? [`We couldn’t read ${countText(unread.length, 'value')}: ${words}.`] : []),
      ...(leftOutSteps > MAX_LEFT_OUT * (usedSteps + leftOutSteps)
        ? [
            `We left out ${countText(leftOutSteps, 'beat-to-beat change')} as artifacts or extra beats. That’s more than a fifth of all changes, so this result may be unreliable.`,
          ]
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
 * Parses the typed or pasted values.
 * @param stored the reading being edited: it keeps its time zone, and its exact value and time while they are unchanged
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
