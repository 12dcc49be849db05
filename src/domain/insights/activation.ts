import { daysBetween } from '#domain/time/local-date.ts';
import type { Feature } from './features.ts';
import { rateOf, type Rate } from './rate.ts';

/** Members count as activated if they log something within this many days of signing up. */
export const ACTIVATION_DAYS = 7;

/** Features that don't log anything. */
const NOT_LOGGED: ReadonlySet<Feature> = new Set(['foods', 'goals', 'health-profile', 'coach', 'exports']);

/** Whether a feature logs something. Its first use activates a member. */
export const isLogging = (feature: Feature): boolean => !NOT_LOGGED.has(feature);

/** Sign-ups on a day (UTC), and how many of them were activated. */
export interface SignUpDay {
  readonly date: string;
  readonly signUps: number;
  readonly activated: number;
}

/**
 * Activation rate: the share of new members who log something within seven days. Only sign-ups at least seven days ago count, since
 * later ones would lower the rate.
 * @param today current day (UTC)
 * @returns undefined without such sign-ups
 */
export function activationRate(days: readonly SignUpDay[], today: string): Rate | undefined {
  const settled = days.filter(({ date }) => daysBetween(date, today) > ACTIVATION_DAYS);
  const sum = (figure: (day: SignUpDay) => number) => settled.reduce((total, day) => total + figure(day), 0);
  return rateOf(
    sum(({ activated }) => activated),
    sum(({ signUps }) => signUps),
  );
}
