import { weekdayOf } from '#domain/time/local-date.ts';
import { DAY_TIMES, type DayTime } from './rule.ts';
import type { Amount } from './substances.ts';

/** Per member. */
export const MAX_SUPPLEMENTS = 60;
/** Per supplement; a large multivitamin has about thirty. */
export const MAX_AMOUNTS = 40;
/** Of one ingredient per dose, in its unit. */
export const MAX_SUBSTANCE_AMOUNT = 100_000;

/** When a supplement is taken, and how much. */
export interface Schedule {
  /** Amounts per serving. */
  readonly amounts: readonly Amount[];
  readonly times: readonly DayTime[];
  /** 0 is Monday, 6 is Sunday. */
  readonly weekdays: readonly number[];
  readonly activeFrom: string;
  /** Last day; null if ongoing. */
  readonly activeTo: string | null;
}

export const isActiveOn = ({ activeFrom, activeTo }: Schedule, date: string): boolean =>
  activeFrom <= date && (activeTo === null || date <= activeTo);

/** Scheduled times on a local day, in order. */
export const takesOn = (schedule: Schedule, date: string): readonly DayTime[] =>
  isActiveOn(schedule, date) && schedule.weekdays.includes(weekdayOf(date))
    ? DAY_TIMES.filter((time) => schedule.times.includes(time))
    : [];

/** Amounts on a day it is taken. Medicines interact with the full amount, however rarely it is taken. */
export const perTakenDay = ({ amounts, times }: Schedule): readonly Amount[] =>
  amounts.map(({ substance, amount }) => ({ substance, amount: amount * times.length }));

/** Amounts on an average day of the week. Upper limits are for habitual intake. */
export const meanPerDay = ({ amounts, times, weekdays }: Schedule): readonly Amount[] =>
  amounts.map(({ substance, amount }) => ({
    substance,
    amount: (amount * times.length * weekdays.length) / 7,
  }));
