import { bandAt, KIDNEY_STAGES } from '#domain/blood/derived/row.ts';
import { flagOf, judgedValue } from './flag.ts';
import type { Person } from './person.ts';
import type { LabValue } from './lab-value.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import {
  ADA_2025,
  AHA_CDC_2003,
  EAS_2022,
  ESC_EAS_2019,
  EXPLORATORY,
  IRON_OVERLOAD,
  KDIGO_2024,
  LABORATORY_LIMITS,
  VITAMIN_D_2024,
  WHO_ANEMIA,
  WHO_FERRITIN,
} from '#domain/blood/markers/sources.ts';
import type { MarkerKey } from './markers.ts';

/** A guideline's label for a value. */
export interface GuidelineLabel {
  readonly label: string;
  readonly tone: 'good' | 'fair' | 'poor';
  readonly source: Source;
}

/** Canonical value from which a label applies; null for no label. */
type Step = readonly [from: number, label: string | null, tone?: 'good' | 'fair' | 'poor'];

// oxfmt-ignore
const GUIDELINES: Partial<Record<MarkerKey, readonly [Source, ...Step[]]>> = {
  'glucose-fasting': [ADA_2025, [0, null], [100, 'Prediabetes range', 'fair'], [126, 'Diabetes range, if confirmed', 'poor']],
  'glucose-2h': [ADA_2025, [0, null], [140, 'Prediabetes range', 'fair'], [200, 'Diabetes range, if confirmed', 'poor']],
  hba1c: [ADA_2025, [0, null], [5.7, 'Prediabetes range', 'fair'], [6.5, 'Diabetes range, if confirmed', 'poor']],
  'ldl-c': [ESC_EAS_2019, [0, null], [190, 'Very high, possibly inherited: see a doctor', 'poor']],
  triglycerides: [ESC_EAS_2019, [0, null], [500, 'Very high: puts your pancreas at risk', 'poor']],
  'lp-a-nmol': [EAS_2022, [0, null], [75, 'Borderline', 'fair'], [125, 'High, inherited', 'poor']],
  'lp-a-mgdl': [EAS_2022, [0, null], [30, 'Borderline', 'fair'], [50, 'High, inherited', 'poor']],
  'hs-crp': [AHA_CDC_2003, [0, 'Low risk', 'good'], [1, 'Average risk', 'fair'], [3.01, 'Higher risk', 'poor'], [10.01, 'Possible infection or injury: retest in 2 to 4 weeks', 'fair']],
  homocysteine: [EXPLORATORY, [0, null], [15.1, 'Moderately elevated', 'fair'], [30, 'Intermediate', 'poor'], [100, 'Severe', 'poor']],
  'ketone-bhb': [LABORATORY_LIMITS, [0, null], [0.5, 'Ketosis', 'fair'], [3, 'Ketoacidosis range: an emergency if glucose is high', 'poor']],
  uacr: [KDIGO_2024, [0, 'A1, normal to mildly increased', 'good'], [30, 'A2, moderately increased', 'fair'], [300, 'A3, severely increased', 'poor']],
  'vitamin-d-25oh': [VITAMIN_D_2024, [0, 'Deficient', 'poor'], [12, 'Inadequate', 'fair'], [20, null]],
  'vitamin-b12': [EXPLORATORY, [0, 'Low', 'poor'], [200, 'Unclear: a methylmalonic acid test can help', 'fair'], [350, null]],
  ferritin: [WHO_FERRITIN, [0, 'Iron deficiency', 'poor'], [15, 'Low iron stores', 'fair'], [30, null]],
  'transferrin-sat': [IRON_OVERLOAD, [0, null], [45.01, 'Possible hemochromatosis: see a doctor', 'poor']],
  'bilirubin-total': [LABORATORY_LIMITS, [0, null], [1.21, 'Usually Gilbert syndrome if everything else is normal', 'fair'], [3.01, null]],
  tsh: [EXPLORATORY, [0, null], [10.01, 'Underactive thyroid likely', 'poor']],
};

/** Anemia thresholds of the World Health Organization, g/dL. */
const ANEMIA_BELOW_GDL = { male: 13, female: 12 } as const;

/**
 * A guideline's label for a value, more specific than "high": "Prediabetes range" for HbA1c of 5.7 to 6.4%. For adults who are
 * not pregnant; not a diagnosis.
 * @returns undefined without a label, for fasting markers after food, and for inconclusive limits
 */
export function guidelineLabel(value: LabValue, person: Person): GuidelineLabel | undefined {
  if (value.isAfterFood || (value.censored !== null && !flagOf(value, person))) return undefined;
  const at = judgedValue(value);
  if (value.marker === 'hemoglobin') {
    const isLow = at < ANEMIA_BELOW_GDL[person.sex];
    return isLow ? { label: 'Anemia', tone: 'poor', source: WHO_ANEMIA } : undefined;
  }
  if (value.marker === 'egfr') {
    const stage = bandAt(at, KIDNEY_STAGES);
    return stage && { label: stage.label, tone: stage.tone, source: KDIGO_2024 };
  }
  const [source, ...steps] = GUIDELINES[value.marker] ?? [];
  const [, label, tone] = steps.findLast(([from]) => at >= from) ?? [];
  return source && label && tone ? { label, tone, source } : undefined;
}
