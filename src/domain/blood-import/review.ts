import { isPlausible, toCanonical } from '#domain/blood/canonical-value.ts';
import { markerOf } from '#domain/blood/markers.ts';
import { unitByName } from '#domain/blood/unit-by-name.ts';
import type { ReportedValue } from '#domain/blood/panel.ts';
import type { FoundValue } from './found-values.ts';

/** Why a value is stored and shown but never scored. */
export type Unscored = 'unknown-marker' | 'no-number' | 'no-unit' | 'unknown-unit' | 'specimen';

/** Judgment of a row: its canonical value, or the reason it has none. */
export interface Judged {
  readonly canonicalValue: number | null;
  readonly unscored: Unscored | null;
  /** Hardly anyone has this value, so it or its unit should be checked. */
  readonly isImplausible: boolean;
}

type Row = Pick<FoundValue, 'marker' | 'name' | 'value' | 'unit' | 'specimen'>;

const unscored = (reason: Unscored): Judged => ({
  canonicalValue: null,
  unscored: reason,
  isImplausible: false,
});

/** Judges a row the way the server will. */
export function judge({ marker, name, value, unit, specimen }: Row): Judged {
  if (marker === null) return unscored('unknown-marker');
  if (value === null) return unscored('no-number');
  const isOfUrine = markerOf(marker).specimen === 'urine';
  if (specimen === 'other' || (specimen !== null && (specimen === 'urine') !== isOfUrine))
    return unscored('specimen');
  const read = toCanonical(marker, value, unitByName(marker, name, unit));
  if ('fault' in read) return unscored(read.fault);
  return {
    canonicalValue: read.value,
    unscored: null,
    isImplausible: !isPlausible(marker, read.value),
  };
}

/** A value already stored or read from another file. */
export type KnownValue = Pick<ReportedValue, 'marker' | 'name' | 'text' | 'censored'> & {
  readonly canonicalValue: number | null;
};

/** Relative difference between two prints of one result. */
const SAME = 0.005;

/** Whether a value is already among those of a day: same marker and figure, in any unit. */
export function isStored(row: FoundValue, judged: Judged, stored: readonly KnownValue[]): boolean {
  return stored.some(({ marker, name, text, censored, canonicalValue }) => {
    if (row.marker === null || judged.canonicalValue === null)
      return name.trim().toLowerCase() === row.name.trim().toLowerCase() && text.trim() === row.text.trim();
    if (marker !== row.marker || canonicalValue === null || censored !== row.censored) return false;
    return Math.abs(canonicalValue - judged.canonicalValue) <= SAME * Math.abs(judged.canonicalValue);
  });
}
