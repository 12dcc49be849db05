import type { StressPartKey } from '#domain/stress/stress-score.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar, type PillarInputKey } from './pillar.ts';

/** Parts of the stress score, 0 to 100 each (high is good), with the weights of the stress score. */
export type StressFacts = Readonly<
  Partial<Record<StressPartKey, { readonly measured: Measured; readonly score: number }>>
>;

const PARTS: readonly (readonly [StressPartKey, PillarInputKey, number])[] = [
  ['questionnaire', 'strain', 0.45],
  ['check-in', 'check-in', 0.35],
  ['hrv', 'heart-rate-variability', 0.2],
];

/** Pillar 4: the stress score, covered as far as its parts are known. */
export function stressPillar(facts: StressFacts): Pillar {
  const inputs = PARTS.map(([part, key, weight]) =>
    inputOf(key, weight, facts[part]?.measured, () => facts[part]?.score),
  );
  const coverage = inputs.reduce((sum, input) => sum + (typeof input === 'string' ? 0 : input.weight), 0);
  return pillarOf('stress', [{ weight: 1, inputs }], coverage);
}
