import type { MarkerKey } from './markers.ts';

const UREA =
  /^\W*(?:serum |blood |s-)?(?:urea|harnstoff|ur[ée]e|ur[ée]mie)(?![\s-]*(?:nitrogen|stickstoff|n\b))/i;

/**
 * The unit of a value as its printed name means it. Laboratories print urea or its nitrogen, both in mg/dL and one 2.14 times the other:
 * only the name tells them apart. In moles they are the same.
 */
export function unitAsNamed(marker: MarkerKey, name: string, unit: string | null): string | null {
  const isMass = unit !== null && /^\s*m?g\s*\//i.test(unit) && !/urea/i.test(unit);
  return marker === 'bun' && isMass && UREA.test(name) ? `${unit} urea` : unit;
}
