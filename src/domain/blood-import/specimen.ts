import { SPECIMENS, type Specimen } from '#domain/blood/panel.ts';

// German Harnstoff is urea and Harnsäure uric acid, both measured in serum.
const URINE = /\burin(?!e? ?acid)|\borina|\bharn(?:status|sediment|analyse)?\b|\bur\b/i;
const BLOOD =
  /\b(?:blood|serum|plasma|sang(?:ue|re)?|blut|vollblut|bloed|suero|siero|sérum|ser|plas|bld|venous|capillary)\b|serplas|serpl/i;
const OTHER =
  /^\s*other\b|\b(?:saliva|speichel|salive|stool|f[ae]+ces|stuhl|selles|csf|cerebrospinal|liquor|sweat|semen|sperma|respiratory|swab|abstrich|amniotic|hair|breath)\b/i;

/** Specimen named in a text; null if none. */
export function specimenIn(text: string): Specimen | null {
  const own = SPECIMENS.find((one) => one === text.trim().toLowerCase());
  if (own) return own;
  // "Creatinine, Urine" and "Protein urine/serum ratio" are not serum values.
  if (URINE.test(text)) return 'urine';
  if (OTHER.test(text)) return 'other';
  return BLOOD.test(text) ? 'blood' : null;
}
