import { DateOrderEvidence, inOrder, type DateOrder } from './date-order.ts';
import { UnitGuess } from './file-glucose.ts';
import type {
  FileKetone,
  FileReading,
  GlucoseFormat,
  Measured,
  RowContent,
  RowReading,
} from './file-reading.ts';
import { isNoTime, type FileTime } from './file-time.ts';
import type { GlucoseUnit } from './file-value.ts';
import { gapsBetween, type Gaps } from './gaps.ts';
import { RefusedTally, type RefusedRows } from './refused-rows.ts';
import { instantsInTurn, isNewestFirst } from './repeated-hour.ts';
import { SettledReadings } from './settled-readings.ts';
import { zoneClock } from './zone-clock.ts';

export interface GlucoseFile {
  readonly format: GlucoseFormat;
  readonly unit: GlucoseUnit;
  readonly readings: readonly FileReading[];
  readonly ketones: readonly FileKetone[];
  readonly refused: readonly RefusedRows[];
  /** Readings that the file has twice, of one instant. */
  readonly repeatedCount: number;
  /** Silences of the sensor. */
  readonly gaps: Gaps;
}

/** The file can be read in two ways: its owner must say in which order day and month stand. */
export interface UnclearDates {
  readonly dayFirst: string;
  readonly monthFirst: string;
}

export interface SettleOptions {
  /** IANA name of the zone in which the device's clock was set. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** Asked only where the file does not tell. */
  readonly dateOrder: DateOrder | undefined;
}

type Row = RowReading & { readonly line: number };

/** How far a device's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;
/** Days before 1900 are not told by the wire. */
const EARLIEST_MS = Date.UTC(1900, 0, 1);
/** Rows between two pauses: a few milliseconds of work. */
const PACE = 2000;

/** Devices of one file keep their own order; of a reading and a scan in one minute the reading stays. */
const DEVICES: readonly Measured[] = ['sensor', 'scan', 'strip', 'ketone'];

/** Gathers the rows of a file of readings; times and units are settled when all are there, for one row may tell of the others. */
export class GlucoseRows {
  readonly #format: GlucoseFormat;
  readonly #otherTimes: readonly FileTime[];
  readonly #rows: Row[] = [];
  readonly #refused = new RefusedTally();

  constructor(format: GlucoseFormat, otherTimes: readonly FileTime[] = []) {
    this.#format = format;
    this.#otherTimes = otherTimes;
  }

  get readingCount(): number {
    return this.#rows.length;
  }

  /** @param line of the row in the file, from 1 */
  add(content: RowContent, line: number): void {
    if (content === 'other') return;
    if (typeof content === 'string') this.#refused.add(content, line);
    else if (isNoTime(content.time)) this.#refused.add('time', line);
    else this.#rows.push({ ...content, line });
  }

  /**
   * Settles times and units. A generator, so that whoever must answer others meanwhile can pause between its steps.
   * @returns `UnclearDates` where the order of day and month is neither told by the file nor given
   */
  *settle(options: SettleOptions): Generator<undefined, GlucoseFile | UnclearDates> {
    const evidence = new DateOrderEvidence(options.nowMs);
    const guess = new UnitGuess();
    for (const time of this.#otherTimes) evidence.hint(time);
    for (const [at, row] of this.#rows.entries()) {
      if (at % PACE === 0) yield;
      evidence.add(row.time);
      if (row.measured !== 'ketone') guess.add(row.value);
    }
    const { told } = evidence;
    const order = told === 'unclear' ? options.dateOrder : told === 'any' ? 'day-first' : told;
    if (order === undefined) return this.#bothWays();
    const unit = this.#rows.find((row) => row.unit !== undefined)?.unit ?? guess.unit;
    return yield* this.#inOrder(order, unit, options);
  }

  /** The first reading whose date changes with the order, in both. */
  #bothWays(): UnclearDates {
    const changing = this.#rows.filter(({ time }) => time.dayFirstMs !== time.monthFirstMs);
    const both = changing.find(({ time }) => !Number.isNaN(time.dayFirstMs - time.monthFirstMs));
    const { dayFirstMs = Number.NaN, monthFirstMs = Number.NaN } = (both ?? changing[0])?.time ?? {};
    const date = (ms: number, otherMs: number) =>
      new Date(Number.isNaN(ms) ? otherMs : ms).toISOString().slice(0, 10);
    return { dayFirst: date(dayFirstMs, monthFirstMs), monthFirst: date(monthFirstMs, dayFirstMs) };
  }

  /** The rows of a device whose times exist in an order of day and month, the oldest first; the others are refused. */
  *#rowsOf(device: Measured, order: DateOrder): Generator<undefined, Row[]> {
    const rows: Row[] = [];
    for (const [at, row] of this.#rows.entries()) {
      if (at % PACE === 0) yield;
      if (row.measured !== device) continue;
      if (inOrder(row.time, order) >= EARLIEST_MS) rows.push(row);
      else this.#refused.add('time', row.line);
    }
    return isNewestFirst(rows.map(({ time }) => inOrder(time, order))) ? rows.reverse() : rows;
  }

  *#inOrder(
    order: DateOrder,
    unit: GlucoseUnit,
    { timeZone, nowMs }: SettleOptions,
  ): Generator<undefined, GlucoseFile> {
    const clock = zoneClock(timeZone);
    const settled = new SettledReadings(clock, unit, this.#refused);
    for (const device of DEVICES) {
      const rows = yield* this.#rowsOf(device, order);
      const instantOf = instantsInTurn(clock);
      for (const [at, row] of rows.entries()) {
        if (at % PACE === 0) yield;
        const ms = inOrder(row.time, order);
        const { offsetMs } = row.time;
        const instantMs = offsetMs === undefined ? instantOf(ms) : ms - offsetMs;
        if (instantMs > nowMs + AHEAD_MS) this.#refused.add('future', row.line);
        else settled.add(row, row.line, instantMs);
      }
    }
    const { readings, ketones, repeatedCount } = settled;
    const sensor = readings.filter(({ origin }) => origin === 'sensor');
    return {
      format: this.#format,
      unit,
      readings,
      ketones,
      repeatedCount,
      refused: this.#refused.rows,
      gaps: gapsBetween(sensor.map(({ instantMs }) => instantMs)),
    };
  }
}
