import { fromCanonical, toCanonical } from './canonical-value.ts';
import type { Censored, LabValue } from './lab-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { markerOf, type MarkerKey } from './markers.ts';

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

/** The marker's own spelling of a lab's unit; undefined if the marker isn't measured in it. */
export const knownUnit = (marker: MarkerKey, unit: string): string | undefined =>
  sizeOf(marker, unit) === undefined ? undefined : spelled(marker, unit);

interface UnitedPanel {
  readonly values: readonly {
    readonly marker: MarkerKey | null;
    readonly unit: string | null;
    readonly canonicalValue: number | null;
  }[];
}

/** The unit a member's lab last used for a marker, else the conventional one. @param panels oldest first */
export function shownUnit(marker: MarkerKey, panels: readonly UnitedPanel[]): string {
  for (const { values } of panels.toReversed()) {
    const unit = values.find((value) => value.marker === marker && value.canonicalValue !== null)?.unit;
    const known = unit ? knownUnit(marker, unit) : undefined;
    if (known !== undefined) return known;
  }
  return markerOf(marker).unit;
}

/** Decimals that keep a value in a unit as precise as in the marker's canonical unit. */
export function decimalsIn(marker: MarkerKey, unit: string): number {
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

/** A band in a unit: "70–99", "up to 129", "at least 40". */
export function formatSpan(marker: MarkerKey, [low, high]: Span, unit: string): string {
  const say = (end: number) => formatMarker(marker, end, unit);
  if (low === null) return high === null ? 'any' : `up to ${say(high)}`;
  return high === null ? `at least ${say(low)}` : `${say(low)}–${say(high)}`;
}
