import { addDays } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { ReadyRecord } from './records.ts';

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const msOf = (value: unknown): number => Date.parse(String(value));

/** When a record was, if only one of its kind can be at a time. */
function spanOf({ kind, row }: ReadyRecord): Span | undefined {
  if (kind === 'sleep') return { fromMs: msOf(row['in_bed_at']), toMs: msOf(row['out_of_bed_at']) };
  if (kind === 'fasts') return { fromMs: msOf(row['started_at']), toMs: msOf(row['ended_at']) };
  if (kind !== 'workouts') return undefined;
  const fromMs = msOf(row['started_at']);
  return { fromMs, toMs: fromMs + Number(row['duration_minutes']) * MINUTE_MS };
}

/** Nights, workouts and fasts of a file: of two devices that recorded the same one, the first counts. */
export class Overlaps {
  readonly #spans = new Map<string, Span[]>();

  /** Whether a record is at the time of another one of its kind; if not, it is remembered. */
  has(record: ReadyRecord): boolean {
    const span = spanOf(record);
    if (!span) return false;
    const { kind, date } = record;
    const near = [-1, 0, 1].flatMap((days) => this.#spans.get(`${kind} ${addDays(date, days)}`) ?? []);
    if (near.some(({ fromMs, toMs }) => fromMs < span.toMs && span.fromMs < toMs)) return true;
    const known = this.#spans.get(`${kind} ${date}`);
    if (known) known.push(span);
    else this.#spans.set(`${kind} ${date}`, [span]);
    return false;
  }
}
