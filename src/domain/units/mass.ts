/** Kilograms in one avoirdupois pound, exact. */
const KG_PER_LB = 0.45359237;

/** Grams in one avoirdupois ounce, exact. */
export const OUNCE_G = 28.349_523_125;

/** Pounds to kilograms, exact. Source: international yard and pound agreement, 1959. */
export const kgFromLb = (massLb: number): number => massLb * KG_PER_LB;

/** Kilograms to pounds, exact inverse of {@link kgFromLb}. */
export const lbFromKg = (massKg: number): number => massKg / KG_PER_LB;

const LB_PER_STONE = 14;

/** Mass in stones and pounds. `pounds` is below 14, to 0.1. */
export interface StonesAndPounds {
  readonly stones: number;
  readonly pounds: number;
}

/** Stones and pounds to kilograms, exact: a stone is 14 pounds. */
export const kgFromStones = ({ stones, pounds }: StonesAndPounds): number =>
  kgFromLb(stones * LB_PER_STONE + pounds);

/**
 * Kilograms to stones and pounds, pounds rounded to 0.1; 14 pounds carry to the next stone.
 * For display only. Storing the result would make masses drift with each change of units.
 */
export function stonesFromKg(massKg: number): StonesAndPounds {
  const tenths = Math.round(lbFromKg(massKg) * 10);
  const perStone = LB_PER_STONE * 10;
  return { stones: Math.floor(tenths / perStone), pounds: (tenths % perStone) / 10 };
}
