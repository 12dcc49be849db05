import type { TextToken } from '#domain/foods/search/text.ts';

/** Replacement for the tokens from a position on. */
export interface Rewritten {
  readonly read: readonly TextToken[];
  /** First token after the replaced ones. */
  readonly end: number;
}
export type Rewrite = (tokens: readonly TextToken[], place: number) => Rewritten | undefined;
