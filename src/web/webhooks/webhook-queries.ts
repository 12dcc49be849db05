import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { NewWebhook } from '#contract/webhooks.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Only the server knows the results of deliveries. */
const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => api.webhooks.list(),
  meta: NOT_CACHED,
  staleTime: 0,
});

export const useWebhooks = () => useQuery(webhooksQuery);

function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}

export const useCreateWebhook = () => useChange((webhook: NewWebhook) => api.webhooks.create(webhook));
export const useRotateSecret = () => useChange((id: string) => api.webhooks.rotate({ id }));
export const useTestWebhook = () => useChange((id: string) => api.webhooks.test({ id }));
export const useEnableWebhook = () => useChange((id: string) => api.webhooks.enable({ id }));
export const useRemoveWebhook = () => useChange((id: string) => api.webhooks.remove({ id }));
