import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';

/** Usual local hours of the parts of a day. */
const HOURS: readonly (readonly [words: RegExp, hour: number, daysAgo: number])[] = [
  [/\blast night\b|\byesterday evening\b/, 21, 1],
  [/\byesterday morning\b|\bbreakfast yesterday\b|\byesterday\b.*\bbreakfast\b/, 8, 1],
  [/\b(?:dinner|supper) yesterday\b|\byesterday\b.*\b(?:dinner|supper)\b/, 19, 1],
  [/\byesterday\b/, 12, 1],
  [/\bthis morning\b|\bmorning\b|\bat breakfast\b/, 8, 0],
  [/\bat noon\b|\bat lunch(?:time)?\b|\bmidday\b/, 12, 0],
  [/\bthis afternoon\b/, 15, 0],
  [/\bthis evening\b|\btonight\b/, 19, 0],
];

/** The moment that words name, at its usual hour; now if they name none, or one that hasn't come. */
export function saidMoment(
  text: string,
  { nowMs, today, timeZone }: { readonly nowMs: number; readonly today: string; readonly timeZone: string },
): number {
  const [, hour, daysAgo = 0] = HOURS.find(([words]) => words.test(text)) ?? [];
  if (hour === undefined) return nowMs;
  const atMs = localDayBounds(addDays(today, -daysAgo), timeZone).startMs + hour * HOUR_MS;
  return Math.min(atMs, nowMs);
}
