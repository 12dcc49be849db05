import { averageIntake, type Facts } from './facts.ts';
import { recommendedIntake } from './recommended-intakes.ts';
import { substanceOf, type Substance } from './substances.ts';
import { upperLimitOf, type UpperLimit } from './upper-limits.ts';

/** What somebody gets of a substance a day, in its unit. */
export interface TotalIntake {
  readonly substance: Substance;
  /** From food, as far as it counts against the limit; 0 where only supplements count. */
  readonly dietAmount: number;
  /** The diary does not report it well enough: what is recommended is assumed to be eaten. */
  readonly isDietAssumed: boolean;
  /** From the supplements they take already. */
  readonly ownAmount: number;
  readonly limit: UpperLimit | undefined;
}

/** What supplements that are taken already bring of a substance on a mean day. */
const ownAmountOf = ({ own }: Facts, substance: Substance): number =>
  own
    .flatMap(({ perDay }) => perDay)
    .reduce((sum, part) => (part.substance === substance ? sum + part.amount : sum), 0);

/** What they bring together on a day they are taken: a medicine meets that, however seldom it is. */
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

/** What somebody gets of a substance before anything is suggested, beside its upper limit. */
export function totalIntake(facts: Facts, substance: Substance): TotalIntake {
  const limit = upperLimitOf(substance, facts.ageYears);
  return { substance, ...fromFood(facts, substance, limit), ownAmount: ownAmountOf(facts, substance), limit };
}
