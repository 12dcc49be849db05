import { ADULT_YEARS } from '#domain/account/profile.ts';

/** Why reference ranges don't apply to a person: all are for adults who aren't pregnant. */
export const NOT_FOR = ['pregnancy', 'under-18'] as const;
export type NotFor = (typeof NOT_FOR)[number];

/** @param ageYears at the draw */
export const notForOf = (ageYears: number, isPregnant: boolean): NotFor | null =>
  isPregnant ? 'pregnancy' : ageYears < ADULT_YEARS ? 'under-18' : null;
