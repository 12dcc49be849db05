/** Rules that foods are checked against. */
export const FOOD_RULES = [
  'values',
  'energy',
  'mass',
  'parts',
  'portions',
  'nova',
  'names',
  'glycemic-index',
  'source',
] as const;

export type FoodRule = (typeof FOOD_RULES)[number];

/** One thing about a food that cannot be right, or hardly. */
export interface FoodBreach {
  readonly rule: FoodRule;
  /** A sentence with the figures. */
  readonly message: string;
  /** `doubtful` can be honest for an odd food; `impossible` cannot be stored. */
  readonly severity: 'doubtful' | 'impossible';
}

/** A list with the breach, or an empty one. */
export const breachIf = (
  isBroken: boolean,
  rule: FoodRule,
  severity: FoodBreach['severity'],
  message: () => string,
): FoodBreach[] => (isBroken ? [{ rule, severity, message: message() }] : []);
