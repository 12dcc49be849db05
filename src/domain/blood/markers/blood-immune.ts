import { all, bySex, row, type MarkerRow } from './row.ts';
import { AHA_CDC_2003, COHORTS, EXPLORATORY, LABORATORY_LIMITS, WHO_ANEMIA } from './sources.ts';

/** Millions of hemoglobin monomers, the unit of labs that report moles. */
const MMOL_HEMOGLOBIN = ['mmol/L', 1.6114] as const;

/** Blood cells and immune system: 19 markers. First line: measurement; second line: bands. */
// oxfmt-ignore
export const BLOOD_IMMUNE = {
  'hs-crp': row(
    { name: 'hs-CRP', unit: 'mg/L', si: ['mg/L'], also: [['mg/dL', 10]], plausible: [0.01, 500], decimals: 2, isCore: true },
    { reference: all(null, 3), optimal: all(null, 1), critical: [null, 100], direction: 'lower', evidence: 'B', source: AHA_CDC_2003, note: 'A value above 10 mg/L usually means a short-term illness or injury. Retest in 2 to 4 weeks for a clearer picture.' },
  ),
  esr: row(
    { name: 'Erythrocyte sedimentation rate', unit: 'mm/h', si: ['mm/h'], plausible: [0, 150], decimals: 0 },
    { reference: ({ sex, ageYears }) => [null, (sex === 'male' ? ageYears : ageYears + 10) / 2], optimal: all(null, 10), critical: [null, 100], direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  fibrinogen: row(
    { name: 'Fibrinogen', unit: 'mg/dL', si: ['g/L', 0.01], plausible: [20, 1200], decimals: 0 },
    { reference: all(200, 400), optimal: all(200, 300), critical: [100, 800], direction: 'lower', evidence: 'B', source: COHORTS },
  ),
  wbc: row(
    { name: 'White blood cells', unit: '10³/µL', si: ['10⁹/L'], plausible: [0.1, 400], decimals: 1, isCore: true },
    { reference: all(4, 11), optimal: all(4, 7), critical: [1.5, 30], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  neutrophils: row(
    { name: 'Neutrophils', unit: '10³/µL', si: ['10⁹/L'], plausible: [0, 100], decimals: 1, isCore: true },
    { reference: all(1.8, 7.7), optimal: all(2, 4.5), critical: [0.5, 30], direction: 'middle', evidence: 'B', source: COHORTS, note: 'Values as low as 1.0 are normal with the Duffy-null variant, which is common in people of West African or Arabian descent.' },
  ),
  lymphocytes: row(
    { name: 'Lymphocytes', unit: '10³/µL', si: ['10⁹/L'], plausible: [0, 200], decimals: 1, isCore: true },
    { reference: all(1, 4), optimal: all(1.3, 3), critical: [0.3, 20], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'lymphocytes-pct': row(
    { name: 'Lymphocyte percentage', unit: '%', si: ['%'], plausible: [1, 95], decimals: 0 },
    { reference: all(20, 45), optimal: all(27, 42), direction: 'higher', evidence: 'C', source: EXPLORATORY },
  ),
  monocytes: row(
    { name: 'Monocytes', unit: '10³/µL', si: ['10⁹/L'], plausible: [0, 20], decimals: 2 },
    { reference: all(0.2, 0.95), optimal: all(0.2, 0.6), critical: [null, 5], direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  eosinophils: row(
    { name: 'Eosinophils', unit: '10³/µL', si: ['10⁹/L'], plausible: [0, 50], decimals: 2 },
    { reference: all(null, 0.5), optimal: all(null, 0.3), critical: [null, 5], direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  basophils: row(
    { name: 'Basophils', unit: '10³/µL', si: ['10⁹/L'], plausible: [0, 5], decimals: 2 },
    { reference: all(null, 0.2), direction: null, evidence: null, source: LABORATORY_LIMITS },
  ),
  rbc: row(
    { name: 'Red blood cells', unit: '10⁶/µL', si: ['10¹²/L'], plausible: [1, 10], decimals: 2 },
    { reference: bySex([4.35, 5.65], [3.9, 5.15]), direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  hemoglobin: row(
    { name: 'Hemoglobin', unit: 'g/dL', si: ['g/L', 10], also: [MMOL_HEMOGLOBIN], plausible: [2, 25], decimals: 1, isCore: true },
    { reference: bySex([13.2, 17], [11.8, 15.5]), optimal: bySex([14, 16], [12.5, 14.8]), critical: [7, 20], direction: 'middle', evidence: 'B', source: WHO_ANEMIA },
  ),
  hematocrit: row(
    { name: 'Hematocrit', unit: '%', si: ['L/L', 0.01], plausible: [8, 75], decimals: 1, isCore: true },
    { reference: bySex([39, 50], [35, 45]), optimal: bySex([42, 47], [37, 43]), critical: [21, 60], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  mcv: row(
    { name: 'MCV', unit: 'fL', si: ['fL'], plausible: [40, 150], decimals: 0, isCore: true },
    { reference: all(80, 100), optimal: all(85, 92), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  mch: row(
    { name: 'MCH', unit: 'pg', si: ['pg'], also: [['fmol', 16.114]], plausible: [10, 50], decimals: 1 },
    { reference: all(27, 33), direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  mchc: row(
    { name: 'MCHC', unit: 'g/dL', si: ['g/L', 10], also: [MMOL_HEMOGLOBIN], plausible: [20, 45], decimals: 1 },
    { reference: all(32, 36), direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  rdw: row(
    { name: 'RDW', unit: '%', si: ['%'], plausible: [9, 40], decimals: 1, isCore: true },
    { reference: all(11.5, 14.5), optimal: all(11.5, 13), direction: 'lower', evidence: 'B', source: COHORTS, note: 'This is RDW-CV, in percent. RDW-SD, in fL, is a different measure.' },
  ),
  platelets: row(
    { name: 'Platelets', unit: '10³/µL', si: ['10⁹/L'], plausible: [1, 2500], decimals: 0, isCore: true },
    { reference: all(150, 400), optimal: all(180, 300), critical: [20, 1000], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  mpv: row(
    { name: 'Mean platelet volume', unit: 'fL', si: ['fL'], plausible: [4, 20], decimals: 1 },
    { reference: all(7.5, 12), direction: null, evidence: null, source: LABORATORY_LIMITS },
  ),
} satisfies Record<string, MarkerRow>;
