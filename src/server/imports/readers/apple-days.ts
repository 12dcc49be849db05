import type { Found } from '#server/imports/reading.ts';
import { zoneOf, type AppleTime } from './apple-time.ts';
import type { DayFigure } from './apple-types.ts';

/** Records kept to recognize repeated ones; a device's records are in order. */
const REMEMBERED = 20_000;

interface Day {
  readonly sums: Map<DayFigure, Map<string, number>>;
  time: AppleTime;
}

/** A watch counts before a phone, which lies on tables. */
const rankOf = (source: string): number => (/watch/i.test(source) ? 0 : /iphone|phone/i.test(source) ? 2 : 1);

function oneOf(bySource: ReadonlyMap<string, number>): number {
  const [first] = [...bySource].toSorted(([a, one], [b, other]) => rankOf(a) - rankOf(b) || other - one);
  return first?.[1] ?? 0;
}

const ROUNDED: Readonly<Record<DayFigure, (value: number) => number>> = {
  steps: Math.round,
  floors: Math.round,
  moderateMinutes: Math.round,
  distanceKm: (km) => Math.round(km * 1000) / 1000,
  energyKcal: (kcal) => Math.round(kcal * 100) / 100,
};

/** Adds up what devices counted over a day; of several devices, one counts, never their sum. */
export class AppleDays {
  readonly #days = new Map<string, Day>();
  readonly #seen = new Map<string, Map<number, number>>();

  add(field: DayFigure, source: string, value: number, from: AppleTime): void {
    const device = `${field} ${source}`;
    const known = this.#seen.get(device) ?? new Map<number, number>();
    this.#seen.set(device, known);
    if (known.get(from.atMs) === value) return;
    if (known.size >= REMEMBERED) known.clear();
    known.set(from.atMs, value);
    const day = this.#days.get(from.date) ?? { sums: new Map<DayFigure, Map<string, number>>(), time: from };
    this.#days.set(from.date, day);
    const bySource = day.sums.get(field) ?? new Map<string, number>();
    day.sums.set(field, bySource);
    bySource.set(source, (bySource.get(source) ?? 0) + value);
  }

  *records(file: string, timeZone: string): Generator<Found> {
    for (const [date, { sums, time }] of [...this.#days].toSorted(([a], [b]) => a.localeCompare(b))) {
      const figures = [...sums].flatMap(([field, bySource]): [DayFigure, number][] => {
        const value = ROUNDED[field](oneOf(bySource));
        return value > 0 ? [[field, value]] : [];
      });
      if (figures.length === 0) continue;
      const fields = { date, timeZone: zoneOf(time, timeZone), ...Object.fromEntries(figures) };
      yield { file, line: 0, record: { kind: 'days', key: date, fields } };
    }
  }
}
