import { quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import { zoneOf } from '#server/imports/rows/offset-zone.ts';
import type { AppleTime } from './apple-time.ts';

/** Vitals that a watch measures many times a day. */
type MedianField = 'oxygenSaturationPercent' | 'hrvSdnnMs';

/** Part of a record's key: changing it would import each day again. */
const KEYS: Readonly<Record<MedianField, string>> = { oxygenSaturationPercent: 'oxygen', hrvSdnnMs: 'sdnn' };

interface Day {
  readonly field: MedianField;
  readonly time: AppleTime;
  readonly values: number[];
}

/** Collects such readings: each day's median becomes one record. */
export class AppleMedians {
  readonly #days = new Map<string, Day>();

  add(field: MedianField, value: number, time: AppleTime): void {
    const key = `${time.date} ${KEYS[field]}`;
    const day = this.#days.get(key) ?? { field, time, values: [] };
    this.#days.set(key, day);
    day.values.push(value);
  }

  *records(timeZone: string): Generator<ImportRecord> {
    for (const [key, { field, time, values }] of this.#days) {
      const median = quantileOf(sortedPresent(values), 0.5);
      if (median === undefined) continue;
      const fields = { measuredAt: time.at, timeZone: zoneOf(time, timeZone), [field]: median };
      yield { kind: 'vitals', key, fields };
    }
  }
}
