import { useState } from 'react';

/** A form at the side: whether it is open, and what it changes; none for something new. */
export interface Sheet<Entry> {
  readonly opened: boolean;
  readonly entry: Entry | undefined;
  /** Another number each time it is opened: the form begins anew. 0 until the first time: its code is not needed yet. */
  readonly turn: number;
}

/** Opens and closes a form that is loaded when it is first asked for. */
export function useSheet<Entry>() {
  const [sheet, setSheet] = useState<Sheet<Entry>>({ opened: false, entry: undefined, turn: 0 });
  return {
    sheet,
    open: (entry?: Entry) => setSheet(({ turn }) => ({ opened: true, entry, turn: turn + 1 })),
    close: () => setSheet((was) => ({ ...was, opened: false })),
  } as const;
}
