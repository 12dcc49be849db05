import { useQuery } from '@tanstack/react-query';
import type { Associations } from '#contract/reports/associations.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { ReportChoice } from './report-view.ts';

const KEY = 'reports';

const associationsQuery = (range: ReportChoice['range']) => ({
  queryKey: [KEY, 'associations', range ?? 'all'],
  queryFn: (): Promise<Associations> => api.reports.associations(range ?? {}),
});

export const useAssociations = (range: ReportChoice['range']) => useQuery(associationsQuery(range));

/** Loads the associations before a report is printed; if that fails, it is printed without them. */
export const prefetchAssociations = (range: ReportChoice['range']): Promise<void> =>
  queryClient.prefetchQuery(associationsQuery(range));
