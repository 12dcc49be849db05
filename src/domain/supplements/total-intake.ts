import { averageIntake, type Facts } from './facts.ts';
import { recommendedIntake } from './recommended-intakes.ts';
import { substanceOf, type Substance } from './substances.ts';
import { upperLimitOf, type UpperLimit } from './upper-limits.ts';

/** Daily intake of a substance, in its unit. */
export interface TotalIntake {
  readonly substance: Substance;
  /** From food; 0 if only supplements count against the limit. */
  readonly dietAmount: number;
  /** The recommended intake is assumed because the food log reports too little. */
  readonly isDietAssumed: boolean;
  /** From current supplements. */
  readonly ownAmount: number;
  readonly limit: UpperLimit | undefined;
}

/** Suggested amount of a substance and its limits, in its unit. */
export interface SuggestedPart extends TotalIntake {
  /** On a day it is taken. */
  readonly lowAmount: number;
  readonly amount: number;
  /** On an average day: half if taken every other day. */
  readonly meanAmount: number;
}

/** Amount from current supplements on an average day. */
const ownAmountOf = ({ own }: Facts, substance: Substance): number =>
  own
    .flatMap(({ perDay }) => perDay)
    .reduce((sum, part) => (part.substance === substance ? sum + part.amount : sum), 0);

/** Total on a day they are taken, because medicines interact with the full amount. */
export const ownOnTakenDay = ({ own }: Facts, substance: Substance): number =>
  own
    .flatMap(({ perTakenDay }) => perTakenDay)
    .reduce((sum, part) => (part.substance === substance ? sum + part.amount : sum), 0);

function fromFood(facts: Facts, substance: Substance, limit: UpperLimit | undefined) {
  if (limit?.counts === 'supplements') return { dietAmount: 0, isDietAssumed: false };
  const { inFood } = substanceOf(substance);
  const known = inFood && averageIntake(facts, inFood.keys);
  if (known !== undefined) return { dietAmount: known * (inFood?.per ?? 1), isDietAssumed: false };
  const assumed = recommendedIntake(substance, { ...facts.health, ...facts });
  return { dietAmount: assumed ?? 0, isDietAssumed: assumed !== undefined };
}

/** Current daily intake of a substance and its upper limit. */
export function totalIntake(facts: Facts, substance: Substance): TotalIntake {
  const limit = upperLimitOf(substance, facts.ageYears);
  return { substance, ...fromFood(facts, substance, limit), ownAmount: ownAmountOf(facts, substance), limit };
}
