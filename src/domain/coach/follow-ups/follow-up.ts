import type { Choice } from '#domain/coach/alternatives.ts';
import type { Comparison, Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';

/** What a message that follows an answer asks for. */
export type FollowUp =
  | ({
      readonly kind: 'query';
      /** Whether the words can't be a question of their own. */
      readonly isBound: boolean;
    } & Understood)
  | {
      readonly kind: 'counted';
      readonly query: Query;
      /** What the listed figures must be to count. */
      readonly test: Comparison;
    }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] };
