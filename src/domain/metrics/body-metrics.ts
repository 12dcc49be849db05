import { DERIVED_BLOOD } from '#domain/blood/derived/blood.ts';
import { DERIVED_METABOLIC } from '#domain/blood/derived/metabolic.ts';
import { DERIVED_ORGANS } from '#domain/blood/derived/organs.ts';
import type { DerivedRow } from '#domain/blood/derived/row.ts';
import type { Person } from '#domain/blood/lab-value.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import { metricRows, type Metric } from './metric.ts';

const body = metricRows({ slice: 'body', list: 'days', decimals: 1, plain: 'last' });
const fast = metricRows({ slice: 'fasting', list: 'fasts', kind: 'event', perDay: 'sum' });
const glucose = metricRows({ slice: 'glucose', list: 'glucose', kind: 'single', field: 'mgdl' });
const ketone = metricRows({ slice: 'glucose', list: 'days', decimals: 1 });
const blood = metricRows({ slice: 'blood', list: 'blood', kind: 'event', plain: 'last' });
const ofRange = ({ low, high }: { readonly low: number; readonly high: number }) => [low, high] as const;

/** "waist-to-height ratio; waist height ratio; ratio of waist to height". */
const ratioNames = (one: string, other: string): string =>
  [
    `${one}-to-${other} ratio`,
    ...[`${one} to ${other}`, `${one} ${other}`, `${one} by ${other}`].flatMap((pair) => [`${pair} ratio`]),
    `${one} to ${other}`,
    ...[`${one} to ${other}`, `${one} and ${other}`, `my ${one} to my ${other}`, `my ${one} to ${other}`].map(
      (pair) => `the ratio of ${pair}; ratio of ${pair}`,
    ),
  ].join(';');

export const BODY_METRICS: readonly Metric[] = [
  body(
    'weightKg',
    'weight; body weight; body mass; bodyweight; weigh-in; scale weight; weigh',
    'kg',
    ofRange(MEASURE_RANGES.massKg),
    {
      list: 'weights',
      kind: 'event',
      field: 'massKg',
      perDay: 'last',
      stored: ['body_measurements.mass_kg'],
    },
  ),
  body('weighIns', 'weigh-ins; weighings; times weighed; weight entries', 'count', [0, 20], {
    list: 'weights',
    kind: 'event',
    field: null,
    perDay: 'sum',
    plain: 'sum',
    decimals: 0,
  }),
  body('weighInTime', 'weigh-in time; time of weighing', 'clock', [0, 1440], {
    list: 'weights',
    kind: 'event',
    field: 'at',
    decimals: 0,
    derived: { by: 'clock', of: 'record' },
  }),
  body('weightTrendKg', 'trend weight; smoothed weight', 'kg', ofRange(MEASURE_RANGES.massKg)),
  body(
    'bodyFatPercent',
    'body fat; body fat percentage; fat percentage; body fat percent',
    '%',
    ofRange(MEASURE_RANGES.bodyFatPercent),
    { stored: ['body_measurements.body_fat_percent'] },
  ),
  body('waistCm', 'waist; waist circumference; waist size', 'cm', ofRange(MEASURE_RANGES.waistCm), {
    stored: ['body_measurements.waist_cm'],
  }),
  body('hipCm', 'hips; hip; hip circumference', 'cm', ofRange(MEASURE_RANGES.hipCm), {
    stored: ['body_measurements.hip_cm'],
  }),
  body('bodyMassIndex', 'BMI; body mass index', 'count', [10, 100]),
  body('waistToHeight', ratioNames('waist', 'height'), 'ratio', [0.2, 1.5], { decimals: 2 }),
  body(
    'fatMassKg',
    'fat mass; body fat mass; mass of fat; kilograms of fat; kilograms of body fat; pounds of fat; pounds of body fat; kg of fat; kg of body fat',
    'kg',
    [1, 300],
    { field: 'bodyFatPercent', derived: { by: 'body-part', part: 'fat' } },
  ),
  body(
    'leanMassKg',
    'lean mass; lean body mass; fat-free mass; fat free body mass; lean weight; lbm; ffm',
    'kg',
    [15, 200],
    { field: 'bodyFatPercent', derived: { by: 'body-part', part: 'lean' } },
  ),
  body(
    'expenditureKcal',
    'energy expenditure; expenditure; TDEE; total daily energy expenditure; maintenance calories',
    'kcal',
    [500, 10_000],
    { slice: 'goals', decimals: 0 },
  ),
  fast(
    'fastHours',
    'fast length; fasting time; fasting duration; fasting hours; fast duration; time fasting; fasting; fasting length; fasting window; length of my fasts; duration of my fasts',
    'h',
    [0, 240],
    { decimals: 1, field: 'hours', stored: ['fasts.started_at', 'fasts.ended_at'] },
  ),
  fast(
    'fasts',
    'fasts; fast; fasts completed; completed fasts; fasting periods; fasting sessions',
    'count',
    [0, 5],
    { field: null, plain: 'sum' },
  ),
  fast('fastStartTime', 'fast start time; start time of fasts', 'clock', [0, 1440], {
    field: 'at',
    perDay: 'mean',
    plain: 'last',
    derived: { by: 'clock', of: 'start' },
  }),
  fast('fastEndTime', 'fast end time; end time of fasts', 'clock', [0, 1440], {
    field: 'at',
    perDay: 'mean',
    plain: 'last',
    derived: { by: 'clock', of: 'record' },
  }),
  fast('fastGoalHours', 'fasting goal; fast goal', 'h', [0, 240], {
    plain: 'last',
    stored: ['fasts.goal_hours'],
  }),
];

