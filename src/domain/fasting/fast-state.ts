import { localDate, localDayBounds } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { PROTOCOL_RULES, type FastingProtocol } from './protocols.ts';

/** A running fast is closed as unfinished after this long. */
export const AUTO_CLOSE_HOURS = 48;
/** A shorter fast is stored but doesn't count. */
const MIN_COUNTED_HOURS = 1;

/** Fast for the rules. It's running if it has no end. Instants in ms since 1970-01-01 UTC. */
export interface FastSpan {
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly protocol: FastingProtocol;
  readonly goalHours: number;
  readonly isUnfinished: boolean;
}

/** Fast in the API's format, with instants in ISO 8601. */
interface WireFast extends Omit<FastSpan, 'startedAtMs' | 'endedAtMs'> {
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** Parses a fast from the API's format. */
export const spanOf = ({ startedAt, endedAt, protocol, goalHours, isUnfinished }: WireFast): FastSpan => ({
  startedAtMs: Date.parse(startedAt),
  endedAtMs: endedAt === null ? null : Date.parse(endedAt),
  protocol,
  goalHours,
  isUnfinished,
});

/**
 * Local day that a fast counts for: the day itself for a fasting day, otherwise the day it ends, or the day it started if it's running.
 * @param timeZone IANA name, recorded with the fast
 */
export function fastDate(
  { startedAtMs, endedAtMs, protocol }: Omit<FastSpan, 'goalHours' | 'isUnfinished'>,
  timeZone: string,
): string {
  const isDay = PROTOCOL_RULES[protocol].kind === 'day';
  return localDate(isDay ? startedAtMs : (endedAtMs ?? startedAtMs), timeZone);
}

/** Hours that a fast lasted, or has lasted so far; 0 if it starts in the future. */
export const hoursOf = (
  { startedAtMs, endedAtMs }: Pick<FastSpan, 'startedAtMs' | 'endedAtMs'>,
  nowMs: number,
): number => Math.max(0, (endedAtMs ?? nowMs) - startedAtMs) / HOUR_MS;

/** Progress of a running fast. */
export interface FastState {
  readonly elapsedHours: number;
  /** Share of the goal, 0 to 1. */
  readonly progress: number;
  readonly isReached: boolean;
  /** Hours past the goal; 0 before it. */
  readonly overHours: number;
  /** When the goal is reached and eating resumes, ms. */
  readonly eatsFromMs: number;
  /** When the protocol's eating window ends, ms; undefined if it has none. */
  readonly eatsUntilMs: number | undefined;
}

export function fastState(fast: FastSpan, nowMs: number): FastState {
  const { startedAtMs, protocol, goalHours } = fast;
  const elapsedHours = hoursOf({ startedAtMs, endedAtMs: null }, nowMs);
  const eatsFromMs = startedAtMs + goalHours * HOUR_MS;
  const { eatHours } = PROTOCOL_RULES[protocol];
  return {
    elapsedHours,
    progress: Math.min(1, elapsedHours / goalHours),
    isReached: elapsedHours >= goalHours,
    overHours: Math.max(0, elapsedHours - goalHours),
    eatsFromMs,
    eatsUntilMs: eatHours === undefined ? undefined : eatsFromMs + eatHours * HOUR_MS,
  };
}

/**
 * When a running fast is closed automatically: a fasting day at the end of its day, any other after 48 hours as unfinished.
 * @param timeZone IANA name, recorded with the fast
 */
export function automaticEnd(
  { startedAtMs, protocol }: Pick<FastSpan, 'startedAtMs' | 'protocol'>,
  timeZone: string,
): { readonly endMs: number; readonly isUnfinished: boolean } {
  if (PROTOCOL_RULES[protocol].kind === 'day')
    return { endMs: localDayBounds(localDate(startedAtMs, timeZone), timeZone).endMs, isUnfinished: false };
  return { endMs: startedAtMs + AUTO_CLOSE_HOURS * HOUR_MS, isUnfinished: true };
}

/** Whether a fast counts: it lasted at least an hour and its end is known. */
export const isCounted = (fast: FastSpan): boolean =>
  fast.endedAtMs !== null && !fast.isUnfinished && hoursOf(fast, fast.endedAtMs) >= MIN_COUNTED_HOURS;

/** Whether a fast reached its goal, as fasting days always do. It may be a minute short, since times are entered by the minute. */
export const isGoalReached = (fast: FastSpan): boolean =>
  isCounted(fast) &&
  (PROTOCOL_RULES[fast.protocol].kind === 'day' || hoursOf(fast, 0) >= fast.goalHours - 1 / 60);
