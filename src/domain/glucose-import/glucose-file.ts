import { MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { DateOrderEvidence, timeInOrder, type DateOrder } from './date-order.ts';
import { UnitGuess } from './file-glucose.ts';
import type { FileKetone, GlucoseFormat, Measured, RowContent } from './file-reading.ts';
import { isNoTime, type FileTime } from './file-time.ts';
import type { GlucoseUnit } from './file-value.ts';
import type { PackedReadings } from './packed-readings.ts';
import { DEVICES, PackedRows } from './packed-rows.ts';
import { RefusedTally, type RefusedRows } from './refused-rows.ts';
import { instantsInTurn, isNewestFirst, zoneClock } from './zone-clock.ts';
import { UniqueReadings } from './unique-readings.ts';

const MAX_LISTED_GAPS = 5;

export interface Gap {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Gaps {
  readonly count: number;
  /** The longest five, longest first. */
  readonly longest: readonly Gap[];
}

/** Where a sensor was silent for more than 45 minutes. @param instantsMs of its readings, in any order */
function gapsBetween(instantsMs: Iterable<number>): Gaps {
  const sorted = Float64Array.from(instantsMs).sort();
  const gaps: Gap[] = [];
  let fromMs = sorted[0] ?? Number.NaN;
  for (const toMs of sorted) {
    if (toMs - fromMs > MAX_GAP_MINUTES * MINUTE_MS) gaps.push({ fromMs, toMs });
    fromMs = toMs;
  }
  const longest = gaps
    .toSorted((one, other) => other.toMs - other.fromMs - (one.toMs - one.fromMs))
    .slice(0, MAX_LISTED_GAPS);
  return { count: gaps.length, longest };
}

export interface GlucoseFile {
  readonly format: GlucoseFormat;
  readonly unit: GlucoseUnit;
  readonly readings: PackedReadings;
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

export interface ResolveOptions {
  /** IANA name of the zone in which the device's clock was set. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** Asked only where the file does not tell. */
  readonly dateOrder: DateOrder | undefined;
}

/** How far a device's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;
/** Days before 1900 are not told by the wire. */
const EARLIEST_MS = Date.UTC(1900, 0, 1);

/** Gathers the rows of a file of readings; times and units are settled when all are there, for one row may tell of the others. */
export class GlucoseRows {
  readonly #format: GlucoseFormat;
  readonly #otherTimes: readonly FileTime[];
  readonly #rows = new PackedRows();
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
   * Settles times and units.
   * @returns `UnclearDates` where the order of day and month is neither told by the file nor given
   */
  settle(options: ResolveOptions): GlucoseFile | UnclearDates {
    const evidence = new DateOrderEvidence(options.nowMs);
    const guess = new UnitGuess();
    let named: GlucoseUnit | undefined;
    for (const time of this.#otherTimes) evidence.hint(time);
    for (const { measured, time, value, unit } of this.#rows) {
      evidence.add(time);
      named ??= unit;
      if (measured !== 'ketone') guess.add(value);
    }
    const { told } = evidence;
    const order = told === 'unclear' ? options.dateOrder : told === 'any' ? 'day-first' : told;
    if (order === undefined) return this.#bothWays();
    return this.#timeInOrder(order, named ?? guess.unit, options);
  }

  /** The first reading whose date changes with the order, in both. */
  #bothWays(): UnclearDates {
    let first: FileTime | undefined;
    let both: FileTime | undefined;
    for (const { time } of this.#rows) {
      if (time.dayFirstMs === time.monthFirstMs) continue;
      first ??= time;
      both = time;
      if (!Number.isNaN(time.dayFirstMs - time.monthFirstMs)) break;
      both = undefined;
    }
    const { dayFirstMs = Number.NaN, monthFirstMs = Number.NaN } = both ?? first ?? {};
    const date = (ms: number, otherMs: number) =>
      new Date(Number.isNaN(ms) ? otherMs : ms).toISOString().slice(0, 10);
    return { dayFirst: date(dayFirstMs, monthFirstMs), monthFirst: date(monthFirstMs, dayFirstMs) };
  }

  /**
   * Where the rows of a device are whose times exist in an order of day and month, the oldest first; the others are refused.
   * @param places and `times` are as long as there are rows, and are written over
   */
  #placesOf(device: Measured, order: DateOrder, places: Uint32Array, times: Float64Array): Uint32Array {
    let count = 0;
    for (let place = 0; place < this.#rows.length; place += 1) {
      const { measured, time, line } = this.#rows.at(place);
      if (measured !== device) continue;
      const ms = timeInOrder(time, order);
      if (ms >= EARLIEST_MS) {
        [places[count], times[count]] = [place, ms];
        count += 1;
      } else this.#refused.add('time', line);
    }
    const found = places.subarray(0, count);
    return isNewestFirst(times.subarray(0, count)) ? found.reverse() : found;
  }

  #timeInOrder(order: DateOrder, unit: GlucoseUnit, { timeZone, nowMs }: ResolveOptions): GlucoseFile {
    const clock = zoneClock(timeZone);
    const settled = new UniqueReadings(clock, unit, this.#refused);
    const places = new Uint32Array(this.#rows.length);
    const times = new Float64Array(this.#rows.length);
    for (const device of DEVICES) {
      const instantOf = instantsInTurn(clock);
      for (const place of this.#placesOf(device, order, places, times)) {
        const row = this.#rows.at(place);
        const ms = timeInOrder(row.time, order);
        const { offsetMs } = row.time;
        const instantMs = offsetMs === undefined ? instantOf(ms) : ms - offsetMs;
        if (instantMs > nowMs + AHEAD_MS) this.#refused.add('future', row.line);
        else settled.add(row, row.line, instantMs);
      }
    }
    const { readings, ketones, repeatedCount } = settled;
    return {
      format: this.#format,
      unit,
      readings,
      ketones,
      repeatedCount,
      refused: this.#refused.rows,
      gaps: gapsBetween(readings.instants('sensor')),
    };
  }
}
