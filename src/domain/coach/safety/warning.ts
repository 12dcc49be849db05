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

/** Figures of speech whose words the classifier knows from emergencies. */
const IDIOMS =
  /\bswallow(?:ed|ing)? (?:my|your|his|her|their) (?:pride|words)\b|\beat(?:ing)? my (?:words|hat)\b|\b(?:ate|eaten) my words\b|\bbit(?:e|ing|ten)? (?:off more than|the (?:bullet|dust))\b|\b(?:hit|hitting) the (?:wall|hay|sack|gym|road)\b|\b(?:crush|smash|destroy|murder|slay|nail)(?:ed|ing)? (?:it|that|this|my (?:workout|session|run|goals?|targets?|pr|pb|macros?))\b|\b(?:can['’]?t|cannot|hard to|trouble|difficulty) breath(?:e|ing) (?:through|out of) (?:my |the |one )?(?:nose|nostrils?|mask)\b/gi;

/** Without a word of pregnancy, "I'm 16" is an age and "baby carrots" are a snack. */
const OF_PREGNANCY =
  /\b(?:pregnan\w*|preg(?:gers|go|gie|gy)?|trimester|\d+ ?w(?:ee)?ks?(?! (?:into|of|on|in|ago|until|till|to go|out|away|straight|in a row|now of)\b)|weeks? (?:along|gone)|expecting|expectant|midwi\w+|ob-?gyn|ob|gyno\w*|bump|due (?:date|in)|f(?:o?e)t(?:us|al)|prenatal|antenatal|miscarr\w*|contractions?|waters?|placenta\w*|(?:my|the|our|her) baby|baby (?:is|isn'?t|has|hasn'?t|mov\w*|kick\w*|stopped)|unborn|ivf|positive test|conceiv\w*|ttc|womb|uter\w+|labor|labour|preeclampsia|spotting|tested positive|in utero|morning sickness|hyperemesis|twins)\b/i;

/** Blood that nobody drew on purpose. */
const ACCIDENTAL =
  /\b(?:cats?|dogs?|kitten|puppy|bush(?:es)?|thorns?|branch(?:es)?|fence|mosquito\w*|itch\w*|eczema|psoriasis|by accident|accidentally|fell|tripped|shav\w*)\b/i;

/** Whether the words around it make a danger that only the classifier suspects another matter. */
const isElsewhere = (danger: Danger, message: string): boolean =>
  (danger.startsWith('pregnancy-') && !OF_PREGNANCY.test(message)) ||
  (danger === 'self-harm' && ACCIDENTAL.test(message)) ||
  (danger === 'suicide' && /\b(?:alarms?|snooz\w+)\b/i.test(message));

const storedWeight = (bucket: number, at: number): number =>
  (WEIGHTS.charCodeAt(bucket * CLASSES.length + at) - 80) * STEP;

/** What a message warns of, by patterns and by the words that messages of danger have in common. */
export function warningIn(message: string): Warning | undefined {
  const seen = dangerIn(message);
  const literal = message.replaceAll(PLATEAU, 'no change').replaceAll(IDIOMS, ' ');
  const { danger, probability } = judge(literal, storedWeight);
  if (seen) {
    // A question about data beside it must not hide an emergency.
    const isDoubtful = message
      .split(/[.,;!?\n]/)
      .every((part) => judge(part, storedWeight).probability < DOUBTFUL);
    return { danger: seen, isCertain: NEVER_DOUBTED.has(seen) || !isDoubtful, probability: 1 };
  }
  return probability >= LIKELY && !isElsewhere(danger, message)
    ? { danger, isCertain: probability >= CERTAIN, probability }
    : undefined;
}
