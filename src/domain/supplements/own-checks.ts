import type { Facts } from './facts.ts';
import { interactionsOf, type Met } from './interactions.ts';
import { allergensOfOwn } from './own-allergens.ts';
import type { Substance } from './substances.ts';
import { ownOnTakenDay, totalIntake, type TotalIntake } from './total-intake.ts';

/** Problems with supplements the member already takes. */
export interface OwnChecks {
  /** In the order of the supplements in the facts. */
  readonly met: readonly (readonly Met[])[];
  /** Substances above their upper limit from food and supplements combined. */
  readonly above: readonly TotalIntake[];
}

/** Checks current supplements against medicines, conditions, allergies and upper limits. */
export function checkOwn(facts: Facts): OwnChecks {
  const substances = new Set<Substance>(
    facts.own.flatMap(({ perDay }) => perDay.map(({ substance }) => substance)),
  );
  const totals = [...substances].map((substance) => totalIntake(facts, substance));
  return {
    met: facts.own.map((own) => [
      ...allergensOfOwn(facts, own),
      ...interactionsOf(
        facts,
        own.perTakenDay.map(({ substance }) => ({ substance, amount: ownOnTakenDay(facts, substance) })),
      ),
    ]),
    above: totals.filter(
      ({ limit, dietAmount, ownAmount }) => limit !== undefined && dietAmount + ownAmount > limit.amount,
    ),
  };
}
