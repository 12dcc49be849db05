import { isOrAre } from '#domain/words/agreement.ts';
import { joinFirst } from '#domain/words/join-words.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';

/** A marker's row of a report, for wording. */
export interface MarkerSummary {
  readonly name: string;
  readonly values: readonly ({ readonly value: number; readonly flag: string | null } | null)[];
  readonly move: 'moved' | 'within-noise' | 'unknown' | null;
}

/** A flag in a word or two; empty for values in range. */
export const flagText = (flag: string | null): string =>
  flag === null || flag === 'optimal' || flag === 'in-range'
    ? ''
    : ({
        'critical-low': 'critically low',
        low: 'low',
        'borderline-low': 'borderline low',
        'borderline-high': 'borderline high',
        high: 'high',
        'critical-high': 'critically high',
      }[flag] ?? '');

/** Outside the reference range, not just outside the optimal one. */
export const isOutside = (flag: string | null): boolean =>
  flag !== null && ['critical-low', 'low', 'high', 'critical-high'].includes(flag);

/** "up to 100", "50 or above", "4.0–5.6"; empty without a range. @param decimals of the marker's values */
export function referenceText(
  reference: readonly [low: number | null, high: number | null] | null,
  decimals: number,
): string {
  if (!reference) return '';
  const [low, high] = reference.map((limit) => limit?.toFixed(decimals) ?? null);
  if (low === null) return high === null ? '' : `up to ${high}`;
  return high === null ? `${low} or above` : `${low}–${high}`;
}

const MAX_SAID = 3;

/** Which markers are out of range and which changed, in a sentence or two. */
export function bloodSentence(markers: readonly MarkerSummary[]): string {
  const newest = (row: MarkerSummary) => row.values.findLast((value) => value !== null);
  const outside = markers.filter((row) => isOutside(newest(row)?.flag ?? null)).map(({ name }) => name);
  const moved = markers.filter(({ move }) => move === 'moved').map(({ name }) => name);
  const said = ([first = '', ...names]: readonly string[]): string =>
    joinFirst([first, ...names.map(nameInSentence)], MAX_SAID);
  const start =
    outside.length === 0 ? 'Everything is in range' : `${said(outside)} ${isOrAre(outside)} out of range`;
  const change = 'changed by more than normal variation.';
  if (moved.length === 0) return `${start}.`;
  return moved.join() === outside.join() ? `${start} and ${change}` : `${start}. ${said(moved)} ${change}`;
}
