import { isMarkerKey, rowOf } from '#domain/blood/markers.ts';
import type { Metric } from '#domain/metrics/metric.ts';

export const EXTREMES: Readonly<Record<string, 'max' | 'min'>> = {
  highest: 'max',
  longest: 'max',
  furthest: 'max',
  fastest: 'max',
  heaviest: 'max',
  lowest: 'min',
  shortest: 'min',
  slowest: 'min',
  lightest: 'min',
};
/** Metric of a superlative. */
export const OF_EXTREME: Readonly<Record<string, string>> = {
  furthest: 'workoutDistanceM',
  fastest: 'workoutSpeedMps',
  slowest: 'workoutSpeedMps',
  heaviest: 'weightKg',
  lightest: 'weightKg',
};
/** Metric of a superlative about a workout. */
const superlativeMetric = (superlative: string): string | undefined =>
  superlative === 'longest' || superlative === 'shortest' ? 'workoutMinutes' : OF_EXTREME[superlative];

/** The metric by which a superlative picks the record that has the asked figure: "the heart rate of my longest run". */
export function pickedBy(
  superlative: string,
  { key, list, unit }: Metric,
  isWorkoutFigure: boolean,
): string | undefined {
  const measure = superlativeMetric(superlative);
  // "When did my longest fast begin".
  if (list === 'fasts' && unit === 'clock') return measure === 'workoutMinutes' ? 'fastHours' : undefined;
  // "My fastest pace" is one of the paces.
  const isOfPace = key === 'workoutPaceMinPerKm' && measure === 'workoutSpeedMps';
  return isWorkoutFigure && !isOfPace ? measure : undefined;
}

const HIGHER_IS_BETTER = new Set([
  'steps',
  'waterMl',
  'proteinG',
  'potassiumMg',
  'calciumMg',
  'magnesiumMg',
  'ironMg',
  'zincMg',
  'omega3EpaG',
  'omega3DhaG',
  'fiberG',
  'activeZoneMinutes',
  'fatburnActiveZoneMinutes',
  'cardioActiveZoneMinutes',
  'peakActiveZoneMinutes',
  'sleepMinutes',
  'deepSleepMinutes',
  'remSleepMinutes',
  'deepSleepPercent',
  'remSleepPercent',
  'hrvMs',
  'stressScore',
  'workoutSpeedMps',
  'workoutDistanceM',
  'workoutElevationM',
  'workoutMinutes',
  'workoutEnergyKcal',
  'workouts',
  'vo2MaxMlKgMin',
  'sleepScore',
  'sleepEfficiencyPercent',
  'sleepQuality',
  'sleepRegularity',
  'mood',
  'longevityScore',
  'healthyEatingIndex',
  'glucoseInRangePercent',
  'hdl-c',
]);
const LOWER_IS_BETTER = new Set([
  'workoutPaceMinPerKm',
  'restingHeartRateBpm',
  'awakeMinutes',
  'awakePercent',
  'awakenings',
  'sleepLatencyMinutes',
  'bioAgeYears',
  'phenoAgeYears',
  'sugarsG',
  'addedSugarsG',
  'satFatG',
  'transFatG',
  'sodiumMg',
  'cholesterolMg',
  'alcoholG',
  'caffeineMg',
]);
/** Which end of its range a superlative means; undefined if neither end is better. */
export function extreme(value: string, metric: Metric): 'max' | 'min' | undefined {
  if (value === 'best' || value === 'worst') {
    const direction = isMarkerKey(metric.key) ? rowOf(metric.key).direction : null;
    const isHigh = HIGHER_IS_BETTER.has(metric.key) || direction === 'higher';
    if (!isHigh && !LOWER_IS_BETTER.has(metric.key) && direction !== 'lower') return undefined;
    return isHigh === (value === 'best') ? 'max' : 'min';
  }
  // A slow pace takes more minutes.
  if (metric.key === 'workoutPaceMinPerKm' && (value === 'fastest' || value === 'slowest'))
    return value === 'slowest' ? 'max' : 'min';
  // The longest fast isn't the one that started last.
  if (metric.unit === 'clock' && value !== 'highest' && value !== 'lowest') return undefined;
  return EXTREMES[value];
}
