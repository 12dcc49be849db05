import {
  GOALS,
  SEXES,
  UNIT_SYSTEMS,
  type ActivityLevel,
  type DietaryPreference,
  type UnitSystem,
} from './profile.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** "High-protein". */
export const preferenceName = (preference: DietaryPreference): string => capitalized(preference);

const SEX_NAMES = { male: 'Male', female: 'Female' } as const;
const UNIT_NAMES = { metric: 'Metric', imperial: 'Imperial' } as const;
const GOAL_NAMES = { lose: 'Lose', maintain: 'Maintain', gain: 'Gain' } as const;

/** Display names of the choices in registration and settings. */
export const SEX_OPTIONS = SEXES.toReversed().map((value) => ({ value, label: SEX_NAMES[value] }));
export const UNIT_OPTIONS = UNIT_SYSTEMS.map((value) => ({ value, label: UNIT_NAMES[value] }));
export const GOAL_OPTIONS = GOALS.map((value) => ({ value, label: GOAL_NAMES[value] }));

/** Names of `WEEKLY_LOSS_KG`: familiar steps of half a kilo and one pound; the kilograms next to them are stored. */
export const WEEKLY_LOSS_NAMES: Readonly<Record<UnitSystem, readonly string[]>> = {
  metric: ['0.25 kg', '0.5 kg', '0.75 kg', '1 kg'],
  imperial: ['0.5 lb', '1 lb', '1.5 lb', '2 lb'],
};

export const ACTIVITY_LABELS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: desk work, no exercise',
  light: 'Light: 1 to 3 workouts a week',
  moderate: 'Moderate: 3 to 5 workouts a week',
  active: 'Active: 6 or 7 workouts a week',
  very_active: 'Very active: physical job plus workouts',
};
