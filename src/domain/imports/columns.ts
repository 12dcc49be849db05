/** Possible meanings of a CSV column, with the units it comes in; the first is the default. */
export const COLUMN_FIELDS = {
  date: { name: 'Date or date and time', units: [] },
  time: { name: 'Time', units: [] },
  mass: { name: 'Weight', units: ['kg', 'lb'] },
  bodyFat: { name: 'Body fat', units: ['%'] },
  waist: { name: 'Waist', units: ['cm', 'in'] },
  hip: { name: 'Hip', units: ['cm', 'in'] },
  steps: { name: 'Steps', units: ['steps'] },
  activeMinutes: { name: 'Active minutes', units: ['min'] },
  floors: { name: 'Floors', units: ['floors'] },
  systolic: { name: 'Systolic blood pressure', units: ['mm Hg'] },
  diastolic: { name: 'Diastolic blood pressure', units: ['mm Hg'] },
  heartRate: { name: 'Resting heart rate', units: ['bpm'] },
  temperature: { name: 'Body temperature', units: ['°C', '°F'] },
  oxygen: { name: 'Oxygen saturation', units: ['%'] },
  hrv: { name: 'Heart rate variability (RMSSD)', units: ['ms'] },
  sdnn: { name: 'Heart rate variability (SDNN)', units: ['ms'] },
  vo2Max: { name: 'VO2 max', units: ['ml/kg/min'] },
  water: { name: 'Water', units: ['ml', 'l', 'fl oz'] },
  bedtime: { name: 'Went to bed', units: [] },
  wakeTime: { name: 'Got up', units: [] },
  glucose: { name: 'Glucose, fingerstick', units: ['mg/dL', 'mmol/L'] },
  sensorGlucose: { name: 'Glucose, sensor', units: ['mg/dL', 'mmol/L'] },
  food: { name: 'Food', units: [] },
  meal: { name: 'Meal', units: [] },
  energy: { name: 'Calories eaten', units: ['kcal', 'kJ'] },
  protein: { name: 'Protein', units: ['g'] },
  carbs: { name: 'Carbohydrates', units: ['g'] },
  fat: { name: 'Fat', units: ['g'] },
  fiber: { name: 'Fiber', units: ['g'] },
  note: { name: 'Note', units: [] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly units: readonly string[] }>>;

export type ColumnField = keyof typeof COLUMN_FIELDS;

export const COLUMN_FIELD_KEYS = Object.keys(COLUMN_FIELDS) as [ColumnField, ...ColumnField[]];

/** Meanings of the columns; ignored columns have none. */
export interface MappedColumn {
  /** Its place in the file, from 0. */
  readonly column: number;
  readonly field: ColumnField;
  readonly unit: string | null;
}

/**
 * Header names that other programs use for a field: patterns, in lowercase. Of several columns for one field, the first pattern that fits
 * any of them decides, so a start goes before the time when a record was made.
 */
const HEADERS: readonly (readonly [RegExp, ColumnField])[] = [
  [/^(?:date|day|datum|timestamp|date ?time|date components|measured at|logged at)\b/, 'date'],
  [/^start(?:ed)?(?: ?(?:date|time|at))*$/, 'date'],
  [/\btimestamp\b|^(?:recorded|taken) ?(?:at|on)\b|^time$/, 'date'],
  [/^creat(?:ed|ion)\b/, 'date'],
  [/^time\b|^uhrzeit/, 'time'],
  [/body.?fat|fat ?%|fat percent/, 'bodyFat'],
  [/weight|body.?mass(?! ?index)|gewicht/, 'mass'],
  [/waist/, 'waist'],
  [/\bhips?\b/, 'hip'],
  [/\bsteps?\b|schritte/, 'steps'],
  [/active min|exercise (?:min|time)/, 'activeMinutes'],
  [/floors|flights/, 'floors'],
  [/systolic|\bsys\b/, 'systolic'],
  [/diastolic|\bdia\b/, 'diastolic'],
  [/resting (?:heart|hr|pulse)|\brhr\b|pulse|heart rate/, 'heartRate'],
  [/temperature/, 'temperature'],
  [/spo2|oxygen/, 'oxygen'],
  // SDNN is a different measure, which can't be converted.
  [/sdnn/, 'sdnn'],
  [/^(?!.*sdnn).*\bhrv\b|rmssd/, 'hrv'],
  [/vo2/, 'vo2Max'],
  [/water|fluid/, 'water'],
  [/bed ?time|sleep start|asleep at|went to bed/, 'bedtime'],
  [/wake|sleep end|got up/, 'wakeTime'],
  [/(?:libre|dexcom|sensor|cgm|interstitial|historic).*(?:glucose|\bgl\b)|\b(?:cgm|sgv)\b/, 'sensorGlucose'],
  [/^(?!.*(?:libre|dexcom|sensor|cgm|interstitial|historic)).*(?:glucose|blood sugar|\bb?gl?\b)/, 'glucose'],
  [/^(?:food|food name|item|name|description)$/, 'food'],
  [/^meal/, 'meal'],
  // Energy that was burned isn't eaten.
  [/^(?!.*(?:activ|burn|exercise|basal|resting|spent|expend)).*(?:calories|energy|kcal)/, 'energy'],
  [/protein/, 'protein'],
  [/carb/, 'carbs'],
  [/fib(?:er|re)/, 'fiber'],
  [/^(?:total )?fat\b/, 'fat'],
  [/^notes?$|comment/, 'note'],
];

/** Columns about another one. */
const NO_FIGURE = /\b(?:goal|target|unit)s?$/;

/** "startDate" and "resting_heart_rate" in plain words. */
const wordsOf = (header: string): string =>
  header
    .trim()
    .replaceAll(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\blbs?\b|pound/, 'lb'],
  [/\bin(?:ches)?\b/, 'in'],
  [/°f|\bf\b|fahrenheit/, '°F'],
  [/mmol/, 'mmol/L'],
  [/\bkj\b/, 'kJ'],
  [/fl\.? ?oz/, 'fl oz'],
  [/\(l\)|liter|litre/, 'l'],
];

