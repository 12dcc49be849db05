import { addDays } from '#domain/time/local-date.ts';
import { rateOf, type Rate } from './rate.ts';

/** Number of cohorts, and of weeks that each is followed for. */
export const COHORT_WEEKS = 12;

const WEEK_DAYS = 7;

/** Members who signed up in the same week. */
export interface Cohort {
  /** Monday of the week */
  readonly week: string;
  readonly signUps: number;
  /** Number of active members by week: 0 is the sign-up week. */
  readonly active: ReadonlyMap<number, number>;
}

export interface CohortRow {
  readonly week: string;
  readonly signUps: number;
  /** By week; undefined for weeks that aren't over. */
  readonly rates: readonly (Rate | undefined)[];
}

/**
 * Weekly retention: the share of members who signed up in a calendar week (Monday to Sunday, UTC) and were active in each week since.
 * Week 0 is the sign-up week, which is partial for most. Only complete weeks count.
 * @param through last day with known activity
 * @returns cohorts with members, oldest first
 */
export const retention = (cohorts: readonly Cohort[], through: string): readonly CohortRow[] =>
  cohorts
    .filter(({ signUps }) => signUps > 0)
    .toSorted((one, other) => one.week.localeCompare(other.week))
    .map(({ week, signUps, active }) => ({
      week,
      signUps,
      rates: Array.from({ length: COHORT_WEEKS }, (_, since) =>
        addDays(week, WEEK_DAYS * (since + 1) - 1) > through
          ? undefined
          : // Deleting an account lowers sign-ups but not past activity, so activity is capped.
            rateOf(Math.min(active.get(since) ?? 0, signUps), signUps),
      ),
    }));
