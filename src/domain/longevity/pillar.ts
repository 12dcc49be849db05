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

/** Figures that pillars consist of. `marker` is one blood marker, named by `PillarInput.marker`. */
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

export interface PillarInput extends Measured {
  readonly key: PillarInputKey;
  /** Only for `marker`. */
  readonly marker?: string | undefined;
  /** The member's own target, in the unit of the figure. */
  readonly target?: number | undefined;
  /** For a glucose sensor: what else the score depends on besides the average. */
  readonly sensor?: { readonly riskIndex: number; readonly cvPercent: number } | undefined;
  /** 0 to 100. */
  readonly score: number;
  /** Share of the pillar, 0 to 1. The shares of all inputs add up to 1. */
  readonly share: number;
}

/** Why a pillar doesn't count for a member. */
export const NEUTRAL_REASONS = ['excluded-group', 'pregnancy'] as const;
export type NeutralReason = (typeof NEUTRAL_REASONS)[number];

export interface Pillar {
  readonly key: PillarKey;
  /** 0 to 100; undefined if nothing is known. */
  readonly score: number | undefined;
  /** How much is known, 0 to 1. */
  readonly coverage: number;
  readonly inputs: readonly PillarInput[];
  /** Inputs that are unknown. */
  readonly missing: readonly PillarInputKey[];
  /** Why the pillar is excluded, even if data exists. */
  readonly neutral?: NeutralReason | undefined;
}

/** An input before shares are computed. */
export type WeighedInput = Omit<PillarInput, 'share'> & { readonly weight: number };

/** One part of a pillar. Known inputs take over the weight of unknown ones. */
export interface InputGroup {
  readonly weight: number;
  readonly inputs: readonly (WeighedInput | PillarInputKey)[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isKnown = (input: WeighedInput | PillarInputKey): input is WeighedInput => typeof input !== 'string';

/**
 * Combines the known parts of a pillar. An unknown part passes its weight to the others and is never scored 0.
 * @param coverage 0 to 1; ignored if nothing is known
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

/** An input if known, otherwise only its key. */
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
