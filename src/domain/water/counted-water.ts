import type { DrinkKind } from './drink.ts';

/** Mass of 1 ml of ethanol at 20 °C, g. */
const ETHANOL_G_PER_ML = 0.789;

/**
 * The part of a drink that counts as water. Coffee and tea count in full: up to 400 mg of caffeine a day is no net diuretic
 * (Killer 2014, doi:10.1371/journal.pone.0084154; Maughan 2016, doi:10.3945/ajcn.115.114769). Alcohol drives water out, so a drink
 * below 5 % counts for four fifths and stronger ones not at all: a choice of this product, science notes 2.1.
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

/** Usual strength, percent by volume. */
const ALCOHOL_PERCENT: Readonly<Partial<Record<DrinkKind, number>>> = { beer: 4.5, wine: 12.5, spirits: 40 };

/** What counts of a drink, from 0 to 1 of its volume. */
export const countedShare = (kind: DrinkKind): number => COUNTED_SHARES[kind];

/**
 * The water that a drink counts for, in ml to 0.1.
 * @param volumeMl as drunk, 1–3000
 */
export const countedWaterMl = (kind: DrinkKind, volumeMl: number): number =>
  Math.round(volumeMl * COUNTED_SHARES[kind] * 10) / 10;

/**
 * Pure alcohol of a drink at its usual strength, g: beer 4.5 %, wine 12.5 %, spirits 40 % by volume. 0 for drinks without alcohol.
 * An estimate for display; never for driving.
 */
export const alcoholG = (kind: DrinkKind, volumeMl: number): number =>
  ((volumeMl * (ALCOHOL_PERCENT[kind] ?? 0)) / 100) * ETHANOL_G_PER_ML;
