import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewToken } from '#contract/tokens/tokens.ts';
import { api } from '#web/lib/api.ts';
import { tokensQuery } from '#web/lib/member/access-tokens.ts';

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
