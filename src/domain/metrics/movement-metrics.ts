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
  day(
    'steps',
    'steps; step count; steps taken; step; step tally; step counter; footsteps; paces walked; steps walked; number of steps; pedometer count; pedometer; step figure; step numbers',
    'count',
    ofRange(MOVEMENT_RANGES.steps),
    {
      ...SUM,
      stored: ['activity_days.steps'],
    },
  ),
  day(
    'activeZoneMinutes',
    'active zone minutes; azm; zone minutes; active zone time; active minutes; activity minutes; minutes in active zones; minutes in the active zone; minutes in my active zones; active heart rate zone minutes; heart rate zone minutes; time in active zones; active zone',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'fatburnActiveZoneMinutes',
    'fat burn active zone minutes; minutes in the fat burn heart rate zone; time in the fat burn heart rate zone; fat burn heart rate zone minutes; fat burn heart rate zone; fat burn heart zone minutes; fat burn hr zone minutes; fat burn zone time; time in fat burn; time in fat burn zone; minutes in fat burn zone; time spent in the fat burn zone; minutes spent in the fat burn zone; time spent in fat burn; minutes spent in fat burn; minutes of fat burn; minutes of fat burn zone; fat burn azm; fat burn active minutes; active zone minutes in fat burn; active zone minutes in the fat burn zone; active zone minutes in the fat burn heart rate zone; zone minutes in fat burn; fat burn intensity minutes; minutes at fat burn intensity; minutes at fat burn heart rate; fat burn time; fat burn zone activity; fat burn activity minutes; minutes in my fat burn zone; time in my fat burn zone; fat burn range minutes; minutes in the fat burn range; minutes of fat burn activity; minutes of fat burn intensity; fat burn exercise minutes; fat burn level minutes; fat burn active time; minutes in fat burn heart rate zone; fat burn heart rate minutes; fat burn active zone time; fatburn active zone minutes; fat-burn active zone minutes; fat burning active zone minutes; fat burn zone minutes; fat burn minutes; fatburn minutes; fatburn zone minutes; fat burning minutes; fat burning zone minutes; minutes in the fat burn zone; minutes in fat burn; fat burn zone; fat burning zone; fat burn; fatburn',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'cardioActiveZoneMinutes',
    'cardio active zone minutes; minutes in the cardio heart rate zone; time in the cardio heart rate zone; cardio heart rate zone minutes; cardio heart rate zone; cardio heart zone minutes; cardio hr zone minutes; cardio zone time; time in cardio; time in cardio zone; minutes in cardio zone; time spent in the cardio zone; minutes spent in the cardio zone; time spent in cardio; minutes spent in cardio; minutes of cardio; minutes of cardio zone; cardio azm; cardio active minutes; active zone minutes in cardio; active zone minutes in the cardio zone; active zone minutes in the cardio heart rate zone; zone minutes in cardio; cardio intensity minutes; minutes at cardio intensity; minutes at cardio heart rate; cardio time; cardio zone activity; cardio activity minutes; minutes in my cardio zone; time in my cardio zone; cardio range minutes; minutes in the cardio range; minutes of cardio activity; minutes of cardio intensity; cardio exercise minutes; cardio level minutes; cardio active time; minutes in cardio heart rate zone; cardio heart rate minutes; cardio active zone time; cardio zone minutes; cardio minutes; minutes in the cardio zone; minutes in cardio; cardio zone; cardio zone time; time in the cardio zone',
    'min',
    MINUTES,
    SUM,
  ),
  day(
    'peakActiveZoneMinutes',
    'peak active zone minutes; minutes in the peak heart rate zone; time in the peak heart rate zone; peak heart rate zone minutes; peak heart rate zone; peak heart zone minutes; peak hr zone minutes; peak zone time; time in peak; time in peak zone; minutes in peak zone; time spent in the peak zone; minutes spent in the peak zone; time spent in peak; minutes spent in peak; minutes of peak; minutes of peak zone; peak azm; peak active minutes; active zone minutes in peak; active zone minutes in the peak zone; active zone minutes in the peak heart rate zone; zone minutes in peak; peak intensity minutes; minutes at peak intensity; minutes at peak heart rate; peak time; peak zone activity; peak activity minutes; minutes in my peak zone; time in my peak zone; peak range minutes; minutes in the peak range; minutes of peak activity; minutes of peak intensity; peak exercise minutes; peak level minutes; peak active time; minutes in peak heart rate zone; peak heart rate minutes; peak active zone time; peak zone minutes; peak minutes; minutes in the peak zone; minutes in peak; peak heart rate zone minutes; minutes in the peak heart rate zone; peak zone; peak heart rate zone; peak zone time',
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
    'calories burned; active calories; calorie burn; calories expended; cals burned; caloric burn; kcal burned; energy burn; energy burned; active energy; calories burnt; activity calories',
    'kcal',
    [0, 15_000],
    { ...SUM, stored: ['activity_days.energy_kcal'] },
  ),
  day(
    'vo2MaxMlKgMin',
    'VO2 max; vo2max; cardio fitness; cardiorespiratory fitness',
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
    'workout duration; workout minutes; exercise minutes; workout time; exercise time; exercise duration; duration; session length; session duration; length of time; time spent exercising; time spent working out; minutes of exercise; minutes of working out; exercising time; minutes of training; training minutes; training duration; active duration; minutes exercised; minutes of workouts; session time; moving time; elapsed time; activity duration; activity time; time working out; time exercising; workout length; training time; length',
    'min',
    ofRange(MOVEMENT_RANGES.durationMinutes),
    { field: 'durationMin', perDay: 'sum', stored: ['workouts.duration_minutes'] },
  ),
  workout(
    'workoutDistanceM',
    'workout distance; distance; distance covered; distance traveled; mileage; ground covered; distance logged; route length; distance completed; exercise distance; kilometers covered; miles covered; kilometrage; distance in workouts',
    'm',
    [10, 1_000_000],
    { field: 'distanceM', perDay: 'sum', stored: ['workouts.distance_km'] },
  ),
  workout(
    'workoutHeartRateBpm',
    'workout heart rate; heart rate; average workout heart rate; exercise pulse; workout pulse; heart rate during exercise; heart rate during workouts; heart rate while exercising; heart rate while working out; workout hr; exercise hr; exercise heart rates; active heart rate; heartbeat; heart rates; exertion heart rate; training heart rate; heart beats; exercise heart rate; pulse; hr; heartrate; heart beat',
    'bpm',
    ofRange(MOVEMENT_RANGES.averageHeartRateBpm),
    { field: 'avgHeartRateBpm', stored: ['workouts.average_heart_rate_bpm'] },
  ),
  workout(
    'workoutSteps',
    'workout steps; steps; number of steps; step count; steps taken',
    'count',
    [0, 150_000],
    { field: 'steps', perDay: 'sum' },
  ),
  workout(
    'workoutEnergyKcal',
    'workout calories; calories burned; calories; energy burned; calorie burn; calorie expenditure; calories expended; calories used; calories torched; energy expended; energy used; exercise calories; burned calories; cals burned; caloric burn; caloric expenditure; kcals burned; kcal burned; calories spent; workout energy burn; calories burned off; energy burn; kilocalories burned; calories worked off; active calories; calories burnt; energy; energy expenditure; kcal; workout energy',
    'kcal',
    ofRange(MOVEMENT_RANGES.energyKcal),
    { field: 'energyKcal', perDay: 'sum', stored: ['workouts.energy_kcal'] },
  ),
  workout(
    'workoutActiveZoneMinutes',
    'workout active zone minutes; active zone minutes; azm; zone minutes; active minutes; minutes in active zones; minutes in the active zone; active zone time; time in active zones',
    'min',
    MINUTES,
    { field: 'activeZoneMinutes', perDay: 'sum' },
  ),
  workout(
    'workoutElevationM',
    'elevation gain; elevation; total elevation gain; total elevation; elevation change; elevation climbed; vertical gain; vertical; vertical meters; meters of elevation; meters of climbing; altitude; altitude gained; vertical climb; height gain; height gained; climbing; amount of climbing; uphill; elevation covered; elevation ascended; meters gained; climb height; elevation meters; gain in elevation; height climbed; ascended; climb; climbed; meters climbed; total climb; elevation gained; ascent; altitude gain',
    'm',
    [0, 10_000],
    { field: 'elevationM', perDay: 'sum', plain: 'sum' },
  ),
  workout(
    'workoutSpeedMps',
    'speed; workout speed; average workout speed; velocity; moving speed; exercise speed',
    'm/s',
    [0, 40],
    {
      field: 'speedMps',
      decimals: 2,
    },
  ),
  workout('workoutStartTime', 'workout start time; start time of workouts', 'clock', [0, 1440], {
    field: 'at',
    derived: { by: 'clock', of: 'record' },
  }),
  workout(
    'workoutPaceMinPerKm',
    'pace; workout pace; pace per kilometer; time per kilometer; pace per km',
    'min/km',
    [1, 60],
    {
      decimals: 2,
      derived: { by: 'pace' },
    },
  ),
];

