import { useMutation, useQuery } from '@tanstack/react-query';
import type { Consent } from '#domain/coach/model/reply-states.ts';
import { toast } from '#web/ui/toast.ts';
import { api } from './api.ts';
import { explain } from './errors.ts';
import { queryClient } from './query-client.ts';

const START = ['coach', 'start'] as const;

type CoachStart = Awaited<ReturnType<typeof api.coach.start>>;

/** Questions that this member's data can answer today, and the model that may answer. */
export const useCoachStart = () =>
  useQuery({
    queryKey: START,
    queryFn: () => api.coach.start(),
    staleTime: 5 * 60_000,
  });

/** Refetches how many answers of the model are left. */
export const refreshCoachStart = () => queryClient.invalidateQueries({ queryKey: START });

/** Lets the model answer, or not. */
export const useConsent = () =>
  useMutation({
    mutationFn: (consent: Consent) => api.coach.consent({ consent }),
    // An earlier read would restore the old choice.
    onMutate: () => queryClient.cancelQueries({ queryKey: START }),
    onSuccess: (model) =>
      queryClient.setQueryData<CoachStart>(START, (before) => before && { ...before, model }),
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
  });
