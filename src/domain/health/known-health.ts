import type { FastingCondition } from '#domain/fasting/screening.ts';
import type { HealthAnswers, Allergy, HealthProfile } from './health-profile.ts';
import type { HealthCondition } from './health-conditions.ts';
import type { Medicine } from './medicines.ts';
import { healthFromScreening } from './health-from-screening.ts';

/** What was saved in the health profile, and on which local day. */
export interface SavedHealth {
  readonly answers: HealthAnswers;
  readonly answeredOn: string;
}

/** Answers before anything was told. */
export const UNANSWERED: HealthAnswers = {
  medicines: null,
  metforminYears: null,
  acidBlockerYears: null,
  conditions: null,
  allergies: null,
  situations: null,
  dietPattern: null,
  isPregnant: null,
  isBreastfeeding: null,
  couldBecomePregnant: null,
  isMenstruating: null,
  surgeryWithin2Weeks: null,
  smokes: null,
  fishPerWeek: null,
  usesIodisedSalt: null,
};

/** A medicine that says a condition too. */
const TOGETHER: readonly (readonly [Medicine, HealthCondition])[] = [
  ['insulin-sulfonylurea', 'insulin'],
  ['cancer-medicine', 'cancer-treatment'],
  ['immunosuppressant', 'weak-immune-system'],
  ['transplant-medicine', 'weak-immune-system'],
];

/** Whether somebody told that they have diabetes: then values in its range are no news. */
export const isDiabetesKnown = (health: Pick<HealthProfile, 'conditions'> | undefined): boolean =>
  health?.conditions.some((one) => one === 'insulin' || one === 'type-2-diabetes') ?? false;

/**
 * All that is known of somebody's health: what they saved in the health profile, with what they ticked for their goals, before a fast or as what
 * they do not eat.
 * Whatever was told in one place holds in all.
 * @param told what goals and the screening before a fast were told
 * @param allergies what was told with the dietary preferences
 * @returns undefined where nothing was told anywhere
 */
export function knownHealth(
  saved: SavedHealth | undefined,
  told: readonly FastingCondition[],
  allergies: readonly Allergy[] = [],
): HealthProfile | undefined {
  if (!saved && told.length === 0 && allergies.length === 0) return undefined;
  const answers = saved?.answers ?? UNANSWERED;
  const elsewhere = healthFromScreening(told);
  const medicines = new Set([...(answers.medicines ?? []), ...elsewhere.medicines]);
  const conditions = new Set([...(answers.conditions ?? []), ...elsewhere.conditions]);
  for (const [medicine, condition] of TOGETHER) if (medicines.has(medicine)) conditions.add(condition);
  return {
    ...answers,
    medicines: [...medicines],
    medicinesAnswered: answers.medicines !== null,
    conditions: [...conditions],
    conditionsAnswered: answers.conditions !== null,
    allergies: [...new Set([...(answers.allergies ?? []), ...allergies])],
    allergiesAnswered: answers.allergies !== null,
    situations: answers.situations ?? [],
    isPregnant: elsewhere.isPregnant || answers.isPregnant,
    isBreastfeeding: elsewhere.isBreastfeeding || answers.isBreastfeeding,
    answeredOn: saved?.answeredOn ?? null,
  };
}
