/**
 * Stores likely bits in less than a bit each: an adaptive arithmetic coder with a probability per context, as in LZMA and lpaq. Writer and
 * reader share an interface, so one function describes a format in both directions.
 */
export interface BitCoder {
  /**
   * Writes `bit`, or ignores it and reads one.
   * @param context from 0 to below the number of contexts
   */
  readonly bit: (context: number, bit: number) => number;
}

const ONE = 65_536;
/** How much another bit changes a probability, by how often its context occurred: quickly at first, then ever more slowly. */
const RATES = Float64Array.from({ length: 32 }, (_, seen) => 1 / (seen + 1.5));

/** Probability of a 1 in each context: even at first, then adapted to the bits that occur. Stays above 0 and below `ONE`. */
function chances(contexts: number) {
  const ofOne = new Uint16Array(contexts).fill(ONE / 2);
  const seen = new Uint8Array(contexts);
  return {
    of: (context: number): number => ofOne[context] ?? 0,
    learn: (context: number, bit: number): void => {
      const times = seen[context] ?? 0;
      const before = ofOne[context] ?? 0;
      ofOne[context] = before + Math.trunc(((bit === 1 ? ONE : 0) - before) * (RATES[times] ?? 0));
      if (times < RATES.length - 1) seen[context] = times + 1;
    },
  };
}

/** End of the part of the interval from `low` to `high` that means 1; the rest means 0. */
const cut = (low: number, high: number, chance: number): number =>
  low + Math.floor(((high - low) * chance) / ONE);

const TOP = 2 ** 24;

const hasSameTop = (low: number, high: number): boolean => ((low ^ high) & 0xff_00_00_00) === 0;
/** Bounds of the interval after writing or reading their common first byte. */
const shiftedLow = (low: number): number => (low << 8) >>> 0;
const shiftedHigh = (high: number): number => ((high << 8) | 255) >>> 0;

/** Writes bits; `bytes` finishes. */
export function bitWriter(contexts: number): BitCoder & { readonly bytes: () => Uint8Array } {
  const known = chances(contexts);
  const out: number[] = [];
  let [low, high] = [0, 2 ** 32 - 1];
  return {
    bit: (context, bit) => {
      const middle = cut(low, high, known.of(context));
      if (bit === 1) high = middle;
      else low = middle + 1;
      known.learn(context, bit);
      while (hasSameTop(low, high)) {
        out.push(high >>> 24);
        low = shiftedLow(low);
        high = shiftedHigh(high);
      }
      return bit;
    },
    // Any number in the interval encodes the rest; `high` is one.
    bytes: () => Uint8Array.from([...out, high >>> 24, (high >>> 16) & 255, (high >>> 8) & 255, high & 255]),
  };
}

/** Reads the output of a writer with the same number of contexts. */
export function bitReader(contexts: number, bytes: Uint8Array): BitCoder {
  const known = chances(contexts);
  let next = 4;
  let [low, high] = [0, 2 ** 32 - 1];
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  let at = first * TOP + second * 65_536 + third * 256 + fourth;
  return {
    bit: (context) => {
      const middle = cut(low, high, known.of(context));
      const bit = at <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      known.learn(context, bit);
      while (hasSameTop(low, high)) {
        low = shiftedLow(low);
        high = shiftedHigh(high);
        at = (shiftedLow(at) | (bytes[next++] ?? 0)) >>> 0;
      }
      return bit;
    },
  };
}