export const VITAL_METRICS: readonly Metric[] = [
  vital(
    'restingHeartRateBpm',
    'resting heart rate; rhr; resting heartbeat; pulse at rest; resting pulse rate; pulse while resting; heart rate while resting; heart rate when resting; heart rate while at rest; heart rate when at rest; resting beats per minute; resting heart rhythm; resting rate; resting cardiac rate; resting heart beats; heartbeat at rest; bpm at rest; resting heart rate bpm; heart rate resting; daily resting heart rate; resting pulse reading; resting hr; resting pulse; heart rate at rest; resting heartrate; heart rate; resting heart rates; resting bpm; pulse; hr; resting heart beat',
    'bpm',
    ofRange(VITAL_RANGES.restingHeartRateBpm),
    { stored: ['vital_readings.resting_heart_rate_bpm'] },
  ),
  vital(
    'hrvMs',
    'heart rate variability; HRV; variability of my heart rate; variability in my heart rate; variability of heart rate; hrv rmssd; rmssd; heart variability; beat to beat variability; heart rate variance score; heart rate variability score; heart rate variability value; heart rhythm variability; variability of the heart rate; heartbeat variability; variability of my heartbeat; heart-rate variability; hr variability; heartrate variability; heart rate variability rmssd',
    'ms',
    [1, 400],
    { slice: 'stress', stored: ['hrv_readings.rmssd_ms'] },
  ),
  vital(
    'hrvSdnnMs',
    'heart rate variability SDNN; SDNN; HRV SDNN; Apple Watch HRV; Apple HRV; Apple heart rate variability',
    'ms',
    ofRange(VITAL_RANGES.hrvSdnnMs),
    { stored: ['vital_readings.hrv_sdnn_ms'] },
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
