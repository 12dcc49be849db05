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
  'eating-disorder',
  'cancer-treatment',
  'insulin',
]);

/** First condition that rules out a deficit. `insulin` means type 1 diabetes, insulin or a sulfonylurea. */
export const forbidsDeficit = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => NO_DEFICIT.has(condition));

/** First condition that rules out a ketogenic diet. */
export const forbidsKetosis = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => NO_KETOSIS.has(condition));
