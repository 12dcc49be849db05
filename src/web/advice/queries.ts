import { useQuery } from '@tanstack/react-query';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { api } from '#web/lib/api.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'advice';

// Any write may change the advice: a very low glucose must not wait for the next refetch.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** Today's advice, most important first. */
export const useAdvice = (date: string) =>
  useQuery({
    queryKey: [KEY, date],
    queryFn: () => api.advice.get({ date, timeZone: deviceTimeZone() }),
  });
