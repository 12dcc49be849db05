/**
 * Conditions that change what is safe to take. The first four are shared with `domain/goals/conditions.ts`: `insulin` means type
 * 1 diabetes, insulin or a sulfonylurea; `kidney-disease` means stage 4 or 5 or dialysis. Pregnancy and breastfeeding are
 * separate questions.
 */
export const HEALTH_CONDITIONS = [
  'eating-disorder',
  'cancer-treatment',
  'insulin',
  'kidney-disease',
  'kidney-disease-stage-3',
  'kidney-stones',
  'type-2-diabetes',
  'prediabetes',
  'high-blood-pressure',
  'cardiovascular-disease',
  'heart-failure',
  'atrial-fibrillation',
  'thyroid-disease',
  'liver-disease',
  'gallstones',
  'malabsorption',
  'bariatric-surgery',
  'bowel-narrowing',
  'irritable-bowel',
  'osteopenia',
  'knee-osteoarthritis',
  'gout',
  'autoimmune-disease',
  'weak-immune-system',
  'epilepsy',
  'bipolar-disorder',
  'haemochromatosis',
  'thalassaemia',
  'sarcoidosis',
  'high-calcium',
  'sitosterolaemia',
  'asbestos-exposure',
] as const;

export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];
