import type { Predicate } from './predicates.ts';
import type { Substance } from './substances.ts';

/** `block`: never together; `warn`: with care; `separate`: hours apart; `note`: for information. */
export type InteractionEffect = 'block' | 'warn' | 'separate' | 'note';

/** One line of science notes 7.3: when it applies, and the daily amounts it starts above, in the unit of the substance. */
export interface Interaction {
  readonly id: string;
  readonly when: Predicate;
  readonly effect: InteractionEffect;
  /** Null: any amount. */
  readonly substances: Readonly<Partial<Record<Substance, number | null>>>;
  readonly says: string;
}
