import type { Lexeme } from '#domain/questions/lexicon.ts';
import { ADVERBS, REACHED, REFERENCE } from './met-or-missed.ts';

/** "At least twice a week", "three runs a week", "20 km a week": of workouts. */
interface WorkoutGoal {
  /** As the question would ask it: "run at least 2 times". */
  readonly done: (op: 'at least' | 'less than') => string;
  readonly period: string | undefined;
}

const PERIOD = /\b(?:(?:a|per|each|every) (day|week|month)|(dai|week|month)ly)\b/;
/** Words between a sport and its number. */
const BETWEEN = /^(?:filler|op)$/;

/** What a sentence says how often or how far to do. */
function workoutGoalIn(text: string, words: readonly Lexeme[]): WorkoutGoal | undefined {
  const numbers = words.flatMap(({ tag }, at) => (tag === 'number' ? [at] : []));
  const [at, ...more] = numbers;
  const number = words[at ?? 0];
  if (at === undefined || !number || more.length > 0) return undefined;
  const [, noun, adverb] = PERIOD.exec(text) ?? [];
  const period = noun ?? (adverb === 'dai' ? 'day' : adverb);
  const [after, next] = [words[at + 1], words[at + 2]];
  const record = [after, next].find((each) => each?.tag === 'workout' && each.value === 'noun');
  if (record) return { period, done: (op) => `do ${op} ${number.words} ${record.words}s` };
  const before = words.slice(0, at).findLast(({ tag }) => !BETWEEN.test(tag));
  const isVerb = before?.tag === 'workout';
  const unit = after?.words === 'time' ? 'times' : after?.tag === 'unit' ? after.words : undefined;
  return isVerb && unit !== undefined
    ? { period, done: (op) => `${before.words} ${op} ${number.words} ${unit}` }
    : undefined;
}

const MET = new RegExp(
  `\\b(?:did|do|have|had) i ${ADVERBS}(?:${REACHED}|succeed|succeeded)(?: to)?(?: do)?(?: ${REFERENCE}| so)?(?= ?$| ,)`,
);
const MISSED = new RegExp(
  `\\b(?:did|do|have|had) i ${ADVERBS}(?:not ${REACHED}|miss|missed|fail|failed|fall short|fell short)(?: to| at| of)?(?: do)?(?: ${REFERENCE})?(?= ?$| ,)`,
);

/** "My physio is happy if I run at least twice a week. In how many weeks did I manage that?": did I run at least twice. */
export function withWorkoutGoal(asked: string, text: string, words: readonly Lexeme[]): string | undefined {
  const bound = workoutGoalIn(text, words);
  if (!bound || /\b(?:not|never|at most|no more than|up to|under|less than|fewer than)\b/.test(text))
    return undefined;
  if (bound.period !== undefined && !new RegExp(`\\b${bound.period}s\\b`).test(asked)) return undefined;
  return MISSED.test(asked)
    ? asked.replace(MISSED, `did i ${bound.done('less than')}`)
    : MET.test(asked)
      ? asked.replace(MET, `did i ${bound.done('at least')}`)
      : undefined;
}
