import { CHOLESTEROL_MMOLL_PER_MGDL } from '#domain/units/cholesterol.ts';
import { all, bySex, row, type MarkerRow } from './row.ts';
import {
  ADA_2025,
  COHORTS,
  EAS_2022,
  ESC_2021,
  ESC_EAS_2019,
  EXPLORATORY,
  LABORATORY_LIMITS,
} from './sources.ts';

const MMOL_CHOLESTEROL = ['mmol/L', CHOLESTEROL_MMOLL_PER_MGDL] as const;
const MMOL_GLUCOSE = ['mmol/L', 0.055506] as const;

/** Metabolism and heart: 19 markers, one in two units. First line: measurement; second line: bands. */
// oxfmt-ignore
export const METABOLIC_HEART = {
  'glucose-fasting': row(
    { name: 'Fasting glucose', unit: 'mg/dL', si: MMOL_GLUCOSE, plausible: [20, 600], decimals: 0, isCore: true, needs: 'fasting' },
    { reference: all(70, 99), optimal: all(72, 90), critical: [54, 400], direction: 'middle', evidence: 'B', source: ADA_2025 },
  ),
  'glucose-2h': row(
    { name: 'OGTT glucose at 2 hours', unit: 'mg/dL', si: MMOL_GLUCOSE, plausible: [20, 600], decimals: 0, needs: 'fasting' },
    { reference: all(70, 139), optimal: all(70, 120), critical: [54, 400], direction: 'lower', evidence: 'C', source: ADA_2025 },
  ),
  hba1c: row(
    { name: 'HbA1c', unit: '%', si: ['mmol/mol', 10.929, -2.15], plausible: [3, 20], decimals: 1, isCore: true },
    { reference: all(4, 5.6), optimal: all(4.8, 5.4), critical: [null, 14], direction: 'middle', evidence: 'B', source: ADA_2025 },
  ),
  'insulin-fasting': row(
    { name: 'Fasting insulin', unit: 'µIU/mL', si: ['pmol/L', 6], plausible: [0.2, 300], decimals: 1, isCore: true, needs: 'fasting' },
    { reference: all(2.6, 24.9), optimal: all(2, 8), direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  'c-peptide': row(
    { name: 'C-peptide', unit: 'ng/mL', si: ['nmol/L', 0.3311], plausible: [0.05, 20], decimals: 2, needs: 'fasting' },
    { reference: all(0.8, 3.9), optimal: all(0.8, 2.5), direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  fructosamine: row(
    { name: 'Fructosamine', unit: 'µmol/L', si: ['µmol/L'], plausible: [100, 900], decimals: 0 },
    { reference: all(200, 285), optimal: all(200, 255), direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  'uric-acid': row(
    { name: 'Uric acid', unit: 'mg/dL', si: ['µmol/L', 59.485], plausible: [0.5, 20], decimals: 1, isCore: true },
    { reference: bySex([3.5, 7.2], [2.6, 6]), optimal: bySex([4, 5.8], [3, 5]), critical: [null, 13], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'ketone-bhb': row(
    { name: 'Ketones (beta-hydroxybutyrate)', unit: 'mmol/L', si: ['mmol/L'], also: [['mg/dL', 0.0961]], plausible: [0, 15], decimals: 2 },
    { reference: all(null, 0.4), critical: [null, 3], direction: null, evidence: 'A', source: LABORATORY_LIMITS, note: 'This range is for people who eat carbs. Fasting and ketogenic diets raise ketones.' },
  ),
  'total-cholesterol': row(
    { name: 'Total cholesterol', unit: 'mg/dL', si: MMOL_CHOLESTEROL, plausible: [50, 1000], decimals: 0, isCore: true },
    { reference: all(125, 200), optimal: all(140, 190), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  'ldl-c': row(
    { name: 'LDL cholesterol', unit: 'mg/dL', si: MMOL_CHOLESTEROL, plausible: [5, 600], decimals: 0, isCore: true },
    { reference: all(null, 129), optimal: all(null, 99), critical: [null, 300], direction: 'lower', evidence: 'A', source: ESC_EAS_2019, note: 'The goal is below 70 mg/dL if you’re at high risk, and below 55 if you’re at very high risk. Your doctor will set yours.' },
  ),
  'hdl-c': row(
    { name: 'HDL cholesterol', unit: 'mg/dL', si: MMOL_CHOLESTEROL, plausible: [5, 200], decimals: 0, isCore: true },
    { reference: bySex([40, null], [50, null]), optimal: bySex([45, 80], [55, 90]), direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'non-hdl-c': row(
    { name: 'Non-HDL cholesterol', unit: 'mg/dL', si: MMOL_CHOLESTEROL, plausible: [10, 800], decimals: 0, isCore: true },
    { reference: all(null, 159), optimal: all(null, 129), direction: 'lower', evidence: 'A', source: ESC_EAS_2019 },
  ),
  triglycerides: row(
    { name: 'Triglycerides', unit: 'mg/dL', si: ['mmol/L', 0.011294], plausible: [10, 10_000], decimals: 0, isCore: true, needs: 'fasting' },
    { reference: all(null, 149), optimal: all(40, 100), critical: [null, 1000], direction: 'lower', evidence: 'B', source: ESC_EAS_2019 },
  ),
  apob: row(
    { name: 'Apolipoprotein B', unit: 'mg/dL', si: ['g/L', 0.01], plausible: [10, 300], decimals: 0, isCore: true },
    { reference: all(null, 119), optimal: all(null, 80), direction: 'lower', evidence: 'B', source: ESC_EAS_2019, note: 'If you’re at very high risk, the goal is below 65 mg/dL.' },
  ),
  apoa1: row(
    { name: 'Apolipoprotein A1', unit: 'mg/dL', si: ['g/L', 0.01], plausible: [20, 300], decimals: 0 },
    { reference: bySex([110, 180], [120, 200]), optimal: bySex([130, 180], [140, 200]), direction: 'higher', evidence: 'C', source: EXPLORATORY },
  ),
  'lp-a-nmol': row(
    { name: 'Lipoprotein(a)', unit: 'nmol/L', si: ['nmol/L'], plausible: [0, 1000], decimals: 0, isCore: true },
    { reference: all(null, 74), optimal: all(null, 74), direction: 'lower', evidence: 'A', source: EAS_2022, note: 'Your level is inherited and barely changes, so one test in your lifetime is enough. You can’t convert between nmol/L and mg/dL.' },
  ),
  'lp-a-mgdl': row(
    { name: 'Lipoprotein(a) by mass', unit: 'mg/dL', si: ['mg/L', 10], plausible: [0, 400], decimals: 0, variantOf: 'lp-a-nmol' },
    { reference: all(null, 29), optimal: all(null, 29), direction: 'lower', evidence: 'A', source: EAS_2022, note: 'Your level is inherited and barely changes, so one test in your lifetime is enough. You can’t convert between nmol/L and mg/dL.' },
  ),
  'ldl-particles': row(
    { name: 'LDL particles', unit: 'nmol/L', si: ['nmol/L'], plausible: [100, 4000], decimals: 0 },
    { reference: all(null, 1299), optimal: all(null, 1000), direction: 'lower', evidence: 'C', source: EXPLORATORY },
  ),
  homocysteine: row(
    { name: 'Homocysteine', unit: 'µmol/L', si: ['µmol/L'], also: [['mg/dL', 73.98]], plausible: [1, 300], decimals: 1 },
    { reference: all(5, 15), optimal: all(5, 10), critical: [null, 100], direction: 'lower', evidence: 'B', source: COHORTS },
  ),
  'nt-probnp': row(
    { name: 'NT-proBNP', unit: 'pg/mL', si: ['ng/L'], plausible: [1, 70_000], decimals: 0 },
    { reference: ({ ageYears }) => [null, ageYears < 75 ? 125 : 450], optimal: all(null, 75), critical: [null, 1800], direction: 'lower', evidence: 'C', source: ESC_2021 },
  ),
} satisfies Record<string, MarkerRow>;
