import { localDate, localDayBounds } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { PROTOCOL_RULES, type FastingProtocol } from './protocols.ts';

/** After so many hours a fast that nobody ended is closed as unfinished. */
export const CLOSES_AFTER_HOURS = 48;
/** A shorter fast is kept, but counts for nothing. */
const MIN_COUNTED_HOURS = 1;

/** A fast as the rules see it; without an end it is running. Instants in ms since 1970-01-01 UTC. */
export interface FastSpan {
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly protocol: FastingProtocol;
  readonly goalHours: number;
  readonly isUnfinished: boolean;
}

/** A fast as it goes over the wire: instants as ISO 8601. */
interface WireFast extends Omit<FastSpan, 'startedAtMs' | 'endedAtMs'> {
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** The same fast with its instants in ms. */
export const spanOf = ({ startedAt, endedAt, protocol, goalHours, isUnfinished }: WireFast): FastSpan => ({
  startedAtMs: Date.parse(startedAt),
  endedAtMs: endedAt === null ? null : Date.parse(endedAt),
  protocol,
  goalHours,
  isUnfinished,
});

/**
 * The local day a fast counts for: a fasting day for itself, any other for the day on which it ends, a running one for the day it began.
 * @param timeZone IANA name, of the fast
 */
export function fastDate(
  { startedAtMs, endedAtMs, protocol }: Omit<FastSpan, 'goalHours' | 'isUnfinished'>,
  timeZone: string,
): string {
  const isDay = PROTOCOL_RULES[protocol].kind === 'day';
  return localDate(isDay ? startedAtMs : (endedAtMs ?? startedAtMs), timeZone);
}

/** How long a fast lasted, or has lasted until now, in hours; 0 where its start lies ahead. */
export const hoursOf = (
  { startedAtMs, endedAtMs }: Pick<FastSpan, 'startedAtMs' | 'endedAtMs'>,
  nowMs: number,
): number => Math.max(0, (endedAtMs ?? nowMs) - startedAtMs) / HOUR_MS;

/** Where a running fast stands. */
export interface FastState {
  readonly elapsedHours: number;
  /** Share of the goal, 0 to 1. */
  readonly progress: number;
  readonly isReached: boolean;
  /** Hours past the goal; 0 before it. */
  readonly overHours: number;
  /** When the goal is reached and eating begins again, ms. */
  readonly eatsFromMs: number;
  /** When the eating window of the protocol ends, ms; undefined where it has none. */
  readonly eatsUntilMs: number | undefined;
}

/** Where a running fast stands at `nowMs`. */
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
 * When a running fast ends without anybody ending it: a fasting day with its day, any other after 48 hours as unfinished.
 * @param timeZone IANA name, of the fast
 */
export function automaticEnd(
  { startedAtMs, protocol }: Pick<FastSpan, 'startedAtMs' | 'protocol'>,
  timeZone: string,
): { readonly endMs: number; readonly isUnfinished: boolean } {
  if (PROTOCOL_RULES[protocol].kind === 'day')
    return { endMs: localDayBounds(localDate(startedAtMs, timeZone), timeZone).endMs, isUnfinished: false };
  return { endMs: startedAtMs + CLOSES_AFTER_HOURS * HOUR_MS, isUnfinished: true };
}

/** Whether a fast that ended counts: at least an hour long, and its end is known. */
export const isCounted = (fast: FastSpan): boolean =>
  fast.endedAtMs !== null && !fast.isUnfinished && hoursOf(fast, fast.endedAtMs) >= MIN_COUNTED_HOURS;

/** Whether a fast reached what it was begun for: a fasting day is one. A minute is forgiven: times are entered by the minute. */
export const isGoalReached = (fast: FastSpan): boolean =>
  isCounted(fast) &&
  (PROTOCOL_RULES[fast.protocol].kind === 'day' || hoursOf(fast, 0) >= fast.goalHours - 1 / 60);
