import type { StressPartKey } from '#domain/stress/stress-score.ts';
import type { StrainBand } from '#domain/stress/questionnaire.ts';
import { formatTenth } from '#web/lib/format.ts';

/** Labels of the scale, 1 to 10. */
export const STRESS_WORDS = [
  'completely calm',
  'calm',
  'at ease',
  'a little tense',
  'tense',
  'under strain',
  'stressed',
  'very stressed',
  'nearly overwhelmed',
  'overwhelmed',
] as const;

/** 1 to 5. */
export const MOOD_WORDS = ['very low', 'low', 'so-so', 'good', 'very good'] as const;
export const ENERGY_WORDS = ['drained', 'tired', 'so-so', 'awake', 'full of energy'] as const;

/** Tags offered to everyone. */
export const COMMON_TAGS = [
  'Work',
  'Too much to do',
  'Family',
  'Conflict',
  'Money',
  'Health',
  'Poor sleep',
  'Travel',
  'News',
  'Exercise',
  'Time off',
  'Good company',
] as const;

export const STRAIN_WORDS: Readonly<Record<StrainBand, string>> = {
  low: 'low',
  moderate: 'moderate',
  high: 'high',
};

/** RMSSD to 1 ms, below 20 ms to 0.1. */
export const formatMs = (rmssdMs: number): string =>
  rmssdMs < 19.95 ? formatTenth(rmssdMs) : String(Math.round(rmssdMs));

/** The score, in which 100 is calm, the way check-ins and strain are shown: more is more stress. */
export const stressLevel = (score: number): number => 100 - Math.round(score);

export const PART_NAMES: Readonly<Record<StressPartKey, string>> = {
  'check-in': 'Check-ins',
  questionnaire: 'Questionnaire',
  hrv: 'Heart rate variability',
};
