/** Random numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

/** FNV-1a, 32 bit: a seed from any text. */
const seedOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);

/** The mulberry32 generator, seeded by a text, for simulations with the same result everywhere. */
export function seededRandom(seed: string): Random {
  let state = seedOf(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random entry of a list. @throws RangeError if the list is empty */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
  return chosen;
}

/** Roughly normal: the sum of three uniform ones. @returns 0 on average, within ±`spread` */
export const around = (random: Random, spread: number): number =>
  ((random() + random() + random()) / 1.5 - 1) * spread;
