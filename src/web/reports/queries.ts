import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Associations } from '#contract/reports/associations.ts';
import type { Report } from '#contract/reports/reports.ts';
import { api } from '#web/lib/api.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { ReportChoice } from './report-view.ts';

const KEY = 'reports';

// Anything that is logged may change a report.
onSent(() => void queryClient.invalidateQueries({ queryKey: [KEY] }));

/** A report, if the plan allows its range. */
export const useReport = (range: ReportChoice['range'], isAllowed: boolean) =>
  useQuery({
    queryKey: [KEY, range ?? 'all'],
    queryFn: (): Promise<Report> => api.reports.get(range ?? {}),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });

const associationsQuery = (range: ReportChoice['range']) => ({
  queryKey: [KEY, 'associations', range ?? 'all'],
  queryFn: (): Promise<Associations> => api.reports.associations(range ?? {}),
});

export const useAssociations = (range: ReportChoice['range']) => useQuery(associationsQuery(range));

/** Reads the associations before a report is printed; it is printed without them if they can't be read. */
export const prefetchAssociations = (range: ReportChoice['range']): Promise<void> =>
  queryClient.prefetchQuery(associationsQuery(range));
