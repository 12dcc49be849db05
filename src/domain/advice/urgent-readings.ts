import type { UnitSystem } from '#domain/account/profile.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { glucoseWarning, ketonesWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import { sayGlucose } from '#domain/glucose/glucose-text.ts';
import { fahrenheitFromCelsius } from '#domain/units/temperature.ts';
import {
  heartRateWarning,
  oxygenWarning,
  pressureWarning,
  temperatureWarning,
} from '#domain/vitals/vital-warnings.ts';

export const READING_SUBJECTS = [
  'glucose',
  'ketones',
  'pressure',
  'oxygen',
  'temperature',
  'heart-rate',
] as const;
export type ReadingSubject = (typeof READING_SUBJECTS)[number];

/** A member's last reading of one kind in the last 24 hours. Its figures have units in their names. */
export interface LatestReading {
  readonly subject: ReadingSubject;
  readonly figures: Readonly<Record<string, number>>;
  /** Undefined if only the day is known, which is today. */
  readonly minutesAgo?: number | undefined;
}

/** Whose readings they are, and the units they read. */
export interface ReadingReader {
  readonly person: GlucosePerson;
  readonly glucoseUnit: GlucoseUnit;
  readonly system: UnitSystem;
}

export interface ReadingWarning {
  readonly title: string;
  /** "Your last glucose reading was 480 mg/dL (2 hours ago)." */
  readonly said: string;
  /** What to do. */
  readonly text: string;
}

type Figures = LatestReading['figures'];

const figure = (figures: Figures, name: string): number => figures[name] ?? Number.NaN;

type Judge = (
  reading: LatestReading,
  reader: ReadingReader,
) => { readonly title: string; readonly text: string } | undefined;

const JUDGES: Readonly<Record<ReadingSubject, Judge>> = {
  glucose: ({ figures, minutesAgo }, { person, glucoseUnit }) =>
    glucoseWarning(
      {
        glucoseMgdl: figure(figures, 'glucoseMgdl'),
        ketonesMmoll: figures['ketonesMmoll'],
        minutesAgo: minutesAgo ?? 0,
      },
      person,
      glucoseUnit,
    ),
  ketones: ({ figures }, { person }) =>
    ketonesWarning(figure(figures, 'ketonesMmoll'), figures['glucoseMgdl'], person),
  pressure: ({ figures }) =>
    pressureWarning({
      systolicMmhg: figure(figures, 'systolicMmhg'),
      diastolicMmhg: figure(figures, 'diastolicMmhg'),
    }),
  oxygen: ({ figures }) => oxygenWarning(figure(figures, 'oxygenSaturationPercent')),
  temperature: ({ figures }) => temperatureWarning(figure(figures, 'bodyTemperatureC')),
  'heart-rate': ({ figures }) => heartRateWarning(figure(figures, 'restingHeartRateBpm')),
};

const SHOWN: Readonly<Record<ReadingSubject, (figures: Figures, reader: ReadingReader) => string>> = {
  glucose: (figures, { glucoseUnit }) => sayGlucose(figure(figures, 'glucoseMgdl'), glucoseUnit),
  ketones: (figures) => `${figure(figures, 'ketonesMmoll').toFixed(1)} mmol/L`,
  pressure: (figures) => `${figure(figures, 'systolicMmhg')}/${figure(figures, 'diastolicMmhg')} mm Hg`,
  oxygen: (figures) => `${figure(figures, 'oxygenSaturationPercent')}%`,
  temperature: (figures, { system }) => {
    const celsius = figure(figures, 'bodyTemperatureC');
    return system === 'imperial'
      ? `${fahrenheitFromCelsius(celsius).toFixed(1)} °F`
      : `${celsius.toFixed(1)} °C`;
  },
  'heart-rate': (figures) => `${figure(figures, 'restingHeartRateBpm')} bpm`,
};

const NAMES: Readonly<Record<ReadingSubject, string>> = {
  glucose: 'glucose',
  ketones: 'ketone',
  pressure: 'blood pressure',
  oxygen: 'blood oxygen',
  temperature: 'temperature',
  'heart-rate': 'heart rate',
};

function ago(minutes: number | undefined): string {
  if (minutes === undefined) return 'today';
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  return minutes < 90 ? 'an hour ago' : `${Math.round(minutes / 60)} hours ago`;
}

/** What to do about a member's last reading, by the rules of its own screen; undefined if nothing. */
export function readingWarning(reading: LatestReading, reader: ReadingReader): ReadingWarning | undefined {
  const { subject, figures, minutesAgo } = reading;
  const found = JUDGES[subject](reading, reader);
  if (!found) return undefined;
  const shown = SHOWN[subject](figures, reader);
  return {
    title: found.title,
    said: `Your last ${NAMES[subject]} reading was ${shown} (${ago(minutesAgo)}).`,
    text: found.text,
  };
}
