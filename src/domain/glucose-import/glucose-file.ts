import { MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import { isInFuture } from '#domain/time/future.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { DateOrderEvidence, timeInOrder, type DateOrder } from './date-order.ts';
import { UnitGuess } from './file-glucose.ts';
import type { FileKetone, GlucoseFormat, Measured, RowContent } from './file-reading.ts';
import { isNoTime, type FileTime } from './file-time.ts';
import type { GlucoseUnit } from './file-value.ts';
import type { PackedReadings } from './packed-readings.ts';
import { DEVICES, PackedRows } from './packed-rows.ts';
import { RefusedTally, type RefusedRows } from './refused-rows.ts';
import { sequentialInstants, isNewestFirst, zoneClock } from './zone-clock.ts';
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

/** Finds gaps of more than 45 minutes between sensor readings. @param instantsMs in any order */
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
  /** Readings dropped because another has the same instant. */
  readonly repeatedCount: number;
  /** Gaps between sensor readings. */
  readonly gaps: Gaps;
}

/** The first date of a file whose date order the member has to choose. */
export interface UnclearDates {
  readonly dayFirst: string;
  readonly monthFirst: string;
}

export interface ResolveOptions {
  /** IANA time zone of the device's clock. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** The member's choice, used only if the file doesn't show its order. */
  readonly dateOrder: DateOrder | undefined;
}

/** The API has no days before 1900. */
const EARLIEST_MS = Date.UTC(1900, 0, 1);

/** Collects the rows of a file of readings. Times and units are resolved at the end, since one row can decide for the others. */
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
   * Resolves times and units.
   * @returns `UnclearDates` if the file doesn't show its date order and `options` has none
   */
  resolve(options: ResolveOptions): GlucoseFile | UnclearDates {
    const evidence = new DateOrderEvidence(options.nowMs);
    const guess = new UnitGuess();
    let named: GlucoseUnit | undefined;
    for (const time of this.#otherTimes) evidence.hint(time);
    for (const { measured, time, value, unit } of this.#rows) {
      evidence.add(time);
      named ??= unit;
      if (measured !== 'ketone') guess.add(value);
    }
    const { detected } = evidence;
    const order = detected === 'unclear' ? options.dateOrder : detected === 'any' ? 'day-first' : detected;
    if (order === undefined) return this.#bothWays();
    return this.#timeInOrder(order, named ?? guess.unit, options);
  }

  /** First reading whose date depends on the order, in both orders. */
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
   * Indexes of a device's rows with a valid time in an order, oldest first. Refuses the others.
   * @param places buffer with a slot per row, as is `times`; both are overwritten
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
    const unique = new UniqueReadings(clock, unit, this.#refused);
    const places = new Uint32Array(this.#rows.length);
    const times = new Float64Array(this.#rows.length);
    for (const device of DEVICES) {
      const instantOf = sequentialInstants(clock);
      for (const place of this.#placesOf(device, order, places, times)) {
        const row = this.#rows.at(place);
        const ms = timeInOrder(row.time, order);
        const { offsetMs } = row.time;
        const instantMs = offsetMs === undefined ? instantOf(ms) : ms - offsetMs;
        if (isInFuture(instantMs, nowMs)) this.#refused.add('future', row.line);
        else unique.add(row, row.line, instantMs);
      }
    }
    const { readings, ketones, repeatedCount } = unique;
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
