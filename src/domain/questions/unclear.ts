import type { Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';

export const ASKING: ReadonlySet<Tag> = new Set([
  'count',
  'howmuch',
  'howlong',
  'howfar',
  'howoften',
  'whichday',
]);

export const COMPARING: ReadonlySet<Tag> = new Set(['comparative', 'compare', 'change']);

/** "How many steps did I take and what did I weigh": one number can't answer both. */
const isTwoQuestions = (lexemes: readonly Lexeme[]): boolean =>
  !lexemes.some(({ tag, value }) => tag === 'pair' && value === 'correlation') &&
  lexemes.some(({ tag }, at) => {
    // "And in how many rides".
    const next = lexemes.slice(at + 1).find((each) => !/^(?:in|on|over|for|by|at)$/.test(each.words))?.tag;
    return tag === 'and' && next !== undefined && (next === 'question' || ASKING.has(next));
  });

export const STATISTICS: ReadonlySet<Tag> = new Set(['aggregate', 'superlative']);

/** "My average sleep and the longest night": two statistics. */
const isTwoStatistics = (lexemes: readonly Lexeme[]): boolean =>
  !lexemes.some(({ tag }) => tag === 'than' || COMPARING.has(tag)) &&
  lexemes.some(
    ({ tag }, at) =>
      tag === 'and' &&
      STATISTICS.has(lexemes.slice(at + 1).find((each) => each.tag !== 'filler')?.tag ?? 'filler') &&
      lexemes.slice(0, at).some((each) => STATISTICS.has(each.tag)),
  );

/** "Is my HRV improving? How much has it changed?": a trend, and another figure. */
function isTrendAndFigure(lexemes: readonly Lexeme[]): boolean {
  const has = (tag: Tag): boolean => lexemes.some((each) => each.tag === tag);
  // "It was going up, so is the latest value higher than in May?"
  if (has('trend') && has('comparative') && has('than')) return true;
  const trend = lexemes.findIndex(({ tag, words }) => tag === 'trend' && words.endsWith('ing'));
  const asked = lexemes.findIndex(
    ({ tag }, at) => trend >= 0 && at > trend && (tag === 'question' || ASKING.has(tag)),
  );
  return asked >= 0 && lexemes.slice(asked).some(({ tag }) => tag === 'change' || tag === 'aggregate');
}

/** "The gap between dinner and breakfast": a time, which calories aren't. */
const isGapOfMeals = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, words }) => tag === 'compare' && words.startsWith('gap')) &&
  lexemes.some(({ tag }) => tag === 'meal') &&
  !lexemes.some(({ tag }) => tag === 'metric' || tag === 'eat' || tag === 'unit');

/** "How much did I spend on coffee": money, which isn't recorded. */
const isOfMoney = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ words }) => /^spen[dt]$/.test(words)) &&
  lexemes.some(({ tag }) => tag === 'food' || tag === 'meal') &&
  !lexemes.some(({ tag }) => tag === 'howlong' || tag === 'unit');

/** "My last meal of the day, average calories": which meal that is differs by day. */
const isOfLastMeals = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, value }) => tag === 'aggregate' && value === 'mean') &&
  lexemes.some(
    ({ tag, value }, at) =>
      tag === 'meal' && value === 'any' && /^(?:last|first)$/.test(lexemes[at - 1]?.tag ?? ''),
  );

/** "How many kilos did I lift": loads, which aren't recorded. */
const isOfLoads = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, words }) => tag === 'workout' && /^lift(?:ed)?$/.test(words)) &&
  lexemes.some(({ value, keys }) => value === 'kg' || value === 'lb' || keys.includes('weightKg'));

const PLACES = /^(?:sitting|travell?ing|asleep)$/;

/** "How often do I eat out", "steps while traveling": where or how somebody was, which isn't recorded. */
const isOfPlace = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, words }, at) => {
    const [next, after] = lexemes.slice(at + 1).filter((each) => each.tag !== 'time');
    if (tag === 'eat') return next?.words === 'out' || (next?.words === 'in' && after === undefined);
    return (words === 'while' || words === 'when' || tag === 'burn') && PLACES.test(next?.words ?? '');
  });

