import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import { metricRows, type Metric } from './metric.ts';

const body = metricRows({ slice: 'body', list: 'days', decimals: 1, plain: 'last' });
const fast = metricRows({ slice: 'fasting', list: 'fasts', kind: 'event', perDay: 'sum' });
const glucose = metricRows({ slice: 'glucose', list: 'glucose', kind: 'single', field: 'mgdl' });
const ketone = metricRows({ slice: 'glucose', list: 'days', decimals: 1 });
const ofRange = ({ low, high }: { readonly low: number; readonly high: number }) => [low, high] as const;

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
  body(
    'waistToHeight',
    'waist-to-height ratio; waist to height ratio; waist height ratio; waist by height ratio; waist to height; ratio of waist to height; the ratio of waist to height; ratio of waist and height; the ratio of waist and height; ratio of my waist to my height; the ratio of my waist to my height; ratio of my waist to height; the ratio of my waist to height',
    'ratio',
    [0.2, 1.5],
    { decimals: 2 },
  ),
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
