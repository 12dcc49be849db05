import { isPlausibleKetones } from '#domain/glucose/ketone-zone.ts';
import {
  MAX_GLUCOSE_MMOLL,
  OUT_OF_RANGE_MGDL,
  VALID_GLUCOSE_MGDL,
} from '#domain/glucose/plausible-reading.ts';
import type { OutOfRange } from '#domain/glucose/reading.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import type { RefusedReason } from './file-reading.ts';
import type { GlucoseUnit } from './file-value.ts';

const { low: MIN_MGDL, high: MAX_MGDL } = VALID_GLUCOSE_MGDL;

export interface GlucoseValue {
  readonly glucoseMgdl: number;
  readonly outOfRange: OutOfRange | null;
}

/** Converts a value to mg/dL. 1.1 mmol/L, the lowest that meters show, is 19.8 mg/dL and counts as 20. */
export function glucoseOf(value: number | OutOfRange, unit: GlucoseUnit): GlucoseValue | RefusedReason {
  if (typeof value === 'string') return { glucoseMgdl: OUT_OF_RANGE_MGDL[value], outOfRange: value };
  if (Number.isNaN(value)) return 'value';
  const mgdl = unit === 'mmol/L' ? mgdlFromMmoll(value) : value;
  if (Math.round(mgdl) < MIN_MGDL || Math.round(mgdl) > MAX_MGDL) return 'range';
  return { glucoseMgdl: clamp(mgdl, MIN_MGDL, MAX_MGDL), outOfRange: null };
}

/** Checks blood ketones, mmol/L of beta-hydroxybutyrate. */
export function ketoneOf(value: number | OutOfRange): number | RefusedReason {
  if (typeof value === 'string' || Number.isNaN(value)) return 'value';
  return isPlausibleKetones(value) ? value : 'range';
}

/** Guesses the unit of a file that doesn't name one: mmol/L if most values would be too low to survive in mg/dL. */
export class UnitGuess {
  #lowCount = 0;
  #count = 0;

  add(value: number | OutOfRange): void {
    if (typeof value === 'string' || Number.isNaN(value)) return;
    this.#count += 1;
    if (value <= MAX_GLUCOSE_MMOLL) this.#lowCount += 1;
  }

  get unit(): GlucoseUnit {
    return this.#lowCount * 2 > this.#count ? 'mmol/L' : 'mg/dL';
  }
}
