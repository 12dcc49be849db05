import type { DayRange } from '#domain/time/day-range.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import type { AnyContractProcedure, InferContractRouterOutputs } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { explain } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import type { OutboxRow } from './outbox-rules.ts';
import { enqueue, onSent, useOutbox } from './outbox.ts';
import type { InputOf } from './wire.ts';

/** Common fields of a tracker's entries: an id, and the local day it counts for, `YYYY-MM-DD`. */
export interface Tracked {
  readonly id: string;
  readonly date: string;
}

/** The contract's procedures that write a tracker's entries. */
interface EntryWrites {
  readonly put: AnyContractProcedure;
  readonly remove: AnyContractProcedure;
  readonly restore: AnyContractProcedure;
}

type EntryOf<Writes extends EntryWrites> = InferContractRouterOutputs<Writes['put']> & Tracked;

export interface TrackedWords<Writes extends EntryWrites> {
  /** First part of the query keys, and of the names of unsent writes: "drinks". */
  readonly name: string;
  /** Changes with the shape of an entry: unsent entries of an older shape aren't shown. */
  readonly version: number;
  readonly writes: Writes;
  readonly list: (range: DayRange) => Promise<EntryOf<Writes>[]>;
  readonly isEntry: (value: unknown) => value is EntryOf<Writes>;
  /** The moment that orders the entries, ISO 8601. */
  readonly at: (entry: EntryOf<Writes>) => string;
  /** Input of the procedure, if it isn't the whole entry. The server computes the rest. */
  readonly body?: (entry: EntryOf<Writes>) => InputOf<Writes['put']>;
  /** "250 mL water": for toasts and the list of rejected writes. */
  readonly say: (entry: EntryOf<Writes>) => string;
  /** Query keys of other reads that follow from the entries, refetched after a write. */
  readonly feeds?: readonly (readonly string[])[];
}

/** Entries of a range, with the state of the query. */
export interface TrackedEntries<Entry> {
  /** Oldest first, unsent writes included. */
  readonly entries: readonly Entry[];
  /** Ids of entries with changes the server doesn't have yet. */
  readonly unsent: ReadonlySet<string>;
  /** There is something to show: an answer, an older one, or unsent entries. */
  readonly known: boolean;
  readonly waiting: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Whether a value from the device or the server has the common fields of entries. */
export const isTracked = (value: unknown): value is Tracked & Record<string, unknown> =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['date'] === 'string';

interface Unsent<Entry extends Tracked> {
  readonly entries: readonly Entry[];
  readonly rows: readonly OutboxRow[];
  /** Effects of the writes that add or replace an entry, and of those that delete one. */
  readonly effects: { readonly put: string; readonly remove: string };
  readonly isEntry: (value: unknown) => value is Entry;
  readonly at: (entry: Entry) => string;
  /** Local days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Entries of a range with the unsent writes applied to the server's answer, oldest first. */
export function afterUnsent<Entry extends Tracked>({
  entries,
  rows,
  effects,
  isEntry,
  at,
  from,
  to,
}: Unsent<Entry>): readonly Entry[] {
  const shown = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { effect, rejected } of rows) {
    const { type, value } = effect;
    if (rejected || (type !== effects.put && type !== effects.remove) || !isEntry(value)) continue;
    const isHere = type === effects.put && value.date >= from && value.date <= to;
    if (isHere) shown.set(value.id, value);
    else shown.delete(value.id);
  }
  return [...shown.values()].toSorted((one, other) => Date.parse(at(one)) - Date.parse(at(other)));
}

/** Whether a write was stored on the device; a toast explains a failure. */
export async function storedOrToast(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
    return false;
  }
}

/**
 * Reads and writes the entries of one tracker. Every write goes through the outbox and appears immediately, online or offline. Call it once
 * per tracker, at the top of its module.
 */
