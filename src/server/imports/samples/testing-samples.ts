import { strToU8, zipSync } from 'fflate';
import { DIARIES, GLUCOSE, type Sample } from './testing-diaries.ts';
import { databaseOf, fitFile, sqlite } from './testing-makers.ts';

const json = (value: unknown): string => JSON.stringify(value);
const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const night = {
  sleepStartTimestampGMT: '2026-01-04T22:00:00.0',
  sleepEndTimestampGMT: '2026-01-05T06:00:00.0',
};

const DEVICES: readonly Sample[] = [
  {
    source: 'apple-health',
    name: 'export.zip in German',
    content: zip({
      'apple_health_export/Exportieren.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="de_DE">\n${[
        ['RestingHeartRate', 'count/min', 61],
        ['StepCount', 'count', 4000],
        ['BodyMass', 'kg', 71],
      ]
        .map(
          ([type, unit, value]) =>
            `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Ada’s Apple Watch" unit="${unit}" startDate="2026-01-05 07:00:00 +0100" endDate="2026-01-05 07:10:00 +0100" value="${value}"/>\n`,
        )
        .join('')}</HealthData>\n`,
    }),
    counts: { vitals: 1, days: 1, weight: 1 },
  },
  {
    source: 'apple-health',
    name: 'Health Auto Export',
    content: json({
      data: {
        metrics: [
          { name: 'step_count', units: 'count', data: [{ date: '2026-01-05 00:00:00 +0100', qty: 8000 }] },
          {
            name: 'weight_body_mass',
            units: 'lb',
            data: [{ date: '2026-01-05 07:00:00 +0100', qty: 154.3 }],
          },
        ],
      },
    }),
    counts: { days: 1, weight: 1 },
  },
  {
    source: 'fitbit',
    name: 'Google Takeout',
    content: zip({
      'Takeout/Fitbit/steps-2026-01-15.json': json([{ dateTime: '01/15/26 15:00:00', value: '250' }]),
      'Takeout/Fitbit/weight-2026-01-15.json': json([
        { logId: 2, weight: 70, bmi: 22.9, date: '01/16/26', time: '07:30:00' },
      ]),
    }),
    counts: { days: 1, weight: 1 },
  },
  {
    source: 'google-fit',
    name: 'Google Takeout',
    content: zip({
      'Takeout/Fit/All Sessions/walk.json': json({
        fitnessActivity: 'walking',
        startTime: '2026-01-15T09:00:00Z',
        endTime: '2026-01-15T09:30:00Z',
        aggregate: [{ metricName: 'com.google.distance.delta', floatValue: 2500 }],
      }),
    }),
    counts: { workouts: 1 },
  },
  {
    source: 'garmin',
    name: 'data export',
    content: zip({
      'DI-Connect-Aggregator/UDSFile_1.json': json([{ calendarDate: '2026-01-05', totalSteps: 7000 }]),
      'DI-Connect-Wellness/1_sleepData.json': json([{ calendarDate: '2026-01-05', ...night }]),
    }),
    counts: { days: 1, sleep: 1 },
  },
  {
    source: 'garmin',
    name: 'Activities.csv',
    content:
      'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR\nRunning,2026-01-05 07:12:11,false,Park,5.01,320,00:28:30,149\n',
    counts: { workouts: 1 },
  },
  {
    source: 'fit',
    name: 'a scale',
    content: fitFile([
      {
        kind: 30,
        fields: [
          [253, 4, Date.parse('2026-01-05T06:00:00Z') / 1000 - 631_065_600],
          [0, 2, 7123],
        ],
      },
    ]),
    counts: { weight: 1 },
  },
  {
    source: 'oura',
    name: 'sleep.json',
    content: json({
      data: [
        {
          day: '2026-06-21',
          type: 'long_sleep',
          average_hrv: 52,
          lowest_heart_rate: 45,
          bedtime_start: '2026-06-20T23:15:00-07:00',
          bedtime_end: '2026-06-21T07:00:00-07:00',
        },
      ],
    }),
    counts: { sleep: 1, hrv: 1, vitals: 1 },
  },
  {
    source: 'withings',
    name: 'data export',
    content: zip({
      'weight.csv':
        'Date,"Weight (lb)","Fat mass (lb)","Bone mass (lb)",Comments\n"2026-09-30 23:12:45",160,32,6,\n',
      'bp.csv': 'Date,"Heart rate",Systolic,Diastolic,Comments\n"2026-09-30 07:00:00",60,118,76,\n',
      'aggregates_steps.csv': 'date,value\n2026-09-30,8123\n',
    }),
    counts: { weight: 1, vitals: 1, days: 1 },
  },
  {
    source: 'whoop',
    name: 'data export',
    content: zip({
      'sleeps.csv':
        'Cycle start time,Cycle timezone,Sleep onset,Wake onset,Asleep duration (min),Awake duration (min),Nap\n2026-03-01 23:40:00,UTC-05:00,2026-03-01 23:40:00,2026-03-02 07:10:00,420,30,false\n',
      'workouts.csv':
        'Cycle start time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Energy burned (cal),Average HR (bpm),Distance (meters)\n2026-03-01 23:40:00,UTC-05:00,2026-03-02 22:00:00,2026-03-02 22:45:00,45,Cycling,410,131,15000\n',
    }),
    counts: { sleep: 1, workouts: 1 },
  },
  {
    source: 'polar',
    name: 'training session',
    content: json({
      exportVersion: '1.9',
      startTime: '2026-02-03T18:00:00.000',
      timeZoneOffset: 120,
      duration: 'PT1H2M30S',
      exercises: [{ sport: 'CYCLING' }],
    }),
    counts: { workouts: 1 },
  },
  {
    source: 'strava',
    name: 'activities.csv',
    content:
      'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Elapsed Time,Moving Time,Distance,Calories,Average Heart Rate\n77,"Jan 5, 2026, 11:04:05 PM",Night run,Run,1900,5.0,1900,1800,5012.5,350,150\n',
    counts: { workouts: 1 },
  },
  {
    source: 'samsung-health',
    name: 'personal data',
    content: zip({
      'com.samsung.health.weight.csv':
        'com.samsung.health.weight,6311018,4\nstart_time,weight,body_fat,time_offset,deviceuuid,pkg_name\n2026-01-04 23:30:00.000,70.5,21,UTC+0100,abc,com.sec.android.app.shealth,\n',
    }),
    counts: { weight: 1 },
  },
  {
    source: 'zero',
    name: 'fasts',
    content: 'Date,Start,End,Hours,Night Eating\n1/17/26,19:15,12:00,16.75,1\n',
    counts: { fasts: 1 },
  },
  {
    source: 'csv',
    name: 'any table',
    content: 'Date,Weight (lb),Mood\n11/09/2026,158.3,good\n11/10/2026,157.9,\n',
    counts: { weight: 2 },
  },
];

const HEALTH_CONNECT: readonly Sample[] = sqlite
  ? [
      {
        source: 'health-connect',
        name: 'backup',
        content: databaseOf((database) => {
          database.exec(
            `insert into weight_record_table values (1, ${Date.UTC(2026, 0, 5, 7)}, 7200, 71250.0)`,
          );
        }),
        counts: { weight: 1 },
      },
    ]
  : [];

export const SAMPLES: readonly Sample[] = [...DIARIES, ...DEVICES, ...HEALTH_CONNECT, ...GLUCOSE];
