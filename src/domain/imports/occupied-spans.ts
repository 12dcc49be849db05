import { DAY_MS } from '#domain/time/spans.ts';

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Time spans of at most a day, for finding overlaps. */
export class OccupiedSpans<Taken extends Span = Span> {
  readonly #byDay = new Map<number, Taken[]>();

  add(span: Taken): void {
    const day = Math.floor(span.fromMs / DAY_MS);
    const known = this.#byDay.get(day);
    if (known) known.push(span);
    else this.#byDay.set(day, [span]);
  }

  /** Added spans that overlap this one. */
  overlapping({ fromMs, toMs }: Span): readonly Taken[] {
    const day = Math.floor(fromMs / DAY_MS);
    const near = [-1, 0, 1].flatMap((days) => this.#byDay.get(day + days) ?? []);
    return near.filter((other) => other.fromMs < toMs && fromMs < other.toMs);
  }
}
