import type { DayCondition } from '#domain/query/query.ts';
import type { SpokenComparison } from '#domain/questions/comparisons.ts';
import { exists } from '#domain/questions/existence.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

/** Days on which a supplement was taken, or wasn't, or in a number of doses. */
export function takenOn(
  { keys }: Lexeme,
  spoken: SpokenComparison | undefined,
  isNot: boolean,
): DayCondition | undefined {
  const where = keys.length > 0 ? { kinds: keys } : undefined;
  if (!spoken) return exists('supplementDoses', where, isNot);
  const { op, value, unit, to } = spoken;
  if (unit !== undefined || typeof value !== 'number' || to !== undefined || isNot) return undefined;
  return { metric: 'supplementDoses', comparison: { op, value }, ...(where ? { where } : {}) };
}
