import type { FileEntry } from '#server/imports/reading.ts';

/** What devices count over a day. */
export type DayFigure =
  | 'steps'
  | 'distanceKm'
  | 'floors'
  | 'energyKcal'
  | 'moderateMinutes'
  | 'vigorousMinutes';

/** Number of records remembered to recognize duplicates; a device's records are in order. */
const REMEMBERED = 20_000;

/** Time of a count: its instant, which identifies duplicates, and its local day. */
interface CountedAt {
  readonly atMs: number;
  readonly date: string;
}

interface Day<Time> {
  readonly sums: Map<DayFigure, Map<string, number>>;
  readonly time: Time;
}

/** A watch takes precedence over a phone, which isn't always carried. */
const rankOf = (device: string): number => (/watch/i.test(device) ? 0 : /iphone|phone/i.test(device) ? 2 : 1);

function oneOf(byDevice: ReadonlyMap<string, number>): number {
  const [first] = [...byDevice].toSorted(([a, one], [b, other]) => rankOf(a) - rankOf(b) || other - one);
  return first?.[1] ?? 0;
}

const ROUNDED: Readonly<Record<DayFigure, (value: number) => number>> = {
  steps: Math.round,
  floors: Math.round,
  moderateMinutes: Math.round,
  vigorousMinutes: Math.round,
  distanceKm: (km) => Math.round(km * 1000) / 1000,
  energyKcal: (kcal) => Math.round(kcal * 100) / 100,
};

/** Sums device counts by day; if there are several devices, one counts, never their sum. */
export class DayCollector<Time extends CountedAt = CountedAt> {
  readonly #zoneOf: (time: Time) => string;
  readonly #days = new Map<string, Day<Time>>();
  readonly #seen = new Map<string, Map<number, number>>();

  /** @param zoneOf the time zone of a day, called once per day */
  constructor(zoneOf: (time: Time) => string) {
    this.#zoneOf = zoneOf;
  }

  add(figure: DayFigure, device: string, value: number, time: Time): void {
    const counter = `${figure} ${device}`;
    const known = this.#seen.get(counter) ?? new Map<number, number>();
    this.#seen.set(counter, known);
    if (known.get(time.atMs) === value) return;
    if (known.size >= REMEMBERED) known.clear();
    known.set(time.atMs, value);
    const day = this.#days.get(time.date) ?? { sums: new Map<DayFigure, Map<string, number>>(), time };
    this.#days.set(time.date, day);
    const byDevice = day.sums.get(figure) ?? new Map<string, number>();
    day.sums.set(figure, byDevice);
    byDevice.set(device, (byDevice.get(device) ?? 0) + value);
  }

  *records(file: string): Generator<FileEntry> {
    for (const [date, { sums, time }] of [...this.#days].toSorted(([a], [b]) => a.localeCompare(b))) {
      const figures = [...sums].flatMap(([figure, byDevice]): [DayFigure, number][] => {
        const value = ROUNDED[figure](oneOf(byDevice));
        return value > 0 ? [[figure, value]] : [];
      });
      if (figures.length === 0) continue;
      const fields = { date, timeZone: this.#zoneOf(time), ...Object.fromEntries(figures) };
      yield { file, line: 0, record: { kind: 'days', key: date, fields } };
    }
  }
}
