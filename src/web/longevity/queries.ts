import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'longevity';

// The score rests on everything that is written down.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** The score of a day with all it rests on: of today as it stands now, of an earlier day as it was shown. */
export const useLongevity = (date: string, today = date) =>
  useQuery({
    queryKey: [KEY, 'day', date],
    queryFn: () =>
      date === today
        ? api.longevity.today({ date, timeZone: deviceTimeZone() })
        : api.longevity.day({ date }),
  });

/** The scores that were shown over a range of days, oldest first; days without one are left out. */
export const useLongevityHistory = (from: string, to: string) =>
  useQuery({ queryKey: [KEY, 'history', from, to], queryFn: () => api.longevity.history({ from, to }) });
