import { offsetMs } from '#server/imports/rows/offset-zone.ts';

/** A time in an Apple Health export, with the day and offset of the phone's clock. */
export class AppleTime {
  readonly atMs: number;
  /** Local day. */
  readonly date: string;
  /** East of UTC, `+08:00`. */
  readonly offset: string;

  constructor(atMs: number, date: string, offset: string) {
    this.atMs = atMs;
    this.date = date;
    this.offset = offset;
  }

  /** The instant, ISO 8601. */
  get at(): string {
    return new Date(this.atMs).toISOString();
  }
}

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} [+-]\d{2}:?\d{2}$/;

/** Starts of days as if in UTC, cached because a day has thousands of records. */
const days = new Map<string, number>();
const MAX_DAYS = 20_000;

function dayMs(date: string): number {
  const known = days.get(date);
  if (known !== undefined) return known;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (days.size >= MAX_DAYS) days.clear();
  days.set(date, ms);
  return ms;
}

const digits = (text: string, at: number): number => Number(text.slice(at, at + 2));

/** Reads "2026-01-14 21:30:00 +0800"; undefined for anything else. */
export function appleTime(text: string | undefined): AppleTime | undefined {
  if (text === undefined || !TIME.test(text)) return undefined;
  const date = text.slice(0, 10);
  const offset = `${text.slice(20, 23)}:${text.slice(-2)}`;
  const [hour, minute, second] = [digits(text, 11), digits(text, 14), digits(text, 17)];
  const wallMs = dayMs(date) + ((hour * 60 + minute) * 60 + second) * 1000;
  const isTime = hour < 24 && minute < 60 && second < 61 && !Number.isNaN(wallMs);
  return isTime ? new AppleTime(wallMs - offsetMs(offset), date, offset) : undefined;
}
