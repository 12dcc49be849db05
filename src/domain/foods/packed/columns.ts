import { bitReader, bitWriter, type BitCoder } from './bit-coder.ts';
import { codeNumber, contextsOf, type Neighbors } from './numbers.ts';

/** Numbers of a field, one per row; undefined if a row has none. */
export type Column = readonly (number | undefined)[];

const LENGTHS = 0;

const stateless = (): Neighbors => ({ above: 0, beside: 0 });

/** Writes or reads columns; each is coded relative to the previous one if that has the same length. */
function codeColumns(coder: BitCoder, columns: readonly Column[]): (number | undefined)[][] {
  const ofLengths = stateless();
  let beside: readonly number[] = [];
  return columns.map((column, at) => {
    const length = codeNumber(coder, LENGTHS, ofLengths, column.length) ?? 0;
    const near = stateless();
    const states: number[] = [];
    const coded: (number | undefined)[] = [];
    const isBeside = beside.length === length;
    for (let row = 0; row < length; row += 1) {
      near.beside = isBeside ? (beside[row] ?? 0) : 0;
      coded.push(codeNumber(coder, at + 1, near, column[row]));
      states.push(near.above);
    }
    beside = states;
    return coded;
  });
}

/** @throws RangeError for a number that doesn't fit: below 0, or with more than nine digits */
export function packColumns(columns: readonly Column[]): Uint8Array {
  const coder = bitWriter(contextsOf(columns.length + 1));
  codeColumns(coder, columns);
  return coder.bytes();
}

/** Reads this many columns from the output of `packColumns`. */
export function unpackColumns(bytes: Uint8Array, count: number): readonly Column[] {
  const none = Array.from({ length: count }, (): Column => []);
  return codeColumns(bitReader(contextsOf(count + 1), bytes), none);
}