export function tracked<Writes extends EntryWrites>(words: TrackedWords<Writes>) {
  type Entry = EntryOf<Writes>;
  const { name, version, writes, list, isEntry, at, say, feeds = [] } = words;
  const { body = ({ date: _date, ...input }: Entry) => input as InputOf<Writes['put']> } = words;
  const effects = { put: `put-${name}-${version}`, remove: `remove-${name}-${version}` } as const;
  const after = (entries: readonly Entry[], rows: readonly OutboxRow[], from: string, to: string) =>
    afterUnsent({ entries, rows, effects, isEntry, at, from, to });

  const infoOf = (entry: Entry, verb: string, type: string = effects.put) => ({
    subject: entry.id,
    effect: { type, value: entry },
    label: `${verb} ${say(entry)}`,
  });

  /** Adds an entry, or replaces the one with its id. */
  const save = (entry: Entry) => enqueue(writes.put, body(entry), infoOf(entry, 'Save'));

  const remove = (entry: Entry) =>
    enqueue(writes.remove, { id: entry.id }, infoOf(entry, 'Delete', effects.remove));

  /** Undoes a deletion. */
  const restore = (entry: Entry) => enqueue(writes.restore, { id: entry.id }, infoOf(entry, 'Restore'));

  /** Saves, and offers an undo. Returns whether the write was stored. */
  const saveWithUndo = async (entry: Entry, before?: Entry): Promise<boolean> => {
    const isStored = await storedOrToast(save(entry));
    if (isStored)
      void toast({
        title: 'Saved',
        text: capitalized(say(entry)),
        undo: () => void storedOrToast(before ? save(before) : remove(entry)),
        // A new entry can still be deleted in its list. An edit can only be undone from its toast.
        ...(!before && { about: name }),
      });
    return isStored;
  };

  /** Deletes, and offers an undo. */
  const removeWithUndo = async (entry: Entry): Promise<void> => {
    if (await storedOrToast(remove(entry)))
      void toast({
        title: 'Deleted',
        text: capitalized(say(entry)),
        undo: () => void storedOrToast(restore(entry)),
      });
  };

  /** Entries of a range within one that was read before: a form opened on a screen needn’t wait for its own answer. */
  function readBefore(from: string, to: string): Entry[] | undefined {
    for (const [queryKey, entries] of queryClient.getQueriesData<Entry[]>({ queryKey: [name, 'entries'] })) {
      const [, , first, last] = queryKey;
      const isWithin = typeof first === 'string' && first <= from && typeof last === 'string' && to <= last;
      if (entries && isWithin) return entries.filter(({ date }) => from <= date && date <= to);
    }
    return undefined;
  }

  /** Entries of a range of local days, both ends included, with unsent writes applied. */
  function useEntries(from: string, to: string): TrackedEntries<Entry> {
    const query = useQuery({ queryKey: [name, 'entries', from, to], queryFn: () => list({ from, to }) });
    const { rows } = useOutbox();
    const { isRead, entries } = useMemo(() => {
      const data = query.data ?? readBefore(from, to);
      return { isRead: data !== undefined, entries: after(data ?? [], rows, from, to) };
    }, [query.data, rows, from, to]);
    const unsent = useMemo(
      () => new Set(rows.filter((row) => !row.rejected).map(({ subject }) => subject)),
      [rows],
    );
    return {
      entries,
      unsent,
      known: isRead || entries.length > 0,
      waiting: !isRead && query.isPending,
      error: query.error,
      refetch: () => void query.refetch(),
    };
  }

  // The server's answer enters the cache before the row leaves the outbox, so nothing flickers in between.
  onSent((row, answer) => {
    if (row.effect.type !== effects.put && row.effect.type !== effects.remove) return;
    const taken = isEntry(answer) ? { ...row, effect: { ...row.effect, value: answer } } : row;
    const reads = queryClient.getQueriesData<Entry[]>({ queryKey: [name, 'entries'] });
    for (const [queryKey, entries] of reads) {
      const [, , from, to] = queryKey;
      if (entries && typeof from === 'string' && typeof to === 'string')
        queryClient.setQueryData(queryKey, after(entries, [taken], from, to));
    }
    for (const queryKey of [[name], ...feeds]) void queryClient.invalidateQueries({ queryKey });
  });

  return { save, remove, restore, saveWithUndo, removeWithUndo, useEntries, after };
}
