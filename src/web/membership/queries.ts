import { useMutation, useQuery } from '@tanstack/react-query';
import type { Membership } from '#contract/membership.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

const MEMBERSHIP = ['membership'] as const;

/** The member's plan, today's uses and their purchases; refetched on every visit, because payments happen elsewhere. */
export const useMembership = () =>
  useQuery({
    queryKey: MEMBERSHIP,
    queryFn: (): Promise<Membership> => api.membership.get(),
    refetchOnMount: 'always',
  });

/** Refunds a sandbox purchase. Refunds are never queued: offline they fail. */
export const useRefund = () =>
  useMutation({
    mutationFn: (id: string): Promise<Membership> => api.membership.refund({ id }),
    onSuccess: (membership) => {
      queryClient.setQueryData(MEMBERSHIP, membership);
      void queryClient.invalidateQueries({ queryKey: ['member'] });
      void queryClient.invalidateQueries({ queryKey: ['meals', 'abilities'] });
    },
  });
