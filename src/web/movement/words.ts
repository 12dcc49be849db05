import type { UnitSystem } from '#domain/account/profile.ts';
import type { Vo2MaxMethod } from '#domain/movement/movement-ranges.ts';
import type { Effort } from '#domain/movement/workout-types.ts';
import { milesFromKm } from '#domain/units/distance.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';

export const EFFORT_NAMES: Readonly<Record<Effort, string>> = {
  light: 'Light',
  moderate: 'Moderate',
  vigorous: 'Vigorous',
};

export const TALK_TEST: Readonly<Record<Effort, string>> = {
  light: 'You could sing.',
  moderate: 'You could talk, but not sing.',
  vigorous: 'You could say only a few words at a time.',
};

export const METHOD_NAMES: Readonly<Record<Vo2MaxMethod, string>> = {
  lab: 'Lab test',
  device: 'Watch estimate',
  'field-test': 'Walk or run test',
};

/** "5.2 km", "3.2 mi". */
export const formatDistance = (distanceKm: number, system: UnitSystem): string =>
  system === 'imperial' ? `${formatAmount(milesFromKm(distanceKm))} mi` : `${formatAmount(distanceKm)} km`;
