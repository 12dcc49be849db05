import { clampScore } from '#domain/numbers/clamp.ts';
import { interpolate, type Polyline } from '#domain/numbers/interpolate.ts';
import type { SleepNeed } from './sleep-need.ts';

/** Facts that rate a night. The weight of an unknown fact goes to the others. */
export interface SleepFacts {
  /** Hours asleep out of 24. */
  readonly asleepHours: number;
  readonly efficiencyPercent?: number | undefined;
  /** Sleep Regularity Index, −100 to 100. */
  readonly regularityIndex?: number | undefined;
  /** Used in place of the index if it's unknown. */
  readonly midSleepSdMinutes?: number | undefined;
  /** 1 to 5 */
  readonly quality?: number | undefined;
  /** Minutes awake after falling asleep. */
  readonly awakeMinutes?: number | undefined;
}

export type SleepPart = 'duration' | 'efficiency' | 'regularity' | 'quality' | 'awake';

/** Score from 0 to 100 with its parts, each from 0 to 100. */
export interface SleepScore {
  readonly score: number;
  readonly parts: readonly { readonly part: SleepPart; readonly score: number; readonly weight: number }[];
}

const WEIGHTS: Readonly<Record<SleepPart, number>> = {
  duration: 40,
  efficiency: 20,
  regularity: 20,
  quality: 10,
  awake: 10,
};

/** Points by value for each part, interpolated linearly. */
export const EFFICIENCY: Polyline = [
  [65, 0],
  [75, 40],
  [80, 65],
  [85, 85],
  [90, 100],
];
export const REGULARITY: Polyline = [
  [40, 0],
  [60, 40],
  [70, 60],
  [80, 80],
  [87, 95],
  [90, 100],
];
export const MID_SLEEP_SD: Polyline = [
  [30, 100],
  [120, 0],
];
export const AWAKE: Polyline = [
  [20, 100],
  [40, 70],
  [60, 40],
  [90, 0],
];

function durationScore(hours: number, { least, most }: SleepNeed): number {
  if (hours < least) return clampScore((100 * (hours - 4)) / (least - 4));
  return clampScore(hours > most ? 100 - 25 * (hours - most) : 100);
}

function regularityScore({ regularityIndex, midSleepSdMinutes }: SleepFacts): number | undefined {
  if (regularityIndex !== undefined) return interpolate(REGULARITY, regularityIndex);
  return midSleepSdMinutes === undefined ? undefined : interpolate(MID_SLEEP_SD, midSleepSdMinutes);
}

/**
 * Sleep score, 0 to 100: the weighted average of the known parts. Weights and curves are this product's own (science notes 2.2). Sleep
 * stages aren't rated, since consumer devices only estimate them. For adults; not a diagnosis.
 */
export function sleepScore(facts: SleepFacts, need: SleepNeed): SleepScore {
  const { efficiencyPercent, quality, awakeMinutes } = facts;
  const scores: Readonly<Record<SleepPart, number | undefined>> = {
    duration: durationScore(facts.asleepHours, need),
    efficiency: efficiencyPercent && interpolate(EFFICIENCY, efficiencyPercent),
    regularity: regularityScore(facts),
    quality: quality === undefined ? undefined : clampScore((quality - 1) * 25),
    awake: awakeMinutes === undefined ? undefined : interpolate(AWAKE, awakeMinutes),
  };
  const parts = (['duration', 'efficiency', 'regularity', 'quality', 'awake'] as const).flatMap((part) => {
    const score = scores[part];
    return score === undefined ? [] : [{ part, score, weight: WEIGHTS[part] }];
  });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return { score: parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight, parts };
}
