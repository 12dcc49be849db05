import type { MarkerKey } from './markers.ts';

/** White cells reported as a count and as a percentage, with the marker of the percentage; null if it isn't judged. */
const SHARES: { readonly [K in MarkerKey]?: MarkerKey | null } = {
  neutrophils: null,
  lymphocytes: 'lymphocytes-pct',
  monocytes: null,
  eosinophils: null,
  basophils: null,
};

const COUNTS: { readonly [K in MarkerKey]?: MarkerKey } = { 'lymphocytes-pct': 'lymphocytes' };

const isShareUnit = (unit: string): boolean => unit.trim().startsWith('%');

/** Whether the cells counted by a marker are also reported in percent. */
export const hasShare = (marker: MarkerKey): boolean => SHARES[marker] !== undefined;

/** Marker of the count for a percentage; undefined for any other marker. */
export const countOf = (share: MarkerKey): MarkerKey | undefined => COUNTS[share];

/**
 * Marker for a kind of cell in a unit: lymphocytes in % or in 10³/µL.
 * @returns null for a percentage without a marker, which is stored but not judged
 */
export function markerInUnit(marker: MarkerKey, unit: string): MarkerKey | null {
  const share = SHARES[marker];
  if (share !== undefined && isShareUnit(unit)) return share;
  const count = COUNTS[marker];
  return count === undefined || unit === '' || isShareUnit(unit) ? marker : count;
}

/**
 * Whether a count is more likely a percentage: critically high and at most 100.
 * @param value as typed
 * @param criticalHigh in the marker's canonical unit
 */
export const mayBeShare = (
  marker: MarkerKey,
  value: number,
  canonicalValue: number,
  criticalHigh: number | null,
): boolean => hasShare(marker) && criticalHigh !== null && canonicalValue > criticalHigh && value <= 100;
