import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { Context } from '#domain/questions/sentence.ts';
import { otherSide } from './sides.ts';

type Sides = readonly [readonly Lexeme[], readonly Lexeme[]];

const NOW = /^(?:(?:right )?now|current|currently|at (?:the moment|present)|presently)$/;
const LATEST = /^(?:last|latest|most recent|newest|recent|most recently)$/;

const isSelecting = ({ tag }: Lexeme): boolean =>
  ['time', 'when', 'workout', 'meal', 'food', 'number', 'superlative', 'first'].includes(tag);

/** "Now", "today", and nothing else that selects days or records. */
function aboutNow(side: readonly Lexeme[], { times }: Context) {
  const isToday = ({ tag, value }: Lexeme): boolean => {
    const window = tag === 'time' ? times[Number(value)]?.window : undefined;
    return window?.kind === 'day' && window.back === 0;
  };
  const isNow = ({ tag, words }: Lexeme): boolean => tag === 'last' && NOW.test(words);
  const isLatest = ({ tag, words }: Lexeme): boolean => tag === 'last' && LATEST.test(words);
  return {
    isOpen: !side.some((each) => isSelecting(each) && !isToday(each)),
    isSaid: side.some((each) => isNow(each) || isToday(each) || isLatest(each)),
    isNow: side.some(isNow),
    isAveraged: side.some(({ tag, value }) => tag === 'aggregate' && value === 'mean'),
    rest: side.filter((each) => !isNow(each) && !isToday(each) && !isLatest(each)),
  };
}

/** The period of the past side; "at the start of the year" is its first value. */
function pastSide(side: readonly Lexeme[], main: Understood['query'], context: Context) {
  const isFirst = side.some(({ tag }) => tag === 'first') && !side.some(({ tag }) => tag === 'number');
  const rest = isFirst ? side.filter(({ tag }) => tag !== 'first') : side;
  const { window, ...more } = otherSide(rest, main, context) ?? {};
  if (!window || window.kind === 'all' || Object.keys(more).length > 0) return undefined;
  return { window, aggregate: isFirst ? 'first' : 'mean' } as const;
}

/**
 * "Higher now than in April": the latest value of a weight or marker against the average of an earlier period.
 * @returns null if a side says "now" of a figure that has no latest value, undefined if no side is about now
 */
export function readLatest(
  sides: Sides,
  context: Context,
  readMain: (side: readonly Lexeme[]) => Understood | undefined,
): Understood | null | undefined {
  const [one, other] = [aboutNow(sides[0], context), aboutNow(sides[1], context)];
  const isOther = other.isOpen && other.isSaid;
  const isPast = !isOther && one.isOpen && sides[1].some(({ tag }) => tag === 'time');
  if (!isOther && !isPast) return undefined;
  const main = readMain(one.rest);
  if (!main) return undefined;
  if (findMetric(main.query.metric)?.plain !== 'last') return one.isNow || other.isNow ? null : undefined;
  const { metric, aggregate, window, ...more } = main.query;
  if (Object.keys(more).length > 0 || (aggregate !== 'mean' && aggregate !== 'first')) return undefined;
  if (isOther)
    return window.kind === 'all' || window.kind === 'day'
      ? undefined
      : { ...main, query: { ...main.query, versus: { window: { kind: 'all' }, aggregate: 'last' } } };
  // "My average compared with January": not the latest value.
  if (one.isAveraged && !one.isSaid) return undefined;
  const versus = pastSide(sides[1], main.query, context);
  // "Today than yesterday": of these days, whatever the latest value is.
  if (versus?.window.kind === 'day') return undefined;
  return versus && { ...main, query: { metric, aggregate: 'last', window: { kind: 'all' }, versus } };
}
