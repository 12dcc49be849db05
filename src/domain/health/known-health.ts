import type { FastingCondition } from '#domain/fasting/screening.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import type { HealthAnswers, Allergy, HealthProfile } from './health-profile.ts';
import type { HealthCondition } from './health-conditions.ts';
import type { Medicine } from './medicines.ts';
import { healthFromScreening } from './health-from-screening.ts';

/** A saved health profile and its local day. */
export interface SavedHealth {
  readonly answers: HealthAnswers;
  readonly answeredOn: string;
}

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

/** Medicines that imply a condition. */
const TOGETHER: readonly (readonly [Medicine, HealthCondition])[] = [
  ['insulin-sulfonylurea', 'insulin'],
  ['cancer-medicine', 'cancer-treatment'],
  ['immunosuppressant', 'weak-immune-system'],
  ['transplant-medicine', 'weak-immune-system'],
];

/** Whether a member reported diabetes, so values in its range are no news. */
export const isDiabetesKnown = (health: Pick<HealthProfile, 'conditions'> | undefined): boolean =>
  health?.conditions.some((one) => one === 'insulin' || one === 'type-2-diabetes') ?? false;

/**
 * Combines all health answers: the health profile, goals, fasting screening and dietary preferences. An answer from one place
 * counts everywhere.
 * @param reported answers with the goals and before a fast
 * @param allergies reported with the dietary preferences
 * @returns undefined without any answers
 */
export function knownHealth(
  saved: SavedHealth | undefined,
  screened: readonly FastingCondition[],
  allergies: readonly Allergy[] = [],
): HealthProfile | undefined {
  if (!saved && screened.length === 0 && allergies.length === 0) return undefined;
  const answers = saved?.answers ?? UNANSWERED;
  const elsewhere = healthFromScreening(screened);
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

/** Known conditions that make a deficit, a diet or a fast unsafe. */
export function limitingConditions(health: HealthProfile | undefined): readonly Condition[] {
  const known: ReadonlySet<string> = new Set([
    ...(health?.conditions ?? []),
    ...(health?.isPregnant ? ['pregnant'] : []),
    ...(health?.isBreastfeeding ? ['breastfeeding'] : []),
  ]);
  return CONDITIONS.filter((condition) => known.has(condition));
}
