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
  readonly minutesAgo: number;
}

/** Whose readings they are, and the units they read. */
export interface ReadingReader {
  readonly person: GlucosePerson;
  readonly glucoseUnit: GlucoseUnit;
  readonly system: UnitSystem;
}

export interface ReadingWarning {
  readonly title: string;
  /** "480 mg/dL". */
  readonly shown: string;
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
      { glucoseMgdl: figure(figures, 'glucoseMgdl'), ketonesMmoll: figures['ketonesMmoll'], minutesAgo },
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

/** What to do about a member's last reading, by the rules of its own screen; undefined if nothing. */
export function readingWarning(reading: LatestReading, reader: ReadingReader): ReadingWarning | undefined {
  const { subject, figures } = reading;
  const found = JUDGES[subject](reading, reader);
  return found && { title: found.title, text: found.text, shown: SHOWN[subject](figures, reader) };
}
