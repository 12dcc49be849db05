import type { EntryColumn } from '#web/ui/lists/entry-table.tsx';

interface Noted {
  readonly note: string | null;
}

/** The column of notes, if any entry has one: an empty column wastes room. */
export const noteColumn = <Entry extends Noted>(entries: readonly Entry[]): readonly EntryColumn<Entry>[] =>
  entries.some(({ note }) => note !== null)
    ? [{ name: 'Note', secondary: true, cell: ({ note }) => note }]
    : [];
