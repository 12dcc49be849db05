import { daysBetween } from '#domain/time/local-date.ts';
import type { Feature } from './features.ts';
import { rateOf, type Rate } from './rate.ts';

/** Who logs the first thing on the day of signing up, or so many days after it at most, counts as activated. */
export const ACTIVATION_DAYS = 7;

/** What is told or fetched without anything being logged. */
const NOT_LOGGED: ReadonlySet<Feature> = new Set(['foods', 'goals', 'health-profile', 'exports']);

/** Whether using a feature logs something: the first time is when a member is activated. */
export const isLogging = (feature: Feature): boolean => !NOT_LOGGED.has(feature);

/** A day (UTC) of sign-ups, and how many of them logged something within `ACTIVATION_DAYS`. */
export interface SignUpDay {
  readonly date: string;
  readonly signUps: number;
  readonly activated: number;
}

/**
 * The activation rate: of those who signed up, how many logged something within seven days. Counted are only days whose sign-ups have had
 * their seven days: the others would pull the rate down.
 * @param today the day (UTC) that is not over
 * @returns undefined where nobody who signed up has had their time
 */
export function activationRate(days: readonly SignUpDay[], today: string): Rate | undefined {
  const settled = days.filter(({ date }) => daysBetween(date, today) > ACTIVATION_DAYS);
  const sum = (figure: (day: SignUpDay) => number) => settled.reduce((total, day) => total + figure(day), 0);
  return rateOf(
    sum(({ activated }) => activated),
    sum(({ signUps }) => signUps),
  );
}
