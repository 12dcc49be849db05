import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Only the server knows what can be changed, so nothing here is cached on the device. */
const fresh = { meta: NOT_CACHED, staleTime: 0 } as const;

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => api.security.sessions.list(),
  ...fresh,
});
const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => api.security.secondFactor.get(),
  ...fresh,
});
const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: () => api.security.activity(),
  ...fresh,
});
const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => api.security.passkeys.list(),
  ...fresh,
});

const providerQuery = queryOptions({
  queryKey: ['identity-provider'],
  queryFn: () => api.security.provider.get(),
  ...fresh,
});

export const useProvider = () => useQuery(providerQuery);
export const useSessions = () => useQuery(sessionsQuery);
export const useSecondFactor = () => useQuery(secondFactorQuery);
export const useActivity = () => useQuery(activityQuery);
export const usePasskeys = () => useQuery(passkeysQuery);

/** A mutation that refetches its query and the account's activity. */
function useChange<Input, Output>(queryKey: readonly string[], act: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: activityQuery.queryKey }),
      ]),
  });
}

const { sessions, secondFactor, passkeys } = api.security;
const { queryKey: sessionsKey } = sessionsQuery;
const { queryKey: secondFactorKey } = secondFactorQuery;
const { queryKey: passkeysKey } = passkeysQuery;

export const useDisconnectProvider = () =>
  useChange(providerQuery.queryKey, (password: string) => api.security.provider.disconnect({ password }));
export const useRevoke = () => useChange(sessionsKey, (id: string) => sessions.revoke({ id }));
export const useRevokeOthers = () => useChange(sessionsKey, () => sessions.revokeOthers());
export const useStartSecondFactor = () =>
  useChange(secondFactorKey, (password: string) => secondFactor.begin({ password }));
export const useConfirmCodes = () =>
  useChange(secondFactorKey, (code: string) => secondFactor.confirm({ code }));
export const useEndCodes = () =>
  useChange(secondFactorKey, (password: string) => secondFactor.end({ password }));
export const useRenewCodes = () =>
  useChange(secondFactorKey, (password: string) => secondFactor.renewCodes({ password }));
export const useRenamePasskey = () =>
  useChange(passkeysKey, (named: { readonly id: string; readonly name: string }) => passkeys.rename(named));
export const useRemovePasskey = () =>
  useChange(passkeysKey, (asked: { readonly id: string; readonly password: string }) =>
    passkeys.remove(asked),
  );
export const useAddPasskey = () =>
  useChange(passkeysKey, (made: { readonly name: string; readonly response: Record<string, unknown> }) =>
    passkeys.add(made),
  );
