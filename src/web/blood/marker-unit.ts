import type { BloodPanel } from '#contract/blood/blood.ts';
import { fromCanonical, toCanonical } from '#domain/blood/canonical-value.ts';
import type { Censored, LabValue } from '#domain/blood/lab-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';

/** Factor to the canonical unit; undefined if the marker isn't measured in this unit. */
function sizeOf(marker: MarkerKey, unit: string): number | undefined {
  const [none, one] = [toCanonical(marker, 0, unit), toCanonical(marker, 1, unit)];
  return 'value' in none && 'value' in one ? one.value - none.value : undefined;
}

/** The marker's own spelling of a unit: "mmol/l" is "mmol/L". */
export function spelled(marker: MarkerKey, unit: string): string {
  const size = sizeOf(marker, unit);
  return markerOf(marker).units.find((known) => sizeOf(marker, known) === size) ?? unit;
}

/** The unit a member's lab last used for a marker, else the conventional one. @param panels oldest first */
export function shownUnit(marker: MarkerKey, panels: readonly BloodPanel[]): string {
  for (const { values } of panels.toReversed()) {
    const unit = values.find((value) => value.marker === marker && value.canonicalValue !== null)?.unit;
    if (unit && sizeOf(marker, unit) !== undefined) return spelled(marker, unit);
  }
  return markerOf(marker).unit;
}

function decimalsIn(marker: MarkerKey, unit: string): number {
  const size = Math.abs(sizeOf(marker, unit) ?? 1);
  return Math.min(4, Math.max(0, Math.round(markerOf(marker).decimals + Math.log10(size))));
}

const SIGNS = { lt: '< ', gt: '> ' } as const;

/** A canonical value in a unit, without it: "138", "3.6", "< 0.3". */
export function formatMarker(
  marker: MarkerKey,
  canonicalValue: number,
  unit: string,
  censored: Censored | null = null,
  leastDecimals = 0,
): string {
  const value = fromCanonical(marker, canonicalValue, unit) ?? canonicalValue;
  const decimals = Math.max(leastDecimals, decimalsIn(marker, unit));
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${censored ? SIGNS[censored] : ''}${value.toLocaleString('en-US', digits)}`;
}

/** A measured value in a unit: with at least the printed decimals in the printed unit, else converted as {@link formatMarker} does. */
export function formatLabValue(
  { marker, value, censored, printed }: Pick<LabValue, 'marker' | 'value' | 'censored' | 'printed'>,
  unit: string,
): string {
  const isAsPrinted = printed !== undefined && sizeOf(marker, printed.unit) === sizeOf(marker, unit);
  return formatMarker(marker, value, unit, censored, isAsPrinted ? printed.decimals : 0);
}

/** A band in a unit: "70–99", "below 129", "from 40". */
export function formatSpan(marker: MarkerKey, [low, high]: Span, unit: string): string {
  const say = (end: number) => formatMarker(marker, end, unit);
  if (low === null) return high === null ? 'any' : `up to ${say(high)}`;
  return high === null ? `from ${say(low)}` : `${say(low)}–${say(high)}`;
}
