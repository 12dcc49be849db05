import { listedEither } from '#domain/coach/record-words.ts';
import type { DayCondition } from '#domain/query/query.ts';
import { plural } from '#domain/words/plural.ts';

const BOUNDS: Readonly<Record<string, string>> = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'fewer than',
  '<=': 'at most',
  '=': 'exactly',
};

/** "Magnesium", "no Magnesium", "at least 2 doses of Magnesium": what was taken on a day. Undefined for other conditions. */
export function doseCondition({ metric, comparison, where }: DayCondition): string | undefined {
  const { op, value } = comparison;
  if (metric !== 'supplementDoses' || typeof value !== 'number') return undefined;
  const names = listedEither(where?.kinds ?? []);
  if (op === '>=' && value === 1) return names || 'supplements';
  if (op === '<' && value === 1) return `no ${names || 'supplements'}`;
  const doses = names ? `${plural(value, 'dose')} of ${names}` : `supplement ${plural(value, 'dose')}`;
  return `${BOUNDS[op] ?? ''} ${value} ${doses}`.trim();
}
