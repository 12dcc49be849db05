import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

/** "My cycling distance last week", "training time": what adds up over a period, unlike the length of a session. */
const ADDED_UP =
  /^(?!.*\b(?:session|duration|length|average)\b).*\b(?:distance|mileage|kilometrage|time|minutes|calories?|kcal|energy|burn|burned|elevation|climb|climbing|ascent|gain)\b/;
const ONE_RECORD = /^(?:runs?|rides?|walks?|swims?|hikes?|session|sessions|workouts|fasts?)$/;

/** Words for another figure than the plain amount. */
export const NOT_PLAIN: ReadonlySet<Tag> = new Set<Tag>(['aggregate', 'per', 'superlative', 'pair']);

/** Whether an amount of workouts is asked for by the name of an activity: "running", not "run". */
export const isOfActivity = (lexemes: readonly Lexeme[]): boolean =>
  !lexemes.some(({ tag }) => NOT_PLAIN.has(tag)) &&
  lexemes.some(
    ({ tag, words }) => (tag === 'metric' || (tag === 'howlong' && words === 'time')) && ADDED_UP.test(words),
  ) &&
  !lexemes.some(({ tag, words }) => tag === 'workout' && ONE_RECORD.test(words));
