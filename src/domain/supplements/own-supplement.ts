import { weekdayOf } from '#domain/goals/weekday-targets.ts';
import { DAY_TIMES, type DayTime } from './rule.ts';
import type { Amount } from './substances.ts';

/** Supplements of one member at most; more on a list is not a list of what is taken. */
export const MAX_SUPPLEMENTS = 60;
/** Substances of one supplement at most: a large multivitamin has about thirty. */
export const MAX_AMOUNTS = 40;

/** When something is taken. */
export interface Schedule {
  /** What one take brings. */
  readonly amounts: readonly Amount[];
  readonly times: readonly DayTime[];
  /** 0 is Monday, 6 Sunday. */
  readonly weekdays: readonly number[];
  readonly activeFrom: string;
  /** The last day; null while it goes on. */
  readonly activeTo: string | null;
}

export const isActiveOn = ({ activeFrom, activeTo }: Schedule, date: string): boolean =>
  activeFrom <= date && (activeTo === null || date <= activeTo);

/** At which times of a local day it is to be taken, in the order of the day. */
export const takesOn = (schedule: Schedule, date: string): readonly DayTime[] =>
  isActiveOn(schedule, date) && schedule.weekdays.includes(weekdayOf(date))
    ? DAY_TIMES.filter((time) => schedule.times.includes(time))
    : [];

/** What it brings on a day it is taken: a medicine meets it whole, however seldom that is. */
export const perTakenDay = ({ amounts, times }: Schedule): readonly Amount[] =>
  amounts.map(({ substance, amount }) => ({ substance, amount: amount * times.length }));

/** What it brings on a mean day of the week. Upper limits are for what is taken habitually. */
export const meanPerDay = ({ amounts, times, weekdays }: Schedule): readonly Amount[] =>
  amounts.map(({ substance, amount }) => ({
    substance,
    amount: (amount * times.length * weekdays.length) / 7,
  }));