/** "How much fat did I burn", "how long did dinner take", "which food makes me gain weight": nothing records that. */
function isUnrecorded(lexemes: readonly Lexeme[]): boolean {
  const has = (tag: Tag, value?: RegExp): boolean =>
    lexemes.some(({ tag: own, words }) => own === tag && (value?.test(words) ?? true));
  const keys = lexemes.flatMap((each) => each.keys);
  const isOfMeal = (has('meal') || has('food')) && !has('metric') && !has('implied') && !has('workout');
  return (
    (has('burn') && keys.includes('fatG')) ||
    (has('howlong') && isOfMeal && has('filler', /^(?:take|took|last|lasted)$/)) ||
    // "Workouts I enjoyed", "during my meeting".
    lexemes.some(({ words }) => /^enjoy(?:ed)?$/.test(words)) ||
    lexemes.some(
      ({ words }, at) => words === 'meeting' && /^(?:my|a|the|during|in)$/.test(lexemes[at - 1]?.words ?? ''),
    ) ||
    (has('foodnoun') && has('change') && keys.includes('weightKg'))
  );
}

const SIZES = /^(?:long|quick|rough)$/;

/** "My long runs", "at the end of my run": which records, or which part of them, is unclear. */
const isSized = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ tag, words }, at) =>
      (tag === 'filler' && SIZES.test(words) && /^(?:workout|meal|day)$/.test(lexemes[at + 1]?.tag ?? '')) ||
      (tag === 'last' && words.endsWith('end of') && lexemes.some((each) => each.tag === 'workout')),
  );

/** "How many days a week", "how many days did it take": neither is a number of days that meet a condition. */
const isRateOfDays = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, words }, at) => {
    const next = lexemes[at + 1];
    return (
      (tag === 'day' && next?.tag === 'per' && /^(?:week|month)$/.test(next.value)) ||
      (words === 'it' && /^t(?:ake|ook)$/.test(next?.words ?? ''))
    );
  });

/** "This month against the same days last month": only part of that month, which its name alone doesn't say. */
const isOfSameDays = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ words }, at) =>
      /^(?:the )?same day$/.test(words) &&
      lexemes.slice(at + 1).find(({ tag }) => tag !== 'filler')?.tag === 'time',
  );

/** "In the last 24 hours": parts of two days. */
const isOfHours = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ tag }, at) =>
      tag === 'last' && lexemes[at + 1]?.tag === 'number' && /^h(?:our)?$/.test(lexemes[at + 2]?.value ?? ''),
  );

const JOINS: ReadonlySet<Tag> = new Set<Tag>([
  'change',
  'compare',
  'than',
  'trend',
  'comparative',
  'aggregate',
]);

const PICKED: ReadonlySet<Tag> = new Set<Tag>(['first', 'last', 'superlative']);

/** "First and last workout", "latest and lowest": two records, without anything between them being asked for. */
const isOfBothEnds = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag }, at) => {
    const other = lexemes[at + 2]?.tag ?? 'filler';
    return PICKED.has(tag) && lexemes[at + 1]?.tag === 'and' && PICKED.has(other) && other !== tag;
  }) && !lexemes.some(({ tag }) => JOINS.has(tag));

/** Whether a question has several meanings, or asks for what isn't recorded. */
export const isUnclear = (lexemes: readonly Lexeme[]): boolean =>
  [
    isSized,
    isOfPlace,
    isUnrecorded,
    isRateOfDays,
    isOfSameDays,
    isTrendAndFigure,
    isGapOfMeals,
    isOfMoney,
    isOfHours,
    isOfLoads,
    isOfLastMeals,
    isTwoQuestions,
    isTwoStatistics,
    isOfBothEnds,
  ].some((each) => each(lexemes));
