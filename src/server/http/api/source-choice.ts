import type { TotalSources } from '#contract/shared/source-order.ts';
import type { Actor } from '#server/core/actor.ts';

/** Reads and changes the order of a member's sources. */
export interface SourceChoice {
  readonly get: (actor: Actor) => Promise<TotalSources>;
  readonly put: (actor: Actor, order: readonly string[]) => Promise<TotalSources>;
}
