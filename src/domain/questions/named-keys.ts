import { impliedKeys } from './asked-figure.ts';
import { OF_EXTREME } from '#domain/questions/figures/extremes.ts';
import { Words } from './clause.ts';
import type { Lexeme } from './lexicon.ts';
import { MEASURED, tallyOf } from './named-parts.ts';

/** "How fast did I run" asks for a speed, "how fast am I losing weight" for a trend. */
function takeSpeed(words: Words): boolean {
  const isSpeed =
    words.has('workout') &&
    !words.has('change') &&
    words.all.some((each) => /^how (?:fast|quickly)$/.test(each.words));
  if (isSpeed) words.take('trend');
  return isSpeed;
}

/** "How long did my fastest run take": the duration of the record with the highest speed or distance. */
export const isTimedExtreme = (words: Words, superlative: string | undefined): boolean =>
  superlative !== undefined &&
  OF_EXTREME[superlative]?.startsWith('workout') === true &&
  words.has('howlong') &&
  words.has('workout');

/** Metrics that a question names or implies. */
export function keysOf(
  words: Words,
  word: Lexeme | undefined,
  superlative: string | undefined,
  unit: string | undefined,
  superlativeWords: string,
): readonly string[] | undefined {
  const spoken =
    superlative === undefined
      ? []
      : [{ tag: 'superlative', words: superlativeWords, value: superlative, keys: [] } as const];
  const implied = takeSpeed(words)
    ? ['workoutSpeedMps']
    : superlative === 'timed'
      ? ['workoutMinutes']
      : impliedKeys(new Words([...words.all, ...spoken]), superlative, unit);
  const isOften = words.has('howoften');
  // "Which day had the most glucose readings": their number, not the highest.
  const isMostOf =
    word?.tag === 'metric' && words.has('whichday') && /^(?:most|fewest|least)$/.test(superlativeWords);
  const isTallied =
    isMostOf ||
    (words.has('count') && unit === undefined) ||
    isOften ||
    (words.has('whichday') && superlative === undefined);
  return (word?.keys ?? implied)?.map((key) =>
    isTallied ? (isOften ? tallyOf(key) : key) : (MEASURED[key] ?? key),
  );
}
