import { useQuery } from '@tanstack/react-query';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { api } from '#web/lib/api.ts';

/** What is worth acting on today, the most important first. */
export const useAdvice = (date: string) =>
  useQuery({
    queryKey: ['advice', date],
    queryFn: () => api.advice.get({ date, timeZone: deviceTimeZone() }),
  });
