/** What people drink, as far as it matters for its water. */
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

/** The largest drink that is believed at once, ml. */
export const MAX_VOLUME_ML = 3000;

/** As many cups as find room on a screen. */
export const MAX_CUPS = 12;
