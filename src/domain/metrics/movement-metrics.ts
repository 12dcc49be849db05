import { MOVEMENT_RANGES } from '#domain/movement/movement-ranges.ts';
import { VITAL_RANGES } from '#domain/vitals/vital-ranges.ts';
import { metricRows, type Metric } from './metric.ts';

const day = metricRows({ slice: 'movement', list: 'days' });
const workout = metricRows({ slice: 'movement', list: 'workouts', kind: 'event' });
const vital = metricRows({ slice: 'vitals', list: 'days' });
const ofRange = ({ low, high }: { readonly low: number; readonly high: number }) => [low, high] as const;

const MINUTES = ofRange(MOVEMENT_RANGES.activeMinutes);
const SUM = { perDay: 'sum' } as const;

export const MOVEMENT_METRICS: readonly Metric[] = [
  day('steps', 'steps; step count; steps taken; step', 'count', ofRange(MOVEMENT_RANGES.steps), {
    ...SUM,
    stored: ['activity_days.steps'],
  }),
  day(
    'activeZoneMinutes',
    'active zone minutes; azm; zone minutes; active zone time; active minutes; activity minutes; minutes in active zones; time in active zones; active zone',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'fatburnActiveZoneMinutes',
    'fat burn active zone minutes; fatburn active zone minutes; fat-burn active zone minutes; fat burning active zone minutes; fat burn zone minutes; fat burn minutes; fatburn minutes; fatburn zone minutes; fat burning minutes; fat burning zone minutes; minutes in the fat burn zone; minutes in fat burn; fat burn zone; fat burning zone; fat burn; fatburn',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'cardioActiveZoneMinutes',
    'cardio active zone minutes; cardio zone minutes; cardio minutes; minutes in the cardio zone; minutes in cardio; cardio zone; cardio zone time; time in the cardio zone',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'peakActiveZoneMinutes',
    'peak active zone minutes; peak zone minutes; peak minutes; minutes in the peak zone; minutes in peak; peak heart rate zone minutes; minutes in the peak heart rate zone; peak zone; peak heart rate zone; peak zone time',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'moderateMinutes',
    'moderate minutes; moderate activity; moderately active minutes; moderate intensity minutes',
    'min',
    MINUTES,
    { ...SUM, stored: ['activity_days.moderate_minutes'] },
  ),
  day(
    'vigorousMinutes',
    'vigorous minutes; vigorous activity; very active minutes; vigorous intensity minutes',
    'min',
    MINUTES,
    { ...SUM, stored: ['activity_days.vigorous_minutes'] },
  ),
  day('distanceM', 'distance walked; daily distance; distance covered in a day', 'm', [0, 300_000], {
    ...SUM,
    stored: ['activity_days.distance_km'],
  }),
  day(
    'floors',
    'floors; floors climbed; flights of stairs; stairs climbed',
    'count',
    ofRange(MOVEMENT_RANGES.floors),
    { ...SUM, stored: ['activity_days.floors'] },
  ),
  day(
    'activityEnergyKcal',
    'calories burned; active calories; energy burned; active energy; calories burnt; activity calories',
    'kcal',
    [0, 15_000],
    { ...SUM, stored: ['activity_days.energy_kcal'] },
  ),
  day(
    'vo2MaxMlKgMin',
    'VO2max; vo2 max; cardio fitness; cardiorespiratory fitness',
    'mL/kg/min',
    ofRange(MOVEMENT_RANGES.vo2MaxMlKgMin),
    { decimals: 1, plain: 'last', stored: ['vo2max_readings.vo2max_ml_kg_min'] },
  ),
  workout(
    'workouts',
    'workouts; workout; exercise sessions; exercise session; training sessions; training session; exercises; workout sessions; workout session; activities; sessions; activity sessions',
    'count',
    [0, 20],
    { field: null, perDay: 'sum', plain: 'sum' },
  ),
  workout(
    'workoutMinutes',
    'workout duration; workout minutes; exercise minutes; workout time; exercise time; exercise duration; duration; time working out; time exercising; workout length; training time; length',
    'min',
    ofRange(MOVEMENT_RANGES.durationMinutes),
    { field: 'durationMin', perDay: 'sum', stored: ['workouts.duration_minutes'] },
  ),
  workout(
    'workoutDistanceM',
    'workout distance; distance; distance covered; distance traveled',
    'm',
    [10, 1_000_000],
    { field: 'distanceM', perDay: 'sum', stored: ['workouts.distance_km'] },
  ),
  workout(
    'workoutHeartRateBpm',
    'workout heart rate; heart rate; exercise heart rate; pulse; hr; heartrate; heart beat',
    'bpm',
    ofRange(MOVEMENT_RANGES.averageHeartRateBpm),
    { field: 'avgHeartRateBpm', stored: ['workouts.average_heart_rate_bpm'] },
  ),
  workout('workoutSteps', 'workout steps; steps', 'count', [0, 150_000], { field: 'steps', perDay: 'sum' }),
  workout(
    'workoutEnergyKcal',
    'workout calories; calories burned; calories; energy burned; calories burnt; energy; energy expenditure; kcal; workout energy',
    'kcal',
    ofRange(MOVEMENT_RANGES.energyKcal),
    { field: 'energyKcal', perDay: 'sum', stored: ['workouts.energy_kcal'] },
  ),
  workout(
    'workoutActiveZoneMinutes',
    'workout active zone minutes; active zone minutes; azm; zone minutes; active minutes',
    'min',
    MINUTES,
    { field: 'activeZoneMinutes', perDay: 'sum' },
  ),
  workout(
    'workoutElevationM',
    'elevation gain; elevation; climb; climbed; meters climbed; total climb; elevation gained; ascent; altitude gain',
    'm',
    [0, 10_000],
    { field: 'elevationM', perDay: 'sum' },
  ),
  workout('workoutSpeedMps', 'speed; workout speed', 'm/s', [0, 40], {
    field: 'speedMps',
    decimals: 2,
  }),
  workout('workoutPaceMinPerKm', 'pace; workout pace; pace per kilometer', 'min/km', [1, 60], {
    decimals: 2,
    derived: { by: 'pace' },
  }),
];

