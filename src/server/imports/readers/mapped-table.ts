import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { ColumnField, MappedColumn } from '#domain/imports/columns.ts';
import { kcalFromKj } from '#domain/units/energy.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { cmFromInches } from '#domain/units/length.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { celsiusFromFahrenheit } from '#domain/units/temperature.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';
import { addDays } from '#domain/time/local-date.ts';
import { cellNumber } from '#server/imports/rows/csv.ts';
import type { LocalTimes } from '#server/imports/rows/local-times.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord, RecordKind } from '#server/imports/records.ts';
import type { TableReader } from '#server/imports/rows/table-readers.ts';

const TO_OURS: Readonly<Record<string, (value: number) => number>> = {
  lb: kgFromLb,
  in: cmFromInches,
  '°F': celsiusFromFahrenheit,
  l: (litres) => litres * 1000,
  'fl oz': mlFromFlOz,
  'mmol/L': mgdlFromMmoll,
  kJ: kcalFromKj,
};

/** Fields of each kind of record, with their names there. */
const FIGURES: readonly (readonly [RecordKind, Readonly<Partial<Record<ColumnField, string>>>])[] = [
  ['weight', { mass: 'massKg', bodyFat: 'bodyFatPercent', waist: 'waistCm', hip: 'hipCm' }],
  [
    'vitals',
    {
      systolic: 'systolicMmhg',
      diastolic: 'diastolicMmhg',
      heartRate: 'restingHeartRateBpm',
      temperature: 'bodyTemperatureC',
      oxygen: 'oxygenSaturationPercent',
      sdnn: 'hrvSdnnMs',
    },
  ],
  ['days', { steps: 'steps', activeMinutes: 'moderateMinutes', floors: 'floors' }],
  ['hrv', { hrv: 'rmssdMs' }],
  ['vo2Max', { vo2Max: 'vo2MaxMlKgMin' }],
  ['water', { water: 'volumeMl' }],
  ['glucose', { glucose: 'glucoseMgdl' }],
];

const NUTRIENTS: readonly (readonly [ColumnField, NutrientKey])[] = [
  ['energy', 'energyKcal'],
  ['protein', 'proteinG'],
  ['carbs', 'carbsG'],
  ['fat', 'fatG'],
  ['fiber', 'fiberG'],
];

/** What a record needs besides its figures. */
const REST: Readonly<Partial<Record<RecordKind, object>>> = {
  hrv: { origin: 'entered' },
  vo2Max: { method: 'device' },
  water: { kind: 'water' },
  glucose: { origin: 'finger-stick' },
};
const MOMENT: Readonly<Partial<Record<RecordKind, string>>> = { water: 'drunkAt' };

/** A night from two columns; times without a date belong to the row's date. */
function nightOf(
  text: (field: ColumnField) => string,
  times: LocalTimes,
  at: { file: string; line: number },
): FileEntry {
  const [date, bedtime] = [text('date'), text('bedtime')];
  const outOfBedAt = times.at(withDate(text('wakeTime'), date), '', '07:00');
  const wentToBed = times.at(withDate(bedtime, date), '', '23:00');
  const day = times.day(date);
  // A time without a date that is later than getting up belongs to the previous evening.
  const isEve = isClock(bedtime) && day !== undefined && (wentToBed ?? '') >= (outOfBedAt ?? '');
  const inBedAt = isEve ? times.at(`${addDays(day, -1)} ${bedtime}`, '', '23:00') : wentToBed;
  if (inBedAt === undefined || outOfBedAt === undefined)
    return { ...at, reason: 'The times of sleep can’t be read.' };
  const fields = { inBedAt, outOfBedAt, timeZone: times.timeZone, isNap: false, note: text('note') || null };
  return { ...at, record: { kind: 'sleep', key: inBedAt, fields } };
}

/** A reader for a table whose columns the member mapped. */
export function mappedTable(columns: readonly MappedColumn[]): TableReader {
  const places = new Map(columns.map(({ field, column, unit }) => [field, { column, unit }]));
  return {
    source: 'csv',
    fits: () => true,
    read: ({ cells, line }, { file, times, meals }): readonly FileEntry[] => {
      const at = { file, line };
      const { timeZone } = times;
      const text = (field: ColumnField): string => (cells[places.get(field)?.column ?? -1] ?? '').trim();
      const figure = (field: ColumnField): number | undefined => {
        const value = cellNumber(text(field));
        const toOurs = TO_OURS[places.get(field)?.unit ?? ''];
        return value !== undefined && toOurs ? toOurs(value) : value;
      };
      const found: FileEntry[] = [];
      const note = text('note') || null;
      if (text('bedtime') !== '' && text('wakeTime') !== '') found.push(nightOf(text, times, at));
      const date = times.day(text('date'));
      const moment = times.at(text('date'), text('time'), '08:00');
      if (date === undefined || moment === undefined)
        return found.length > 0 ? found : [{ ...at, reason: 'The date can’t be read.' }];
      for (const [kind, names] of FIGURES) {
        const figures = Object.entries(names).flatMap(([field, name]): [string, number][] => {
          const value = figure(field as ColumnField);
          return value === undefined ? [] : [[name, value]];
        });
        if (figures.length === 0) continue;
        const when = kind === 'days' ? { date } : { [MOMENT[kind] ?? 'measuredAt']: moment };
        const fields = { ...when, ...REST[kind], ...Object.fromEntries(figures), timeZone, note };
        const key = kind === 'days' ? date : `${moment} ${figures.map(([, value]) => value).join(' ')}`;
        // Built field by field, so the type can't follow; the record's own schema checks it.
        found.push({ ...at, record: { kind, key, fields } as unknown as ImportRecord });
      }
      const nutrients = Object.fromEntries(
        NUTRIENTS.flatMap(([field, key]): [string, number][] => {
          const value = figure(field);
          return value === undefined ? [] : [[key, value]];
        }),
      );
      if (figure('energy') !== undefined) {
        const [time, meal] = [text('time'), text('meal')];
        const name = text('food') || meal || 'Food';
        const refused = meals.add({ ...at, date, time, meal, name, amount: '', nutrients });
        if (refused) found.push(refused);
      }
      return found.length > 0 ? found : [{ ...at, reason: 'It has no number.' }];
    },
  };
}

const isClock = (cell: string): boolean => /^\d{1,2}:\d{2}/.test(cell);

/** A time without a date belongs to the row's date. */
const withDate = (cell: string, date: string): string => (isClock(cell) ? `${date} ${cell}` : cell);
