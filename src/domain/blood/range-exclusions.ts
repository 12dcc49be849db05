import { ADULT_YEARS } from '#domain/account/profile.ts';

/** Why reference ranges don't apply to a person: all are for adults who aren't pregnant. */
export const RANGE_EXCLUSIONS = ['pregnancy', 'under-18'] as const;
export type RangeExclusion = (typeof RANGE_EXCLUSIONS)[number];

/** @param ageYears at the draw */
export const rangeExclusionOf = (ageYears: number, isPregnant: boolean): RangeExclusion | null =>
  isPregnant ? 'pregnancy' : ageYears < ADULT_YEARS ? 'under-18' : null;
