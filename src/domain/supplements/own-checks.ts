import type { Facts } from './facts.ts';
import { interactionsOf, type Met } from './interactions.ts';
import { allergensOfOwn } from './own-allergens.ts';
import type { Substance } from './substances.ts';
import { ownOnTakenDay, totalIntake, type TotalIntake } from './total-intake.ts';

/** What speaks against what somebody takes already. */
export interface OwnChecks {
  /** By the place of the supplement in the facts. */
  readonly met: readonly (readonly Met[])[];
  /** What food and their supplements together bring above its upper limit. */
  readonly above: readonly TotalIntake[];
}

/** Whether what is taken already meets a medicine, a condition or an allergy, or adds up to too much. */
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
