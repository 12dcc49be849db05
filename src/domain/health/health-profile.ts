import type { HealthCondition } from './health-conditions.ts';
import type { Medicine } from './medicines.ts';

export const DIET_PATTERNS = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;
export type DietPattern = (typeof DIET_PATTERNS)[number];

/** Allergies that matter for the form of a supplement. */
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

/** Habits and complaints that suggestions depend on. */
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

/** Single facts reported by a member. Null is unknown. */
export interface HealthFacts {
  /** Years taken; null if unknown or not taken. */
  readonly metforminYears: number | null;
  readonly acidBlockerYears: number | null;
  readonly dietPattern: DietPattern | null;
  readonly isPregnant: boolean | null;
  readonly isBreastfeeding: boolean | null;
  readonly couldBecomePregnant: boolean | null;
  readonly isMenstruating: boolean | null;
  readonly surgeryWithin2Weeks: boolean | null;
  readonly smokes: boolean | null;
  /** Servings of fish or seafood a week. */
  readonly fishPerWeek: number | null;
  readonly usesIodisedSalt: boolean | null;
}

/**
 * Everything known about a member's health, from the health profile, goals and fasting screening. Null is unknown. A list without
 * its `…Answered` flag may be incomplete.
 */
export interface HealthProfile extends HealthFacts {
  readonly medicines: readonly Medicine[];
  /** True if the member listed all their medicines, or none. */
  readonly medicinesAnswered: boolean;
  readonly conditions: readonly HealthCondition[];
  readonly conditionsAnswered: boolean;
  readonly allergies: readonly Allergy[];
  readonly allergiesAnswered: boolean;
  readonly situations: readonly Situation[];
  /** Local day the health profile was last saved; null if never. */
  readonly answeredOn: string | null;
}

/**
 * Answers of the health profile. A list is null if the member prefers not to say, and empty if nothing applies. Any other null
 * is unknown.
 */
export interface HealthAnswers extends HealthFacts {
  readonly medicines: readonly Medicine[] | null;
  readonly conditions: readonly HealthCondition[] | null;
  readonly allergies: readonly Allergy[] | null;
  readonly situations: readonly Situation[] | null;
}
