import { isLoinc } from '#domain/blood-import/fhir/code.ts';
import type { FoundValue, ReadingDoubt } from './found-values.ts';
import type { TableRow } from './table-rows.ts';
import { markerOfKey, markerOfLoinc, markerOfName, inferredUnit } from './marker-match.ts';
import { isRange, readRange, unitAfterRange } from './range-text.ts';
import { readResult, type DecimalSign } from './result-text.ts';
import { specimenIn } from './specimen.ts';
import { bareUnit, nameAndUnit } from './unit-text.ts';

/** A row of a table or report, as cell texts. */
export type ReadableRow = Pick<
  TableRow,
  'marker' | 'name' | 'loinc' | 'value' | 'unit' | 'range' | 'low' | 'high' | 'specimen' | 'line' | 'text'
>;

function rangeOf(
  { range, low, high }: ReadableRow,
  sign: DecimalSign,
): {
  readonly labLow: number | null;
  readonly labHigh: number | null;
  readonly unreadable: boolean;
} {
  const printedRange = readRange(range, sign);
  const bound = (text: string): number | null => {
    const { value, censored } = readResult(text, sign);
    return censored === null ? value : null;
  };
  const [labLow, labHigh] = [printedRange.labLow ?? bound(low), printedRange.labHigh ?? bound(high)];
  const isWrongWay = labLow !== null && labHigh !== null && labLow > labHigh;
  const nothing = labLow === null && labHigh === null;
  return isWrongWay
    ? { labLow: null, labHigh: null, unreadable: true }
    : { labLow, labHigh, unreadable: nothing && /\d/.test(range) };
}

/** Reads the value of a row, with its marker if known, and notes doubts. */
export function readRow(
  row: ReadableRow,
  sign: DecimalSign,
  moreDoubts: readonly ReadingDoubt[] = [],
): FoundValue {
  const { name, unit: nameUnit } = nameAndUnit(row.name || row.marker || row.loinc);
  const result = readResult(row.value, sign);
  const behindRange = isRange(row.range) ? unitAfterRange(row.range) : '';
  const printed = bareUnit(row.unit.trim() || result.unit || nameUnit || behindRange) || null;
  const specimen = specimenIn(row.specimen) ?? specimenIn(name);
  const loinc = isLoinc(row.loinc.trim()) ? row.loinc.trim() : null;
  const asked = { unit: printed, specimen, value: result.value };
  const byLoinc = loinc === null ? undefined : markerOfLoinc(loinc, printed, specimen);
  const byKey = markerOfKey(row.marker) ?? byLoinc?.marker;
  // An unknown code is a different test, whatever its name.
  const isOther = byKey === undefined && loinc !== null;
  const named = isOther
    ? { marker: null, orMarker: null, isWeak: false }
    : byKey
      ? { marker: byKey, orMarker: null, isWeak: false }
      : markerOfName(name, asked);
  const inferred = printed === null && named.marker ? inferredUnit(named.marker, result.value) : null;
  const { labLow, labHigh, unreadable } = rangeOf(row, sign);
  const doubts: ReadingDoubt[] = [
    ...(named.isWeak ? (['weak-name'] as const) : []),
    ...(named.orMarker ? (['two-markers'] as const) : []),
    ...(inferred ? (['unit-inferred'] as const) : []),
    ...(result.isAmbiguous ? (['decimals-unsure'] as const) : []),
    ...(byLoinc?.mark ? [byLoinc.mark] : []),
    ...(unreadable ? (['range-unreadable'] as const) : []),
    ...moreDoubts,
  ];
  return {
    marker: named.marker,
    orMarker: named.orMarker,
    name,
    loinc,
    text: result.printed.trim() || row.value.trim(),
    value: result.value,
    censored: result.censored,
    unit: printed ?? inferred,
    labLow,
    labHigh,
    specimen,
    readAt: { page: null, line: row.line, text: row.text },
    doubts,
    effective: null,
  };
}
