import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { glucoseGrid, type GlucoseGrid } from '#domain/glucose/glucose-grid.ts';
import type { Zones } from '#domain/glucose/local-days.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { turningPoints } from './turning-points.ts';

/** Excursions are found at this interval, whatever the device's own. */
const STEP_MINUTES = 5;
const MAX_GAP_MINUTES = 180;
const MIN_SLOTS = 32;
const MIN_SD_MGDL = 1;

/** Mean amplitude of glycemic excursions, mg/dL. Undefined if there were no excursions of that kind. */
export interface Mage {
  /** From low to high. */
  readonly upMgdl: number | undefined;
  /** From high to low. */
  readonly downMgdl: number | undefined;
  /** Both directions together: the figure that members see. */
  readonly meanMgdl: number | undefined;
}

/**
 * Mean amplitude of glycemic excursions: rises and falls of more than one standard deviation, found where a short moving average
 * crosses a long one. Readings are split at gaps of more than 3 hours, and parts are weighted by length. Not for fingersticks.
 * Source: Service et al. 1970, doi:10.2337/diab.19.9.644; algorithm: Fernandes et al. 2022, doi:10.1177/19322968211061165.
 * @param known grid of the same readings, if already computed; ignored if its interval isn't 5 minutes
 */
export function meanAmplitudeOfExcursions(
  tidy: readonly GlucoseSample[],
  zones: Zones,
  known?: GlucoseGrid,
): Mage {
  const grid = known?.stepMinutes === STEP_MINUTES ? known : glucoseGrid(tidy, zones, STEP_MINUTES);
  const parts = segments(grid?.series ?? new Float64Array()).map((values) => ({
    // A part lasts from its first slot to its last.
    weight: values.length - 1,
    ...partHeights(values),
  }));
  const up = parts.map(({ weight, up: value }) => ({ weight, value }));
  const down = parts.map(({ weight, down: value }) => ({ weight, value }));
  return {
    upMgdl: weightedMean(up),
    downMgdl: weightedMean(down),
    meanMgdl: weightedMean([...up, ...down]),
  };
}

function partHeights(values: Float64Array): { up: number | undefined; down: number | undefined } {
  const sdMgdl = sdOf(values) ?? 0;
  if (values.length < MIN_SLOTS || sdMgdl < MIN_SD_MGDL) return { up: undefined, down: undefined };
  const turns = turningPoints(values);
  return {
    up: meanOf(excursionHeights(turns, sdMgdl, 'up')),
    down: meanOf(excursionHeights(turns, sdMgdl, 'down')),
  };
}

/** Splits a series at long gaps. Short gaps stay inside a segment. */
function segments(series: Float64Array): Float64Array[] {
  const found: Float64Array[] = [];
  let from = -1;
  let last = -1;
  for (let slot = 0; slot < series.length; slot++) {
    if (Number.isNaN(series[slot])) continue;
    if (last >= 0 && (slot - last - 1) * STEP_MINUTES > MAX_GAP_MINUTES) {
      found.push(series.subarray(from, last + 1));
      from = slot;
    }
    if (from < 0) from = slot;
    last = slot;
  }
  if (from >= 0) found.push(series.subarray(from, last + 1));
  return found;
}

function weightedMean(parts: readonly { weight: number; value: number | undefined }[]): number | undefined {
  let [sum, weights] = [0, 0];
  for (const { weight, value } of parts) {
    if (value === undefined) continue;
    sum += weight * value;
    weights += weight;
  }
  return weights === 0 ? undefined : sum / weights;
}

/**
 * Heights (mg/dL) of the excursions in one direction that reach the threshold. A rise runs from the lowest turn since the previous
 * rise ended to the highest turn before a fall of more than the threshold, or to the end.
 * Source: Fernandes et al. 2022, doi:10.1177/19322968211061165.
 */
function excursionHeights(
  turns: readonly number[],
  thresholdMgdl: number,
  direction: 'up' | 'down',
): readonly number[] {
  // A fall is a rise upside down.
  const values = direction === 'up' ? turns : turns.map((value) => -value);
  const heights: number[] = [];
  let from = 0;
  let at = 0;
  while (at < values.length) {
    const lowest = Math.min(...values.slice(from, at + 1));
    if ((values[at] ?? 0) - lowest < thresholdMgdl) {
      at++;
      continue;
    }
    const { peak, end } = followRise(values, at, thresholdMgdl);
    heights.push((values[peak] ?? 0) - lowest);
    from = end;
    // A rise cut off by the end is the last one. Reading its end again would count it twice.
    at = Math.max(end, at + 1);
  }
  return heights;
}

function followRise(
  values: readonly number[],
  start: number,
  thresholdMgdl: number,
): { peak: number; end: number } {
  let peak = start;
  for (let at = start; at < values.length; at++) {
    if ((values[at] ?? 0) > (values[peak] ?? 0)) peak = at;
    if ((values[peak] ?? 0) - (values[at] ?? 0) > thresholdMgdl) return { peak, end: at };
  }
  return { peak, end: values.length - 1 };
}
