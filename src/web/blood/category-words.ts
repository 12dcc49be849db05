import type { MarkerCategory } from '#domain/blood/markers.ts';

/** Display names of the categories. */
export const CATEGORY_NAMES: Readonly<Record<MarkerCategory, string>> = {
  'metabolic-heart': 'Metabolism and heart',
  'blood-immune': 'Blood and immune system',
  hormones: 'Hormones',
  'organs-electrolytes': 'Organs and electrolytes',
  'nutrients-iron': 'Nutrients and iron',
};
