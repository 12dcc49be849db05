import { all, bySex, row, type BandOf, type MarkerRow, type Span } from './row.ts';
import { COHORTS, EXPLORATORY, LABORATORY_LIMITS, TRAVISON_2017 } from './sources.ts';

const CYCLE = 'This level depends on the day of your cycle, so use your lab’s own range.';

/** DHEA sulfate falls with every decade. Outside 30 to 69 years only the lab's range counts. */
const DHEA_S_FROM_30: Readonly<Record<'male' | 'female', readonly Span[]>> = {
  male: [
    [120, 520],
    [95, 530],
    [70, 310],
    [42, 290],
  ],
  female: [
    [45, 270],
    [32, 240],
    [26, 200],
    [13, 130],
  ],
};
const dheaSByDecade: BandOf = ({ sex, ageYears }) => DHEA_S_FROM_30[sex][Math.floor(ageYears / 10) - 3];

/** Upper limits of prostate-specific antigen by decade from age 40; younger men use the first. */
const psaByDecade: BandOf = ({ sex, ageYears }) =>
  sex === 'female'
    ? undefined
    : [null, ageYears < 50 ? 2.5 : ageYears < 60 ? 3.5 : ageYears < 70 ? 4.5 : 6.5];

/** One standard deviation around the midpoint of a lab's central 95%. */
const withinOneDeviation: BandOf = (_person, lab) => {
  const [low, high] = lab ?? [null, null];
  if (low === null || high === null) return undefined;
  const [middle, deviation] = [(low + high) / 2, (high - low) / 2 / 1.96];
  return [middle - deviation, middle + deviation];
};

/** Hormones: 17 markers. First line: measurement; second line: bands. */
// oxfmt-ignore
export const HORMONES = {
  tsh: row(
    { name: 'TSH', unit: 'mIU/L', si: ['mIU/L'], plausible: [0.001, 500], decimals: 2, isCore: true },
    { reference: ({ ageYears }) => [0.4, ageYears < 70 ? 4 : 6], optimal: ({ ageYears }) => [0.5, ageYears < 65 ? 2.5 : 4], critical: [0.01, 50], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  ft4: row(
    { name: 'Free T4', unit: 'ng/dL', si: ['pmol/L', 12.872], plausible: [0.1, 12], decimals: 2, isCore: true },
    { reference: all(0.8, 1.8), optimal: all(1, 1.5), critical: [0.3, 5], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  ft3: row(
    { name: 'Free T3', unit: 'pg/mL', si: ['pmol/L', 1.5362], plausible: [0.5, 30], decimals: 1 },
    { reference: all(2.3, 4.2), optimal: all(2.8, 3.8), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  'tpo-ab': row(
    { name: 'Thyroid peroxidase antibodies', unit: 'IU/mL', si: ['kIU/L'], plausible: [0, 5000], decimals: 0 },
    { reference: all(null, 34), optimal: all(null, 34), direction: 'lower', evidence: 'A', source: LABORATORY_LIMITS },
  ),
  'testosterone-total': row(
    { name: 'Testosterone', unit: 'ng/dL', si: ['nmol/L', 0.034672], plausible: [1, 3000], decimals: 0, isCore: true, needs: 'morning' },
    { reference: bySex([264, 916], [15, 70]), optimal: bySex([450, 800], [20, 50]), direction: 'middle', evidence: 'C', source: TRAVISON_2017 },
  ),
  'testosterone-free': row(
    { name: 'Free testosterone', unit: 'pg/mL', si: ['pmol/L', 3.4672], plausible: [0.1, 400], decimals: 1, needs: 'morning' },
    { reference: bySex([50, 210], [1, 8.5]), direction: null, evidence: 'C', source: LABORATORY_LIMITS, note: 'Test methods vary widely, so use your lab’s own range.' },
  ),
  shbg: row(
    { name: 'SHBG', unit: 'nmol/L', si: ['nmol/L'], plausible: [1, 300], decimals: 0 },
    { reference: bySex([16, 56], [25, 122]), optimal: bySex([20, 50], [40, 100]), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  estradiol: row(
    { name: 'Estradiol', unit: 'pg/mL', si: ['pmol/L', 3.6713], plausible: [1, 5000], decimals: 0 },
    { reference: bySex([10, 40], undefined), optimal: bySex([20, 35], undefined), direction: 'middle', evidence: 'C', source: EXPLORATORY, note: `For women: first half of the cycle 20–150, around ovulation 60–500, second half 45–350, after menopause below 40 pg/mL. ${CYCLE}` },
  ),
  progesterone: row(
    { name: 'Progesterone', unit: 'ng/mL', si: ['nmol/L', 3.1801], plausible: [0, 100], decimals: 1 },
    { reference: bySex([null, 0.5], undefined), direction: null, evidence: null, source: LABORATORY_LIMITS, note: `For women: second half of the cycle 3–20 ng/mL. ${CYCLE}` },
  ),
  lh: row(
    { name: 'LH', unit: 'IU/L', si: ['IU/L'], plausible: [0, 200], decimals: 1 },
    { reference: bySex([1.7, 8.6], undefined), direction: null, evidence: null, source: LABORATORY_LIMITS, note: `For women: first half of the cycle 2.4–12.6, after menopause 7.7–59 IU/L. ${CYCLE}` },
  ),
  fsh: row(
    { name: 'FSH', unit: 'IU/L', si: ['IU/L'], plausible: [0, 250], decimals: 1 },
    { reference: bySex([1.5, 12.4], undefined), direction: null, evidence: null, source: LABORATORY_LIMITS, note: `For women: first half of the cycle 3.5–12.5, after menopause 26–135 IU/L. ${CYCLE}` },
  ),
  prolactin: row(
    { name: 'Prolactin', unit: 'ng/mL', si: ['mIU/L', 21.2], plausible: [0, 2000], decimals: 1 },
    { reference: bySex([4, 15], [5, 23]), critical: [null, 200], direction: 'lower', evidence: 'A', source: LABORATORY_LIMITS },
  ),
  'dhea-s': row(
    { name: 'DHEA sulfate', unit: 'µg/dL', si: ['µmol/L', 0.027138], plausible: [1, 1500], decimals: 0 },
    { reference: dheaSByDecade, direction: 'higher', evidence: 'C', source: EXPLORATORY },
  ),
  'cortisol-am': row(
    { name: 'Morning cortisol', unit: 'µg/dL', si: ['nmol/L', 27.589], plausible: [0.1, 100], decimals: 1, needs: 'morning' },
    { reference: all(6, 19), optimal: all(8, 16), critical: [3, 50], direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
  igf1: row(
    { name: 'IGF-1', unit: 'ng/mL', si: ['nmol/L', 0.1307], plausible: [10, 1500], decimals: 0 },
    { optimal: withinOneDeviation, direction: 'middle', evidence: 'B', source: COHORTS, note: 'This level falls with age, and test methods vary, so use your lab’s own range.' },
  ),
  psa: row(
    { name: 'PSA', unit: 'ng/mL', si: ['µg/L'], plausible: [0, 5000], decimals: 2 },
    { reference: psaByDecade, optimal: bySex([null, 1.5], undefined), critical: [null, 10], direction: 'lower', evidence: 'A', source: LABORATORY_LIMITS },
  ),
  pth: row(
    { name: 'Parathyroid hormone', unit: 'pg/mL', si: ['pmol/L', 0.106], plausible: [1, 3000], decimals: 0 },
    { reference: all(15, 65), optimal: all(20, 50), direction: 'middle', evidence: 'C', source: EXPLORATORY },
  ),
} satisfies Record<string, MarkerRow>;
