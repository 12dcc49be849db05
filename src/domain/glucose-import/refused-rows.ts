import type { RefusedReason } from './file-reading.ts';

const MAX_LINES = 20;

/** Rows refused for the same reason. */
export interface RefusedRows {
  readonly reason: RefusedReason;
  readonly count: number;
  /** First line numbers, starting at 1. */
  readonly lines: readonly number[];
}

/** Counts refused rows by reason and keeps the first line numbers of each. */
export class RefusedTally {
  readonly #rows = new Map<RefusedReason, { count: number; lines: number[] }>();

  add(reason: RefusedReason, line: number): void {
    const rows = this.#rows.get(reason) ?? { count: 0, lines: [] };
    this.#rows.set(reason, rows);
    rows.count += 1;
    if (rows.lines.length < MAX_LINES) rows.lines.push(line);
  }

  /** Most frequent reason first, with lines in file order. */
  get rows(): RefusedRows[] {
    return [...this.#rows]
      .map(([reason, { count, lines }]) => ({ reason, count, lines: lines.toSorted((a, b) => a - b) }))
      .toSorted((one, other) => other.count - one.count);
  }
}
