import { isImportSource, sourceName } from '#domain/imports/sources.ts';
import type { DataColor } from '#web/ui/theme/colors.ts';
import { capitalized } from '#domain/words/first-letter.ts';

interface KindWords {
  readonly name: string;
  readonly unit: string;
  readonly color: DataColor;
}

const KINDS: Readonly<Record<string, KindWords>> = {
  meals: { name: 'Meals', unit: 'meals', color: 'protein' },
  glucose: { name: 'Glucose', unit: 'readings', color: 'glucose' },
  weight: { name: 'Weight and body', unit: 'entries', color: 'weight' },
  days: { name: 'Steps and daily totals', unit: 'days', color: 'movement' },
  workouts: { name: 'Workouts', unit: 'workouts', color: 'movement' },
  vo2Max: { name: 'VO2 max', unit: 'readings', color: 'movement' },
  vitals: { name: 'Vitals', unit: 'readings', color: 'pressure' },
  hrv: { name: 'Heart rate variability', unit: 'readings', color: 'stress' },
  sleep: { name: 'Sleep', unit: 'nights', color: 'sleep' },
  water: { name: 'Water', unit: 'drinks', color: 'water' },
  ketones: { name: 'Ketones', unit: 'readings', color: 'glucose' },
  // Tables of Perennial's own export.
  body_measurements: { name: 'Weight and body', unit: 'entries', color: 'weight' },
  activity_days: { name: 'Steps and daily totals', unit: 'days', color: 'movement' },
  vo2max_readings: { name: 'VO2 max', unit: 'readings', color: 'movement' },
  vital_readings: { name: 'Vitals', unit: 'readings', color: 'pressure' },
  hrv_readings: { name: 'Heart rate variability', unit: 'readings', color: 'stress' },
  glucose_readings: { name: 'Glucose', unit: 'readings', color: 'glucose' },
  ketone_readings: { name: 'Ketones', unit: 'readings', color: 'glucose' },
  drinks: { name: 'Drinks', unit: 'drinks', color: 'water' },
  sleeps: { name: 'Sleep', unit: 'nights and naps', color: 'sleep' },
  other_sleeps: { name: 'Sleep from other sources', unit: 'nights and naps', color: 'sleep' },
  other_workouts: { name: 'Workouts from other sources', unit: 'workouts', color: 'movement' },
  own_foods: { name: 'Custom foods and recipes', unit: 'entries', color: 'protein' },
  photos: { name: 'Photos', unit: 'photos', color: 'protein' },
  conversations: { name: 'Conversations with the coach', unit: 'conversations', color: 'energy' },
  fasts: { name: 'Fasts', unit: 'fasts', color: 'fasting' },
  profiles: { name: 'Profile', unit: 'entries', color: 'energy' },
  food_preferences: { name: 'Food preferences', unit: 'entries', color: 'protein' },
  goal_settings: { name: 'Other goals', unit: 'entries', color: 'energy' },
  goal_plans: { name: 'Daily targets', unit: 'entries', color: 'energy' },
  health_profiles: { name: 'Health questions', unit: 'entries', color: 'energy' },
  reminder_plans: { name: 'Reminder settings', unit: 'entries', color: 'energy' },
  corrections: { name: 'Corrected phrases', unit: 'phrases', color: 'protein' },
  meal_items: { name: 'Foods in meals', unit: 'foods', color: 'protein' },
  day_states: { name: 'Days marked as complete', unit: 'days', color: 'protein' },
  total_source_orders: { name: 'Preferred sources', unit: 'entries', color: 'movement' },
  stress_questionnaires: { name: 'Stress questionnaires', unit: 'entries', color: 'stress' },
  fasting_screenings: { name: 'Fasting safety checks', unit: 'checks', color: 'fasting' },
  supplement_takes: { name: 'Doses taken', unit: 'doses', color: 'energy' },
  exchanges: { name: 'Questions for the coach', unit: 'questions', color: 'energy' },
  coach_memories: { name: 'Coach memory setting', unit: 'entries', color: 'energy' },
  remembered_facts: { name: 'Facts the coach remembers', unit: 'facts', color: 'energy' },
};

/** "3 entries", "1 entry", "1 night or nap": the unit for a count. */
export const unitOfCount = (count: number, unit: string): string =>
  count === 1 ? unit.replace(' and ', ' or ').replaceAll(/ies\b/g, 'y').replaceAll(/s\b/g, '') : unit;

/** A kind of record in words: "longevity_scores" is "Longevity scores". */
export function kindWords(kind: string): KindWords {
  const plain = kind.replaceAll('_', ' ');
  return KINDS[kind] ?? { name: capitalized(plain), unit: 'entries', color: 'energy' };
}

/** Names that already say what the file is. */
const PLAIN: ReadonlySet<string> = new Set(['csv', 'fit', 'lab-report']);

export const sourceText = (source: string | null): string =>
  source === null
    ? 'File'
    : isImportSource(source)
      ? `${sourceName(source)}${PLAIN.has(source) ? '' : ' export'}`
      : source;

const BYTES_PER_MB = 1e6;

/** "412 MB", "36 kB". */
export const formatBytes = (bytes: number): string =>
  bytes >= BYTES_PER_MB
    ? `${(bytes / BYTES_PER_MB).toFixed(bytes >= 10 * BYTES_PER_MB ? 0 : 1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;
