import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewToken } from '#contract/tokens/tokens.ts';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Only the server knows which tokens work, so nothing here is cached on the device. */
const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => api.tokens.list(),
  meta: NOT_CACHED,
  staleTime: 0,
});

export const useTokens = () => useQuery(tokensQuery);

function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export const useCreateToken = () => useChange((token: NewToken) => api.tokens.create(token));
export const useRevokeToken = () => useChange((id: string) => api.tokens.revoke({ id }));
export const useRevokeAllTokens = () => useChange(() => api.tokens.revokeAll());
