/** Choices that are allowed after the member confirms them. */
export const CONFIRMATIONS = [
  'lean-target',
  'heavy-target',
  'underweight-hold',
  'deficit-25-percent',
  'deficit-1000-kcal',
  'surplus-15-percent',
  'against-goal',
  'macros-differ',
  'much-protein',
  'little-protein',
  'much-fat',
  'little-fat',
  'little-carbs',
] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Problem with a field of a draft: its code, and what to do about it. */
export interface DraftIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
  readonly message: string;
}

/** A rule: whether a draft breaks it, and what to say then. */
export type Rule<Code extends string> = readonly [
  isBroken: boolean,
  field: string,
  code: Code,
  message: string,
];

/** Issues for the broken rules among these. */
export const issuesOf = <Code extends string>(rules: readonly Rule<Code>[]): readonly DraftIssue<Code>[] =>
  rules.flatMap(([isBroken, field, code, message]) => (isBroken ? [{ field, code, message }] : []));

export const sayKcal = (kcal: number): string => `${kcal.toLocaleString('en-US')} kcal`;
