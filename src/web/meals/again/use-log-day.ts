import { useSearchParams } from 'react-router';
import { isLocalDate, useToday } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import { usePrefetchDay } from '#web/meals/queries.ts';
import { useMealTime } from '#web/meals/review/use-meal-time.ts';

/** The day that a screen logs to: that of `?date=`, else today; at the current local time. */
export function useLogDay() {
  const today = useToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const [at] = useMealTime(date);
  usePrefetchDay(date);
  const isToday = date === today;
  return {
    at,
    /** The day, if it isn't today. */
    asked: isToday ? undefined : date,
    sentence: isToday
      ? 'Tap Log to add a meal at the current time.'
      : `Tap Log to add a meal for ${formatDate(date, today)}.`,
  };
}
