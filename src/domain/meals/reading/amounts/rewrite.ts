import type { TextToken } from '#domain/foods/search/text.ts';

/** Tokens in place of those from a place on. */
export interface Rewritten {
  readonly read: readonly TextToken[];
  /** First token that is not rewritten. */
  readonly end: number;
}
export type Rewrite = (tokens: readonly TextToken[], place: number) => Rewritten | undefined;
