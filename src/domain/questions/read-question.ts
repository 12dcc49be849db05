import type { Query, Selection, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { TimeWords } from './calendar-dates.ts';
import { joinedTimes, readTimes, windowBefore } from './calendar-words.ts';
import { readClock, type ClockSpan } from './clock-words.ts';
import { withComparisons } from './comparisons.ts';
import { filterOf, readConditions, type Conditions, type Reader } from './conditions.ts';
import type { Tag } from './grammar-words.ts';
import type { Lexeme, Lexicon } from './lexicon.ts';
import { readMainClause } from './main-clause.ts';
import { normalized } from './normalize.ts';
import { isOwn } from './own-records.ts';
import { withPanelDates } from './panel-words.ts';
import { lexeme, tagged } from './tag.ts';

/** What a question asks; undefined for one that isn't understood in full. */
export interface Understood {
  readonly query: Query;
  /** Unit the answer is wanted in, if it isn't the metric's own. */
  readonly unit?: string;
}

interface Sentence {
  readonly main: readonly Lexeme[];
  readonly conditions: Conditions;
  readonly times: readonly TimeWords[];
  readonly clocks: readonly ClockSpan[];
}

interface Context extends Reader {
  readonly times: readonly TimeWords[];
  readonly spans: readonly ClockSpan[];
}

const ASKS: ReadonlySet<Tag> = new Set([
  'question',
  'count',
  'howmuch',
  'howlong',
  'howfar',
  'howoften',
  'which',
  'whichday',
]);
/** Words after which a clause can't be a condition any more. */
const CONTENT: ReadonlySet<Tag> = new Set(['metric', 'implied', 'workout', 'comparison', 'meal', 'food']);

/** Separates conditions ("on days when …") from the clause that asks. */
function sentenceOf(lexemes: readonly Lexeme[], context: Context): Sentence | undefined {
  const main: Lexeme[] = [];
  const clauses: { readonly lag: 0 | 1; readonly words: Lexeme[] }[] = [];
  let clause: { readonly lag: 0 | 1; readonly words: Lexeme[] } | undefined;
  for (const word of lexemes) {
    if (word.tag === 'time' || word.tag === 'clock') continue;
    const hasContent = clause?.words.some(({ tag }) => CONTENT.has(tag)) ?? false;
    if (word.tag === 'when' || word.tag === 'next') {
      if (clause && !hasContent) continue;
      // "After days with more than 10000 steps".
      const isAfter = main.at(-1)?.tag === 'after' && /^(?:day|night)/.test(word.words);
      if (isAfter) main.pop();
      clause = { lag: word.tag === 'next' || isAfter ? 1 : 0, words: [] };
      clauses.push(clause);
    } else if (clause && hasContent && (word.tag === 'comma' || ASKS.has(word.tag))) {
      clause = undefined;
      if (word.tag !== 'comma') main.push(word);
    } else (clause?.words ?? main).push(word);
  }
  const [opening] = lexemes;
  const isBareDays = opening?.tag === 'when' && /^(?:day|night|date)/.test(opening.words);
  // "Days with 0 peak minutes": how many?
  if (isBareDays && clauses.length > 0 && main.every(({ tag }) => tag === 'filler' || tag === 'comma'))
    main.push(lexeme('count'), lexeme('day'));
  const read = clauses.map(({ lag, words }) =>
    readConditions(
      words.filter(({ tag }) => tag !== 'comma'),
      lag,
      context,
    ),
  );
  if (read.some((each) => each === undefined)) return undefined;
  const known = read.flatMap((each) => each ?? []);
  const at = known.flatMap((each) => each.at ?? []);
  if (at.length > 1) return undefined;
  return {
    main,
    conditions: { when: known.flatMap(({ when }) => when), ...(at[0] ? { at: at[0] } : {}) },
    times: lexemes.flatMap(({ tag, value }) => (tag === 'time' ? (context.times[Number(value)] ?? []) : [])),
    clocks: lexemes.flatMap(({ tag, value }) => {
      const span = tag === 'clock' ? context.spans[Number(value)] : undefined;
      return span ? [span] : [];
    }),
  };
}

const SELECTING: ReadonlySet<Tag> = new Set(['time', 'when', 'workout', 'meal', 'filler', 'day', 'comma']);

/** Where the second side of a comparison begins: after "than", or after the "and" of "compare A and B". */
function splitSides(lexemes: readonly Lexeme[]): readonly [readonly Lexeme[], readonly Lexeme[]] | undefined {
  const than = lexemes.findIndex(({ tag }) => tag === 'than');
  if (than >= 0) return [lexemes.slice(0, than), lexemes.slice(than + 1)];
  if (!lexemes.some(({ tag }) => tag === 'compare')) return undefined;
  const and = lexemes.findLastIndex(
    ({ tag }, at) =>
      (tag === 'and' ||
        lexemes[at]?.words === 'to' ||
        lexemes[at]?.words === 'with' ||
        lexemes[at]?.words === 'from') &&
      lexemes.slice(at + 1).some((each) => SELECTING.has(each.tag) && each.tag !== 'filler'),
  );
  return and < 0 ? undefined : [lexemes.slice(0, and), lexemes.slice(and + 1)];
}

/** The second side: only what it selects differently. */
function otherSide(
  lexemes: readonly Lexeme[],
  main: Query,
  context: Context,
): Partial<Selection> | undefined {
  const sentence = sentenceOf(lexemes, context);
  if (!sentence || sentence.conditions.at || sentence.clocks.length > 0) return undefined;
  // "REM against deep sleep": two metrics are no two sides.
  const isOther = sentence.main.some(
    ({ tag, keys, value }) =>
      ((tag === 'metric' || tag === 'implied') && !keys.includes(main.metric)) ||
      (tag === 'aggregate' && value !== main.aggregate),
  );
  const rest = sentence.main.filter(
    ({ tag }) =>
      !['filler', 'comma', 'day', 'metric', 'implied', 'aggregate', 'eat', 'question'].includes(tag),
  );
  if (isOther || rest.some(({ tag }) => tag !== 'workout' && tag !== 'meal')) return undefined;
  // "The last 7 days compared with the previous 7 days" names one stretch twice.
  const isBefore = sentence.times.some(
    ({ isPrevious, window }) =>
      isPrevious === true ||
      (window?.kind === 'last-days' &&
        main.window.kind === 'last-days' &&
        window.days === main.window.days &&
        !sentence.conditions.when.length),
  );
  const before = isBefore ? windowBefore(main.window, context.source.today) : undefined;
  const times = isBefore ? before && { window: before } : joinedTimes(sentence.times);
  const where = filterOf(rest);
  if (!times || !where) return undefined;
  const { when } = sentence.conditions;
  const side = {
    ...times,
    ...(when.length > 0 ? { when } : {}),
    ...(Object.keys(where).length > 0 ? { where } : {}),
  };
  return Object.keys(side).length > 0 ? side : undefined;
}

const COMPARING: ReadonlySet<Tag> = new Set(['comparative', 'compare', 'change']);

function readSides(
  sides: readonly [readonly Lexeme[], readonly Lexeme[]],
  context: Context,
): Understood | undefined {
  const isDifference =
    sides[0].some(({ tag }) => tag === 'comparative' || tag === 'compare') || sides[1].length > 0;
  const main = readOne(
    sides[0].filter(({ tag }) => !COMPARING.has(tag)),
    context,
    true,
  );
  // "Did I walk more": more of what?
  const isVague =
    main?.query.metric === 'workouts' && !sides[0].some(({ tag }) => tag === 'count' || tag === 'howoften');
  if (!main || !isDifference || isVague) return undefined;
  const versus = otherSide(sides[1], main.query, context);
  if (!versus) return undefined;
  const isSame = JSON.stringify({ ...main.query, ...versus }) === JSON.stringify(main.query);
  return isSame ? undefined : { ...main, query: { ...main.query, versus } };
}

function readOne(lexemes: readonly Lexeme[], context: Context, isSide = false): Understood | undefined {
  const sentence = sentenceOf(lexemes, context);
  const times = sentence && joinedTimes(sentence.times);
  if (!sentence || !times || sentence.clocks.length > 1) return undefined;
  const clause = readMainClause(sentence.main, sentence.conditions, context);
  if (!clause) return undefined;
  const { window = ALL, weekdays } = times;
  const { query: own, unit } = clause;
  const [minutes] = sentence.clocks;
  const query: Query = {
    ...own,
    // Two stretches of different length are compared by their averages unless amounts are asked for.
    ...(isSide && own.aggregate === 'last' ? { aggregate: 'mean' } : {}),
    window,
    ...(weekdays ? { weekdays } : {}),
    ...(minutes ? { where: { ...own.where, minutes } } : {}),
  };
  return { query, ...(unit === undefined ? {} : { unit }) };
}

const ALL: Window = { kind: 'all' };

/** Reads a question about a member's records. Undefined if any word of it isn't understood: a guess would be a wrong number. */
export function readQuestion(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): Understood | undefined {
  const spelled = normalized(question).split(' ').map(lexicon.correct).join(' ');
  const { text: clocked, spans } = readClock(withPanelDates(spelled, source));
  const { text, times } = readTimes(clocked, source.today);
  const { lexemes, comparisons } = withComparisons(tagged(text, lexicon));
  if (lexemes.some(({ tag }) => tag === 'unknown' || tag === 'or')) return undefined;
  if (!isOwn(lexemes)) return undefined;
  const context = { source, comparisons, times, spans };
  const sides = splitSides(lexemes);
  return sides ? readSides(sides, context) : readOne(lexemes, context);
}
