import type { Danger } from '#domain/coach/safety/dangers.ts';
import { CLASSES, judge } from './likely-danger.ts';
import { STEP, WEIGHTS } from './weights.ts';

/** Least probability of danger that earns an offer of help. */
const LIKELY = 0.5;

/** Danger that a message may speak of, by the stored weights; undefined when none is likely. */
export function likelyDangerIn(message: string): Danger | undefined {
  const judged = judge(
    message,
    (bucket, at) => (WEIGHTS.charCodeAt(bucket * CLASSES.length + at) - 80) * STEP,
  );
  return judged.probability >= LIKELY ? judged.danger : undefined;
}
