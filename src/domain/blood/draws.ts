import { toCanonical } from './canonical-value.ts';
import type { Draw, LabValue } from './lab-value.ts';
import { markerOf } from './markers.ts';
import { unitAsNamed } from './named-unit.ts';
import type { BloodPanel, PanelValue } from './panel.ts';

function labValueOf({
  marker,
  name,
  canonicalValue,
  censored,
  unit,
  labLow,
  labHigh,
  specimen,
}: PanelValue): LabValue[] {
  if (marker === null || canonicalValue === null) return [];
  // Red cells come with blood: only urine and the rest are told apart.
  const isOfUrine = markerOf(marker).specimen === 'urine';
  if (specimen === 'other' || (specimen !== null && (specimen === 'urine') !== isOfUrine)) return [];
  const bound = (value: number | null): number | null => {
    const canonical =
      value === null
        ? undefined
        : toCanonical(marker, value, unitAsNamed(marker, name, unit) ?? markerOf(marker).unit);
    return canonical && 'value' in canonical ? canonical.value : null;
  };
  return [{ marker, value: canonicalValue, censored, labLow: bound(labLow), labHigh: bound(labHigh) }];
}

/**
 * Stored panels as blood draws, oldest first: the lines of known markers with a value in the canonical unit. Of two lines of one marker in
 * one panel the first counts. What was measured in another specimen than the marker's is left out.
 */
export function drawsOf(
  panels: readonly Pick<BloodPanel, 'collectedOn' | 'isFasting' | 'values'>[],
): readonly Draw[] {
  return panels
    .map(({ collectedOn, isFasting, values }) => {
      const byMarker = new Map<string, LabValue>();
      for (const value of values.flatMap(labValueOf)) {
        if (!byMarker.has(value.marker)) byMarker.set(value.marker, value);
      }
      return { date: collectedOn, isFasting, values: [...byMarker.values()] };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
