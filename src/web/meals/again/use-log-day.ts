import { useSearchParams } from 'react-router';
import { isLocalDate, useToday } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import { useDayAhead } from '#web/meals/queries.ts';
import { useMealTime } from '#web/meals/review/use-meal-time.ts';

/** For which day a screen of things to log again logs: that of `?date=`, else today; at the time on the wall. */
export function useLogDay() {
  const today = useToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const [at] = useMealTime(date);
  useDayAhead(date);
  const isToday = date === today;
  return {
    at,
    /** The day where it is not today. */
    asked: isToday ? undefined : date,
    sentence: isToday ? 'One tap logs it for now.' : `One tap logs it for ${formatDate(date, today)}.`,
  };
}
