import type { Fast } from '#contract/fasting.ts';
import { findOverlap, timeFault, type FastFault } from '#domain/fasting/fast-rules.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { goalHoursOf, type FastingProtocol } from '#domain/fasting/protocols.ts';
import { addDays, localDate, localDayBounds } from '#domain/time/local-date.ts';
import { deviceTimeZone, instantAt, timeOf } from '#web/lib/clock.ts';
import { noteOf } from '#web/lib/entry-form.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { fastOf } from './fast-entry.ts';
import type { Plan } from '#web/fasting/next-plan.ts';
import { spanText, whenText } from '#web/fasting/time-text.ts';

/** A fast as typed in the form: local days and times. */
export interface Typed {
  readonly protocol: FastingProtocol;
  readonly customHours: number;
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  readonly note: string;
}

/** The form's purpose. `running`: a fast without an end. */
export type FormSubject =
  | { readonly kind: 'past' }
  | { readonly kind: 'running' | 'ended'; readonly before?: Fast };

/** The instant of a typed time, with the stored seconds if the minute is unchanged. */
function instantOf(date: string, time: string, zone: string, before: string | null | undefined): number {
  const typedMs = Date.parse(instantAt(date, time, zone));
  const beforeMs = before === null || before === undefined ? NaN : Date.parse(before);
  return Math.floor(beforeMs / 60_000) * 60_000 === typedMs ? beforeMs : typedMs;
}

function timesOf(typed: Typed, subject: FormSubject, zone: string) {
  const before = beforeOf(subject);
  if (isDayProtocol(typed.protocol)) {
    const { startMs, endMs } = localDayBounds(typed.startDate, zone);
    const isOpen = subject.kind === 'running' || endMs > Date.now();
    return { startedAtMs: startMs, endedAtMs: isOpen ? null : endMs };
  }
  return {
    startedAtMs: instantOf(typed.startDate, typed.startTime, zone, before?.startedAt),
    endedAtMs:
      subject.kind === 'running' ? null : instantOf(typed.endDate, typed.endTime, zone, before?.endedAt),
  };
}

/** The fast that the form changes; undefined for a new one. */
export const beforeOf = (subject: FormSubject): Fast | undefined =>
  subject.kind === 'past' ? undefined : subject.before;

const moments = (startMs: number, endMs: number, timeZone: string) => ({
  startDate: localDate(startMs, timeZone),
  startTime: timeOf(startMs, timeZone),
  endDate: localDate(endMs, timeZone),
  endTime: timeOf(endMs, timeZone),
});

/** Initial values for a past fast: from last evening, as long as the plan. */
export function typedPast(plan: Plan, today: string, nowMs: number): Typed {
  const here = deviceTimeZone();
  const startMs = Date.parse(instantAt(addDays(today, -1), '20:00', here));
  const endMs = Math.min(nowMs, startMs + goalHoursOf(plan.protocol, plan.customHours) * 3_600_000);
  return { ...plan, ...moments(startMs, endMs, here), note: '' };
}

/** Initial values for a fast that is already running. */
export const typedNow = (plan: Plan, nowMs: number): Typed => ({
  ...plan,
  ...moments(nowMs, nowMs, deviceTimeZone()),
  note: '',
});

/** Initial values for editing a fast. */
export function typedOf(fast: Fast): Typed {
  const { startedAtMs, endedAtMs } = spanOf(fast);
  return {
    protocol: fast.protocol,
    customHours: fast.goalHours,
    ...moments(startedAtMs, endedAtMs ?? startedAtMs, fast.timeZone),
    note: fast.note ?? '',
  };
}

/** The typed fast. Untouched times keep their seconds and the time zone they were recorded in. */
export function fastFrom(typed: Typed, subject: FormSubject): Fast {
  const before = beforeOf(subject);
  const timeZone = before?.timeZone ?? deviceTimeZone();
  return fastOf({
    id: before?.id ?? uuidV7(),
    timeZone,
    ...timesOf(typed, subject, timeZone),
    protocol: typed.protocol,
    goalHours: goalHoursOf(typed.protocol, typed.customHours),
    note: noteOf(typed.note),
  });
}

/** Errors of a fast by field; undefined if there are none. */
export function faultOf(
  fast: Fast,
  others: readonly Fast[],
  today: string,
  nowMs: number,
): FastFault | undefined {
  const span = spanOf(fast);
  const fault = timeFault(span, nowMs);
  if (fault) return fault;
  const other = findOverlap(
    span,
    others.filter(({ id }) => id !== fast.id).map((each) => ({ ...spanOf(each), zone: each.timeZone })),
  );
  if (!other) return undefined;
  const when =
    other.endedAtMs === null
      ? `the fast running since ${whenText(other.startedAtMs, other.zone, today)}`
      : `the fast from ${spanText(other.startedAtMs, other.endedAtMs, other.zone, today)}`;
  return { field: 'startedAt' as const, message: `Fasts can’t overlap. This one overlaps ${when}.` };
}
