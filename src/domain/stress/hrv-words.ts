import type { HrvBand } from './hrv-baseline.ts';

/** A week of heart rate variability compared with the typical range, in a sentence. */
export const HRV_SENTENCES: Readonly<Record<HrvBand, string>> = {
  low: 'This week is clearly below your usual range. Poor sleep, illness, alcohol, hard workouts and stress can all do that.',
  'slightly-low': 'This week is a little below your usual range.',
  usual: 'This week is within your usual range.',
  'slightly-high': 'This week is a little above your usual range.',
  'unusually-high':
    'This week is unusually high for you. It can mean good recovery, or fatigue after very hard workouts.',
};
