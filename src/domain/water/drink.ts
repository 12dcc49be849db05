export const DRINK_KINDS = [
  'water',
  'sparkling-water',
  'tea',
  'coffee',
  'milk',
  'juice',
  'soft-drink',
  'soup',
  'beer',
  'wine',
  'spirits',
  'other',
] as const;

export type DrinkKind = (typeof DRINK_KINDS)[number];

/** Largest plausible drink. */
export const MAX_VOLUME_ML = 3000;

/** Cups that fit on a screen. */
export const MAX_CUPS = 12;
