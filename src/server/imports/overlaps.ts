import { OccupiedSpans, type Span } from '#domain/imports/occupied-spans.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { ReadyRecord } from './records.ts';

const msOf = (value: unknown): number => Date.parse(String(value));

/** Time of a record, if only one of its kind can exist at a time. */
function spanOf({ kind, row }: ReadyRecord): Span | undefined {
  if (kind === 'sleep') return { fromMs: msOf(row['in_bed_at']), toMs: msOf(row['out_of_bed_at']) };
  if (kind === 'fasts') return { fromMs: msOf(row['started_at']), toMs: msOf(row['ended_at']) };
  if (kind !== 'workouts') return undefined;
  const fromMs = msOf(row['started_at']);
  return { fromMs, toMs: fromMs + Number(row['duration_minutes']) * MINUTE_MS };
}

interface SourcedSpan extends Span {
  readonly source: unknown;
}

/** Nights, workouts and fasts of a file: if two devices recorded the same one, the first counts. */
export class Overlaps {
  readonly #spans = new Map<string, OccupiedSpans<SourcedSpan>>();

  /**
   * Whether a record overlaps another of its kind; if not, remembers it.
   * @returns `other` if only other sources recorded that one
   */
  of(record: ReadyRecord): 'none' | 'same' | 'other' {
    const span = spanOf(record);
    if (!span) return 'none';
    const { source } = record.row;
    const spans = this.#spans.get(record.kind) ?? new OccupiedSpans<SourcedSpan>();
    this.#spans.set(record.kind, spans);
    const overlapping = spans.overlapping(span);
    if (overlapping.length === 0) {
      spans.add({ ...span, source });
      return 'none';
    }
    return overlapping.some((one) => one.source === source) ? 'same' : 'other';
  }
}
