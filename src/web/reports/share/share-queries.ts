import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { NewReportLink } from '#contract/reports/report-links.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Only the server knows which links are active and how often they were opened. */
const linksQuery = queryOptions({
  queryKey: ['report-links'],
  queryFn: () => api.reportLinks.list(),
  meta: NOT_CACHED,
  staleTime: 0,
});

export const useLinks = () => useQuery(linksQuery);

function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
}

export const useShare = () => useChange((link: NewReportLink) => api.reportLinks.create(link));
export const useRevokeLink = () => useChange((id: string) => api.reportLinks.revoke({ id }));
