import { clamp } from '#domain/numbers/clamp.ts';
import type { Measured } from './measured.ts';

export const PILLARS = [
  'nutrition',
  'movement',
  'sleep',
  'stress',
  'metabolic',
  'blood',
  'habits',
  'bio-age',
] as const;
export type PillarKey = (typeof PILLARS)[number];

/** What pillars are made of. `marker` is one marker of a blood test; which one stands beside it. */
export const PILLAR_INPUTS = [
  'diet-quality',
  'protein',
  'fiber',
  'sodium',
  'saturated-fat',
  'added-sugars',
  'activity',
  'steps',
  'resistance-training',
  'body-mass-index',
  'waist-to-height',
  'sleep-score',
  'strain',
  'check-in',
  'heart-rate-variability',
  'blood-glucose',
  'blood-pressure',
  'sensor-glucose',
  'insulin-resistance',
  'triglyceride-glucose',
  'marker',
  'water',
  'nightly-fast',
  'bio-age-gap',
] as const;
export type PillarInputKey = (typeof PILLAR_INPUTS)[number];

/** One figure of a pillar. */
export interface PillarInput extends Measured {
  readonly key: PillarInputKey;
  /** Key of the marker, for `marker`. */
  readonly marker?: string | undefined;
  /** What the member aims at, in the unit of the figure, where there is a target of their own. */
  readonly target?: number | undefined;
  /** Of a glucose sensor: what its score follows from, beside the mean. */
  readonly sensor?: { readonly riskIndex: number; readonly cvPercent: number } | undefined;
  /** 0 to 100. */
  readonly score: number;
  /** Its share of the pillar, 0 to 1; those of all inputs add up to 1. */
  readonly share: number;
}

/** Why a pillar does not count for a member. */
export const NEUTRAL_REASONS = ['excluded-group', 'pregnancy'] as const;
export type NeutralReason = (typeof NEUTRAL_REASONS)[number];

/** One of the eight, as far as it is known. */
export interface Pillar {
  readonly key: PillarKey;
  /** 0 to 100; undefined where nothing of it is known. */
  readonly score: number | undefined;
  /** How much of it is known, 0 to 1. */
  readonly coverage: number;
  readonly inputs: readonly PillarInput[];
  /** What of it is not known. */
  readonly missing: readonly PillarInputKey[];
  /** Why it is left out, although something may be known. */
  readonly neutral?: NeutralReason | undefined;
}

/** An input before its share is known. */
export type WeighedInput = Omit<PillarInput, 'share'> & { readonly weight: number };

/** Inputs that stand for one part of a pillar together: where some are not known, the others carry the weight of the part. */
export interface InputGroup {
  readonly weight: number;
  readonly inputs: readonly (WeighedInput | PillarInputKey)[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isKnown = (input: WeighedInput | PillarInputKey): input is WeighedInput => typeof input !== 'string';

/**
 * A pillar of the parts that are known; what is not known leaves its weight to the rest and is never scored 0.
 * @param coverage 0 to 1; 0 where nothing is known
 */
export function pillarOf(key: PillarKey, groups: readonly InputGroup[], coverage: number): Pillar {
  const known = groups.flatMap(({ weight, inputs }) => {
    const ofGroup = inputs.filter(isKnown);
    const whole = sum(ofGroup.map((input) => input.weight));
    return whole > 0 ? [{ weight, whole, inputs: ofGroup }] : [];
  });
  const total = sum(known.map(({ weight }) => weight));
  const inputs = known.flatMap(({ weight, whole, inputs: ofGroup }) =>
    ofGroup.map(({ weight: own, ...input }): PillarInput => ({
      ...input,
      share: (weight * own) / whole / total,
    })),
  );
  return {
    key,
    score: inputs.length > 0 ? sum(inputs.map(({ score, share }) => score * share)) : undefined,
    coverage: inputs.length > 0 ? clamp(coverage, 0, 1) : 0,
    inputs,
    missing: groups.flatMap((group) => group.inputs.filter((input) => typeof input === 'string')),
  };
}

/** An input that is known, or its key alone. */
export const inputOf = (
  key: PillarInputKey,
  weight: number,
  measured: Measured | undefined,
  score: (value: number) => number | undefined,
  more: Pick<PillarInput, 'target' | 'marker' | 'sensor'> = {},
): WeighedInput | PillarInputKey => {
  const scored = measured && score(measured.value);
  return measured && scored !== undefined ? { key, weight, ...measured, ...more, score: scored } : key;
};
