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

/** A property of a food that is impossible or unlikely. */
export interface FoodBreach {
  readonly rule: FoodRule;
  /** A sentence with the figures. */
  readonly message: string;
  /** `doubtful` may be true of an unusual food; `impossible` can't be stored. */
  readonly severity: 'doubtful' | 'impossible';
}

/** A list with the breach, or an empty list. */
export const breachIf = (
  isBroken: boolean,
  rule: FoodRule,
  severity: FoodBreach['severity'],
  message: () => string,
): FoodBreach[] => (isBroken ? [{ rule, severity, message: message() }] : []);
