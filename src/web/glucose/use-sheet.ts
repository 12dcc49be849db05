import { useState } from 'react';

/** A side form: whether it is open, and what it edits; undefined for a new entry. */
export interface Sheet<Entry> {
  readonly opened: boolean;
  readonly entry: Entry | undefined;
  /** Increases each time it opens, which resets the form. 0 before the first time, when its code isn't needed yet. */
  readonly turn: number;
}

/** Opens and closes a lazily loaded form. */
export function useSheet<Entry>() {
  const [sheet, setSheet] = useState<Sheet<Entry>>({ opened: false, entry: undefined, turn: 0 });
  return {
    sheet,
    open: (entry?: Entry) => setSheet(({ turn }) => ({ opened: true, entry, turn: turn + 1 })),
    close: () => setSheet((was) => ({ ...was, opened: false })),
  } as const;
}
