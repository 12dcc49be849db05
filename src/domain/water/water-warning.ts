import { HOUR_MS } from '#domain/time/spans.ts';

const MAX_IN_AN_HOUR_ML = 1000;
const MAX_IN_A_DAY_ML = 5000;

interface DrunkVolume {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly atMs: number;
  readonly volumeMl: number;
}

/** More fluid than kidneys pass: over a litre within an hour, or over five in a day. */
export type WaterWarning = 'fast' | 'much';

/** The largest volume drunk within any hour, ml; drinks an hour apart belong to two hours. */
function mostInAnHourMl(drinks: readonly DrunkVolume[]): number {
  const inOrder = drinks.toSorted((one, other) => one.atMs - other.atMs);
  let first = 0;
  let withinMl = 0;
  let mostMl = 0;
  for (const { atMs, volumeMl } of inOrder) {
    withinMl += volumeMl;
    for (let oldest = inOrder[first]; oldest && atMs - oldest.atMs >= HOUR_MS; oldest = inOrder[first]) {
      withinMl -= oldest.volumeMl;
      first += 1;
    }
    mostMl = Math.max(mostMl, withinMl);
  }
  return mostMl;
}

/**
 * Whether the drinks of one day are so many or so fast that blood sodium may fall (hyponatraemia). The whole volume counts,
 * whatever the drink. Limits: science notes 2.1.
 */
export function waterWarning(drinks: readonly DrunkVolume[]): WaterWarning | undefined {
  if (drinks.reduce((sum, { volumeMl }) => sum + volumeMl, 0) > MAX_IN_A_DAY_ML) return 'much';
  return mostInAnHourMl(drinks) > MAX_IN_AN_HOUR_ML ? 'fast' : undefined;
}
