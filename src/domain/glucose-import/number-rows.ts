const BLOCK_ROWS = 4096;

/** Rows of numbers in blocks of memory: years of readings take a tenth of what as many objects would. */
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

  /** @returns NaN for what is not there */
  get(row: number, column: number): number {
    return (
      this.blocks[Math.floor(row / BLOCK_ROWS)]?.[(row % BLOCK_ROWS) * this.#width + column] ?? Number.NaN
    );
  }

  /** Goes on where the blocks of other rows end. @param length of all their rows */
  static of(width: number, blocks: readonly Float64Array<ArrayBuffer>[], length: number): NumberRows {
    const rows = new NumberRows(width);
    rows.blocks.push(...blocks);
    rows.#length = length;
    return rows;
  }
}
