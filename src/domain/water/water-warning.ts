import { HOUR_MS } from '#domain/time/spans.ts';

const MAX_HOURLY_ML = 1000;
const MAX_DAILY_ML = 5000;

interface DrunkVolume {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly atMs: number;
  readonly volumeMl: number;
}

/** More fluid than kidneys can handle: over a liter within an hour, or over five in a day. */
export type WaterWarning = 'fast' | 'much';

/** Largest volume drunk within any hour, mL. Drinks exactly an hour apart aren't in the same hour. */
function maxHourlyMl(drinks: readonly DrunkVolume[]): number {
  const inOrder = drinks.toSorted((one, other) => one.atMs - other.atMs);
  let first = 0;
  let withinMl = 0;
  let maxMl = 0;
  for (const { atMs, volumeMl } of inOrder) {
    withinMl += volumeMl;
    for (let oldest = inOrder[first]; oldest && atMs - oldest.atMs >= HOUR_MS; oldest = inOrder[first]) {
      withinMl -= oldest.volumeMl;
      first += 1;
    }
    maxMl = Math.max(maxMl, withinMl);
  }
  return maxMl;
}

/**
 * Warns if the drinks of a day are so many or so fast that blood sodium may drop (hyponatremia). The whole volume counts,
 * whatever the drink. Limits: science notes 2.1.
 */
export function waterWarning(drinks: readonly DrunkVolume[]): WaterWarning | undefined {
  if (drinks.reduce((sum, { volumeMl }) => sum + volumeMl, 0) > MAX_DAILY_ML) return 'much';
  return maxHourlyMl(drinks) > MAX_HOURLY_ML ? 'fast' : undefined;
}
