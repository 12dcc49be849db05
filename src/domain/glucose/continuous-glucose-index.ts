import { shareBetween } from '#domain/numbers/clamp.ts';
import { sdOf } from '#domain/numbers/statistics.ts';
import { percentBelow, percentWithin } from './percent-of-readings.ts';

/**
 * Continuous glucose monitoring index (COGI), 0 to 100: half from time in 70–180 mg/dL, 35 % from time below 70 (15 % of it gives
 * nothing), 15 % from the standard deviation (18 mg/dL gives all, 108 nothing). For sensor readings of people with type 1 diabetes.
 * Source: Leelarathna et al. 2020, doi:10.1177/1932296819838525. Undefined below two readings.
 */
export function continuousGlucoseIndex(valuesMgdl: readonly number[]): number | undefined {
  const inRange = percentWithin(valuesMgdl, 70, 180);
  const below = percentBelow(valuesMgdl, 70);
  const sdMgdl = sdOf(valuesMgdl);
  if (inRange === undefined || below === undefined || sdMgdl === undefined) return undefined;
  return (
    50 * shareBetween(inRange, 0, 100) + 35 * shareBetween(below, 15, 0) + 15 * shareBetween(sdMgdl, 108, 18)
  );
}