/** Meanings suggested by the headers, each field at most once. */
export function guessColumns(headers: readonly string[]): readonly MappedColumn[] {
  const words = headers.map(wordsOf);
  const chosen = new Map<number, ColumnField>();
  for (const [pattern, field] of HEADERS) {
    if ([...chosen.values()].includes(field)) continue;
    const column = words.findIndex(
      (text, at) => !chosen.has(at) && pattern.test(text) && !NO_FIGURE.test(text),
    );
    if (column >= 0) chosen.set(column, field);
  }
  return words.flatMap((text, column): MappedColumn[] => {
    const field = chosen.get(column);
    if (!field) return [];
    const units: readonly string[] = COLUMN_FIELDS[field].units;
    const named = UNITS.find(([pattern, unit]) => units.includes(unit) && pattern.test(text))?.[1];
    return [{ column, field, unit: named ?? units[0] ?? null }];
  });
}

/** Problem with a choice of columns; undefined if there is none. */
export function columnsFault(columns: readonly MappedColumn[]): string | undefined {
  const fields = columns.map(({ field }) => field);
  if (new Set(fields).size < fields.length)
    return 'Two columns have the same data type. Choose a different one for each.';
  const has = (field: ColumnField) => fields.includes(field);
  if (!has('date') && !has('bedtime')) return 'Choose the column with the date.';
  if (has('systolic') !== has('diastolic')) return 'Choose both blood pressure columns.';
  if (has('bedtime') !== has('wakeTime')) return 'Choose both the “Went to bed” and “Got up” columns.';
  if (fields.every((field) => ['date', 'time', 'note', 'meal', 'food'].includes(field)))
    return 'Choose at least one column with numbers.';
  return undefined;
}
