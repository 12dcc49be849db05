import { addDays } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import type { ZonedTime } from '#server/imports/rows/local-times.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import { foundIn, positiveIn, refusedIn } from './device-records.ts';

const source = 'zero';
/** Longer fasts were never stopped; longer goals aren’t offered here. */
const MAX_GOAL_HOURS = 36;
const MIN_GOAL_HOURS = 1;

function fastRecord(from: ZonedTime, to: ZonedTime, goalHours: number | undefined): ImportRecord {
  const hours = goalHours ?? Math.round((Date.parse(to.at) - Date.parse(from.at)) / HOUR_MS);
  const fields = {
    startedAt: from.at,
    endedAt: to.at,
    timeZone: to.timeZone,
    protocol: 'custom' as const,
    goalHours: Math.min(MAX_GOAL_HOURS, Math.max(MIN_GOAL_HOURS, hours)),
  };
  return { kind: 'fasts', key: from.at, fields };
}

/** Zero's CSV: local day and time of the start, and time of the end. */
const zeroTable: TableReader = {
  source,
  isDayFirst: false,
  fits: hasColumns('date', 'start', 'end', 'hours'),
  read: (row, context) => {
    const { times } = context;
    const [date, start, end] = [times.day(row.cell('date')), row.cell('start'), row.cell('end')];
    if (end === '') return { aside: 'Fasts without an end time' };
    const from = times.zoned(`${date ?? ''} ${start}`);
    const hours = positiveIn(row, 'hours');
    if (date === undefined || !from || hours === undefined) return refusedIn(row, context);
    // The end has no date: the first one after about this many hours.
    const days = Math.round(
      (Date.parse(from.at) + hours * HOUR_MS - Date.parse(`${date}T12:00:00Z`)) / (24 * HOUR_MS),
    );
    const to = [days - 1, days, days + 1]
      .map((after) => times.zoned(`${addDays(date, after)} ${end}`))
      .filter((time) => time !== undefined)
      .toSorted((one, other) => offBy(one, from, hours) - offBy(other, from, hours))[0];
    return to ? foundIn(row, context, fastRecord(from, to, undefined)) : refusedIn(row, context);
  },
};

const offBy = (to: ZonedTime, from: ZonedTime, hours: number): number =>
  Math.abs(Date.parse(to.at) - Date.parse(from.at) - hours * HOUR_MS);

/** Zero's `biodata.json`: times with their offset. */
const zeroJson: TableReader = {
  source,
  fits: hasColumns('fastid', 'startdtm', 'enddtm'),
  read: (row, context) => {
    if (row.cell('enddtm') === '') return { aside: 'Fasts without an end time' };
    const [from, to] = [context.times.zoned(row.cell('startdtm')), context.times.zoned(row.cell('enddtm'))];
    return from && to
      ? foundIn(row, context, fastRecord(from, to, positiveIn(row, 'goalhours')))
      : refusedIn(row, context);
  },
};

/** Tables of other fasting apps, with the start and the end of each fast. */
const plainTable: TableReader = {
  source,
  fits: (names) =>
    /fast/.test(names.join(' ')) &&
    names.some((name) => START.test(name)) &&
    names.some((name) => END.test(name)),
  read: (row, context) => {
    const [start, end] = [
      row.cell('fast start', 'start time', 'start', 'started at', 'fasting start'),
      row.cell('fast end', 'end time', 'end', 'ended at', 'fasting end'),
    ];
    if (end === '') return { aside: 'Fasts without an end time' };
    const [from, to] = [context.times.zoned(start), context.times.zoned(end)];
    if (!from || !to) return refusedIn(row, context);
    return foundIn(row, context, fastRecord(from, to, positiveIn(row, 'goal', 'goal hours', 'fasting goal')));
  },
};

const START = /^(?:fast(?:ing)? start|start(?:ed at| time)?)$/;
const END = /^(?:fast(?:ing)? end|end(?:ed at| time)?)$/;

export const FASTING: readonly TableReader[] = [zeroTable, zeroJson, plainTable];