export const VITAL_METRICS: readonly Metric[] = [
  vital(
    'restingHeartRateBpm',
    'resting heart rate; rhr; resting hr; resting pulse; heart rate at rest; resting heartrate; heart rate; resting heart rates; resting bpm; pulse; hr; resting heart beat',
    'bpm',
    ofRange(VITAL_RANGES.restingHeartRateBpm),
    { stored: ['vital_readings.resting_heart_rate_bpm'] },
  ),
  vital(
    'hrvMs',
    'heart rate variability; HRV; hrv rmssd; rmssd; heart-rate variability; hr variability; heartrate variability; heart rate variability rmssd',
    'ms',
    [1, 400],
    { slice: 'stress', stored: ['hrv_readings.rmssd_ms'] },
  ),
  vital(
    'systolicMmhg',
    'systolic blood pressure; systolic; systolic pressure',
    'mmHg',
    ofRange(VITAL_RANGES.systolicMmhg),
    { plain: 'last', stored: ['vital_readings.systolic_mmhg'] },
  ),
  vital(
    'diastolicMmhg',
    'diastolic blood pressure; diastolic; diastolic pressure',
    'mmHg',
    ofRange(VITAL_RANGES.diastolicMmhg),
    { plain: 'last', stored: ['vital_readings.diastolic_mmhg'] },
  ),
  vital(
    'bodyTemperatureC',
    'body temperature; temperature; temp',
    '°C',
    ofRange(VITAL_RANGES.bodyTemperatureC),
    { decimals: 1, plain: 'last', stored: ['vital_readings.body_temperature_c'] },
  ),
  vital(
    'oxygenSaturationPercent',
    'oxygen saturation; blood oxygen; SpO2; spo2 level; oxygen level',
    '%',
    ofRange(VITAL_RANGES.oxygenSaturationPercent),
    { stored: ['vital_readings.oxygen_saturation_percent'] },
  ),
];
