import { useMutation, useQuery } from '@tanstack/react-query';
import type { Membership } from '#contract/membership.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

const MEMBERSHIP = ['membership'] as const;

/** The member's plan, its use today and their purchases; refetched on every visit, since payments happen elsewhere. */
export const useMembership = () =>
  useQuery({
    queryKey: MEMBERSHIP,
    queryFn: (): Promise<Membership> => api.membership.get(),
    refetchOnMount: 'always',
  });

/** Has the money of a sandbox purchase back. Money is not written down for later: without a connection it is refused. */
export const useRefund = () =>
  useMutation({
    mutationFn: (id: string): Promise<Membership> => api.membership.refund({ id }),
    onSuccess: (membership) => {
      queryClient.setQueryData(MEMBERSHIP, membership);
      void queryClient.invalidateQueries({ queryKey: ['member'] });
      void queryClient.invalidateQueries({ queryKey: ['meals', 'abilities'] });
    },
  });
