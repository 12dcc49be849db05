import { unitMeanings } from './lab-unit.ts';
import { markerOf, rowOf, type MarkerKey } from './markers.ts';

/** A value in a marker's canonical unit, or the reason there is none. */
export type CanonicalValue = { readonly value: number } | { readonly fault: 'unknown-unit' | 'no-unit' };

/** Conversion to the canonical unit: multiply, then add. */
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
 * Converts a value to a marker's conventional unit from any spelling of its units. Factors: science notes 4.2. Lipoprotein(a) is
 * never converted between mg/dL and nmol/L, and red cell width in fL is not a percentage.
 * @returns `no-unit` without a unit (see {@link inferUnit}), `unknown-unit` if the marker isn't measured in it
 */
export function toCanonical(marker: MarkerKey, value: number, unit: string | null): CanonicalValue {
  if (unit === null || unit.trim() === '') return { fault: 'no-unit' };
  const conversion = conversionOf(marker, unit);
  if (!conversion) return { fault: 'unknown-unit' };
  return { value: exact(value * conversion.factor + conversion.offset) };
}

/**
 * Converts a canonical value to another unit of the marker, the inverse of {@link toCanonical}; undefined for an unknown unit.
 */
export function fromCanonical(marker: MarkerKey, canonicalValue: number, unit: string): number | undefined {
  const conversion = conversionOf(marker, unit);
  return conversion ? exact((canonicalValue - conversion.offset) / conversion.factor) : undefined;
}

/** Rounds off binary fractions after the 12th digit: 5.1 mmol/L stays 5.1. */
const exact = (value: number): number => Number(value.toPrecision(12));

/** Whether a canonical value is plausible (science notes 4.2). Implausible values or units should be checked, not dropped. */
export function isPlausible(marker: MarkerKey, canonicalValue: number): boolean {
  const [low, high] = markerOf(marker).plausible;
  return canonicalValue >= low && canonicalValue <= high;
}

/**
 * Infers the unit of a value printed without one.
 * @returns the only unit that makes the value plausible; `ambiguous` if several do, `implausible` if none does
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