export const GLUCOSE_METRICS: readonly Metric[] = [
  glucose(
    'glucoseMgdl',
    'glucose; blood sugar; blood glucose; sugar level; glucose level; sensor glucose; glucose levels; blood sugar level; blood sugar levels; glucose value; glucose values; cgm',
    'mg/dL',
    [20, 600],
    { kind: 'event', stored: ['glucose_readings.glucose_mgdl'] },
  ),
  glucose(
    'glucoseReadings',
    'glucose readings; blood sugar readings; sugar readings; sugar reading; readings; glucose measurements; glucose reading; measurements; glucose values; blood sugar measurements; blood sugar values; sensor values; cgm values; cgm readings',
    'count',
    [0, 2000],
    { kind: 'event', field: null, perDay: 'sum', plain: 'sum' },
  ),
  glucose(
    'glucoseInRangePercent',
    'time in range; how much time did i spend in range; time did i spend in range; percentage of time was my glucose in range; percent of time was my glucose in range; percentage of time in target range; percentage of the time was my glucose in range; percentage of my time in range; percentage of time did i spend in range; percentage of time i spent in range; percentage of time i was in range; percent of time did i spend in range; percentage of the time was i in range; percentage of time was i in range; share of time in range; TIR; glucose time in range; percentage of time in range; percent time in range; percent of time in range; glucose in range',
    '%',
    [0, 100],
    { decimals: 1, derived: { by: 'window-figure', figure: 'in-range' } },
  ),
  glucose(
    'glucoseBelowRangePercent',
    'time below range; TBR; percentage of time below range; percent of time below range',
    '%',
    [0, 100],
    { decimals: 1, derived: { by: 'window-figure', figure: 'below-range' } },
  ),
  glucose(
    'glucoseAboveRangePercent',
    'time above range; TAR; percentage of time above range; percent of time above range',
    '%',
    [0, 100],
    { decimals: 1, derived: { by: 'window-figure', figure: 'above-range' } },
  ),
  glucose('glucoseGmiPercent', 'GMI; glucose management indicator', '%', [3, 20], {
    decimals: 1,
    derived: { by: 'window-figure', figure: 'gmi' },
  }),
  glucose(
    'glucoseCvPercent',
    'glucose CV; glucose variability cv; glucose coefficient of variation; coefficient of variation of my glucose; coefficient of variation of glucose; cv of glucose; glucose variability; blood sugar variability; cv of my glucose; glucose cv percent',
    '%',
    [0, 200],
    { decimals: 1, derived: { by: 'window-figure', figure: 'cv' } },
  ),
  ketone('bloodKetonesMmoll', 'blood ketones; ketones; ketone level', 'mmol/L', [0, 20], {
    stored: ['ketone_readings.value'],
  }),
  ketone('breathAcetonePpm', 'breath acetone; breath ketones', 'ppm', [0, 200], {
    stored: ['ketone_readings.value'],
  }),
  ketone('urineKetonesMgdl', 'urine ketones', 'mg/dL', [0, 400], { stored: ['ketone_readings.value'] }),
  ketone('glucoseKetoneIndex', 'glucose–ketone index; GKI; glucose ketone index', 'count', [0, 200]),
];

