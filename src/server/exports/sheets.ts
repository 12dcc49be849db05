import { strainPercent } from '#domain/stress/questionnaire.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { mmollFromMgdl } from '#domain/units/glucose.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import { fasts } from '#server/fasting/tables.ts';
import { glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import { vitalReadings } from '#server/vitals/tables.ts';
import { drinks } from '#server/water/tables.ts';
import { bloodSheet } from './blood-sheet.ts';
import { movementSheet } from './movement-sheet.ts';
import { localMoment, part, sheet, type Sheet } from './sheet.ts';

const hoursBetween = (from: Date, to: Date): number =>
  Math.round(((to.getTime() - from.getTime()) / HOUR_MS) * 1000) / 1000;

const weight = sheet(
  ['Weight (kg)', 'Body fat (%)', 'Waist (cm)', 'Hip (cm)'],
  part(
    { table: bodyMeasurements, at: bodyMeasurements.measuredAt, momentOf: (row) => row.measuredAt },
    ({ massKg, bodyFatPercent, waistCm, hipCm }) => ({
      'Weight (kg)': massKg,
      'Body fat (%)': bodyFatPercent,
      'Waist (cm)': waistCm,
      'Hip (cm)': hipCm,
    }),
  ),
);

const water = sheet(
  ['Drink', 'Volume (ml)', 'Water (ml)'],
  part(
    { table: drinks, at: drinks.drunkAt, momentOf: (row) => row.drunkAt },
    ({ kind, volumeMl, waterMl }) => ({ Drink: kind, 'Volume (ml)': volumeMl, 'Water (ml)': waterMl }),
  ),
);

const vitals = sheet(
  [
    'Systolic (mm Hg)',
    'Diastolic (mm Hg)',
    'Resting heart rate (bpm)',
    'Temperature (C)',
    'Oxygen saturation (%)',
    'SDNN (ms)',
    'Source',
  ],
  part({ table: vitalReadings, at: vitalReadings.measuredAt, momentOf: (row) => row.measuredAt }, (row) => ({
    'Systolic (mm Hg)': row.systolicMmhg,
    'Diastolic (mm Hg)': row.diastolicMmhg,
    'Resting heart rate (bpm)': row.restingHeartRateBpm,
    'Temperature (C)': row.bodyTemperatureC,
    'Oxygen saturation (%)': row.oxygenSaturationPercent,
    'SDNN (ms)': row.hrvSdnnMs,
    Source: row.source,
  })),
);

/** Ordered by going to bed, but the day is that of getting up. */
const sleep = sheet(
  [
    'Out of bed (local)',
    'Out of bed (UTC)',
    'In bed (h)',
    'Nap',
    'Time to fall asleep (min)',
    'Awake after falling asleep (min)',
    'Awakenings',
    'Quality (1-5)',
    'Source',
  ],
  part(
    { table: sleeps, at: sleeps.inBedAt, momentOf: (row) => row.inBedAt },
    ({
      inBedAt,
      outOfBedAt,
      timeZone,
      isNap,
      latencyMinutes,
      awakeMinutes,
      awakenings,
      quality,
      source,
    }) => ({
      'Out of bed (local)': localMoment(outOfBedAt, timeZone),
      'Out of bed (UTC)': outOfBedAt.toISOString(),
      'In bed (h)': hoursBetween(inBedAt, outOfBedAt),
      Nap: isNap,
      'Time to fall asleep (min)': latencyMinutes,
      'Awake after falling asleep (min)': awakeMinutes,
      Awakenings: awakenings,
      'Quality (1-5)': quality,
      Source: source,
    }),
  ),
);

const fasting = sheet(
  ['Ended (local)', 'Ended (UTC)', 'Fasted (h)', 'Protocol', 'Goal (h)', 'Closed automatically'],
  part(
    { table: fasts, at: fasts.startedAt, momentOf: (row) => row.startedAt },
    ({ startedAt, endedAt, timeZone, protocol, goalHours, isUnfinished }) => ({
      'Ended (local)': endedAt && localMoment(endedAt, timeZone),
      'Ended (UTC)': endedAt && endedAt.toISOString(),
      'Fasted (h)': endedAt && hoursBetween(startedAt, endedAt),
      Protocol: protocol,
      'Goal (h)': goalHours,
      'Closed automatically': isUnfinished,
    }),
  ),
);

const stress = sheet(
  [
    'Kind',
    'Stress (1-10)',
    'Mood (1-5)',
    'Energy (1-5)',
    'Tags',
    'Questions',
    'Answers (0-4)',
    'Strain (%)',
    'RMSSD (ms)',
    'Origin',
  ],
  part(
    { table: stressCheckIns, at: stressCheckIns.feltAt, momentOf: (row) => row.feltAt },
    ({ stress: felt, mood, energy, tags }) => ({
      Kind: 'check-in',
      'Stress (1-10)': felt,
      'Mood (1-5)': mood,
      'Energy (1-5)': energy,
      Tags: tags.join('; '),
    }),
  ),
  part(
    { table: stressQuestionnaires, at: stressQuestionnaires.answeredAt, momentOf: (row) => row.answeredAt },
    ({ questions, answers }) => ({
      Kind: 'questionnaire',
      Questions: questions,
      'Answers (0-4)': answers.join(' '),
      'Strain (%)': strainPercent(questions, answers) ?? null,
    }),
  ),
  part(
    { table: hrvReadings, at: hrvReadings.measuredAt, momentOf: (row) => row.measuredAt },
    ({ rmssdMs, origin }) => ({ Kind: 'heart rate variability', 'RMSSD (ms)': rmssdMs, Origin: origin }),
  ),
);

const glucose = sheet(
  ['Glucose (mg/dL)', 'Glucose (mmol/L)', 'Out of range', 'Context', 'Origin'],
  part(
    { table: glucoseReadings, at: glucoseReadings.measuredAt, momentOf: (row) => row.measuredAt },
    ({ glucoseMgdl, outOfRange, context, origin }) => ({
      'Glucose (mg/dL)': glucoseMgdl,
      'Glucose (mmol/L)': Math.round(mmollFromMgdl(glucoseMgdl) * 100) / 100,
      'Out of range': outOfRange,
      Context: context,
      Origin: origin,
    }),
  ),
);

/** One column for each of the three methods, whose units don't convert. */
const ketones = sheet(
  ['Blood ketones (mmol/L)', 'Breath acetone (ppm)', 'Urine ketones (mg/dL)'],
  part(
    { table: ketoneReadings, at: ketoneReadings.measuredAt, momentOf: (row) => row.measuredAt },
    ({ method, value }) => ({
      'Blood ketones (mmol/L)': method === 'blood' ? value : null,
      'Breath acetone (ppm)': method === 'breath' ? value : null,
      'Urine ketones (mg/dL)': method === 'urine' ? value : null,
    }),
  ),
);

/** Downloads by their name in the address. */
export const SHEETS: ReadonlyMap<string, Sheet> = new Map(
  Object.entries({
    weight,
    movement: movementSheet,
    vitals,
    water,
    sleep,
    stress,
    fasting,
    glucose,
    ketones,
    blood: bloodSheet,
  }),
);
