import type { SleepNeed } from './sleep-need.ts';

/** What a night is rated by; what is not known is absent and leaves its weight to the rest. */
export interface SleepFacts {
  /** Asleep in 24 hours. */
  readonly asleepHours: number;
  readonly efficiencyPercent?: number | undefined;
  /** Sleep Regularity Index, −100 to 100. */
  readonly regularityIndex?: number | undefined;
  /** In place of the index where it is not known. */
  readonly midSleepSdMinutes?: number | undefined;
  /** 1 to 5. */
  readonly quality?: number | undefined;
  /** Awake after falling asleep. */
  readonly awakeMinutes?: number | undefined;
}

export type SleepPart = 'duration' | 'efficiency' | 'regularity' | 'quality' | 'awake';

/** A score of 0 to 100 with the parts it rests on, each of 0 to 100. */
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

type Point = readonly [x: number, y: number];

const EFFICIENCY: readonly Point[] = [
  [65, 0],
  [75, 40],
  [80, 65],
  [85, 85],
  [90, 100],
];
const REGULARITY: readonly Point[] = [
  [40, 0],
  [60, 40],
  [70, 60],
  [80, 80],
  [87, 95],
  [90, 100],
];
const MID_SLEEP_SD: readonly Point[] = [
  [30, 100],
  [120, 0],
];
const AWAKE: readonly Point[] = [
  [20, 100],
  [40, 70],
  [60, 40],
  [90, 0],
];

/** The value at x on straight lines between points; before the first and after the last it stays. */
function between(points: readonly Point[], x: number): number {
  const after = points.findIndex(([pointX]) => x <= pointX);
  const [right, left] = [points[after], points[after - 1]];
  if (!right) return points.at(-1)?.[1] ?? 0;
  if (!left) return right[1];
  return left[1] + ((x - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}

const within = (score: number): number => Math.min(100, Math.max(0, score));

function durationScore(hours: number, { least, most }: SleepNeed): number {
  if (hours < least) return within((100 * (hours - 4)) / (least - 4));
  return within(hours > most ? 100 - 25 * (hours - most) : 100);
}

function regularityScore({ regularityIndex, midSleepSdMinutes }: SleepFacts): number | undefined {
  if (regularityIndex !== undefined) return between(REGULARITY, regularityIndex);
  return midSleepSdMinutes === undefined ? undefined : between(MID_SLEEP_SD, midSleepSdMinutes);
}

/**
 * How good a night was, 0 to 100: a weighted mean of the parts that are known. Weights and curves are a choice of this product
 * (science notes 2.2); sleep stages are never rated, since consumer devices guess them. For adults; no diagnosis.
 */
export function sleepScore(facts: SleepFacts, need: SleepNeed): SleepScore {
  const { efficiencyPercent, quality, awakeMinutes } = facts;
  const scores: Readonly<Record<SleepPart, number | undefined>> = {
    duration: durationScore(facts.asleepHours, need),
    efficiency: efficiencyPercent && between(EFFICIENCY, efficiencyPercent),
    regularity: regularityScore(facts),
    quality: quality === undefined ? undefined : within((quality - 1) * 25),
    awake: awakeMinutes === undefined ? undefined : between(AWAKE, awakeMinutes),
  };
  const parts = (['duration', 'efficiency', 'regularity', 'quality', 'awake'] as const).flatMap((part) => {
    const score = scores[part];
    return score === undefined ? [] : [{ part, score, weight: WEIGHTS[part] }];
  });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return { score: parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight, parts };
}
