import type { Draw } from './lab-value.ts';
import type { MarkerKey } from './markers.ts';

/** A result as printed by a lab. */
type Printed = readonly [marker: MarkerKey, value: number, unit: string];

/** The nine markers of PhenoAge as printed by Bruno's lab, fasting. */
export const NINE_MARKERS = [
  ['albumin', 4.4, 'g/dL'],
  ['creatinine', 0.95, 'mg/dL'],
  ['glucose-fasting', 102, 'mg/dL'],
  ['hs-crp', 1.8, 'mg/L'],
  ['lymphocytes-pct', 30, '%'],
  ['mcv', 90, 'fL'],
  ['rdw', 13.2, '%'],
  ['alp', 70, 'U/L'],
  ['wbc', 6.2, '10³/µL'],
] as const satisfies readonly Printed[];

/** Panel lines for these results, as a member would type them. */
export const typedLines = (results: readonly Printed[]) =>
  results.map(([marker, value, unit]) => ({ marker, name: marker, text: String(value), value, unit }));

/** A fasting draw of these figures, in canonical units. */
export const drawn = (date: string, figures: Readonly<Partial<Record<MarkerKey, number>>>): Draw => ({
  date,
  isFasting: true,
  values: Object.entries(figures).map(([marker, value]) => ({
    marker: marker as MarkerKey,
    value,
    censored: null,
    labLow: null,
    labHigh: null,
  })),
});
