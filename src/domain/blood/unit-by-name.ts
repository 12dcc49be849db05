import type { MarkerKey } from './markers.ts';

const UREA =
  /^\W*(?:serum |blood |s-)?(?:urea|harnstoff|ur[ée]e|ur[ée]mie)(?![\s-]*(?:nitrogen|stickstoff|n\b))/i;

/**
 * Resolves the unit by the printed name. Labs print urea or urea nitrogen, both in mg/dL but a factor of 2.14 apart, and only the
 * name tells which. In moles they are the same.
 */
export function unitByName(marker: MarkerKey, name: string, unit: string | null): string | null {
  const isMass = unit !== null && /^\s*m?g\s*\//i.test(unit) && !/urea/i.test(unit);
  return marker === 'bun' && isMass && UREA.test(name) ? `${unit} urea` : unit;
}
