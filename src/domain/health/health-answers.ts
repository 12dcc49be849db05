import type { HealthCondition } from './health-conditions.ts';
import type { Allergy, HealthFacts, Situation } from './health-profile.ts';
import type { Medicine } from './medicines.ts';

/**
 * What a member told in their health profile. A list is null where they would rather not say, and empty where they said that nothing of
 * it holds; every other null is unknown.
 */
export interface HealthAnswers extends HealthFacts {
  readonly medicines: readonly Medicine[] | null;
  readonly conditions: readonly HealthCondition[] | null;
  readonly allergies: readonly Allergy[] | null;
  readonly situations: readonly Situation[] | null;
}
