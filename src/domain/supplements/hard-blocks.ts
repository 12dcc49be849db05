import { ADULT_YEARS } from '#domain/account/profile.ts';
import { UNDERWEIGHT_INDEX } from '#domain/goals/body-mass-index.ts';
import type { Facts } from './facts.ts';
import type { Substance } from './substances.ts';

/** May be suggested in pregnancy and while breastfeeding, together with a clinician. */
const PRENATAL: ReadonlySet<Substance> = new Set([
  'folate',
  'iodine',
  'iron',
  'vitamin-d',
  'omega-3',
  'choline',
]);

/** Reasons for no suggestions at all. */
export const NOTHING_REASONS = ['under-18', 'cancer-treatment', 'transplant-medicine'] as const;
export type NothingReason = (typeof NOTHING_REASONS)[number];

/** Reasons for suggestions without doses. */
export const NO_DOSE_REASONS = [
  'no-form',
  'medicines-withheld',
  'conditions-withheld',
  'pregnant',
  'eating-disorder',
  'underweight',
] as const;
export type NoDoseReason = (typeof NO_DOSE_REASONS)[number];

/** Reason against any suggestion (science notes 7.1); undefined if none. */
export function forbidsAll({ ageYears, health }: Facts): NothingReason | undefined {
  if (ageYears < ADULT_YEARS) return 'under-18';
  if (health?.conditions.includes('cancer-treatment') || health?.medicines.includes('cancer-medicine'))
    return 'cancer-treatment';
  return health?.medicines.includes('transplant-medicine') ? 'transplant-medicine' : undefined;
}

/** Reasons against naming doses: unanswered questions, or conditions for which a clinician sets them. */
export function forbidsDoses({ health, bodyMassIndex }: Facts): NoDoseReason[] {
  if (!health || health.answeredOn === null) return ['no-form'];
  const holds: Readonly<Record<NoDoseReason, boolean>> = {
    'no-form': false,
    'medicines-withheld': !health.medicinesAnswered,
    'conditions-withheld': !health.conditionsAnswered,
    pregnant: health.isPregnant === true,
    'eating-disorder': health.conditions.includes('eating-disorder'),
    underweight: bodyMassIndex < UNDERWEIGHT_INDEX,
  };
  return NO_DOSE_REASONS.filter((reason) => holds[reason]);
}

/** Reason against a substance in pregnancy or while breastfeeding; undefined if none. */
export function forbidsInPregnancy({ health }: Facts, substance: Substance): string | undefined {
  if (health?.isPregnant !== true && health?.isBreastfeeding !== true) return undefined;
  if (PRENATAL.has(substance)) return undefined;
  return 'During pregnancy and breastfeeding, we only suggest folate, iodine, iron, vitamin D, DHA and choline. Ask your doctor about this supplement.';
}
