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

/** The member's corrections, oldest first, without unsent deletions. */
export function useCorrections() {
  const { data, ...query } = useQuery({ queryKey: KEY, queryFn: () => api.corrections.list() });
  const { rows } = useOutbox();
  const corrections = useMemo(() => {
    const gone = new Set(
      rows
        .filter(({ effect, rejected }) => effect.type === REMOVE_CORRECTION && !rejected)
        .map(({ subject }) => subject),
    );
    const list = data ?? NONE;
    // A stable list after unrelated writes, so that no text is analyzed again.
    return gone.size === 0 ? list : list.filter(({ id }) => !gone.has(id));
  }, [data, rows]);
  return { ...query, corrections, known: data !== undefined };
}

/** Removes a correction: its words are matched against the food table again. */
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

// Saving a meal may add corrections; the server decides.
onSent(({ effect }) => {
  if (effect.type === REMOVE_CORRECTION && isRecord(effect.value)) {
    const { id } = effect.value;
    queryClient.setQueryData<TaughtCorrection[]>(KEY, (list) => list?.filter((each) => each.id !== id));
  }
  if (effect.type === REMOVE_CORRECTION || effect.type === PUT_MEAL)
    void queryClient.invalidateQueries({ queryKey: KEY });
});
