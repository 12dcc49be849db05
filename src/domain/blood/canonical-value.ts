import { unitMeanings } from './lab-unit.ts';
import { markerOf, rowOf, type MarkerKey } from './markers.ts';

/** A value in a marker's canonical unit, or why there is none. */
export type CanonicalValue = { readonly value: number } | { readonly fault: 'unknown-unit' | 'no-unit' };

/** How values in a unit become canonical: first multiplied, then added to. */
interface Conversion {
  readonly factor: number;
  readonly offset: number;
}

const cache = new Map<string, Conversion | null>();

function findConversion(marker: MarkerKey, unit: string): Conversion | null {
  const { unit: canonical, si, also = [] } = rowOf(marker);
  const [siUnit, siFactor = 1, siOffset = 0] = si;
  const known: readonly (readonly [unit: string, factor: number, offset: number])[] = [
    [canonical, 1, 0],
    [siUnit, 1 / siFactor, -siOffset],
    ...also.map(([other, factor]) => [other, factor, 0] as const),
  ];
  for (const meaning of unitMeanings(unit)) {
    for (const [name, factor, offset] of known) {
      const same = unitMeanings(name).find(({ dimension }) => dimension === meaning.dimension);
      if (same) return { factor: (meaning.size / same.size) * factor, offset };
    }
  }
  return null;
}

function conversionOf(marker: MarkerKey, unit: string): Conversion | null {
  const key = `${marker} ${unit}`;
  const found = cache.get(key);
  if (found !== undefined) return found;
  const conversion = findConversion(marker, unit);
  if (cache.size < 2000) cache.set(key, conversion);
  return conversion;
}

/**
 * A value in a marker's conventional unit, from any spelling of any unit it is measured in. Factors: science notes 4.2; lipoprotein(a) is
 * never converted between mg/dL and nmol/L, and a width of red cells in fL is none in percent.
 * @returns `no-unit` where none is given ({@link inferUnit} may find it), `unknown-unit` where the marker is not measured in this one
 */
export function toCanonical(marker: MarkerKey, value: number, unit: string | null): CanonicalValue {
  if (unit === null || unit.trim() === '') return { fault: 'no-unit' };
  const conversion = conversionOf(marker, unit);
  if (!conversion) return { fault: 'unknown-unit' };
  return { value: exact(value * conversion.factor + conversion.offset) };
}

/** The inverse of {@link toCanonical}: a canonical value in another of the marker's units; undefined for a unit it is not measured in. */
export function fromCanonical(marker: MarkerKey, canonicalValue: number, unit: string): number | undefined {
  const conversion = conversionOf(marker, unit);
  return conversion ? exact((canonicalValue - conversion.offset) / conversion.factor) : undefined;
}

/** Drops what binary fractions add behind the 12th digit, so that 5.1 mmol/L stay 5.1. */
const exact = (value: number): number => Number(value.toPrecision(12));

/** Whether a canonical value can be right: science notes 4.2. Beyond it the value or its unit is to be checked, not dropped. */
export function isPlausible(marker: MarkerKey, canonicalValue: number): boolean {
  const [low, high] = markerOf(marker).plausible;
  return canonicalValue >= low && canonicalValue <= high;
}

/**
 * The unit of a value that was printed without one.
 * @returns the only unit of the marker that makes the value plausible; `ambiguous` where several do and differ, `implausible` where none does
 */
export function inferUnit(
  marker: MarkerKey,
  value: number,
): { readonly unit: string } | { readonly fault: 'ambiguous' | 'implausible' } {
  const fitting = new Map<number, string>();
  for (const unit of markerOf(marker).units) {
    const canonical = toCanonical(marker, value, unit);
    if ('value' in canonical && isPlausible(marker, canonical.value) && !fitting.has(canonical.value)) {
      fitting.set(canonical.value, unit);
    }
  }
  const [first, second] = fitting.values();
  if (first === undefined) return { fault: 'implausible' };
  return second === undefined ? { unit: first } : { fault: 'ambiguous' };
}
