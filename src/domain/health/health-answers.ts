import type { HealthCondition } from './health-conditions.ts';
import type { Allergy, DietPattern, Situation } from './health-profile.ts';
import type { Medicine } from './medicines.ts';

/**
 * What a member told in their health profile. A list is null where they would rather not say, and empty where they said that nothing of
 * it holds; every other null is unknown.
 */
export interface HealthAnswers {
  readonly medicines: readonly Medicine[] | null;
  readonly metforminYears: number | null;
  readonly acidBlockerYears: number | null;
  readonly conditions: readonly HealthCondition[] | null;
  readonly allergies: readonly Allergy[] | null;
  readonly situations: readonly Situation[] | null;
  readonly dietPattern: DietPattern | null;
  readonly isPregnant: boolean | null;
  readonly isBreastfeeding: boolean | null;
  readonly couldBecomePregnant: boolean | null;
  readonly isMenstruating: boolean | null;
  readonly surgeryWithin2Weeks: boolean | null;
  readonly smokes: boolean | null;
  readonly fishPerWeek: number | null;
  readonly usesIodisedSalt: boolean | null;
}
