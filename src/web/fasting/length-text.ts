import { sayMinutes } from '#web/lib/units/duration.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Complete minutes: a fast a second short of its goal hasn't reached it. */
const completeMinutes = (hours: number): number => Math.floor(hours * 60 + 1e-6);

/** "14:20": hours and minutes as a timer shows them, rounded down. */
export function timerText(hours: number): string {
  const minutes = completeMinutes(hours);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/** "14 h 20 min", "16 h", "40 min": a length in words, to the minute. */
export const lengthText = (hours: number): string => sayMinutes(hours * 60);

/** The same, rounded down. */
export const reachedText = (hours: number): string => sayMinutes(completeMinutes(hours));
