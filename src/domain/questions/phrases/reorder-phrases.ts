import { findMetric } from '#domain/metrics/catalog.ts';
import { foodKind, isOfKind } from '#domain/query/food-kinds.ts';
import { foodWords } from '#domain/query/food-words.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

const isFiller = ({ tag }: Lexeme): boolean => tag === 'filler';
const has = (list: readonly Lexeme[], ...tags: readonly Tag[]): boolean =>
  list.some(({ tag }) => tags.includes(tag));

/** Position of the next or previous word that isn't filler. */
function beside(list: readonly Lexeme[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (list[at]?.tag === 'filler') at += step;
  return at;
}

const ASKING_AGAIN: ReadonlySet<Tag> = new Set([
  'filler',
  'count',
  'howmuch',
  'compare',
  'question',
  'comma',
  'and',
  'unit',
  'comparative',
  'change',
  'per',
  'aggregate',
]);

/** "Did I walk more in May than in April? By how much?": the answer to a comparison includes how much anyway. */
function withoutSecondAsking(list: readonly Lexeme[]): readonly Lexeme[] {
  const end = list.findLastIndex(({ tag }) => !ASKING_AGAIN.has(tag)) + 1;
  const [rest, again] = [list.slice(0, end), list.slice(end)];
  const units = again.filter(({ tag }) => tag === 'unit');
  // "How many more per day": both sides are averages.
  const kinds = again.filter(({ tag }) => tag === 'per' || tag === 'aggregate');
  return has(again, 'count', 'howmuch', 'compare', 'change') && has(rest, 'comparative', 'than', 'change')
    ? [...kinds, ...rest, ...units]
    : list;
}

/** "Compared with January, do I walk more?": moves the reference to the end. */
function withOtherSideLast(list: readonly Lexeme[]): readonly Lexeme[] {
  const first = list.findIndex((each) => !isFiller(each));
  const comma = list.findIndex(({ tag }) => tag === 'comma');
  if (list[first]?.tag !== 'than' || comma < 0) return list;
  return [...list.slice(comma + 1), ...list.slice(first, comma)];
}

const OF_FIGURE: ReadonlySet<Tag> = new Set([
  'filler',
  'aggregate',
  'metric',
  'implied',
  'eat',
  'unit',
  'per',
]);

/** "February versus January, average calories": moves the figure to the front. */
function withFigureFirst(list: readonly Lexeme[]): readonly Lexeme[] {
  const comma = list.findLastIndex(({ tag }) => tag === 'comma');
  const [rest, figure] = [list.slice(0, comma), list.slice(comma + 1)];
  const isFigure = has(figure, 'aggregate', 'per', 'unit') && figure.every(({ tag }) => OF_FIGURE.has(tag));
  return comma >= 0 && isFigure && has(rest, 'than') ? [...figure, ...rest] : list;
}

/** "Longer on weekends than on weekdays on average": both sides are averages. */
function withAverageFirst(list: readonly Lexeme[]): readonly Lexeme[] {
  const than = list.findIndex(({ tag }) => tag === 'than');
  const said = list.filter(({ tag }) => tag === 'aggregate');
  const [average, ...more] = said;
  const isLast = than >= 0 && average && list.indexOf(average) > than && more.length === 0;
  return isLast ? [average, ...list.filter((each) => each !== average)] : list;
}

/** "How much higher is my pulse when I run": "how much" asks for a difference, not a sum. */
function withoutAmountOfDifference(list: readonly Lexeme[]): readonly Lexeme[] {
  if (has(list, 'than')) return list;
  return list.filter(
    ({ tag }, at) =>
      (tag !== 'howmuch' && tag !== 'count') ||
      (list[beside(list, at, 1)]?.tag !== 'comparative' &&
        !(list[at - 1]?.words === 'by' && has(list, 'compare'))),
  );
}

/** "RHR, February versus January (bpm)": the unit of both sides. */
function withUnitFirst(list: readonly Lexeme[]): readonly Lexeme[] {
  const than = list.findIndex(({ tag }) => tag === 'than');
  const units = list.filter(
    ({ tag }, at) => tag === 'unit' && than >= 0 && at > than && list[at - 1]?.tag !== 'number',
  );
  if (units.length !== 1) return list;
  const rest = list.filter((each) => !units.includes(each));
  return [...rest.slice(0, than), ...units, ...rest.slice(than)];
}

const isPercent = ({ tag, words, value }: Lexeme): boolean =>
  (tag === 'share' && /^(?:percent|percentage)$/.test(words)) || (tag === 'unit' && value === '%');

/** "Sleep efficiency last month, in percent": the figure's own unit. */
function withoutOwnPercent(list: readonly Lexeme[]): readonly Lexeme[] {
  const end = list.findLastIndex(({ tag }) => tag !== 'filler' && tag !== 'comma' && tag !== 'time');
  const isOwn = list.some(
    ({ tag, value, keys }) =>
      (tag === 'aggregate' && value === 'cv') ||
      (tag === 'metric' && keys.length > 0 && keys.every((key) => findMetric(key)?.unit === '%')),
  );
  const word = list[end];
  return isOwn && word && isPercent(word) ? list.filter((each) => each !== word) : list;
}

/** "Strength (weights) sessions": the same kind in two words. */
const withoutSynonyms = (list: readonly Lexeme[]): readonly Lexeme[] =>
  list.filter(({ tag, keys }, at) => {
    const next = list[at + 1];
    return (
      tag !== 'workout' || next?.tag !== 'workout' || keys.length === 0 || keys.join() !== next.keys.join()
    );
  });

const APART: ReadonlySet<Tag> = new Set(['and', 'or', 'than', 'not', 'except', 'compare', 'pair']);

/** "Chocolate (dark chocolate)": the narrower name, unless both are compared or added up. */
function withoutWiderFoods(list: readonly Lexeme[]): readonly Lexeme[] {
  const foods = list.filter(({ tag }) => tag === 'food');
  if (foods.length < 2 || list.some(({ tag }) => APART.has(tag))) return list;
  const isWider = (food: Lexeme, other: Lexeme): boolean => {
    const [kind, words] = [foodKind(food.value), new Set(foodWords(other.value))];
    const isPart = foodWords(food.value).every((word) => words.has(word));
    return food.value !== other.value && (isPart || (kind !== undefined && isOfKind(words, kind)));
  };
  const isAgain = (at: number): boolean => list.findIndex(({ value }) => value === list[at]?.value) < at;
  return list.filter(
    (each, at) => each.tag !== 'food' || !(isAgain(at) || foods.some((other) => isWider(each, other))),
  );
}

const isRepeat = (list: readonly Lexeme[], at: number): boolean => {
  const word = list[at];
  return (
    (word?.tag === 'superlative' || word?.tag === 'aggregate') &&
    list.slice(0, at).some(({ tag, value }) => tag === word.tag && value === word.value)
  );
};

/** "The minimum and only the minimum": removes the repetition. */
const withoutRepeats = (list: readonly Lexeme[]): readonly Lexeme[] =>
  list.filter(({ tag }, at) => !isRepeat(list, tag === 'and' ? beside(list, at, 1) : at));

const OF_WORKOUT = /^workout(?:HeartRateBpm|SpeedMps|PaceMinPerKm)$/;

/** "The median of the average heart rate of my runs": a workout's heart rate is its average. */
function withoutAverageOfWorkouts(list: readonly Lexeme[]): readonly Lexeme[] {
  const isOther = list.some(({ tag, value }) => tag === 'aggregate' && value !== 'mean');
  return list.filter(({ tag, value }, at) => {
    const next = list[beside(list, at, 1)];
    const isOwn = tag === 'aggregate' && value === 'mean' && next?.keys.some((key) => OF_WORKOUT.test(key));
    return !isOther || !isOwn;
  });
}

/** "The biggest weight drop" asks for one. */
const isOfMoves = (list: readonly Lexeme[]): boolean =>
  list.some(
    ({ tag, words }) => tag === 'superlative' && /^(?:biggest|largest|greatest|smallest)$/.test(words),
  ) &&
  list.some(
    ({ tag, words }) => tag === 'change' && /^(?:drop|loss|gain|increase|decrease|change)$/.test(words),
  );

/** "The lowest my HRV dropped to": doesn't ask for a change. */
const withoutMoves = (list: readonly Lexeme[]): readonly Lexeme[] =>
  (has(list, 'superlative') && !isOfMoves(list)) ||
  list.some(({ tag, value }) => tag === 'aggregate' && value === 'sum')
    ? list.map((each, at) =>
        each.tag === 'change' && each.value !== 'any' && list[beside(list, at, -1)]?.tag === 'metric'
          ? lexeme('filler', each.words)
          : each,
      )
    : list;

/** The question without repetitions, in the order that the parser expects. */
export const withoutRestatements = (list: readonly Lexeme[]): readonly Lexeme[] =>
  [
    withOtherSideLast,
    withFigureFirst,
    withAverageFirst,
    withoutSecondAsking,
    withUnitFirst,
    withoutAmountOfDifference,
    withoutAverageOfWorkouts,
    withoutRepeats,
    withoutSynonyms,
    withoutWiderFoods,
    withoutOwnPercent,
    withoutMoves,
  ].reduce((said, pass) => pass(said), list);
