import type { OutboxRow } from './outbox-rules.ts';

/** What every entry of a tracker has: an id, and the local day it counts for, `YYYY-MM-DD`. */
export interface Tracked {
  readonly id: string;
  readonly date: string;
}

interface Unsent<Entry extends Tracked> {
  readonly entries: readonly Entry[];
  readonly rows: readonly OutboxRow[];
  /** The names of the writes that add or replace an entry, and that delete one. */
  readonly effects: { readonly put: string; readonly remove: string };
  readonly isEntry: (value: unknown) => value is Entry;
  /** The moment that orders the entries, ISO 8601. */
  readonly at: (entry: Entry) => string;
  /** Local days, both included. */
  readonly from: string;
  readonly to: string;
}

/** The entries of a range as the member left them: what the server answered with the unsent writes on top, oldest first. */
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
