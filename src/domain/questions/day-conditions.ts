import type { DayCondition, Selection } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { SpokenComparison } from './comparisons.ts';

/** Conditions that a question sets on days. */
export interface Conditions {
  readonly when: readonly DayCondition[];
  /** At least one of them holds. */
  readonly any?: readonly DayCondition[];
  readonly at?: NonNullable<Selection['at']>;
}

/** What they are read with. */
export interface Reader {
  readonly source: RecordSource;
  readonly comparisons: readonly SpokenComparison[];
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** The condition for days that don't meet another; undefined if no single condition expresses it. */
export function opposite(test: DayCondition): DayCondition | undefined {
  const { op, value } = test.comparison;
  if (op === 'between') return undefined;
  if (op === '=') return value === 0 ? { ...test, comparison: { op: '>', value } } : undefined;
  return { ...test, comparison: { op: OPPOSITE[op], value } };
}

/** Days that remain without those that meet the conditions. */
export function excluded({ when, any, at }: Conditions): Conditions | undefined {
  const [test, ...more] = when;
  const other = test && more.length === 0 && !any && !at ? opposite(test) : undefined;
  return other && { when: [other] };
}
