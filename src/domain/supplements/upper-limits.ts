import type { Substance } from './substances.ts';

/**
 * Tolerable upper daily intake of adults, in the unit of the substance, by the National Academies (science notes 1.6), or the
 * lower European limit for vitamin E, vitamin B6 and selenium. `supplements`: excludes food; `total`: food and supplements.
 */
export interface UpperLimit {
  readonly amount: number;
  readonly counts: 'total' | 'supplements';
  readonly from: 'NASEM' | 'EFSA';
}

const total = (amount: number, from: UpperLimit['from'] = 'NASEM'): UpperLimit => ({
  amount,
  counts: 'total',
  from,
});
const added = (amount: number, from: UpperLimit['from'] = 'NASEM'): UpperLimit => ({
  amount,
  counts: 'supplements',
  from,
});

const ADULTS: Readonly<Partial<Record<Substance, UpperLimit>>> = {
  // Preformed only: retinol activity in food is mostly carotene, which has no limit.
  'vitamin-a': added(3000),
  'vitamin-c': total(2000),
  'vitamin-d': total(100),
  'vitamin-e': added(300, 'EFSA'),
  niacin: added(35),
  'vitamin-b6': total(12, 'EFSA'),
  // Folic acid only; 400 µg equals 680 µg of dietary folate.
  folate: added(1000),
  choline: total(3500),
  calcium: total(2500),
  iron: total(45),
  magnesium: added(350),
  phosphorus: total(4000),
  zinc: total(40),
  copper: total(10),
  manganese: total(11),
  selenium: total(255, 'EFSA'),
  iodine: total(1100),
  molybdenum: total(2000),
};

/** At 14 to 18 years, where it differs from adults. */
const YOUNG: Readonly<Partial<Record<Substance, UpperLimit>>> = {
  'vitamin-a': added(2800),
  'vitamin-c': total(1800),
  niacin: added(30),
  'vitamin-b6': total(10.7, 'EFSA'),
  folate: added(800),
  choline: total(3000),
  calcium: total(3000),
  zinc: total(34),
  copper: total(8),
  manganese: total(9),
  selenium: total(230, 'EFSA'),
  iodine: total(900),
  molybdenum: total(1700),
};

/** @param ageYears from 14 */
export function upperLimitOf(
  substance: Substance,
  ageYears: number,
  isPregnant?: boolean | null,
): UpperLimit | undefined {
  if (ageYears < 19 && YOUNG[substance]) return YOUNG[substance];
  if (substance === 'phosphorus' && isPregnant === true) return total(3500);
  if (substance === 'calcium' && ageYears >= 51) return total(2000);
  if (substance === 'phosphorus' && ageYears >= 71) return total(3000);
  return ADULTS[substance];
}
