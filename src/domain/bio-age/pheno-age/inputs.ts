import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import type { PhenoAgeInputs } from './pheno-age.ts';
import type { PhenoInput } from './result.ts';

/** How a blood marker becomes an input of the formula. */
export interface PhenoInputRule {
  readonly input: PhenoInput;
  readonly name: string;
  readonly marker: LabValue['marker'];
  readonly unit: string;
  readonly field: keyof PhenoAgeInputs;
  readonly modelUnit: string;
  /** From the conventional unit to the formula's. */
  readonly factor: number;
  /** In the formula's unit. */
  readonly plausible: readonly [number, number];
}

/** The nine markers with the factors and limits of science notes 5.1. */
export const PHENO_INPUT_RULES: readonly PhenoInputRule[] = [
  {
    input: 'albumin',
    name: 'Albumin',
    marker: 'albumin',
    unit: 'g/dL',
    field: 'albuminGl',
    modelUnit: 'g/L',
    factor: 10,
    plausible: [15, 65],
  },
  {
    input: 'creatinine',
    name: 'Creatinine',
    marker: 'creatinine',
    unit: 'mg/dL',
    field: 'creatinineUmoll',
    modelUnit: 'µmol/L',
    factor: 88.4017,
    plausible: [10, 1500],
  },
  {
    input: 'glucose',
    name: 'Glucose',
    marker: 'glucose-fasting',
    unit: 'mg/dL',
    field: 'glucoseMmoll',
    modelUnit: 'mmol/L',
    factor: 0.0555,
    plausible: [1.5, 35],
  },
  {
    input: 'crp',
    name: 'C-reactive protein',
    marker: 'hs-crp',
    unit: 'mg/L',
    field: 'crpMgdl',
    modelUnit: 'mg/dL',
    factor: 0.1,
    plausible: [0.001, 50],
  },
  {
    input: 'lymphocytes',
    name: 'Lymphocytes',
    marker: 'lymphocytes-pct',
    unit: '%',
    field: 'lymphocytesPercent',
    modelUnit: '%',
    factor: 1,
    plausible: [1, 80],
  },
  {
    input: 'mcv',
    name: 'Mean corpuscular volume (MCV)',
    marker: 'mcv',
    unit: 'fL',
    field: 'mcvFl',
    modelUnit: 'fL',
    factor: 1,
    plausible: [50, 140],
  },
  {
    input: 'rdw',
    name: 'Red cell distribution width (RDW-CV)',
    marker: 'rdw',
    unit: '%',
    field: 'rdwPercent',
    modelUnit: '%',
    factor: 1,
    plausible: [9, 35],
  },
  {
    input: 'alp',
    name: 'Alkaline phosphatase',
    marker: 'alp',
    unit: 'U/L',
    field: 'alpUl',
    modelUnit: 'U/L',
    factor: 1,
    plausible: [5, 1500],
  },
  {
    input: 'wbc',
    name: 'White blood cells',
    marker: 'wbc',
    unit: '10³/µL',
    field: 'wbcPerNl',
    modelUnit: '10³/µL',
    factor: 1,
    plausible: [0.5, 60],
  },
];

/** The markers PhenoAge needs; lymphocytes may also come as a count. */
export const PHENO_MARKERS: readonly LabValue['marker'][] = [
  ...PHENO_INPUT_RULES.map(({ marker }) => marker),
  'lymphocytes',
];

/** Minimum CRP, mg/L, because the logarithm drops without limit. NHANES III couldn't measure below 2.1. */
export const MIN_CRP_MGL = 0.1;

/** A marker as used by the formula, in its conventional unit. */
export interface PhenoMarker {
  readonly rule: PhenoInputRule;
  readonly value: number;
  readonly censored: LabValue['censored'];
  readonly isFloored: boolean;
  readonly measuredOn: string;
  readonly isFasting: boolean | null;
}

/** Lymphocytes as a share of white cells, computed from two counts. */
function lymphocyteShare(values: readonly LabValue[]): number | undefined {
  const [count, wbc] = (['lymphocytes', 'wbc'] as const).map((key) =>
    values.find(({ marker, censored }) => marker === key && censored === null),
  );
  return count && wbc && wbc.value > 0 ? (100 * count.value) / wbc.value : undefined;
}

/** Input for a rule from one draw; undefined if the draw has no usable value. */
export function phenoMarkerOf(
  rule: PhenoInputRule,
  { date, isFasting, values }: Draw,
): PhenoMarker | undefined {
  const measured = values.find(({ marker }) => marker === rule.marker);
  const value = measured?.value ?? (rule.input === 'lymphocytes' ? lymphocyteShare(values) : undefined);
  if (value === undefined) return undefined;
  const isFloored = rule.input === 'crp' && value < MIN_CRP_MGL;
  const used = isFloored ? MIN_CRP_MGL : value;
  const [low, high] = rule.plausible;
  if (!(used * rule.factor >= low && used * rule.factor <= high)) return undefined;
  return { rule, value: used, censored: measured?.censored ?? null, isFloored, measuredOn: date, isFasting };
}
