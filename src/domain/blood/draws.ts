import { toCanonical } from './canonical-value.ts';
import type { Draw, LabValue } from './lab-value.ts';
import { markerOf, type MarkerKey } from './markers.ts';
import { unitByName } from './unit-by-name.ts';
import type { BloodPanel, PanelValue } from './panel.ts';

const MAX_DECIMALS = 6;

/** Food changes these so much that bands and formulas apply only when fasting. */
const ONLY_FASTING: ReadonlySet<MarkerKey> = new Set(['glucose-fasting', 'insulin-fasting', 'c-peptide']);

/** Decimals as printed: "18,50" has two, and the thousands group of "1,234" none. */
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
  // Red cells are blood too, so only urine is separated from the rest.
  const isOfUrine = markerOf(marker).specimen === 'urine';
  if (specimen === 'other' || (specimen !== null && (specimen === 'urine') !== isOfUrine)) return [];
  const printedUnit = unitByName(marker, name, unit);
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

/** Priority among two lines for one marker: higher wins. */
function rankOf({ marker, value, censored }: LabValue): number {
  const [low, high] = markerOf(marker).critical;
  const isCritical = (low !== null && value < low) || (high !== null && value > high);
  return (isCritical ? 2 : 0) + (censored === null ? 1 : 0);
}

/**
 * Converts stored panels to blood draws, oldest first, with known markers in canonical units. If a panel lists a marker twice, a
 * critical value wins, then a measured value over a limit, then the first. With unknown fasting everything counts. Values from
 * another specimen are dropped.
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
