import type { HealthAnswers } from './health-profile.ts';

/** A health profile with "none of these" everywhere. */
export const NOTHING_APPLIES = {
  medicines: [],
  metforminYears: null,
  acidBlockerYears: null,
  conditions: [],
  allergies: [],
  situations: [],
  dietPattern: 'omnivore',
  isPregnant: false,
  isBreastfeeding: false,
  couldBecomePregnant: false,
  isMenstruating: false,
  surgeryWithin2Weeks: false,
  smokes: false,
  fishPerWeek: 2,
  usesIodisedSalt: true,
} satisfies HealthAnswers;
