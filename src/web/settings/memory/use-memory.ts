import { useMutation, useQuery } from '@tanstack/react-query';
import type { CoachMemory } from '#contract/coach/memory.ts';
import type { Fact } from '#domain/coach/memory/fact.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toast } from '#web/ui/toast.ts';

const MEMORY = ['coach', 'memory'] as const;

/** What the coach remembers. */
export const useMemory = () => useQuery({ queryKey: MEMORY, queryFn: () => api.coach.memory.get() });

const sayFailure = (error: unknown) => {
  const { title, text } = explain(error);
  void toast({ title, text, tone: 'destructive' });
};

/** Shows a change. An earlier read would restore the old state. */
async function show(to: (before: CoachMemory) => CoachMemory): Promise<void> {
  await queryClient.cancelQueries({ queryKey: MEMORY });
  queryClient.setQueryData<CoachMemory>(MEMORY, (before) => before && to(before));
}

const withFact =
  (fact: Fact) =>
  (before: CoachMemory): CoachMemory => ({
    ...before,
    facts: before.facts.some(({ id }) => id === fact.id)
      ? before.facts.map((each) => (each.id === fact.id ? fact : each))
      : [...before.facts, fact],
  });

/** Changes to the memory, each shown immediately, with an undo in its toast. */
export function useMemoryChanges() {
  const keep = useMutation({
    mutationFn: ({ id = uuidV7(), text }: Partial<Fact> & Pick<Fact, 'text'>) =>
      api.coach.memory.put({ id, text }),
    onSuccess: (fact) => show(withFact(fact)),
    onError: sayFailure,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Fact) => api.coach.memory.remove({ id }),
    onSuccess: async (_, fact) => {
      await show((before) => ({ ...before, facts: before.facts.filter(({ id }) => id !== fact.id) }));
      void toast({
        title: 'Forgotten',
        text: fact.text,
        tone: 'destructive',
        undo: () => keep.mutate(fact),
      });
    },
    onError: sayFailure,
  });
  const removeAll = useMutation({
    mutationFn: () => api.coach.memory.removeAll(),
    onSuccess: () => show((before) => ({ ...before, facts: [] })),
    onError: sayFailure,
  });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => api.coach.memory.turn({ isOn }),
    onSuccess: (memory) => show(() => memory),
    onError: sayFailure,
  });
  return { keep, remove, removeAll, turn };
}
