import type { Sex } from '#domain/account/profile.ts';
import { addDays, daysBetween, mondayOf } from '#domain/time/local-date.ts';

/** Protocols of whole days. */
export type DayProtocol = '5:2' | 'alternate-day';

export const isDayProtocol = (protocol: string): protocol is DayProtocol =>
  protocol === '5:2' || protocol === 'alternate-day';

/**
 * Energy allowed on a fasting day, kcal. 5:2: 500 for women and 600 for men (after Harvie et al., Int J Obes 2011,
 * doi:10.1038/ijo.2010.171); alternate days: a quarter of the daily expenditure (Varady et al., Nutr J 2013,
 * doi:10.1186/1475-2891-12-146), rounded to 10.
 * @param expenditureKcal per day; undefined if unknown
 */
export function fastingDayKcal(
  protocol: DayProtocol,
  sex: Sex,
  expenditureKcal: number | undefined,
): number | undefined {
  if (protocol === '5:2') return sex === 'female' ? 500 : 600;
  return expenditureKcal === undefined ? undefined : Math.round(expenditureKcal / 40) * 10;
}

/** A day of a fasting pattern. */
export interface FastingDay {
  readonly date: string;
  /** `kept`: already a fasting day. `free`: can be one. `beside`: next to a fasting day. `enough`: the week already has two. */
  readonly state: 'kept' | 'free' | 'beside' | 'enough';
}

const PER_WEEK = 2;

/**
 * State of a day. 5:2 has two days a week (Monday to Sunday), and neither pattern has two days in a row.
 * @param kept local days that are already fasting days
 */
function dayState(protocol: DayProtocol, date: string, kept: ReadonlySet<string>): FastingDay['state'] {
  if (kept.has(date)) return 'kept';
  if (kept.has(addDays(date, -1)) || kept.has(addDays(date, 1))) return 'beside';
  if (protocol === 'alternate-day') return 'free';
  const monday = mondayOf(date);
  const inWeek = [...kept].filter((day) => {
    const since = daysBetween(monday, day);
    return since >= 0 && since < 7;
  }).length;
  return inWeek >= PER_WEEK ? 'enough' : 'free';
}

/** The seven days of the current week with their states, Monday first. */
export function fastingWeek(
  protocol: DayProtocol,
  today: string,
  kept: ReadonlySet<string>,
): readonly FastingDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, state: dayState(protocol, date, kept) };
  });
}

/** First free day of the pattern, starting today. */
export function nextFastingDay(protocol: DayProtocol, today: string, kept: ReadonlySet<string>): string {
  let date = today;
  while (dayState(protocol, date, kept) !== 'free') date = addDays(date, 1);
  return date;
}
