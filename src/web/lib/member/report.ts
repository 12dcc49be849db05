import type { DayRange } from '#domain/time/day-range.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Report } from '#contract/reports/reports.ts';
import { api } from '#web/lib/api.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const KEY = 'reports';

// Any logged entry may change a report.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** A report on a range of local days, or on all data, if the plan allows it. */
export const useReport = (range: DayRange | undefined, isAllowed: boolean) =>
  useQuery({
    queryKey: [KEY, range ?? 'all'],
    queryFn: (): Promise<Report> => api.reports.get(range ?? {}),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
