import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'longevity';

// The score rests on everything that is written down.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** The score of today, with all it rests on. */
export const useLongevity = (today: string) =>
  useQuery({
    queryKey: [KEY, 'day', today],
    queryFn: () => api.longevity.today({ date: today, timeZone: deviceTimeZone() }),
  });

/** The scores that were shown over a range of days, oldest first; days without one are left out. */
export const useLongevityHistory = (from: string, to: string) =>
  useQuery({ queryKey: [KEY, 'history', from, to], queryFn: () => api.longevity.history({ from, to }) });
