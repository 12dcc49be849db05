import { addDays } from '#domain/time/local-date.ts';
import { rateOf, type Rate } from './rate.ts';

/** Weeks of signing up that are followed, and weeks that each is followed for. */
export const COHORT_WEEKS = 12;

const WEEK_DAYS = 7;

/** Members who signed up in one week. */
export interface Cohort {
  /** The Monday of the week. */
  readonly week: string;
  readonly signUps: number;
  /** How many of them were active, by weeks since: 0 is the week of signing up. */
  readonly active: ReadonlyMap<number, number>;
}

export interface CohortRow {
  readonly week: string;
  readonly signUps: number;
  /** By weeks since; undefined for weeks that are not over. */
  readonly rates: readonly (Rate | undefined)[];
}

/**
 * Weekly retention: of the members who signed up in a calendar week (Monday to Sunday, UTC), the share that was active on a day of each
 * week since. Week 0 is the week of signing up itself, so it is short for most. A week is judged when it is over.
 * @param through the last day whose activity is known
 * @returns the cohorts that have members, oldest first
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
          : // Deleted accounts leave neither figure below the other: who left is not retained.
            rateOf(Math.min(active.get(since) ?? 0, signUps), signUps),
      ),
    }));
