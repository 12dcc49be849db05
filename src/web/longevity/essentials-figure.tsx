import type { LongevityDay } from '#contract/longevity.ts';
import { Figure } from '#web/ui/layout/figure.tsx';

/** Life's Essential 8 as one score; until all are known, the number of known ones. */
export function EssentialsFigure({
  score,
  knownCount,
}: Pick<NonNullable<LongevityDay['essentials']>, 'score' | 'knownCount'>) {
  return score === null ? (
    <Figure size="hero" value={String(knownCount)} unit="of 8 ready" />
  ) : (
    <Figure size="hero" value={score.toFixed(1)} unit="out of 100" />
  );
}
