import { glucoseOf, ketoneOf } from './file-glucose.ts';
import type { FileKetone, RowReading } from './file-reading.ts';
import type { GlucoseUnit } from './file-value.ts';
import { PackedReadings } from './packed-readings.ts';
import type { RefusedTally } from './refused-rows.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Readings with their instants, one per instant and origin. */
export class UniqueReadings {
  readonly readings = new PackedReadings();
  readonly ketones: FileKetone[] = [];
  repeatedCount = 0;
  readonly #clock: ZoneClock;
  readonly #unit: GlucoseUnit;
  readonly #refused: RefusedTally;
  readonly #seen = {
    sensor: new Set<number>(),
    'finger-stick': new Set<number>(),
    ketone: new Set<number>(),
  };

  constructor(clock: ZoneClock, unit: GlucoseUnit, refused: RefusedTally) {
    this.#clock = clock;
    this.#unit = unit;
    this.#refused = refused;
  }

  add({ measured, value, unit }: RowReading, line: number, instantMs: number): void {
    const isKetone = measured === 'ketone';
    const origin = measured === 'strip' ? 'finger-stick' : 'sensor';
    const read = isKetone ? ketoneOf(value) : glucoseOf(value, unit ?? this.#unit);
    if (typeof read === 'string') return this.#refused.add(read, line);
    const seen = this.#seen[isKetone ? 'ketone' : origin];
    if (seen.has(instantMs)) {
      this.repeatedCount += 1;
      return;
    }
    seen.add(instantMs);
    const date = this.#clock.dateOf(instantMs);
    if (typeof read === 'number') this.ketones.push({ instantMs, date, ketoneMmoll: read });
    else this.readings.push({ instantMs, date, origin, ...read });
  }
}
