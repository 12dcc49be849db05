import type { HealthCondition } from './health-conditions.ts';
import type { Medicine } from './medicines.ts';

export const DIET_PATTERNS = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;
export type DietPattern = (typeof DIET_PATTERNS)[number];

/** Allergies that decide about the form of a supplement. */
export const ALLERGIES = [
  'fish',
  'shellfish',
  'soy',
  'milk',
  'egg',
  'gluten',
  'nuts',
  'daisy-family',
] as const;
export type Allergy = (typeof ALLERGIES)[number];

/** How somebody lives and feels, where a suggestion depends on it. */
export const SITUATIONS = [
  'resistance-training',
  'endurance-training',
  'fatigue',
  'slow-to-fall-asleep',
  'jet-lag-or-shifts',
  'little-sun',
  'weak-grip',
  'statin-muscle-pain',
  'keto-cramps',
  'no-cholesterol-medicine',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What a member told of themselves, one by one. Null is unknown. */
export interface HealthFacts {
  /** Years these have been taken; null where unknown or not taken. */
  readonly metforminYears: number | null;
  readonly acidBlockerYears: number | null;
  readonly dietPattern: DietPattern | null;
  readonly isPregnant: boolean | null;
  readonly isBreastfeeding: boolean | null;
  readonly couldBecomePregnant: boolean | null;
  readonly isMenstruating: boolean | null;
  readonly surgeryWithin2Weeks: boolean | null;
  readonly smokes: boolean | null;
  /** Portions of fish or seafood a week. */
  readonly fishPerWeek: number | null;
  readonly usesIodisedSalt: boolean | null;
}

/**
 * What is known of a member's health, from the health profile, the goals and the screening before a fast together. Null is unknown.
 * A list without its `…Told` holds what is known, and nobody knows whether it is all.
 */
export interface HealthProfile extends HealthFacts {
  readonly medicines: readonly Medicine[];
  /** True where the member told all their medicines, or that they take none. */
  readonly medicinesAnswered: boolean;
  readonly conditions: readonly HealthCondition[];
  readonly conditionsAnswered: boolean;
  readonly allergies: readonly Allergy[];
  readonly allergiesAnswered: boolean;
  readonly situations: readonly Situation[];
  /** The local day the health profile was last saved; null where it never was. */
  readonly answeredOn: string | null;
}

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