/** Common names of markers besides those used by labs. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  'total-cholesterol': ['blood cholesterol'],
  'hs-crp': ['inflammation marker'],
  'vitamin-d-25oh': ['vitamin d level', 'blood vitamin d', 'vitamin d'],
  'glucose-fasting': ['fasting glucose', 'fasting blood glucose'],
  'tg-hdl': ['triglycerides to hdl'],
  'de-ritis': ['ast to alt', 'ast alt ratio'],
  'albumin-globulin': ['albumin to globulin', 'albumin globulin ratio'],
  nlr: ['neutrophils to lymphocytes', 'neutrophil lymphocyte ratio'],
};

/** Abbreviations of fewer than three letters, and those that are words in questions, don't name a marker. */
const isName = (name: string): boolean =>
  /^[\x20-\x7e]{3,}$/.test(name) && !/^(?:vs|mak|pal|ap|ida|for|pcr)$/i.test(name);

const DERIVED_ROWS: Readonly<Record<string, DerivedRow>> = {
  ...DERIVED_METABOLIC,
  ...DERIVED_ORGANS,
  ...DERIVED_BLOOD,
};
/** Computes a marker from others of a panel, unless that needs the person, or a fast that the panel doesn't mention. */
function fromPanel({ inputs, compute, ofPerson, needsFasting }: DerivedRow): Metric['fromPanel'] {
  const isFasting = inputs.every((key) => !needsFasting || key.endsWith('-fasting'));
  if (ofPerson || !isFasting) return undefined;
  return (values) => {
    const isKnown = inputs.every((key) => values[key] !== undefined);
    const value = isKnown ? compute((key) => values[key] ?? Number.NaN, NOBODY) : undefined;
    return value === undefined || !Number.isFinite(value) ? undefined : value;
  };
}
/** Stands for the person where none is read. */
const NOBODY: Person = { sex: 'female', ageYears: Number.NaN };

/** How to compute markers that may also be measured. */
const FILLED: ReadonlyMap<string, DerivedRow> = new Map(
  Object.values(DERIVED_ROWS).flatMap((row) => (row.fills === undefined ? [] : [[row.fills, row] as const])),
);
const computed = (row: DerivedRow | undefined): Pick<Metric, 'fromPanel'> => {
  const compute = row && fromPanel(row);
  return compute ? { fromPanel: compute } : {};
};

const MARKER_KEYS: ReadonlySet<string> = new Set(MARKERS.map(({ key }) => key));

export const BLOOD_METRICS: readonly Metric[] = [
  ...MARKERS.map(({ key, name, aliases, unit, plausible, decimals }) =>
    blood(
      key,
      [name, ...[key, key.replaceAll('-', ' '), ...aliases, ...(SPOKEN[key] ?? [])].filter(isName)].join(';'),
      unit,
      plausible,
      {
        decimals,
        ...computed(FILLED.get(key)),
        stored: ['blood_values.value', 'blood_values.canonical_value'],
      },
    ),
  ),
  ...Object.entries(DERIVED_ROWS)
    .filter(([key, row]) => row.fills === undefined && !MARKER_KEYS.has(key))
    .map(([key, row]) =>
      blood(
        key,
        [row.name, key.replaceAll('-', ' '), ...(SPOKEN[key] ?? [])].join(';'),
        row.unit,
        [-1000, 100_000],
        { decimals: row.decimals, ...computed(row) },
      ),
    ),
  blood(
    'bloodPanels',
    'blood tests; blood panels; blood test; blood panel; lab tests; panels; blood draws; blood work; labs',
    'count',
    [0, 10],
    { field: null, perDay: 'sum', plain: 'sum' },
  ),
];
