import type { FoundValue } from './found-values.ts';

/** A result as a file states it: "Ferritin 84 ng/mL". */
export const FERRITIN: FoundValue = {
  marker: 'ferritin',
  orMarker: null,
  name: 'Ferritin',
  loinc: null,
  text: '84',
  value: 84,
  censored: null,
  unit: 'ng/mL',
  labLow: null,
  labHigh: null,
  specimen: null,
  readAt: { page: null, line: 2, text: '' },
  doubts: [],
  effective: null,
};
