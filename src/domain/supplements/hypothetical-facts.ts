import { UNANSWERED } from '#domain/health/known-health.ts';
import type { HealthCondition } from '#domain/health/health-conditions.ts';
import type { Medicine } from '#domain/health/medicines.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { Facts } from './facts.ts';

/** What a question adds to the health profile. */
export interface Hypothesis {
  readonly medicines: readonly Medicine[];
  readonly conditions: readonly HealthCondition[];
  readonly isPregnant: boolean;
  readonly isBreastfeeding: boolean;
  readonly isBeforeSurgery: boolean;
}

const NOTHING_KNOWN: HealthProfile = {
  ...UNANSWERED,
  medicines: [],
  medicinesAnswered: false,
  conditions: [],
  conditionsAnswered: false,
  allergies: [],
  allergiesAnswered: false,
  situations: [],
  answeredOn: null,
};

/** The facts as if what a question says were in the health profile. What the profile says stays. */
export function withHypothesis(facts: Facts, added: Hypothesis): Facts {
  const health = facts.health ?? NOTHING_KNOWN;
  return {
    ...facts,
    health: {
      ...health,
      medicines: [...new Set([...health.medicines, ...added.medicines])],
      conditions: [...new Set([...health.conditions, ...added.conditions])],
      isPregnant: added.isPregnant || health.isPregnant,
      isBreastfeeding: added.isBreastfeeding || health.isBreastfeeding,
      surgeryWithin2Weeks: added.isBeforeSurgery || health.surgeryWithin2Weeks,
    },
  };
}
