import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { explain } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from './outbox-rules.ts';
import { enqueue, onSent, useOutbox } from './outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { afterUnsent, type Tracked } from './tracked-rows.ts';

export interface TrackedWords<Entry extends Tracked> {
  /** First part of the query keys, and of the names of unsent writes: "drinks". */
  readonly name: string;
  /** Changes when the shape of an entry does: what an older release left unsent is not shown then. */
  readonly version: number;
  /** Where the entries stand on the wire: "/drinks". */
  readonly path: string;
  readonly list: (range: { from: string; to: string }) => Promise<Entry[]>;
  readonly isEntry: (value: unknown) => value is Entry;
  /** The moment that orders the entries, ISO 8601. */
  readonly at: (entry: Entry) => string;
  /** What the server is told, where it is less than everything but the day, which the server works out itself. */
  readonly body?: (entry: Entry) => unknown;
  /** "250 ml water": for toasts and the list of refused writes. */
  readonly say: (entry: Entry) => string;
  /** Query keys of other reads that follow from the entries; they are asked again after a write. */
  readonly feeds?: readonly (readonly string[])[];
}

/** Entries of a range, with what is known of them. */
export interface TrackedEntries<Entry> {
  /** Oldest first, unsent writes included. */
  readonly entries: readonly Entry[];
  /** Ids the server does not have yet as they stand here. */
  readonly unsent: ReadonlySet<string>;
  /** There is something to show: an answer, an older one, or unsent entries. */
  readonly known: boolean;
  readonly waiting: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Whether a value that was kept on the device or answered has what every entry has. */
export const isTracked = (value: unknown): value is Tracked & Record<string, unknown> =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['date'] === 'string';

const withoutDay = ({ date: _date, ...input }: Tracked): unknown => input;

/**
 * Reading and writing the entries of one tracker: every write goes through the outbox and shows at once, with or without a connection.
 * Call it once a tracker, at the top of its module.
 */
export function tracked<Entry extends Tracked>(words: TrackedWords<Entry>) {
  const { name, version, path, list, isEntry, at, body = withoutDay, say, feeds = [] } = words;
  const effects = { put: `put-${name}-${version}`, remove: `remove-${name}-${version}` } as const;
  const after = (entries: readonly Entry[], rows: readonly OutboxRow[], from: string, to: string) =>
    afterUnsent({ entries, rows, effects, isEntry, at, from, to });

  const write = (
    entry: Entry,
    verb: string,
    parts: Pick<OutboxRow, 'method' | 'path' | 'body'>,
    type: string = effects.put,
  ) =>
    enqueue({ ...parts, subject: entry.id, effect: { type, value: entry }, label: `${verb} ${say(entry)}` });

  /** Adds an entry, or replaces the one with its id. */
  const save = (entry: Entry) =>
    write(entry, 'Save', { method: 'PUT', path: `${path}/${entry.id}`, body: body(entry) });

  /** Takes a deletion back. */
  const restore = (entry: Entry) =>
    write(entry, 'Restore', { method: 'POST', path: `${path}/${entry.id}/restore`, body: {} });

  const remove = (entry: Entry) =>
    write(
      entry,
      'Delete',
      { method: 'DELETE', path: `${path}/${entry.id}`, body: undefined },
      effects.remove,
    );

  /** Says what went wrong where the device keeps nothing. */
  const told = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
      return false;
    }
  };

  /** Saves, and offers to take it back. Returns whether it was kept. */
  const saveWithUndo = async (entry: Entry, before?: Entry): Promise<boolean> => {
    const kept = await told(save(entry));
    if (kept)
      void toast({
        title: 'Saved',
        text: say(entry),
        undo: () => void told(before ? save(before) : remove(entry)),
        // What is new can be deleted where it stands; only what was there before is lost with its toast.
        ...(!before && { about: name }),
      });
    return kept;
  };

  /** Deletes, and offers to take it back. */
  const removeWithUndo = async (entry: Entry): Promise<void> => {
    if (await told(remove(entry)))
      void toast({ title: 'Deleted', text: say(entry), undo: () => void told(restore(entry)) });
  };

  /** The entries of a range of local days, both ends included, as the member left them. */
  function useEntries(from: string, to: string): TrackedEntries<Entry> {
    const query = useQuery({ queryKey: [name, 'entries', from, to], queryFn: () => list({ from, to }) });
    const { rows } = useOutbox();
    const entries = useMemo(() => after(query.data ?? [], rows, from, to), [query.data, rows, from, to]);
    const unsent = useMemo(
      () => new Set(rows.filter((row) => !row.rejected).map(({ subject }) => subject)),
      [rows],
    );
    return {
      entries,
      unsent,
      known: query.data !== undefined || entries.length > 0,
      waiting: query.isPending,
      error: query.error,
      refetch: () => void query.refetch(),
    };
  }

  // The server's answer enters the cache before the row leaves the outbox: nothing flickers between the two.
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
