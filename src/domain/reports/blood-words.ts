import { joinWords } from '#domain/words/join-words.ts';

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

/** "below 100", "50 or above", "30–100"; empty without a range. */
export function referenceText(reference: readonly [low: number | null, high: number | null] | null): string {
  if (!reference) return '';
  const [low, high] = reference;
  if (low === null) return high === null ? '' : `up to ${high}`;
  return high === null ? `${low} or above` : `${low}–${high}`;
}

const MAX_SAID = 3;

/** Which markers are out of range and which changed, in a sentence or two. */
export function bloodSentence(markers: readonly MarkerSummary[]): string {
  const newest = (row: MarkerSummary) => row.values.findLast((value) => value !== null);
  const outside = markers.filter((row) => isOutside(newest(row)?.flag ?? null)).map(({ name }) => name);
  const moved = markers.filter(({ move }) => move === 'moved').map(({ name }) => name);
  const said = (names: readonly string[]): string =>
    names.length > MAX_SAID
      ? `${names.slice(0, MAX_SAID).join(', ')} and ${names.length - MAX_SAID} more`
      : joinWords(names);
  return [
    outside.length === 0
      ? 'Everything is in range.'
      : `${said(outside)} ${outside.length === 1 ? 'is' : 'are'} out of range.`,
    moved.length === 0 ? '' : `${said(moved)} changed by more than normal variation.`,
  ]
    .filter(Boolean)
    .join(' ');
}
