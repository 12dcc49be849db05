/** Kilograms in one avoirdupois pound, exact. */
const KG_PER_LB = 0.45359237;

/** Pounds to kilograms, exact. Source: international yard and pound agreement, 1959. */
export const kgFromLb = (massLb: number): number => massLb * KG_PER_LB;

/** Kilograms to pounds, exact inverse of {@link kgFromLb}. */
export const lbFromKg = (massKg: number): number => massKg / KG_PER_LB;
