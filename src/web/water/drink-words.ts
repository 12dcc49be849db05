import type { DrinkKind } from '#domain/water/drink.ts';

/** Names of drinks for selection. */
export const DRINK_NAMES: Readonly<Record<DrinkKind, string>> = {
  water: 'Water',
  'sparkling-water': 'Sparkling water',
  tea: 'Tea',
  coffee: 'Coffee',
  milk: 'Milk or plant milk',
  juice: 'Juice or smoothie',
  'soft-drink': 'Soft drink',
  soup: 'Soup',
  beer: 'Beer or hard cider, up to 5%',
  wine: 'Wine, or beer over 5%',
  spirits: 'Liquor',
  other: 'Other, nonalcoholic',
};

/** Shorter names if there is little room. */
export const DRINK_WORDS: Readonly<Record<DrinkKind, string>> = {
  ...DRINK_NAMES,
  milk: 'Milk',
  juice: 'Juice',
  beer: 'Beer',
  wine: 'Wine',
  other: 'Other drink',
};

/** In the middle of a sentence: "250 mL of coffee". */
export const drinkWord = (kind: DrinkKind): string =>
  kind === 'other' ? 'another drink' : DRINK_WORDS[kind].toLowerCase();
