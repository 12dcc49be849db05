import type { Predicate } from './predicates.ts';
import type { Substance } from './substances.ts';

/** `block`: not together; `warn`: with care; `separate`: hours apart; `note`: nothing to do with an amount, told anyway. */
export type InteractionEffect = 'block' | 'warn' | 'separate' | 'note';

/** One line of science notes 7.3: with what it meets, and from which daily amount, in the unit of the substance. */
export interface Interaction {
  readonly id: string;
  readonly when: Predicate;
  readonly effect: InteractionEffect;
  /** Null: any amount. */
  readonly substances: Readonly<Partial<Record<Substance, number | null>>>;
  readonly says: string;
}
