import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'longevity';

// Nearly every write affects the score.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** A day's score with all its inputs: current for today, as displayed for an earlier day. */
export const useLongevity = (date: string, today = date) =>
  useQuery({
    queryKey: [KEY, 'day', date],
    queryFn: () =>
      date === today
        ? api.longevity.today({ date, timeZone: deviceTimeZone() })
        : api.longevity.day({ date }),
  });

/** Displayed scores of a range of days, oldest first; days without one are left out. */
export const useLongevityHistory = (from: string, to: string) =>
  useQuery({ queryKey: [KEY, 'history', from, to], queryFn: () => api.longevity.history({ from, to }) });
