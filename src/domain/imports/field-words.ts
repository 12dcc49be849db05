import { LABEL_FIELDS } from '#domain/foods/labels/label-fields.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Fields whose name doesn't say what members call them. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LABEL_FIELDS.map(({ key, name }) => [key, name])),
  massKg: 'Weight',
  glucoseMgdl: 'Glucose',
  rmssdMs: 'HRV (RMSSD)',
  hrvSdnnMs: 'HRV (SDNN)',
  vo2MaxMlKgMin: 'VO2 max',
  volumeMl: 'Amount',
  measuredAt: 'Time',
  startedAt: 'Start',
  endedAt: 'End',
  drunkAt: 'Time',
  eatenAt: 'Time',
  inBedAt: 'Bedtime',
  outOfBedAt: 'Got up',
  latencyMinutes: 'Time to fall asleep',
  awakeMinutes: 'Time awake',
  isNap: 'Nap',
  moderateMinutes: 'Moderate activity',
  vigorousMinutes: 'Vigorous activity',
  name: 'Food',
};

const UNIT = /(?:Kg|Cm|Km|Kcal|Mmhg|Bpm|Percent|Minutes|Hours|Mg|G|C|Ms|Ml)$/;

/** What members call a field of a record: "Weight", "Resting heart rate". Its unit is part of what is said about it. */
export function fieldWords(field: string): string {
  const known = WORDS[field];
  if (known !== undefined) return known;
  const words = field
    .replace(UNIT, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return capitalized(words);
}
