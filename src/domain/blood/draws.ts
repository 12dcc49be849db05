import { toCanonical } from './canonical-value.ts';
import type { Draw, LabValue } from './lab-value.ts';
import { markerOf, type MarkerKey } from './markers.ts';
import { unitAsNamed } from './named-unit.ts';
import type { BloodPanel, PanelValue } from './panel.ts';

const MAX_DECIMALS = 6;

/** What food changes so much that bands and formulas hold on an empty stomach only. */
const ONLY_FASTING: ReadonlySet<MarkerKey> = new Set(['glucose-fasting', 'insulin-fasting', 'c-peptide']);

/** Decimals that a result was printed with: "18,50" has two, and the group of "1,234" none. */
function printedDecimals({ text, value }: Pick<PanelValue, 'text' | 'value'>): number {
  const ofText = /[.,](\d{1,2})(?!.*\d)/.exec(text)?.[1]?.length ?? 0;
  const ofValue = value === null ? 0 : (String(value).split('.')[1]?.length ?? 0);
  return Math.min(MAX_DECIMALS, Math.max(ofText, ofValue));
}

function labValueOf(
  {
    marker,
    name,
    text,
    value: figure,
    canonicalValue,
    censored,
    unit,
    labLow,
    labHigh,
    specimen,
  }: PanelValue,
  isFasting: boolean | null,
): LabValue[] {
  if (marker === null || canonicalValue === null) return [];
  // Red cells come with blood: only urine and the rest are told apart.
  const isOfUrine = markerOf(marker).specimen === 'urine';
  if (specimen === 'other' || (specimen !== null && (specimen === 'urine') !== isOfUrine)) return [];
  const printedUnit = unitAsNamed(marker, name, unit);
  const bound = (value: number | null): number | null => {
    const canonical =
      value === null ? undefined : toCanonical(marker, value, printedUnit ?? markerOf(marker).unit);
    return canonical && 'value' in canonical ? canonical.value : null;
  };
  const isAfterFood = isFasting === false && ONLY_FASTING.has(marker);
  return [
    {
      marker,
      value: canonicalValue,
      censored,
      labLow: bound(labLow),
      labHigh: bound(labHigh),
      ...(isAfterFood && { isAfterFood }),
      ...(printedUnit !== null && {
        printed: { unit: printedUnit, decimals: printedDecimals({ text, value: figure }) },
      }),
    },
  ];
}

/** Which of two lines of one marker counts: the higher. */
function rankOf({ marker, value, censored }: LabValue): number {
  const [low, high] = markerOf(marker).critical;
  const isCritical = (low !== null && value < low) || (high !== null && value > high);
  return (isCritical ? 2 : 0) + (censored === null ? 1 : 0);
}

/**
 * Stored panels as blood draws, oldest first: the lines of known markers with a value in the canonical unit. Of two lines of one marker in
 * one panel, as HbA1c in both of its units, the first counts, a measured value before a limit, and before all one that is critical: it must
 * not stay unsaid. Of draws whose fasting is not known all counts. What was measured in another specimen than the marker's is left out.
 */
export function drawsOf(
  panels: readonly Pick<BloodPanel, 'collectedOn' | 'isFasting' | 'values'>[],
): readonly Draw[] {
  return panels
    .map(({ collectedOn, isFasting, values }) => {
      const byMarker = new Map<string, LabValue>();
      for (const value of values.flatMap((one) => labValueOf(one, isFasting))) {
        const known = byMarker.get(value.marker);
        if (!known || rankOf(value) > rankOf(known)) byMarker.set(value.marker, value);
      }
      return { date: collectedOn, isFasting, values: [...byMarker.values()] };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
