import { isAfterToday } from '#domain/time/future.ts';
import { addDays, mondayOf } from '#domain/time/local-date.ts';

/**
 * A day of the week compared with a target. `open`: today, and the target can still be met; `unknown`: past without enough data; `ahead`:
 * in the future.
 */
export type WeekDayState = 'on' | 'missed' | 'open' | 'unknown' | 'ahead';

export interface TargetWeek {
  /** Monday to Sunday. */
  readonly days: readonly { readonly date: string; readonly state: WeekDayState }[];
  readonly onCount: number;
  /** Days on target or missed. */
  readonly judgedCount: number;
}

/**
 * The current week compared with a target.
 * @param judged days by `daysOnTarget`'s rules, in any order
 */
export function targetWeek(
  judged: readonly { readonly date: string; readonly isOn: boolean }[],
  today: string,
): TargetWeek {
  const isOnByDate = new Map(judged.map(({ date, isOn }) => [date, isOn]));
  const stateOf = (date: string): WeekDayState => {
    const isOn = isOnByDate.get(date);
    if (isAfterToday(date, today)) return 'ahead';
    if (isOn === true) return 'on';
    if (isOn === false) return 'missed';
    return date === today ? 'open' : 'unknown';
  };
  const monday = mondayOf(today);
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, state: stateOf(date) };
  });
  const count = (state: WeekDayState) => days.filter((day) => day.state === state).length;
  return { days, onCount: count('on'), judgedCount: count('on') + count('missed') };
}
