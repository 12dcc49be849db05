import { describe, expect, test } from 'vitest';
import { readExport as read } from './testing-read.ts';

const json = (value: unknown): string => JSON.stringify(value);

describe('exports of devices, authored from their public schemas', () => {
  test('Fitbit counts minutes in UTC and nights in local time, and its weight unit follows from the BMI', async () => {
    const steps = json([
      // Half past eleven in the evening of the 14th in New York.
      { dateTime: '01/15/26 04:30:00', value: '100' },
      { dateTime: '01/15/26 15:00:00', value: '250' },
    ]);
    const { source, of, days } = await read(
      {
        'Fitbit/Global Export Data/takeout_steps-2026-01-15 (1).json': steps,
        'Fitbit/Global Export Data/weight-2026-01-15.json': json([
          { logId: 1, weight: 165.3, bmi: 24.1, fat: 22.5, date: '01/15/26', time: '07:09:59' },
          { logId: 2, weight: 70, bmi: 22.9, date: '01/16/26', time: '23:30:00' },
        ]),
        'Fitbit/Global Export Data/sleep-2026-01-15.json': json([
          {
            logId: 3,
            dateOfSleep: '2026-01-15',
            startTime: '2026-01-14T23:10:00.000',
            endTime: '2026-01-15T06:40:00.000',
            minutesToFallAsleep: 5,
            minutesAsleep: 400,
            minutesAwake: 45,
          },
        ]),
        'Fitbit/Global Export Data/exercise-0.json': json([
          {
            logId: 4,
            activityName: 'Run',
            startTime: '01/15/26 12:00:00',
            duration: 1_800_000,
            calories: 300,
            distance: 3,
            distanceUnit: 'Mile',
          },
        ]),
        'Fitbit/Global Export Data/resting_heart_rate-2026-01-15.json': json([
          { dateTime: '01/15/26 00:00:00', value: { date: '01/15/26', value: 58.4, error: 6.8 } },
        ]),
      },
      'America/New_York',
    );
    expect(source).toBe('fitbit');
    expect(of('days')).toMatchObject([
      { date: '2026-01-14', steps: 100 },
      { date: '2026-01-15', steps: 250 },
    ]);
    expect(of('weight')).toMatchObject([
      { massKg: expect.closeTo(74.98, 2), bodyFatPercent: 22.5 },
      { massKg: 70 },
    ]);
    expect(days('weight')).toEqual(['2026-01-15', '2026-01-16']);
    expect(of('sleep')).toMatchObject([{ awakeMinutes: 45, inBedAt: '2026-01-15T04:10:00.000Z' }]);
    expect(of('workouts')).toMatchObject([
      { kind: 'running', distanceKm: expect.closeTo(4.83, 2), startedAt: '2026-01-15T12:00:00.000Z' },
    ]);
    expect(of('vitals')).toMatchObject([{ restingHeartRateBpm: 58 }]);
  });

  test('Google Fit uses the source with the most steps of a day, and an archive keeps each program’s name', async () => {
    const point = (at: string, source: string, intVal: number) => ({
      dataTypeName: 'com.google.step_count.delta',
      startTimeNanos: `${Date.parse(at)}000000`,
      originDataSourceId: source,
      fitValue: [{ value: { intVal } }],
    });
    const { of, sources } = await read({
      'Takeout/Fit/All Data/steps.json': json({
        'Data Source': 'derived',
        'Data Points': [
          point('2026-01-14T23:30:00Z', 'clip', 40),
          point('2026-01-15T09:00:00Z', 'clip', 60),
          point('2026-01-15T09:00:00Z', 'band', 90),
        ],
      }),
      'Takeout/Fit/All Sessions/walk.json': json({
        fitnessActivity: 'walking',
        startTime: '2026-01-15T09:00:00Z',
        endTime: '2026-01-15T09:30:00Z',
        aggregate: [{ metricName: 'com.google.distance.delta', floatValue: 2500 }],
      }),
      'Takeout/Fitbit/steps-1.json': json([{ dateTime: '01/16/26 09:00:00', value: '5' }]),
    });
    // Half past midnight in Berlin.
    expect(of('days').map(({ date, steps }) => [date, steps])).toEqual(
      expect.arrayContaining([
        ['2026-01-15', 100],
        ['2026-01-16', 5],
      ]),
    );
    expect(of('workouts')).toMatchObject([{ kind: 'walking', durationMinutes: 30, distanceKm: 2.5 }]);
    expect(sources.toSorted()).toEqual(['fitbit', 'google-fit']);
  });

  test('Oura nights keep the day of their own offset', async () => {
    const { source, of, days } = await read(
      json({
        data: [
          {
            day: '2026-06-21',
            type: 'long_sleep',
            average_hrv: 52,
            lowest_heart_rate: 45,
            total_sleep_duration: 25_200,
            latency: 480,
            bedtime_start: '2026-06-20T23:15:00-07:00',
            bedtime_end: '2026-06-21T07:00:00-07:00',
          },
          {
            day: '2026-06-21',
            type: 'sleep',
            average_hrv: 99,
            total_sleep_duration: 1800,
            bedtime_start: '2026-06-21T14:00:00-07:00',
            bedtime_end: '2026-06-21T14:35:00-07:00',
          },
        ],
      }),
    );
    expect(source).toBe('oura');
    expect(of('sleep')).toMatchObject([
      { isNap: false, latencyMinutes: 8, awakeMinutes: 37 },
      { isNap: true },
    ]);
    expect(days('sleep')).toEqual(['2026-06-21', '2026-06-21']);
    expect(of('hrv')).toMatchObject([{ rmssdMs: 52, timeZone: 'Etc/GMT+7' }]);
    expect(of('vitals')).toMatchObject([{ restingHeartRateBpm: 45 }]);
  });

  test('Withings weighs on the member’s clock and reads pounds', async () => {
    const { source, of, days } = await read({
      'weight.csv':
        'Date,"Weight (lb)","Fat mass (lb)","Bone mass (lb)",Comments\n"2026-09-30 23:12:45",160,32,6,\n',
      'bp.csv': 'Date,"Heart rate",Systolic,Diastolic,Comments\n"2026-09-30 07:00:00",60,118,76,\n',
      'sleep.csv':
        'from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up","Duration to sleep (s)"\n2026-09-29T23:00:00+02:00,2026-09-30T07:00:00+02:00,14400,7200,5400,1200,2,600\n',
      'aggregates_steps.csv': 'date,value\n2026-09-30,8123\n',
    });
    expect(source).toBe('withings');
    expect(of('weight')).toMatchObject([
      { massKg: expect.closeTo(72.57, 2), bodyFatPercent: expect.closeTo(20, 6) },
    ]);
    expect(days('weight')).toEqual(['2026-09-30']);
    expect(of('vitals')).toMatchObject([{ systolicMmhg: 118, diastolicMmhg: 76 }]);
    expect(of('sleep')).toMatchObject([{ awakenings: 2, latencyMinutes: 10, awakeMinutes: 20 }]);
    expect(of('days')).toMatchObject([{ date: '2026-09-30', steps: 8123 }]);
  });

  test('Whoop, Strava and Polar are read with the offset in each file', async () => {
    const whoop = await read({
      'physiological_cycles.csv':
        'Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Blood oxygen %,Sleep onset,Wake onset\n2026-03-01 23:40:00,,UTC-05:00,66,52,71,96.5,2026-03-01 23:40:00,2026-03-02 07:10:00\n',
      'workouts.csv':
        'Cycle start time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Energy burned (cal),Average HR (bpm),Distance (meters)\n2026-03-01 23:40:00,UTC-05:00,2026-03-02 22:00:00,2026-03-02 22:45:00,45,Cycling,410,131,15000\n',
      'sleeps.csv':
        'Cycle start time,Cycle timezone,Sleep onset,Wake onset,Asleep duration (min),Awake duration (min),Nap\n2026-03-01 23:40:00,UTC-05:00,2026-03-01 23:40:00,2026-03-02 07:10:00,420,30,false\n',
    });
    expect(whoop.of('hrv')).toMatchObject([{ rmssdMs: 71, timeZone: 'Etc/GMT+5' }]);
    expect(whoop.days('vitals')).toEqual(['2026-03-02', '2026-03-02']);
    expect(whoop.days('workouts')).toEqual(['2026-03-02']);
    expect(whoop.of('sleep')).toMatchObject([{ awakeMinutes: 30, isNap: false }]);

    const strava = await read(
      'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Elapsed Time,Moving Time,Distance,Calories,Average Heart Rate\n77,"Jan 5, 2026, 11:04:05 PM",Night run,Run,1900,5.0,1900,1800,5012.5,350,150\n',
    );
    expect(strava.source).toBe('strava');
    expect(strava.of('workouts')).toMatchObject([
      { durationMinutes: 30, distanceKm: 5.0125, startedAt: '2026-01-05T23:04:05.000Z', kind: 'running' },
    ]);
    // UTC, so that it is past midnight in Berlin.
    expect(strava.days('workouts')).toEqual(['2026-01-06']);

    const polar = await read(
      json({
        exportVersion: '1.9',
        startTime: '2026-02-03T18:00:00.000',
        timeZoneOffset: 120,
        duration: 'PT1H2M30S',
        distance: 21_000,
        kiloCalories: 600,
        averageHeartRate: 120,
        exercises: [{ sport: 'CYCLING' }],
      }),
    );
    expect(polar.of('workouts')).toMatchObject([
      { startedAt: '2026-02-03T16:00:00.000Z', durationMinutes: 62.5, distanceKm: 21, kind: 'cycling' },
    ]);
  });

  test('Samsung Health has a title above its columns and a separate offset column', async () => {
    const { source, of, days } = await read({
      'com.samsung.health.weight.csv':
        'com.samsung.health.weight,6311018,4\nstart_time,weight,body_fat,time_offset,deviceuuid,pkg_name\n2026-01-04 23:30:00.000,70.5,21,UTC+0100,abc,com.sec.android.app.shealth,\n',
      'com.samsung.shealth.step_daily_trend.csv':
        'com.samsung.shealth.step_daily_trend,6311018,5\nday_time,count,distance,source_type,deviceuuid,pkg_name\n1767571200000,9000,6000,-2,x,p,\n1767571200000,5000,3000,0,y,p,\n',
    });
    expect(source).toBe('samsung-health');
    expect(days('weight')).toEqual(['2026-01-05']);
    expect(of('days')).toMatchObject([{ date: '2026-01-05', steps: 9000, distanceKm: 6 }]);
  });

  test('Garmin’s sums, nights and workouts have their own units', async () => {
    const { source, of } = await read({
      'DI-Connect-Aggregator/UDSFile_1.json': json([
        {
          calendarDate: '2026-01-05',
          totalSteps: 7000,
          totalDistanceMeters: 5100,
          moderateIntensityMinutes: 20,
          restingHeartRate: 51,
        },
      ]),
      'DI-Connect-Wellness/1_sleepData.json': json([
        {
          calendarDate: '2026-01-05',
          sleepStartTimestampGMT: '2026-01-04T22:00:00.0',
          sleepEndTimestampGMT: '2026-01-05T06:00:00.0',
          awakeSleepSeconds: 600,
        },
      ]),
      'DI-Connect-Fitness/1_summarizedActivities.json': json([
        {
          summarizedActivitiesExport: [
            {
              activityId: 9,
              name: 'Lake',
              activityType: 'open_water_swimming',
              startTimeGmt: 1_767_600_000_000,
              duration: 1_500_000,
              distance: 100_000,
              calories: 1255.2,
              avgHr: 130,
            },
          ],
        },
      ]),
    });
    expect(source).toBe('garmin');
    expect(of('days')).toMatchObject([{ steps: 7000, distanceKm: 5.1, moderateMinutes: 20 }]);
    expect(of('sleep')).toMatchObject([{ inBedAt: '2026-01-04T22:00:00.000Z', awakeMinutes: 10 }]);
    expect(of('workouts')).toMatchObject([
      { kind: 'swimming', durationMinutes: 25, distanceKm: 1, energyKcal: expect.closeTo(300, 6) },
    ]);
    const table = await read(
      'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR\nRunning,2026-01-05 07:12:11,false,Park,5.01,320,00:28:30,149\n',
    );
    expect(table.of('workouts')).toMatchObject([
      { durationMinutes: 28.5, distanceKm: null, startedAt: '2026-01-05T06:12:11.000Z' },
    ]);
  });

  test('a fast of Zero ends on the day on which its hours have passed', async () => {
    const { source, of } = await read(
      'Date,Start,End,Hours,Night Eating\n1/17/26,19:15,12:00,16.75,1\n1/16/26,06:00,18:00,12,0\n1/18/26,20:00,,,\n',
    );
    expect(source).toBe('zero');
    expect(of('fasts')).toMatchObject([
      { startedAt: '2026-01-17T18:15:00.000Z', endedAt: '2026-01-18T11:00:00.000Z', goalHours: 17 },
      { startedAt: '2026-01-16T05:00:00.000Z', endedAt: '2026-01-16T17:00:00.000Z' },
    ]);
    const other = await read(
      'Fast start,Fast end,Note\n2026-01-01 20:00,2026-01-02 12:00,good\n2026-01-02 20:00,,\n',
    );
    expect([other.of('fasts').length, other.aside]).toEqual([1, ['Fasts without an end time']]);
  });
});
