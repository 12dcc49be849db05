import { joinWords } from '#domain/words/join-words.ts';

const DAY_NAMES = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const;

/** "on weekdays", "on Mondays and Thursdays", "on days other than Sundays"; empty if none are named. */
export function weekdayWords(weekdays: readonly number[] | undefined): string {
  if (weekdays === undefined) return '';
  const key = weekdays.join();
  if (key === '5,6') return 'on weekends';
  if (key === '0,1,2,3,4') return 'on weekdays';
  const names = (days: readonly number[]): string => joinWords(days.flatMap((day) => DAY_NAMES[day] ?? []));
  const others = DAY_NAMES.flatMap((_, day) => (weekdays.includes(day) ? [] : [day]));
  return others.length === 1 ? `on days other than ${names(others)}` : `on ${names(weekdays)}`;
}
