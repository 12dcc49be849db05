import { fileTime, isNoTime } from '#domain/glucose-import/file-time.ts';
import { zoneClock, type ZoneClock } from '#domain/glucose-import/zone-clock.ts';
import { offsetText, zoneOf } from './offset-zone.ts';

/** An instant, and the time zone for its date. */
export interface ZonedTime {
  /** ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
}

const iso = (atMs: number): string => new Date(atMs).toISOString();

/** Interprets dates and times without a zone in the member's time zone. */
export class LocalTimes {
  readonly timeZone: string;
  readonly #clock: ZoneClock;
  readonly #isDayFirst: boolean;

  /** @param isDayFirst how to read 3/4/2026 */
  constructor(timeZone: string, isDayFirst = false) {
    this.timeZone = timeZone;
    this.#clock = zoneClock(timeZone);
    this.#isDayFirst = isDayFirst;
  }

  /** Local day of a cell with a date, or a date and time; undefined for anything else. */
  day(cell: string): string | undefined {
    const ms = this.#wallMs(cell) ?? this.#wallMs(`${cell} 12:00`);
    return ms === undefined ? undefined : iso(ms).slice(0, 10);
  }

  /**
   * Instant of a date and time, in one cell or two.
   * @param usual default time, `HH:MM`
   */
  at(date: string, time: string, usual: string): string | undefined {
    const cells = time === '' ? [date, `${date} ${usual}`] : [`${date} ${time}`, `${date} ${usual}`];
    for (const cell of cells) {
      const { dayFirstMs, monthFirstMs, offsetMs } = fileTime(cell);
      const wallMs = this.#isDayFirst ? dayFirstMs : monthFirstMs;
      if (Number.isNaN(wallMs)) continue;
      return iso(offsetMs === undefined ? (this.#clock.instantsOf(wallMs)[0] ?? wallMs) : wallMs - offsetMs);
    }
    return undefined;
  }

  /** Local day of an instant. */
  dateOf(atMs: number): string {
    return this.#clock.dateOf(atMs);
  }

  /** Instant of a local time. */
  instant(atMs: number): ZonedTime {
    return { at: iso(atMs), timeZone: this.timeZone };
  }

  /**
   * Parses a time with its UTC offset, which also sets its local day. Without an offset it is in the member's time zone. "Z" names the
   * instant only.
   * @param offset in a cell of its own: "+0100", "UTC-05:00"
   */
  zoned(cell: string, offset = ''): ZonedTime | undefined {
    const text = offset === '' ? cell : `${cell} ${offset.replace(/^(?:UTC|GMT)(?=[+-])/, '')}`;
    const { dayFirstMs, monthFirstMs, offsetMs } = fileTime(text);
    const wallMs = this.#isDayFirst ? dayFirstMs : monthFirstMs;
    if (Number.isNaN(wallMs)) return undefined;
    if (offsetMs === undefined) return this.instant(this.#clock.instantsOf(wallMs)[0] ?? wallMs);
    const atMs = wallMs - offsetMs;
    const isInstant = offsetMs === 0 && !/[+-]00:?00$/.test(text);
    return isInstant
      ? this.instant(atMs)
      : { at: iso(atMs), timeZone: zoneOf({ atMs, offset: offsetText(offsetMs) }, this.timeZone) };
  }

  #wallMs(cell: string): number | undefined {
    const time = fileTime(cell.trim());
    if (isNoTime(time)) return undefined;
    const ms = this.#isDayFirst ? time.dayFirstMs : time.monthFirstMs;
    return Number.isNaN(ms) ? undefined : ms;
  }
}

/**
 * Whether dates start with the day, judging by any part above 12.
 * @returns null if the dates are ambiguous
 */
export function isDayFirstIn(cells: readonly string[]): boolean | null {
  const times = cells.map((cell) => {
    const time = fileTime(cell);
    return isNoTime(time) ? fileTime(`${cell} 12:00`) : time;
  });
  if (times.some((time) => Number.isNaN(time.monthFirstMs) && !Number.isNaN(time.dayFirstMs))) return true;
  if (times.some((time) => Number.isNaN(time.dayFirstMs) && !Number.isNaN(time.monthFirstMs))) return false;
  return times.every(({ dayFirstMs, monthFirstMs }) => Object.is(dayFirstMs, monthFirstMs)) ? false : null;
}
