import type { BitCoder } from './bit-coder.ts';

/**
 * Codes decimal numbers in few bits: the number of decimals depends on the cells above and beside, the first digits on the length. Each
 * function writes or reads, depending on its coder, and returns the number.
 */
const STATE_BITS = 4;
const STATES = 2 ** STATE_BITS;
/** States: absent, zero, and from here on the power of ten of the last nonzero digit. */
const ABSENT = 0;
const ZERO = 1;
const MIN_POWER = -8;
const MAX_POWER = MIN_POWER + STATES - 3;

const LENGTH_BITS = 5;
/** The first bits of a number are skewed; the others aren't. */
const TELLING_BITS = 6;

const CONTEXTS_OF_LENGTHS = STATES * 2 ** LENGTH_BITS;
const CONTEXTS_OF_FIELD = STATES ** 3 + CONTEXTS_OF_LENGTHS;
const CONTEXTS_OF_BITS = 32 * 2 ** TELLING_BITS + 32 * 32;

/** Contexts for a table with this many fields. */
export const contextsOf = (fields: number): number => CONTEXTS_OF_BITS + fields * CONTEXTS_OF_FIELD;

const baseOf = (field: number): number => CONTEXTS_OF_BITS + field * CONTEXTS_OF_FIELD;

/** A number below 2 to the power of `bits`, the highest bit first. */
function codeSymbol(coder: BitCoder, base: number, bits: number, value: number): number {
  let node = 1;
  for (let at = bits - 1; at >= 0; at -= 1) node = node * 2 + coder.bit(base + node, (value >> at) & 1);
  return node - 2 ** bits;
}

/** A whole number, coded without its first bit, which is always 1. */
function codeBits(coder: BitCoder, length: number, value: number): number {
  let node = 1;
  for (let at = length - 2; at >= 0; at -= 1) {
    const isTelling = node < 2 ** TELLING_BITS;
    const context = isTelling ? length * 2 ** TELLING_BITS + node : 32 * 2 ** TELLING_BITS + length * 32 + at;
    node = node * 2 + coder.bit(context, (value >> at) & 1);
  }
  return node;
}

interface Decimal {
  readonly state: number;
  /** Its digits, without trailing zeros up to the largest power. */
  readonly digits: number;
}

/** @throws RangeError for a number below 0, with more than nine digits, or with more decimals than are stored */
function decimalOf(value: number | undefined): Decimal {
  if (value === undefined) return { state: ABSENT, digits: 0 };
  if (value === 0) return { state: ZERO, digits: 0 };
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [, decimals = ''] = mantissa.split('.');
  const lastPower = Number(exponent) - decimals.length;
  const power = Math.min(lastPower, MAX_POWER);
  // Beyond the largest power, trailing zeros count as digits: 3,000,000.
  const digits = Number(mantissa.replace('.', '')) * 10 ** (lastPower - power);
  if (!(digits > 0 && digits < 2 ** 30) || power < MIN_POWER)
    throw new RangeError(`${value} cannot be packed.`);
  return { state: 2 + power - MIN_POWER, digits };
}

/** A number whose state was read. Dividing by a power of ten restores exactly the number that was written. */
function numberOf({ state, digits }: Decimal): number | undefined {
  if (state === ABSENT) return undefined;
  if (state === ZERO) return 0;
  const power = state - 2 + MIN_POWER;
  return power < 0 ? digits / 10 ** -power : digits * 10 ** power;
}

/** What the states of two neighbors predict about the next one. */
export interface Neighbors {
  /** State of the number above, of the same field. */
  above: number;
  /** State of the number beside it, of another field. */
  beside: number;
}

/**
 * A number of a field, or none. Sets `above` to its own state, for the next number of the field.
 * @throws RangeError when writing one that doesn't fit
 */
export function codeNumber(
  coder: BitCoder,
  field: number,
  near: Neighbors,
  value: number | undefined,
): number | undefined {
  const base = baseOf(field);
  const given = decimalOf(value);
  const states = base + (near.above * STATES + near.beside) * STATES;
  const state = codeSymbol(coder, states, STATE_BITS, given.state);
  near.above = state;
  if (state <= ZERO) return numberOf({ state, digits: 0 });
  const lengths = base + STATES ** 3 + state * 2 ** LENGTH_BITS;
  const length = codeSymbol(coder, lengths, LENGTH_BITS, 32 - Math.clz32(given.digits));
  return numberOf({ state, digits: codeBits(coder, length, given.digits) });
}
