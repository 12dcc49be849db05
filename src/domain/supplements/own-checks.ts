import type { Facts } from './facts.ts';
import { interactionsOf, type Met } from './interactions.ts';
import type { Substance } from './substances.ts';
import { totalIntake, type TotalIntake } from './total-intake.ts';

/** What speaks against what somebody takes already. */
export interface OwnChecks {
  /** By the place of the supplement in the facts. */
  readonly met: readonly (readonly Met[])[];
  /** What food and their supplements together bring above its upper limit. */
  readonly above: readonly TotalIntake[];
}

/** Whether what is taken already meets a medicine or a condition, or adds up to too much. */
export function checkOwn(facts: Facts): OwnChecks {
  const substances = new Set<Substance>(
    facts.own.flatMap(({ perDay }) => perDay.map(({ substance }) => substance)),
  );
  const totals = [...substances].map((substance) => totalIntake(facts, substance));
  const together = new Map<Substance, number>();
  for (const { substance, amount } of facts.own.flatMap((each) => each.perTakenDay))
    together.set(substance, (together.get(substance) ?? 0) + amount);
  return {
    met: facts.own.map(({ perTakenDay }) =>
      interactionsOf(
        facts,
        perTakenDay.map(({ substance, amount }) => ({
          substance,
          amount: together.get(substance) ?? amount,
        })),
      ),
    ),
    above: totals.filter(
      ({ limit, dietAmount, ownAmount }) => limit !== undefined && dietAmount + ownAmount > limit.amount,
    ),
  };
}
