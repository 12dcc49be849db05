import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

const ASKING: ReadonlySet<Tag> = new Set(['question', 'count', 'howmuch', 'howlong', 'howfar', 'howoften']);
/** Words that only make sense for records: a period, a statistic, a condition. */
const OF_RECORDS: ReadonlySet<Tag> = new Set([
  'time',
  'aggregate',
  'superlative',
  'comparison',
  'comparative',
  'last',
  'first',
  'when',
  'per',
  'change',
  'trend',
  'streak',
  'share',
  'nth',
  'pair',
]);
const TALLY: ReadonlySet<Tag> = new Set(['count', 'workout', 'filler', 'question', 'between', 'day', 'or']);
/** Counts that can only be the member's own: "number of blood tests". */
const TALLIED: ReadonlySet<string> = new Set([
  'bloodPanels',
  'fasts',
  'weighIns',
  'meals',
  'glucoseReadings',
]);
/** If something "came from" a source, it has been logged. */
const FIRST_PERSON = /\b(?:i|my|me|mine|myself|came)\b/;
const MAX_REPEATS = 2;

/** "How much protein does an egg have": a fact about a food, not what was eaten. */
const isOfOneFood = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ tag }, at) =>
      tag === 'food' &&
      /^(?:an?|1)$/.test(lexemes[at - 1]?.words ?? '') &&
      /^(?:in|does|do|has|have)$/.test(lexemes[at - 2]?.words ?? ''),
  );

/** Whether a question is about the member's records rather than general knowledge, such as "what is HRV". */
export function isOwn(lexemes: readonly Lexeme[]): boolean {
  const metrics = lexemes.filter(({ tag }) => tag === 'metric').map(({ words }) => words);
  if (metrics.some((word) => metrics.filter((other) => other === word).length > MAX_REPEATS)) return false;
  const isMine = lexemes.some(({ words }) => FIRST_PERSON.test(words));
  if (isMine) return true;
  // "Count bike rides", "how many workouts were there": nothing but a count of workouts.
  if (lexemes.some(({ tag }) => tag === 'workout') && lexemes.every(({ tag }) => TALLY.has(tag))) return true;
  const isTallied = ({ tag, keys }: Lexeme): boolean =>
    tag === 'metric' && keys.length > 0 && keys.every((key) => TALLIED.has(key));
  if (lexemes.some(isTallied) && lexemes.every((each) => TALLY.has(each.tag) || isTallied(each))) return true;
  // "Calories in a serving of oatmeal": a fact about the food, unless an average is asked for.
  const isOfServing = lexemes.some(({ tag, value }) => tag === 'per' && value === 'serving');
  if (
    isOfServing &&
    !lexemes.some(({ tag }) => tag === 'aggregate' || tag === 'superlative' || tag === 'time')
  )
    return false;
  const isAsked = lexemes.some(({ tag }) => ASKING.has(tag));
  return !isOfOneFood(lexemes) && (!isAsked || lexemes.some(({ tag }) => OF_RECORDS.has(tag)));
}
