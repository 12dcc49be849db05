/** What makes an energy deficit, a ketogenic diet or much protein unsafe without a clinician. */
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

/** The first condition that forbids a deficit; `insulin` means type 1 diabetes, insulin or a sulfonylurea. */
export const forbidsDeficit = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => NO_DEFICIT.has(condition));

/** The first condition that forbids a ketogenic diet. */
export const forbidsKetosis = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => NO_KETOSIS.has(condition));
