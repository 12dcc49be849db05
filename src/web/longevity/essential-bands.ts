import type { EssentialKey } from '#domain/longevity/lifes-essential-8.ts';
import {
  DIABETES_FROM,
  ESSENTIAL_STEPS,
  GLUCOSE_POINTS,
  NICOTINE_POINTS,
  NICOTINE_STATUSES,
  type NicotineStatus,
  PREDIABETES_FROM,
} from '#domain/longevity/essential-points.ts';
import type { StepTable } from '#domain/longevity/scale.ts';
import { mmollFromCholesterolMgdl } from '#domain/units/cholesterol.ts';
import { mmollFromMgdl } from '#domain/units/glucose.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { type Band, bandText } from './figure-words.ts';

/** A row of a points table. */
type Row = readonly [what: string, points: number];

export const NICOTINE_NAMES: Readonly<Record<NicotineStatus, string>> = {
  never: 'Never smoked',
  'quit-5-years': 'Quit at least 5 years ago',
  'quit-1-to-5-years': 'Quit 1 to 5 years ago',
  'quit-under-1-year': 'Quit less than a year ago',
  vapes: 'Vapes',
  smokes: 'Smokes',
};

const plain = String;
const tenth = (value: number): string => value.toFixed(1);
/** Bands of a table in words, best first. Bands with the same points share a row. */
export function stepRows({ limits, points }: StepTable, say: (band: Band) => string): readonly Row[] {
  const bands = points.map((each, index) => ({
    points: each,
    words: say({ from: limits[index - 1] ?? null, below: limits[index] ?? null }),
  }));
  return [...Map.groupBy(bands, (band) => band.points)]
    .toSorted(([one], [other]) => other - one)
    .map(([each, same]) => [capitalized(same.map(({ words }) => words).join(', or ')), each]);
}

const inSteps = (band: Band): string => bandText(band, 1, plain);
const continuous = (band: Band): string => bandText(band, 0, plain);

function cholesterol(band: Band): string {
  const mmoll = bandText(band, 0, (mgdl) => tenth(mmollFromCholesterolMgdl(mgdl)));
  return `${inSteps(band)} mg/dL (${mmoll} mmol/L)`;
}

const a1c = (band: Band): string => `HbA1c ${bandText(band, 0, tenth)}%`;
const fasting = (band: Band): string =>
  `fasting glucose ${inSteps(band)} mg/dL (${bandText(band, 0, (mgdl) => tenth(mmollFromMgdl(mgdl)))} mmol/L)`;

const withoutDiabetes = (band: (unit: keyof typeof DIABETES_FROM) => Band): string =>
  `No diabetes; ${a1c(band('a1cPercent'))}, or ${fasting(band('fastingMgdl'))}`;

const glucoseRows: readonly Row[] = [
  [withoutDiabetes((unit) => ({ from: null, below: PREDIABETES_FROM[unit] })), GLUCOSE_POINTS.normal],
  [
    withoutDiabetes((unit) => ({ from: PREDIABETES_FROM[unit], below: DIABETES_FROM[unit] })),
    GLUCOSE_POINTS.prediabetes,
  ],
  ...stepRows(ESSENTIAL_STEPS.a1cWithDiabetes, (band) => `diabetes; ${a1c(band)}`),
];

/** Blood pressure scores by the worse of both values. */
function pressureRows(): readonly Row[] {
  const diastolic = stepRows(ESSENTIAL_STEPS.diastolic, inSteps).map(
    ([words, points]) => [words.toLowerCase(), points] as const,
  );
  const best = diastolic[0]?.[0];
  return stepRows(ESSENTIAL_STEPS.systolic, inSteps).map(([words, points]) => {
    const lower = diastolic.find(([, same]) => same === points)?.[0] ?? best;
    return [`${words} ${lower === best ? 'and' : 'or'} ${lower}`, points];
  });
}

/** Points by figure, best first. `unit` names the figure in the table's header. */
export const POINT_TABLES: Readonly<
  Record<EssentialKey, { readonly unit?: string; readonly rows: readonly Row[] }>
> = {
  diet: { unit: 'Healthy Eating Index', rows: stepRows(ESSENTIAL_STEPS.diet, continuous) },
  activity: { unit: 'minutes a week', rows: stepRows(ESSENTIAL_STEPS.activity, inSteps) },
  nicotine: { rows: NICOTINE_STATUSES.map((status) => [NICOTINE_NAMES[status], NICOTINE_POINTS[status]]) },
  sleep: { unit: 'hours a night', rows: stepRows(ESSENTIAL_STEPS.sleep, continuous) },
  'body-mass-index': { unit: 'kg/m²', rows: stepRows(ESSENTIAL_STEPS.bodyMass, continuous) },
  lipids: { unit: 'non-HDL cholesterol', rows: stepRows(ESSENTIAL_STEPS.lipids, cholesterol) },
  'blood-glucose': { rows: glucoseRows },
  'blood-pressure': { unit: 'mm Hg, systolic and diastolic', rows: pressureRows() },
};
