import { all, bySex, row, type MarkerRow } from './row.ts';
import { ACG_2017, COHORTS, EXPLORATORY, KDIGO_2024, LABORATORY_LIMITS } from './sources.ts';

const MICROKATAL = ['µkat/L', 0.016667] as const;
const MILLIMOLE = ['mmol/L'] as const;
/** For ions with a single charge. */
const SINGLE_CHARGE = [['mEq/L', 1]] as const;

/** Organs and electrolytes: 20 markers. First line: measurement; second line: bands. */
// oxfmt-ignore
export const ORGANS_ELECTROLYTES = {
  alt: row(
    { name: 'ALT', unit: 'U/L', si: MICROKATAL, plausible: [1, 10_000], decimals: 0, isCore: true },
    { reference: bySex([7, 45], [7, 34]), optimal: bySex([10, 30], [8, 22]), critical: [null, 500], direction: 'middle', evidence: 'A', source: ACG_2017 },
  ),
  ast: row(
    { name: 'AST', unit: 'U/L', si: MICROKATAL, plausible: [1, 10_000], decimals: 0, isCore: true },
    { reference: bySex([8, 40], [8, 35]), optimal: all(12, 26), critical: [null, 500], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  ggt: row(
    { name: 'GGT', unit: 'U/L', si: MICROKATAL, plausible: [1, 5000], decimals: 0, isCore: true },
    { reference: bySex([8, 61], [5, 36]), optimal: bySex([8, 25], [5, 20]), critical: [null, 500], direction: 'lower', evidence: 'B', source: COHORTS },
  ),
  alp: row(
    { name: 'Alkaline phosphatase', unit: 'U/L', si: MICROKATAL, plausible: [5, 3000], decimals: 0, isCore: true },
    { reference: bySex([40, 130], [35, 105]), optimal: all(40, 85), critical: [null, 500], direction: 'lower', evidence: 'B', source: COHORTS },
  ),
  'bilirubin-total': row(
    { name: 'Bilirubin', unit: 'mg/dL', si: ['µmol/L', 17.104], plausible: [0.05, 50], decimals: 1 },
    { reference: all(0.1, 1.2), optimal: all(0.4, 1.2), critical: [null, 5], direction: 'middle', evidence: 'C', source: EXPLORATORY, note: 'If everything else is normal, up to 3 mg/dL is usually Gilbert syndrome, which is harmless.' },
  ),
  albumin: row(
    { name: 'Albumin', unit: 'g/dL', si: ['g/L', 10], plausible: [1, 7], decimals: 1, isCore: true },
    { reference: all(3.5, 5), optimal: all(4.3, 5), critical: [2, null], direction: 'higher', evidence: 'B', source: COHORTS },
  ),
  'total-protein': row(
    { name: 'Total protein', unit: 'g/dL', si: ['g/L', 10], plausible: [2, 15], decimals: 1 },
    { reference: all(6, 8.3), optimal: all(6.6, 7.8), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  ldh: row(
    { name: 'LDH', unit: 'U/L', si: MICROKATAL, plausible: [20, 5000], decimals: 0 },
    { reference: all(125, 220), optimal: all(130, 190), critical: [null, 1000], direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  creatinine: row(
    { name: 'Creatinine', unit: 'mg/dL', si: ['µmol/L', 88.402], plausible: [0.1, 25], decimals: 2, isCore: true },
    { reference: bySex([0.74, 1.35], [0.59, 1.04]), critical: [null, 4], direction: 'middle', evidence: 'A', source: KDIGO_2024, note: 'Muscle mass, meat and creatine can raise creatinine, so your filtration rate (eGFR) tells you more.' },
  ),
  bun: row(
    { name: 'Urea nitrogen (BUN)', unit: 'mg/dL', si: ['mmol/L', 0.35697], also: [['mg/dL urea', 0.46694]], plausible: [1, 250], decimals: 0, isCore: true },
    { reference: all(7, 20), optimal: all(9, 17), critical: [null, 100], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  egfr: row(
    { name: 'eGFR', unit: 'mL/min/1.73 m²', si: ['mL/min/1.73 m²'], plausible: [2, 200], decimals: 0, isCore: true },
    { reference: all(90, null), optimal: ({ ageYears }) => [ageYears > 60 ? 75 : 90, null], critical: [15, null], direction: 'higher', evidence: 'A', source: KDIGO_2024 },
  ),
  'cystatin-c': row(
    { name: 'Cystatin C', unit: 'mg/L', si: ['mg/L'], plausible: [0.2, 10], decimals: 2 },
    { reference: all(0.55, 1.05), optimal: all(0.6, 0.85), direction: 'lower', evidence: 'B', source: COHORTS },
  ),
  uacr: row(
    { name: 'Urine albumin/creatinine ratio', unit: 'mg/g', si: ['mg/mmol', 0.113], plausible: [0, 20_000], decimals: 0, specimen: 'urine' },
    { reference: all(null, 29), optimal: all(null, 10), critical: [null, 2200], direction: 'lower', evidence: 'B', source: KDIGO_2024 },
  ),
  sodium: row(
    { name: 'Sodium', unit: 'mmol/L', si: MILLIMOLE, also: SINGLE_CHARGE, plausible: [90, 200], decimals: 0, isCore: true },
    { reference: all(135, 145), optimal: all(138, 142), critical: [120, 160], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  potassium: row(
    { name: 'Potassium', unit: 'mmol/L', si: MILLIMOLE, also: SINGLE_CHARGE, plausible: [1.5, 10], decimals: 1, isCore: true },
    { reference: all(3.5, 5.1), optimal: all(4, 4.8), critical: [2.5, 6.5], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  chloride: row(
    { name: 'Chloride', unit: 'mmol/L', si: MILLIMOLE, also: SINGLE_CHARGE, plausible: [60, 150], decimals: 0 },
    { reference: all(98, 107), critical: [75, 130], direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  'co2-bicarbonate': row(
    { name: 'Bicarbonate (CO₂)', unit: 'mmol/L', si: MILLIMOLE, also: SINGLE_CHARGE, plausible: [3, 60], decimals: 0 },
    { reference: all(22, 29), optimal: all(24, 28), critical: [10, 40], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  calcium: row(
    { name: 'Calcium', unit: 'mg/dL', si: ['mmol/L', 0.24951], also: [['mEq/L', 2.0039]], plausible: [3, 20], decimals: 1, isCore: true },
    { reference: all(8.6, 10.2), optimal: all(9, 9.8), critical: [6.5, 14], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  phosphate: row(
    { name: 'Phosphate', unit: 'mg/dL', si: ['mmol/L', 0.32285], plausible: [0.3, 20], decimals: 1 },
    { reference: all(2.5, 4.5), optimal: all(2.8, 4), critical: [1, 9], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'creatine-kinase': row(
    { name: 'Creatine kinase', unit: 'U/L', si: MICROKATAL, plausible: [5, 200_000], decimals: 0 },
    { reference: bySex([39, 308], [26, 192]), critical: [null, 5000], direction: null, evidence: null, source: LABORATORY_LIMITS, note: 'Hard exercise can raise creatine kinase for up to a week.' },
  ),
} satisfies Record<string, MarkerRow>;
