import { STRESS_WEIGHTS, type StressPartKey } from '#domain/stress/stress-score.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar, type PillarInputKey } from './pillar.ts';

/** Parts of the stress score, 0 to 100 each (high is good), with the weights of the stress score. */
export type StressFacts = Readonly<
  Partial<Record<StressPartKey, { readonly measured: Measured; readonly score: number }>>
>;

const INPUTS: readonly (readonly [StressPartKey, PillarInputKey])[] = [
  ['questionnaire', 'strain'],
  ['check-in', 'check-in'],
  ['hrv', 'heart-rate-variability'],
];

/** Pillar 4: the stress score, covered as far as its parts are known. */
export function stressPillar(facts: StressFacts): Pillar {
  const inputs = INPUTS.map(([part, key]) =>
    inputOf(key, STRESS_WEIGHTS[part], facts[part]?.measured, () => facts[part]?.score),
  );
  const coverage = inputs.reduce((sum, input) => sum + (typeof input === 'string' ? 0 : input.weight), 0);
  return pillarOf('stress', [{ weight: 1, inputs }], coverage);
}
