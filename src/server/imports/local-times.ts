import { fileTime, isNoTime } from '#domain/glucose-import/file-time.ts';
import { zoneClock, type ZoneClock } from '#domain/glucose-import/zone-clock.ts';

const iso = (atMs: number): string => new Date(atMs).toISOString();

/** Dates and times of a file without a zone: they are those of the member's own clock. */
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

  /** The local day of a cell with a date, or a date and time; undefined for anything else. */
  day(cell: string): string | undefined {
    const ms = this.#wallMs(cell) ?? this.#wallMs(`${cell} 12:00`);
    return ms === undefined ? undefined : iso(ms).slice(0, 10);
  }

  /** The instant of a date with its time, in one cell or two. @param usual the time if there is none, `HH:MM` */
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

  #wallMs(cell: string): number | undefined {
    const time = fileTime(cell.trim());
    if (isNoTime(time)) return undefined;
    const ms = this.#isDayFirst ? time.dayFirstMs : time.monthFirstMs;
    return Number.isNaN(ms) ? undefined : ms;
  }
}

/**
 * Whether dates have the day first: one of them says so if a part is above 12.
 * @returns null if none does, and some could be read both ways
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
