import type { MarkerKey } from '#domain/blood/markers.ts';

/** How soon to see a doctor: now, by the next day, or within two weeks. */
export type RedFlagLevel = 'emergency' | 'next-day' | 'two-weeks';

/** A single value that needs a doctor. `below` and `above` exclude the limit, `upTo` and `from` include it. */
export interface RedFlagLimit {
  readonly marker: MarkerKey;
  readonly level: RedFlagLevel;
  readonly below?: number;
  readonly upTo?: number;
  readonly from?: number;
  readonly above?: number;
  /** Explanation in calm words. */
  readonly text: string;
}

/** Single values of science notes 7.4, most urgent level of a marker first; canonical units. */
// oxfmt-ignore
export const RED_FLAG_LIMITS: readonly RedFlagLimit[] = [
  { marker: 'potassium', level: 'emergency', upTo: 2.5, text: 'Potassium is dangerously low' },
  { marker: 'potassium', level: 'emergency', from: 6.5, text: 'Potassium is dangerously high' },
  { marker: 'sodium', level: 'emergency', upTo: 120, text: 'Sodium is dangerously low' },
  { marker: 'sodium', level: 'emergency', from: 160, text: 'Sodium is dangerously high' },
  { marker: 'hemoglobin', level: 'emergency', below: 7, text: 'Hemoglobin is dangerously low' },
  { marker: 'platelets', level: 'emergency', below: 20, text: 'Platelet count is dangerously low' },
  { marker: 'calcium', level: 'emergency', from: 14, text: 'Calcium is dangerously high' },
  { marker: 'calcium', level: 'emergency', upTo: 6.5, text: 'Calcium is dangerously low' },
  { marker: 'glucose-fasting', level: 'emergency', above: 400, text: 'Glucose is dangerously high' },
  { marker: 'glucose-2h', level: 'emergency', above: 400, text: 'Glucose is dangerously high' },
  { marker: 'glucose-fasting', level: 'next-day', below: 54, text: 'Glucose was dangerously low' },
  { marker: 'glucose-2h', level: 'next-day', below: 54, text: 'Glucose was dangerously low' },
  { marker: 'neutrophils', level: 'next-day', below: 0.5, text: 'Neutrophil count is very low: an emergency if you have a fever' },
  { marker: 'potassium', level: 'next-day', below: 3, text: 'Potassium is very low' },
  { marker: 'potassium', level: 'next-day', from: 6, text: 'Potassium is very high' },
  { marker: 'sodium', level: 'next-day', below: 125, text: 'Sodium is very low' },
  { marker: 'sodium', level: 'next-day', from: 155, text: 'Sodium is very high' },
  { marker: 'hemoglobin', level: 'next-day', upTo: 8, text: 'Hemoglobin is very low' },
  { marker: 'platelets', level: 'next-day', upTo: 50, text: 'Platelet count is very low' },
  { marker: 'wbc', level: 'next-day', below: 1.5, text: 'White blood cell count is very low' },
  { marker: 'wbc', level: 'next-day', above: 30, text: 'White blood cell count is very high' },
  { marker: 'alt', level: 'next-day', above: 500, text: 'ALT, a liver enzyme, is very high' },
  { marker: 'ast', level: 'next-day', above: 500, text: 'AST, a liver enzyme, is very high' },
  { marker: 'creatinine', level: 'next-day', from: 4, text: 'Creatinine is very high' },
  { marker: 'creatine-kinase', level: 'next-day', above: 5000, text: 'Creatine kinase is very high' },
  { marker: 'hs-crp', level: 'next-day', above: 100, text: 'C-reactive protein is very high' },
  { marker: 'triglycerides', level: 'next-day', from: 1000, text: 'Triglycerides are very high and put your pancreas at risk' },
  { marker: 'phosphate', level: 'next-day', below: 1, text: 'Phosphate is very low' },
  { marker: 'magnesium', level: 'next-day', below: 1, text: 'Magnesium is very low' },
  { marker: 'cortisol-am', level: 'next-day', below: 3, text: 'Morning cortisol is very low' },
  { marker: 'ldl-c', level: 'two-weeks', from: 190, text: 'LDL cholesterol is high enough that it may be inherited' },
  { marker: 'triglycerides', level: 'two-weeks', from: 500, text: 'Triglycerides are very high' },
  { marker: 'ferritin', level: 'two-weeks', above: 1000, text: 'Ferritin is very high' },
  { marker: 'ferritin', level: 'two-weeks', below: 15, text: 'Iron stores are depleted' },
  { marker: 'transferrin-sat', level: 'two-weeks', above: 45, text: 'Transferrin saturation is high' },
  { marker: 'tsh', level: 'two-weeks', above: 10, text: 'TSH is high: your thyroid may be underactive' },
  { marker: 'egfr', level: 'two-weeks', below: 45, text: 'Kidney filtration (eGFR) is well below normal' },
  { marker: 'uacr', level: 'two-weeks', from: 300, text: 'There’s too much albumin in your urine' },
  { marker: 'vitamin-b12', level: 'two-weeks', below: 150, text: 'Vitamin B12 is very low' },
];
