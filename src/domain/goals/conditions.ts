import { ADULT_YEARS, type Body } from '#domain/account/profile.ts';
import { bodyMassIndex, UNDERWEIGHT_INDEX } from './body-mass-index.ts';

/** Conditions that make an energy deficit, a ketogenic diet or high protein unsafe without a clinician. */
export const CONDITIONS = [
  'pregnant',
  'breastfeeding',
  'eating-disorder',
  'cancer-treatment',
  'insulin',
  'kidney-disease',
] as const;

export type Condition = (typeof CONDITIONS)[number];

const NO_DEFICIT: ReadonlySet<Condition> = new Set([
  'pregnant',
  'breastfeeding',
  'eating-disorder',
  'cancer-treatment',
]);
const NO_KETOSIS: ReadonlySet<Condition> = new Set([
  'pregnant',
  'breastfeeding',
  'eating-disorder',
  'cancer-treatment',
  'insulin',
]);

/** First condition that rules out a deficit. `insulin` means type 1 diabetes, insulin or a sulfonylurea. */
export const forbidsDeficit = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => NO_DEFICIT.has(condition));

/** Less carbohydrate than this is ketogenic, g a day. */
export const KETOGENIC_BELOW_G = 50;

/** Reason for not offering a ketogenic diet. */
export type NoKetosis = 'under-18' | 'underweight' | 'clinician-first';

/** Reason for not offering a ketogenic diet; undefined if the member can choose it. */
export function noKetosisFor({
  ageYears,
  massKg,
  heightCm,
  conditions = [],
}: Omit<Body, 'sex'> & { readonly conditions?: readonly Condition[] | undefined }): NoKetosis | undefined {
  if (ageYears < ADULT_YEARS) return 'under-18';
  if (conditions.some((condition) => NO_KETOSIS.has(condition))) return 'clinician-first';
  return bodyMassIndex(massKg, heightCm) < UNDERWEIGHT_INDEX ? 'underweight' : undefined;
}
