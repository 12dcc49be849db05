import type { MarkerKey } from './markers.ts';

/** Kinds of white cells that reports give as a count and as a share of all, with the marker of that share; null where it is not judged. */
const SHARES: { readonly [K in MarkerKey]?: MarkerKey | null } = {
  neutrophils: null,
  lymphocytes: 'lymphocytes-pct',
  monocytes: null,
  eosinophils: null,
  basophils: null,
};

const COUNTS: { readonly [K in MarkerKey]?: MarkerKey } = { 'lymphocytes-pct': 'lymphocytes' };

const isShareUnit = (unit: string): boolean => unit.trim().startsWith('%');

/** Whether a marker counts a kind of cells that is given in percent as well. */
export const hasShare = (marker: MarkerKey): boolean => SHARES[marker] !== undefined;

/** The marker that counts the cells of a share; undefined for any other marker. */
export const countOf = (share: MarkerKey): MarkerKey | undefined => COUNTS[share];

/**
 * The marker that a kind of cells is in a unit: lymphocytes in % are their share, the share in 10³/µL is their count.
 * @returns null where it is a share that has no marker: it is kept, not judged
 */
export function markerInUnit(marker: MarkerKey, unit: string): MarkerKey | null {
  const share = SHARES[marker];
  if (share !== undefined && isShareUnit(unit)) return share;
  const count = COUNTS[marker];
  return count === undefined || unit === '' || isShareUnit(unit) ? marker : count;
}

/**
 * Whether a count is more likely a share that was taken for one: critically high as it stands, and not above 100.
 * @param value as typed
 * @param criticalHigh in the marker's canonical unit
 */
export const mayBeShare = (
  marker: MarkerKey,
  value: number,
  canonicalValue: number,
  criticalHigh: number | null,
): boolean => hasShare(marker) && criticalHigh !== null && canonicalValue > criticalHigh && value <= 100;
