import { useMutation, useQuery } from '@tanstack/react-query';
import type { DayMark, Experiment, NewExperiment } from '#contract/experiments.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';

const KEY = 'experiments';
const again = () => queryClient.invalidateQueries({ queryKey: [KEY] });

// Logged entries may show that the plan was followed.
onSent(() => void again());

export const useExperiments = () => useQuery({ queryKey: [KEY], queryFn: () => api.experiments.list() });

export const useExperiment = (id: string) =>
  useQuery({ queryKey: [KEY, id], queryFn: () => api.experiments.get({ id }) });

export type IdeaKey = Experiment['idea'];

export const useExperimentPlan = (idea: IdeaKey | undefined) =>
  useQuery({
    queryKey: [KEY, 'plan', idea],
    queryFn: () => (idea === undefined ? null : api.experiments.plan({ idea })),
  });

const failed = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

function took(experiment: Experiment): void {
  queryClient.setQueryData([KEY, experiment.id], experiment);
  void queryClient.invalidateQueries({ queryKey: [KEY], exact: true });
}

export const useStart = (onStarted: (experiment: Experiment) => void) =>
  useMutation({
    mutationFn: (asked: NewExperiment) => api.experiments.start(asked),
    onError: failed,
    onSuccess: (experiment) => {
      took(experiment);
      onStarted(experiment);
    },
  });

export const useMark = () =>
  useMutation({
    mutationFn: (mark: DayMark) => api.experiments.mark(mark),
    onError: failed,
    onSuccess: took,
  });

export const useStop = () =>
  useMutation({
    mutationFn: (id: string) => api.experiments.stop({ id }),
    onError: failed,
    onSuccess: took,
  });

export const useRemove = (onRemoved: () => void) =>
  useMutation({
    mutationFn: (id: string) => api.experiments.remove({ id }),
    onError: failed,
    onSuccess: () => {
      onRemoved();
      void again();
    },
  });
