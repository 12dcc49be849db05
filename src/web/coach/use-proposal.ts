import { useMutation } from '@tanstack/react-query';
import type { Exchange } from '#contract/coach/coach.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { conversationKey, showExchange } from './use-coach.ts';

type Step = 'confirm' | 'undo' | 'decline';

interface ProposalStep {
  readonly proposalId: string;
  readonly step: Step;
}

/** Confirms, undoes and declines the proposals of an answer. */
export function useProposals(conversationId: string, { id }: Pick<Exchange, 'id'>) {
  const settling = useMutation({
    mutationFn: ({ proposalId, step }: ProposalStep) => api.coach[step]({ id, proposalId }),
    // An earlier read would restore the old state.
    onMutate: () => queryClient.cancelQueries({ queryKey: conversationKey(conversationId) }),
    onSuccess: async (exchange) => {
      await showExchange(conversationId, exchange);
      // Any screen may show the written entry.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [slice, what] }) =>
          slice !== 'coach' || what === 'records' || what === 'memory',
      });
    },
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
  });
  return {
    busyId: settling.isPending ? settling.variables.proposalId : undefined,
    /** The proposal whose button was just used. That button was disabled or replaced, so focus moves to the one in its place. */
    settledId: settling.isPending ? undefined : settling.variables?.proposalId,
    settle: (proposalId: string, step: Step) => settling.mutate({ proposalId, step }),
  };
}
