import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import type { TokenArea } from '#domain/tokens/scopes.ts';

/** Sections of a report, in order. */
export const REPORT_SECTIONS = [
  'nutrition',
  'body',
  'sleep',
  'stress',
  'movement',
  'fasting',
  'hydration',
  'glucose',
  'blood',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Metrics whose daily averages each section reports, most important first. */
export const SECTION_METRICS: Readonly<Record<ReportSection, readonly string[]>> = {
  nutrition: NUTRIENT_KEYS,
  body: ['weightKg', 'bodyFatPercent', 'waistCm', 'hipCm', 'systolicMmhg', 'diastolicMmhg'],
  sleep: [
    'sleepMinutes',
    'sleepScore',
    'sleepEfficiencyPercent',
    'bedtime',
    'wakeTime',
    'sleepLatencyMinutes',
    'awakeMinutes',
    'awakenings',
    'sleepQuality',
    'napMinutes',
  ],
  stress: ['stressRating', 'mood', 'energyRating', 'hrvMs', 'restingHeartRateBpm'],
  movement: [
    'steps',
    'moderateMinutes',
    'vigorousMinutes',
    'workoutMinutes',
    'workoutDistanceM',
    'workoutEnergyKcal',
    'distanceM',
    'floors',
    'activityEnergyKcal',
    'vo2MaxMlKgMin',
  ],
  fasting: ['fastHours'],
  hydration: ['waterMl'],
  glucose: ['glucoseMgdl', 'bloodKetonesMmoll'],
  blood: ['longevityScore'],
};

/** Areas of a member's data in each section: a token can read a section if it may read all of them. */
export const SECTION_AREAS: Readonly<Record<ReportSection, readonly TokenArea[]>> = {
  nutrition: ['meals'],
  body: ['body', 'vitals'],
  sleep: ['sleep'],
  stress: ['stress', 'vitals'],
  movement: ['movement'],
  fasting: ['fasting'],
  hydration: ['water'],
  glucose: ['glucose'],
  blood: ['blood', 'longevity'],
};

/**
 * Metrics whose changes the overview ranks. A short list declared in advance: among a hundred metrics, some would seem to have changed by
 * chance.
 */
export const OVERVIEW_METRICS: readonly string[] = [
  'weightKg',
  'energyKcal',
  'proteinG',
  'fiberG',
  'sodiumMg',
  'sleepMinutes',
  'bedtime',
  'stressRating',
  'hrvMs',
  'restingHeartRateBpm',
  'systolicMmhg',
  'steps',
  'workoutMinutes',
  'waterMl',
  'fastHours',
  'glucoseMgdl',
];
