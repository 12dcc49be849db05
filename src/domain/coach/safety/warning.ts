import { CLASSES, judge } from '#domain/coach/safety/classifier/likely-danger.ts';
import { STEP, WEIGHTS } from '#domain/coach/safety/classifier/weights.ts';
import { dangerIn, type Danger } from './dangers.ts';

/** Least probability of danger that is worth an offer of help. */
export const LIKELY = 0.5;
/** Least probability that gets the fixed answer even without a pattern. */
const CERTAIN = 0.95;
/** Below this probability, words of illness are more often a joke, a question of knowledge or long past. */
const DOUBTFUL = 0.15;
/** Patterns that always get the fixed answer: despair is often dressed up as a joke, and a reading or the color of urine leaves no doubt. */
const NEVER_DOUBTED: ReadonlySet<Danger> = new Set([
  'suicide',
  'self-harm',
  'overdose',
  'eating-disorder',
  'high-pressure',
  'muscle-breakdown',
]);

export interface Warning {
  readonly danger: Danger;
  /** Certain dangers get the fixed answer; others an ordinary answer with an offer of help. */
  readonly isCertain: boolean;
  /** Probability of any danger, from 0 to 1; 1 when a pattern matched. */
  readonly probability: number;
}

/** A weight that stays the same sounds like a baby that doesn’t move. */
const PLATEAU =
  /\b(?:(?:the|my|bathroom) )*(?:scales?|weight|number on the scale) (?:(?:just|still|really|simply) )*(?:hasn['’]?t|has not|haven['’]?t|have not|won['’]?t|isn['’]?t|is not|not|barely|stopped) (?:really )?(?:mov(?:ed?|ing)|budg(?:ed?|ing)|chang(?:ed?|ing)|going down)\b/gi;

const storedWeight = (bucket: number, at: number): number =>
  (WEIGHTS.charCodeAt(bucket * CLASSES.length + at) - 80) * STEP;

/** What a message warns of, by patterns and by the words that messages of danger have in common. */
export function warningIn(message: string): Warning | undefined {
  const seen = dangerIn(message);
  const { danger, probability } = judge(message.replaceAll(PLATEAU, 'no change'), storedWeight);
  if (seen) {
    // A question about data beside it must not hide an emergency.
    const isDoubtful = message
      .split(/[.,;!?\n]/)
      .every((part) => judge(part, storedWeight).probability < DOUBTFUL);
    return { danger: seen, isCertain: NEVER_DOUBTED.has(seen) || !isDoubtful, probability: 1 };
  }
  return probability >= LIKELY ? { danger, isCertain: probability >= CERTAIN, probability } : undefined;
}
