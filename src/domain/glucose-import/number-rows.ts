const BLOCK_ROWS = 4096;

/** Rows of numbers in typed arrays, which need a tenth of the memory that objects would. */
export class NumberRows {
  readonly blocks: Float64Array<ArrayBuffer>[] = [];
  readonly #width: number;
  #length = 0;

  /** @param width numbers in a row */
  constructor(width: number) {
    this.#width = width;
  }

  get length(): number {
    return this.#length;
  }

  push(...row: readonly number[]): void {
    const at = this.#length % BLOCK_ROWS;
    if (at === 0) this.blocks.push(new Float64Array(BLOCK_ROWS * this.#width));
    this.blocks.at(-1)?.set(row, at * this.#width);
    this.#length += 1;
  }

  /** @returns NaN outside the rows */
  get(row: number, column: number): number {
    return (
      this.blocks[Math.floor(row / BLOCK_ROWS)]?.[(row % BLOCK_ROWS) * this.#width + column] ?? Number.NaN
    );
  }

  /** Wraps existing blocks. @param length number of rows in them */
  static of(width: number, blocks: readonly Float64Array<ArrayBuffer>[], length: number): NumberRows {
    const rows = new NumberRows(width);
    rows.blocks.push(...blocks);
    rows.#length = length;
    return rows;
  }
}
