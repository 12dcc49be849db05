import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Member, Registration } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { discardReads } from '#web/lib/kept-reads.ts';
import { memberQuery } from '#web/lib/member.ts';
import { safeNext } from '#contract/safe-next.ts';

function useWelcome(): (member: Member) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (member) => {
    await discardReads();
    queryClient.setQueryData(memberQuery.queryKey, member);
    void navigate(safeNext(search.get('next')), { replace: true });
  };
}

export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (login: Parameters<typeof api.account.login>[0]) => api.account.login(login),
    onSuccess: welcome,
    networkMode: 'always',
  });
}

export function useRegister() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (registration: Registration) => api.account.register(registration),
    onSuccess: welcome,
    networkMode: 'always',
  });
}

/** What this installation offers to visitors: the demo login, where it is on. */
export const useAccountOptions = () =>
  useQuery({ queryKey: ['account-options'], queryFn: () => api.account.options(), staleTime: Infinity });
