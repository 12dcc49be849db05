import { useQuery } from '@tanstack/react-query';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { api } from '#web/lib/api.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'advice';

// Whatever was written may change what is worth acting on: a very low glucose must not wait for the next look.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** What is worth acting on today, the most important first. */
export const useAdvice = (date: string) =>
  useQuery({
    queryKey: [KEY, date],
    queryFn: () => api.advice.get({ date, timeZone: deviceTimeZone() }),
  });
