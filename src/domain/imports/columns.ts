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
  vo2Max: { name: 'VO2max', units: ['ml/kg/min'] },
  water: { name: 'Water', units: ['ml', 'l', 'fl oz'] },
  bedtime: { name: 'Went to bed', units: [] },
  wakeTime: { name: 'Got up', units: [] },
  glucose: { name: 'Glucose', units: ['mg/dL', 'mmol/L'] },
  food: { name: 'Food', units: [] },
  meal: { name: 'Meal', units: [] },
  energy: { name: 'Energy eaten', units: ['kcal', 'kJ'] },
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

/** Header names that other programs use for a field: patterns, in lowercase. */
const HEADERS: readonly (readonly [RegExp, ColumnField])[] = [
  [/^(?:date|day|datum|timestamp|date.?time|measured at|logged at)\b/, 'date'],
  [/^time\b|^uhrzeit/, 'time'],
  [/body.?fat|fat ?%|fat percent/, 'bodyFat'],
  [/weight|body.?mass|gewicht/, 'mass'],
  [/waist/, 'waist'],
  [/\bhips?\b/, 'hip'],
  [/\bsteps?\b|schritte/, 'steps'],
  [/active min|exercise min/, 'activeMinutes'],
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
  [/glucose|blood sugar/, 'glucose'],
  [/^(?:food|food name|item|name|description)$/, 'food'],
  [/^meal/, 'meal'],
  [/calories|energy|kcal/, 'energy'],
  [/protein/, 'protein'],
  [/carb/, 'carbs'],
  [/fib(?:er|re)/, 'fiber'],
  [/^(?:total )?fat\b/, 'fat'],
  [/^notes?$|comment/, 'note'],
];

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
  const taken = new Set<ColumnField>();
  return headers.flatMap((header, column): MappedColumn[] => {
    const text = header.trim().toLowerCase();
    const field = HEADERS.find(([pattern, each]) => !taken.has(each) && pattern.test(text))?.[1];
    if (!field) return [];
    taken.add(field);
    const units: readonly string[] = COLUMN_FIELDS[field].units;
    const named = UNITS.find(([pattern, unit]) => units.includes(unit) && pattern.test(text))?.[1];
    return [{ column, field, unit: named ?? units[0] ?? null }];
  });
}

/** Problem with a choice of columns; undefined if there is none. */
export function columnsFault(columns: readonly MappedColumn[]): string | undefined {
  const fields = columns.map(({ field }) => field);
  if (new Set(fields).size < fields.length) return 'Use each meaning only once.';
  const has = (field: ColumnField) => fields.includes(field);
  if (!has('date') && !has('bedtime')) return 'Choose the column with the date.';
  if (has('systolic') !== has('diastolic')) return 'Blood pressure needs both columns.';
  if (has('bedtime') !== has('wakeTime')) return 'Sleep needs both time columns.';
  if (fields.every((field) => ['date', 'time', 'note', 'meal', 'food'].includes(field)))
    return 'Choose at least one column with numbers.';
  return undefined;
}
