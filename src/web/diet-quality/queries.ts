import { useQuery } from '@tanstack/react-query';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'diet-quality';

// A meal or a day's state changes which days count.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** The quality of the diet of the four weeks up to a day. */
export const useDietQuality = (date: string) =>
  useQuery({
    queryKey: [KEY, date],
    queryFn: (): Promise<DietQualityAnswer> => api.dietQuality.get({ date, timeZone: deviceTimeZone() }),
  });
