import type { NeutralReason } from './pillar.ts';

interface KnownPart {
  readonly weight: number;
  /** 0 to 1. */
  readonly coverage: number;
  readonly neutral: NeutralReason | null;
}

/** Pillars with missing data and the confidence that all of it would add, biggest gain first. */
export const leastKnown = <Pillar extends KnownPart>(
  pillars: readonly Pillar[],
): readonly (Pillar & { readonly adds: number })[] =>
  pillars
    .filter(({ neutral, coverage }) => neutral === null && coverage < 1)
    .map((pillar) => ({ ...pillar, adds: pillar.weight * (1 - pillar.coverage) }))
    .toSorted((one, other) => other.adds - one.adds);
