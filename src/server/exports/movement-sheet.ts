import { localDayBounds } from '#domain/time/local-date.ts';
import { activityDays, vo2MaxReadings, workouts } from '#server/movement/tables.ts';
import { part, sheet } from './sheet.ts';

/** Workouts, daily totals and VO2max. */
export const movementSheet = sheet(
  [
    'Kind',
    'Effort',
    'Duration (min)',
    'Steps',
    'Moderate (min)',
    'Vigorous (min)',
    'Distance (km)',
    'Floors',
    'Energy (kcal)',
    'Average heart rate (bpm)',
    'VO2max (ml/kg/min)',
    'Method',
    'Source',
  ],
  part(
    { table: workouts, at: workouts.startedAt, momentOf: (row) => row.startedAt },
    ({ kind, effort, durationMinutes, distanceKm, energyKcal, averageHeartRateBpm, source }) => ({
      Kind: kind,
      Effort: effort,
      'Duration (min)': durationMinutes,
      'Distance (km)': distanceKm,
      'Energy (kcal)': energyKcal,
      'Average heart rate (bpm)': averageHeartRateBpm,
      Source: source,
    }),
  ),
  part(
    {
      table: activityDays,
      at: activityDays.createdAt,
      momentOf: (row) => row.createdAt,
      shownAt: (row) => new Date(localDayBounds(row.localDate, row.timeZone).startMs),
    },
    ({ steps, moderateMinutes, vigorousMinutes, distanceKm, floors, energyKcal, source }) => ({
      Kind: 'day',
      Steps: steps,
      'Moderate (min)': moderateMinutes,
      'Vigorous (min)': vigorousMinutes,
      'Distance (km)': distanceKm,
      Floors: floors,
      'Energy (kcal)': energyKcal,
      Source: source,
    }),
  ),
  part(
    { table: vo2MaxReadings, at: vo2MaxReadings.measuredAt, momentOf: (row) => row.measuredAt },
    ({ vo2MaxMlKgMin, method, source }) => ({
      Kind: 'VO2max',
      'VO2max (ml/kg/min)': vo2MaxMlKgMin,
      Method: method,
      Source: source,
    }),
  ),
);
