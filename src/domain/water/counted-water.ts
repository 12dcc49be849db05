import type { DrinkKind } from './drink.ts';

/** Density of ethanol at 20 °C, g/ml. */
const ETHANOL_G_PER_ML = 0.789;

/**
 * Share of a drink that counts as water. Coffee and tea count in full, since up to 400 mg of caffeine a day has no net diuretic effect
 * (Killer 2014, doi:10.1371/journal.pone.0084154; Maughan 2016, doi:10.3945/ajcn.115.114769). Alcohol is a diuretic, so a drink below
 * 5% counts for four fifths and stronger ones not at all: this product's own rule, science notes 2.1.
 */
const COUNTED_SHARES: Readonly<Record<DrinkKind, number>> = {
  water: 1,
  'sparkling-water': 1,
  tea: 1,
  coffee: 1,
  milk: 1,
  juice: 1,
  'soft-drink': 1,
  soup: 1,
  beer: 0.8,
  wine: 0,
  spirits: 0,
  other: 1,
};

/** Typical strength, percent by volume. */
const ALCOHOL_PERCENT: Readonly<Partial<Record<DrinkKind, number>>> = { beer: 4.5, wine: 12.5, spirits: 40 };

/** Share of a drink's volume that counts as water, 0 to 1. */
export const countedShare = (kind: DrinkKind): number => COUNTED_SHARES[kind];

/**
 * Water that a drink counts for, in ml, rounded to 0.1.
 * @param volumeMl 1–3000
 */
export const countedWaterMl = (kind: DrinkKind, volumeMl: number): number =>
  Math.round(volumeMl * COUNTED_SHARES[kind] * 10) / 10;

/**
 * Estimated alcohol in a drink of typical strength, g; 0 for drinks without alcohol. For display only, never for deciding whether to drive.
 */
export const alcoholG = (kind: DrinkKind, volumeMl: number): number =>
  ((volumeMl * (ALCOHOL_PERCENT[kind] ?? 0)) / 100) * ETHANOL_G_PER_ML;
