import type { Condition } from '#domain/goals/conditions.ts';
import type { Pillar } from './pillar.ts';
import { LEAST_AGE_YEARS } from './tuning.ts';

/** Who is scored with care: figures of glucose, fasting and weight would mislead or harm there. */
export interface Exclusion {
  /** Pillars 5 and 7 are left out. */
  readonly isExcluded: boolean;
  /** The body's half of pillar 2, and pillars 6 and 8, are left out too. */
  readonly isPregnant: boolean;
  /** No bio-age is told to them, so an older one does not count either. */
  readonly isWithoutBioAge: boolean;
}

const LEAST_BODY_MASS_INDEX = 18.5;
const WITHOUT_BIO_AGE: readonly Condition[] = ['eating-disorder', 'cancer-treatment'];

/** @param conditions what the member told anywhere */
export const exclusionOf = (
  conditions: readonly Condition[],
  ageYears: number,
  bodyMassIndex: number | undefined,
): Exclusion => ({
  isExcluded:
    conditions.length > 0 ||
    ageYears < LEAST_AGE_YEARS ||
    (bodyMassIndex !== undefined && bodyMassIndex < LEAST_BODY_MASS_INDEX),
  isPregnant: conditions.includes('pregnant'),
  isWithoutBioAge: WITHOUT_BIO_AGE.some((condition) => conditions.includes(condition)),
});

/** The pillars with those marked that do not count for this member. */
export const withExclusion = (
  pillars: readonly Pillar[],
  { isExcluded, isPregnant, isWithoutBioAge }: Exclusion,
): readonly Pillar[] =>
  pillars.map((pillar) => {
    // The ranges of blood markers are of adults who are not pregnant (science notes 4.1).
    if (isPregnant && (pillar.key === 'bio-age' || pillar.key === 'blood'))
      return { ...pillar, neutral: 'pregnancy' };
    if (isWithoutBioAge && pillar.key === 'bio-age') return { ...pillar, neutral: 'excluded-group' };
    if (isExcluded && (pillar.key === 'metabolic' || pillar.key === 'habits'))
      return { ...pillar, neutral: 'excluded-group' };
    return pillar;
  });
