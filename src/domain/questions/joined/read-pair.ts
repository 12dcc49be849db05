import { findMetric } from '#domain/metrics/catalog.ts';
import type { Pairing } from '#domain/query/query.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { NIGHTLY } from '#domain/questions/named-parts.ts';
import { asSteps } from './influence.ts';

/** "How much I sleep and how many calories I eat": metrics to correlate, named by a phrase. */
const ASKED: readonly Tag[] = ['count', 'howmuch', 'howlong', 'eat', 'question'];

/** Words that may come between two metrics that are related to each other. */
const JOINTS: ReadonlySet<Tag> = new Set([
  'filler',
  'comma',
  'and',
  'than',
  'between',
  'time',
  'next',
  'present',
  'pair',
  'day',
  ...ASKED,
]);
const DROPPED: ReadonlySet<Tag> = new Set(['pair', 'next', 'compare', 'comparative', 'than', 'between']);
const RATIOS: ReadonlySet<string> = new Set(['mean', 'sum', 'median', 'last', 'first']);

/** "Triglyceride to HDL", which is also a marker, as its two parts. */
function inParts(list: readonly Lexeme[], { phrases }: Lexicon): readonly Lexeme[] {
  return list.flatMap((each) => {
    const [one, other, more] = each.words.split(' to ');
    if (each.tag !== 'metric' || one === undefined || other === undefined || more !== undefined)
      return [each];
    const parts = [one, other].flatMap(
      (words) => phrases.get(words)?.find(({ tag }) => tag === 'metric') ?? [],
    );
    return parts.length === 2 ? parts : [each];
  });
}

/** "How much water I drink": the verb of a named figure. */
const withoutVerbs = (list: readonly Lexeme[]): readonly Lexeme[] =>
  list.filter(
    ({ tag, keys }) =>
      tag !== 'implied' ||
      !list.some((each) => each.tag === 'metric' && each.keys.some((key) => keys.includes(key))),
  );

/** "Do I sleep longer when I walk more": more of one with more of the other. */
const isMoreWithMore = (list: readonly Lexeme[]): boolean => {
  const when = list.findIndex(({ tag }) => tag === 'when');
  return (
    when > 0 &&
    list[when]?.words.startsWith('when') === true &&
    // To sleep worse may not mean less.
    [list.slice(0, when), list.slice(when)].every((side) =>
      side.some(({ tag, words }) => tag === 'comparative' && !/^(?:better|worse)$/.test(words)),
    )
  );
};

/** How two metrics are related; undefined if nothing says so. */
function howOf(list: readonly Lexeme[], between: readonly Lexeme[]): Pairing['how'] | undefined {
  const said = [...new Set(list.flatMap(({ tag, value }) => (tag === 'pair' ? [value] : [])))];
  if (said.length > 1) return undefined;
  const how = said[0] ?? (isMoreWithMore(list) ? 'correlation' : undefined);
  if (how === 'ratio' || how === 'correlation' || how === 'plus' || how === 'minus') return how;
  const isJoined = between.some(({ tag }) => tag === 'and');
  if (isJoined && list.some(({ tag, value }) => tag === 'aggregate' && value === 'sum')) return 'plus';
  const isDifference = list.some(({ tag, words }) => tag === 'compare' && words.includes('difference'));
  const isMore = list.some(({ tag }) => tag === 'comparative');
  return (isDifference && isJoined) || (isMore && between.some(({ tag }) => tag === 'than'))
    ? 'minus'
    : undefined;
}

/** "Steps and how long I sleep that night": the night belongs to the next day. */
function isOfThatNight(
  after: readonly Lexeme[],
  one: Lexeme | undefined,
  other: Lexeme | undefined,
): boolean {
  const [isOfDay, isOfNight] = [one, other].map((each) =>
    NIGHTLY.has(findMetric(each?.keys[0] ?? '')?.slice ?? ''),
  );
  return (
    isOfDay === false && isOfNight === true && after.some(({ words }) => /^that (?:same )?night$/.test(words))
  );
}

/** Reads "ratio of deep to REM sleep", "steps and sleep: are they correlated", "cardio plus peak minutes". */
export function readPair(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  readOne: (lexemes: readonly Lexeme[]) => Understood | undefined,
): Understood | undefined {
  const isOfRatio = lexemes.some(({ tag, value }) => tag === 'pair' && value === 'ratio');
  const list = isOfRatio ? inParts(lexemes, lexicon) : withoutVerbs(lexemes.map(asSteps));
  const named = list.flatMap(({ tag }, at) => (tag === 'metric' ? [at] : []));
  const places =
    named.length === 2
      ? named
      : list.flatMap(({ tag }, at) => (tag === 'metric' || tag === 'implied' ? [at] : []));
  const [first, second] = places;
  if (places.length !== 2 || first === undefined || second === undefined) return undefined;
  const between = list.slice(first + 1, second);
  const how = howOf(list, between);
  // "Does more sleep go along with a lower pulse".
  const isJoint = ({ tag }: Lexeme): boolean =>
    JOINTS.has(tag) ||
    (how === 'correlation' && (tag === 'comparative' || tag === 'when' || tag === 'unit' || tag === 'per'));
  if (how === undefined || !between.every(isJoint)) return undefined;
  const isLagged =
    list.some(({ tag }) => tag === 'next') ||
    (how === 'correlation' && isOfThatNight(list.slice(second + 1), list[first], list[second]));
  if (isLagged && how !== 'correlation') return undefined;
  const without = (place: number): readonly Lexeme[] =>
    list.filter(
      (each, at) =>
        at !== place &&
        !DROPPED.has(each.tag) &&
        !(how === 'correlation' && (each.tag === 'when' || each.tag === 'unit')) &&
        !(how === 'correlation' && ASKED.includes(each.tag)) &&
        !(each.tag === 'and' && at > first && at < second),
    );
  const [one, other] = [readOne(without(second)), readOne(without(first))];
  const [main, paired] = isLagged ? [other, one] : [one, other];
  return main && paired && joined(main, paired, how, isLagged);
}

function joined(
  { query, unit }: Understood,
  { query: other }: Understood,
  how: Pairing['how'],
  isLagged: boolean,
): Understood | undefined {
  const isSum = how === 'plus' || how === 'minus';
  const units = [query.metric, other.metric].map((key) => findMetric(key)?.unit);
  const isFigure = !query.threshold && !query.rank && !query.group && !query.at;
  if (!isFigure || query.metric === other.metric || (isSum && units[0] !== units[1])) return undefined;
  if (how === 'ratio' && !RATIOS.has(query.aggregate)) return undefined;
  const pair: Pairing = {
    how,
    metric: other.metric,
    ...(other.where ? { where: other.where } : {}),
    ...(isLagged ? { lag: 1 } : {}),
  };
  const { per: _per, ...own } = query;
  return {
    query: { ...own, ...(how === 'correlation' ? { aggregate: 'mean' } : {}), pair },
    ...(isSum && unit !== undefined ? { unit } : {}),
  };
}
