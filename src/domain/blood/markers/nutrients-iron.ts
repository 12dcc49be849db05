import { all, bySex, row, type MarkerRow } from './row.ts';
import {
  COHORTS,
  EXPLORATORY,
  HARRIS_2021,
  IRON_OVERLOAD,
  LABORATORY_LIMITS,
  VITAMIN_D_2024,
  WHO_FERRITIN,
} from './sources.ts';

const MICROMOLE_IRON = ['µmol/L', 0.17907] as const;

/** Nutrients and iron: 16 markers. First line: measurement; second line: bands. */
// oxfmt-ignore
export const NUTRIENTS_IRON = {
  'vitamin-d-25oh': row(
    { name: 'Vitamin D (25-OH)', unit: 'ng/mL', si: ['nmol/L', 2.496], plausible: [2, 250], decimals: 0, isCore: true },
    { reference: all(20, 60), optimal: all(30, 50), critical: [5, 150], direction: 'middle', evidence: 'C', source: VITAMIN_D_2024 },
  ),
  'vitamin-b12': row(
    { name: 'Vitamin B12', unit: 'pg/mL', si: ['pmol/L', 0.73781], plausible: [30, 6000], decimals: 0, isCore: true },
    { reference: all(200, 900), optimal: all(400, 900), critical: [100, null], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  folate: row(
    { name: 'Folate', unit: 'ng/mL', si: ['nmol/L', 2.2655], plausible: [0.5, 60], decimals: 1, isCore: true },
    { reference: all(4, null), optimal: all(7, 25), critical: [2, null], direction: 'higher', evidence: 'C', source: EXPLORATORY },
  ),
  mma: row(
    { name: 'Methylmalonic acid', unit: 'µmol/L', si: ['µmol/L'], plausible: [0.02, 50], decimals: 2 },
    { reference: all(null, 0.4), optimal: all(null, 0.27), direction: 'lower', evidence: 'A', source: LABORATORY_LIMITS },
  ),
  ferritin: row(
    { name: 'Ferritin', unit: 'ng/mL', si: ['µg/L'], plausible: [1, 20_000], decimals: 0, isCore: true },
    { reference: bySex([30, 400], [15, 200]), optimal: bySex([50, 200], [40, 150]), critical: [5, 1000], direction: 'middle', evidence: 'C', source: WHO_FERRITIN, note: 'Inflammation raises ferritin. If you have inflammation, a level below 70 ng/mL may still mean you’re low in iron.' },
  ),
  iron: row(
    { name: 'Iron', unit: 'µg/dL', si: MICROMOLE_IRON, plausible: [5, 600], decimals: 0, isCore: true, needs: 'morning-fasting' },
    { reference: bySex([65, 175], [50, 170]), optimal: all(70, 140), critical: [null, 350], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  tibc: row(
    { name: 'Total iron-binding capacity', unit: 'µg/dL', si: MICROMOLE_IRON, plausible: [80, 800], decimals: 0 },
    { reference: all(250, 450), direction: null, evidence: null, source: LABORATORY_LIMITS },
  ),
  'transferrin-sat': row(
    { name: 'Transferrin saturation', unit: '%', si: ['%'], plausible: [1, 100], decimals: 0, needs: 'morning-fasting' },
    { reference: all(20, 45), optimal: all(25, 40), critical: [null, 80], direction: 'middle', evidence: 'A', source: IRON_OVERLOAD },
  ),
  magnesium: row(
    { name: 'Magnesium', unit: 'mg/dL', si: ['mmol/L', 0.41144], also: [['mEq/L', 1.21524]], plausible: [0.5, 10], decimals: 1, isCore: true },
    { reference: all(1.7, 2.4), optimal: all(2, 2.3), critical: [1, 4.9], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  zinc: row(
    { name: 'Zinc', unit: 'µg/dL', si: ['µmol/L', 0.15295], plausible: [20, 300], decimals: 0 },
    { reference: all(65, 120), optimal: all(80, 110), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  copper: row(
    { name: 'Copper', unit: 'µg/dL', si: ['µmol/L', 0.15737], plausible: [10, 400], decimals: 0 },
    { reference: bySex([70, 140], [80, 155]), direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  selenium: row(
    { name: 'Selenium', unit: 'µg/L', si: ['µmol/L', 0.012663], plausible: [10, 1000], decimals: 0 },
    { reference: all(70, 150), optimal: all(90, 130), critical: [null, 400], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'vitamin-a': row(
    { name: 'Vitamin A (retinol)', unit: 'µg/dL', si: ['µmol/L', 0.03491], plausible: [3, 300], decimals: 0 },
    { reference: all(30, 80), critical: [null, 120], direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  'vitamin-e': row(
    { name: 'Vitamin E', unit: 'mg/L', si: ['µmol/L', 2.3217], plausible: [1, 60], decimals: 1 },
    { reference: all(5.5, 17), direction: 'middle', evidence: null, source: LABORATORY_LIMITS },
  ),
  'vitamin-b6-plp': row(
    { name: 'Vitamin B6 (PLP)', unit: 'nmol/L', si: ['nmol/L'], also: [['ng/mL', 4.0463]], plausible: [2, 1500], decimals: 0 },
    { reference: all(20, 125), optimal: all(30, 100), critical: [null, 500], direction: 'middle', evidence: 'B', source: COHORTS },
  ),
  'omega3-index': row(
    { name: 'Omega-3 index', unit: '%', si: ['%'], plausible: [1, 20], decimals: 1 },
    { reference: all(4, 8), optimal: all(8, 12), direction: 'higher', evidence: 'B', source: HARRIS_2021 },
  ),
} satisfies Record<string, MarkerRow>;
