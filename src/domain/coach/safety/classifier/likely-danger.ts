import { DANGERS, type Danger } from '#domain/coach/safety/dangers.ts';
import { plainText } from '#domain/coach/safety/plain-text.ts';
import { featuresOf, wordsOf } from './features.ts';

/** What the weights tell apart: every danger, and no danger at the end. */
export const CLASSES = [...DANGERS, 'none'] as const;

/** Longest part of a message that is judged at once; longer messages are read in overlapping parts. */
const PART_WORDS = 24;
const STEP_WORDS = 12;

/** Features of every part of a message. */
export function partsOf(message: string): Set<number>[] {
  const words = wordsOf(plainText(message));
  const parts: Set<number>[] = [];
  for (let from = 0; from === 0 || from < words.length - STEP_WORDS; from += STEP_WORDS)
    parts.push(featuresOf(words.slice(from, from + PART_WORDS)));
  return parts;
}

/** Probabilities of the classes for features; `weightOf` gives a bucket's weight for a class. */
export function probabilitiesOf(
  features: readonly number[],
  weightOf: (bucket: number, at: number) => number,
): number[] {
  const share = 1 / Math.sqrt(features.length || 1);
  const sums = CLASSES.map(() => 0);
  // Bucket by bucket, because the weights of one are next to each other in memory.
  for (const bucket of features)
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + weightOf(bucket, at);
  const scores = sums.map((sum) => sum * share);
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export interface LikelyDanger {
  readonly danger: Danger;
  /** Probability of any danger, from 0 to 1. */
  readonly probability: number;
}

/** The most probable danger of a message, by weights. */
export function judge(message: string, weightOf: (bucket: number, at: number) => number): LikelyDanger {
  let most: LikelyDanger = { danger: DANGERS[0], probability: 0 };
  for (const part of partsOf(message)) {
    const chances = probabilitiesOf([...part], weightOf);
    const probability = 1 - (chances.at(-1) ?? 0);
    if (probability <= most.probability) continue;
    const highest = Math.max(...chances.slice(0, -1));
    most = { danger: DANGERS[chances.indexOf(highest)] ?? DANGERS[0], probability };
  }
  return most;
}
