import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { TaughtCorrection } from '#contract/meals/corrections.ts';
import { api } from '#web/lib/api.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { enqueue, onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { PUT_MEAL } from '#web/meals/pending.ts';

const REMOVE_CORRECTION = 'remove-correction';
const KEY = ['corrections'];
const NONE: readonly TaughtCorrection[] = [];

/** What the member taught, oldest first, without what they took back and the server does not know yet. */
export function useCorrections() {
  const { data, ...query } = useQuery({ queryKey: KEY, queryFn: () => api.corrections.list() });
  const { rows } = useOutbox();
  const corrections = useMemo(() => {
    const gone = new Set(
      rows
        .filter(({ effect, rejected }) => effect.type === REMOVE_CORRECTION && !rejected)
        .map(({ subject }) => subject),
    );
    return (data ?? NONE).filter(({ id }) => !gone.has(id));
  }, [data, rows]);
  return { ...query, corrections, known: data !== undefined };
}

/** Forgets one: the words are read from the table again. */
export const removeCorrection = ({ id, words }: TaughtCorrection) =>
  enqueue(
    contract.corrections.remove,
    { id },
    {
      subject: id,
      effect: { type: REMOVE_CORRECTION, value: { id } },
      label: `Forget what “${words}” means`,
    },
  );

// A saved meal may teach: the server looks, and answers with the list.
onSent(({ effect }) => {
  if (effect.type === REMOVE_CORRECTION && isRecord(effect.value)) {
    const { id } = effect.value;
    queryClient.setQueryData<TaughtCorrection[]>(KEY, (list) => list?.filter((each) => each.id !== id));
  }
  if (effect.type === REMOVE_CORRECTION || effect.type === PUT_MEAL)
    void queryClient.invalidateQueries({ queryKey: KEY });
});
