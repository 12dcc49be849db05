import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { ColumnField, MappedColumn } from '#domain/imports/columns.ts';
import { kcalFromKj } from '#domain/units/energy.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { cmFromInches } from '#domain/units/length.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { celsiusFromFahrenheit } from '#domain/units/temperature.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
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

interface Figures {
  readonly kind: RecordKind;
  /** Fields with their names in the record. */
  readonly names: Readonly<Partial<Record<ColumnField, string>>>;
  /** What the record needs besides its figures. */
  readonly rest?: Readonly<Record<string, string>>;
  readonly moment?: string;
}

const FIGURES: readonly Figures[] = [
  { kind: 'weight', names: { mass: 'massKg', bodyFat: 'bodyFatPercent', waist: 'waistCm', hip: 'hipCm' } },
  {
    kind: 'vitals',
    names: {
      systolic: 'systolicMmhg',
      diastolic: 'diastolicMmhg',
      heartRate: 'restingHeartRateBpm',
      temperature: 'bodyTemperatureC',
      oxygen: 'oxygenSaturationPercent',
      sdnn: 'hrvSdnnMs',
    },
  },
  { kind: 'hrv', names: { hrv: 'rmssdMs' }, rest: { origin: 'entered' } },
  { kind: 'vo2Max', names: { vo2Max: 'vo2MaxMlKgMin' }, rest: { method: 'device' } },
  { kind: 'water', names: { water: 'volumeMl' }, rest: { kind: 'water' }, moment: 'drunkAt' },
  { kind: 'glucose', names: { glucose: 'glucoseMgdl' }, rest: { origin: 'finger-stick' } },
  { kind: 'glucose', names: { sensorGlucose: 'glucoseMgdl' }, rest: { origin: 'sensor' } },
];

const COUNTS: readonly (readonly [ColumnField, DayFigure])[] = [
  ['steps', 'steps'],
  ['activeMinutes', 'moderateMinutes'],
  ['floors', 'floors'],
];

const NUTRIENTS: readonly (readonly [ColumnField, NutrientKey])[] = [
  ['energy', 'energyKcal'],
  ['protein', 'proteinG'],
  ['carbs', 'carbsG'],
  ['fat', 'fatG'],
  ['fiber', 'fiberG'],
];

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
    return { ...at, reason: 'We couldn’t read the sleep times.' };
  const fields = { inBedAt, outOfBedAt, timeZone: times.timeZone, isNap: false, note: text('note') || null };
  return { ...at, record: { kind: 'sleep', key: inBedAt, fields } };
}

/** A reader for a table whose columns the member mapped. */
export function mappedTable(columns: readonly MappedColumn[]): TableReader {
  const places = new Map(columns.map(({ field, column, unit }) => [field, { column, unit }]));
  return {
    source: 'csv',
    fits: () => true,
    read: ({ cells, line }, { file, times, meals, days }): readonly FileEntry[] => {
      const at = { file, line };
      const text = (field: ColumnField): string => (cells[places.get(field)?.column ?? -1] ?? '').trim();
      const figure = (field: ColumnField): number | undefined => {
        const value = cellNumber(text(field));
        const toOurs = TO_OURS[places.get(field)?.unit ?? ''];
        return value !== undefined && toOurs ? toOurs(value) : value;
      };
      const figuresOf = (names: readonly (readonly [string, string])[]): [string, number][] =>
        names.flatMap(([field, name]): [string, number][] => {
          const value = figure(field as ColumnField);
          return value === undefined ? [] : [[name, value]];
        });
      const found: FileEntry[] = [];
      const note = text('note') || null;
      if (text('bedtime') !== '' && text('wakeTime') !== '') found.push(nightOf(text, times, at));
      const timed = times.zoned(`${text('date')} ${text('time')}`.trim());
      const moment = timed?.at ?? times.at(text('date'), text('time'), '08:00');
      if (moment === undefined)
        return found.length > 0 ? found : [{ ...at, reason: 'We couldn’t read the date.' }];
      const timeZone = timed?.timeZone ?? times.timeZone;
      const date = localDate(Date.parse(moment), timeZone);
      for (const { kind, names, rest, moment: name = 'measuredAt' } of FIGURES) {
        const figures = figuresOf(Object.entries(names));
        if (figures.length === 0) continue;
        const fields = { [name]: moment, ...rest, ...Object.fromEntries(figures), timeZone, note };
        const values = figures.map(([, value]) => value).join(' ');
        const key = `${moment} ${values}${rest?.['origin'] === 'sensor' ? ' sensor' : ''}`;
        // Built field by field, so the type can't follow; the record's own schema checks it.
        found.push({ ...at, record: { kind, key, fields } as unknown as ImportRecord });
      }
      const counts = figuresOf(COUNTS) as [DayFigure, number][];
      // A row with a time of day counts a part of the day.
      if (timed)
        for (const [count, value] of counts) days.add(count, '', value, { atMs: Date.parse(moment), date });
      else if (counts.length > 0) {
        const fields = { date, ...Object.fromEntries(counts), timeZone, note };
        found.push({ ...at, record: { kind: 'days', key: date, fields } });
      }
      const nutrients = Object.fromEntries(figuresOf(NUTRIENTS));
      const isMeal = figure('energy') !== undefined;
      if (isMeal) {
        const time = timed ? clockOf(moment, times.timeZone) : '';
        const meal = text('meal') || time;
        const name = text('food') || text('meal') || 'Food';
        const day = timed ? times.dateOf(Date.parse(moment)) : date;
        const refused = meals.add({ ...at, date: day, time, meal, name, amount: '', nutrients });
        if (refused) found.push(refused);
      }
      return found.length > 0 || isMeal || counts.length > 0
        ? found
        : [{ ...at, reason: 'This row has no value.' }];
    },
  };
}

/** "HH:MM" on a zone's clock. */
function clockOf(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

const isClock = (cell: string): boolean => /^\d{1,2}:\d{2}/.test(cell);

/** A time without a date belongs to the row's date. */
const withDate = (cell: string, date: string): string => (isClock(cell) ? `${date} ${cell}` : cell);
