import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { Cup } from '#contract/water.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { enqueue, onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { isCup, PUT_CUP, REMOVE_CUP, withUnsentCups } from './unsent-cups.ts';

const CUPS_KEY = ['cups'];

/** The member's own cups; undefined while unknown. */
export function useCups(): readonly Cup[] | undefined {
  const { data } = useQuery({ queryKey: CUPS_KEY, queryFn: (): Promise<Cup[]> => api.water.cups.list() });
  const { rows } = useOutbox();
  return useMemo(() => data && withUnsentCups(data, rows), [data, rows]);
}

onSent(({ effect: { type, value } }) => {
  if ((type !== PUT_CUP && type !== REMOVE_CUP) || !isCup(value)) return;
  queryClient.setQueryData<Cup[]>(CUPS_KEY, (cups = []) => [
    ...cups.filter(({ id }) => id !== value.id),
    ...(type === PUT_CUP ? [value] : []),
  ]);
  void queryClient.invalidateQueries({ queryKey: CUPS_KEY });
});

const infoOf = (cup: Cup, verb: string, type: string) => ({
  subject: cup.id,
  effect: { type, value: cup },
  label: `${verb} the cup “${cup.name}”`,
});

const { cups } = contract.water;
const put = (cup: Cup) => enqueue(cups.put, cup, infoOf(cup, 'Save', PUT_CUP));
const remove = (cup: Cup) => enqueue(cups.remove, { id: cup.id }, infoOf(cup, 'Delete', REMOVE_CUP));
const restore = (cup: Cup) => enqueue(cups.restore, { id: cup.id }, infoOf(cup, 'Restore', PUT_CUP));

/** Reports a change, and offers to undo it. */
async function withUndo(
  work: Promise<void>,
  title: string,
  cup: Cup,
  undo: () => Promise<void>,
): Promise<void> {
  try {
    await work;
    void toast({ title, text: cup.name, undo: () => void undo() });
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}

export const saveCup = (cup: Cup, before?: Cup): Promise<void> =>
  withUndo(put(cup), 'Saved', cup, () => (before ? put(before) : remove(cup)));

export const removeCup = (cup: Cup): Promise<void> =>
  withUndo(remove(cup), 'Deleted', cup, () => restore(cup));
