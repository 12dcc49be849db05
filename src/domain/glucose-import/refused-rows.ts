import type { RefusedReason } from './file-reading.ts';

const MAX_LINES = 20;

/** Rows that were refused for one reason. */
export interface RefusedRows {
  readonly reason: RefusedReason;
  readonly count: number;
  /** Where the first of them stand in the file, from 1. */
  readonly lines: readonly number[];
}

/** Counts refused rows by reason and remembers where the first of each stand. */
export class RefusedTally {
  readonly #rows = new Map<RefusedReason, { count: number; lines: number[] }>();

  add(reason: RefusedReason, line: number): void {
    const rows = this.#rows.get(reason) ?? { count: 0, lines: [] };
    this.#rows.set(reason, rows);
    rows.count += 1;
    if (rows.lines.length < MAX_LINES) rows.lines.push(line);
  }

  /** By reason, the most frequent first; lines in the order of the file. */
  get rows(): RefusedRows[] {
    return [...this.#rows]
      .map(([reason, { count, lines }]) => ({ reason, count, lines: lines.toSorted((a, b) => a - b) }))
      .toSorted((one, other) => other.count - one.count);
  }
}
