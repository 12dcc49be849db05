import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import type { ClockSpan } from '#domain/questions/times/clock-words.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { readConditions } from './conditions.ts';
import { type Conditions, type Reader, excluded } from './day-conditions.ts';
import { NIGHTLY } from './named-parts.ts';
import { ASKS, type Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';
import { lexeme } from './tag.ts';

/** A question split into main clause, conditions and times. */
export interface Sentence {
  readonly main: readonly Lexeme[];
  readonly conditions: Conditions;
  readonly times: readonly TimeWords[];
  readonly clocks: readonly ClockSpan[];
}

/** What a sentence is read with. */
export interface Context extends Reader {
  readonly times: readonly TimeWords[];
  readonly spans: readonly ClockSpan[];
}

/** Words after which a clause can't be a condition. */
const CONTENT: ReadonlySet<Tag> = new Set([
  'metric',
  'implied',
  'workout',
  'comparison',
  'meal',
  'food',
  'dose',
]);

interface Clause {
  readonly lag: 0 | 1;
  readonly isDays: boolean;
  /** "On nights when …". */
  readonly isNights: boolean;
  /** "Excluding days when …". */
  readonly isExcluded: boolean;
  /** "On the 5 days with my most steps". */
  readonly count?: number;
  /** "On days when I ate after 8 pm". */
  clock?: ClockSpan;
  readonly words: Lexeme[];
}

const OF_WORKOUTS =
  /^(?:length|duration|calorie burn|energy burn(?:ed)?|elevation gain|climb|ascent|heart rate|pulse|hr|heartrate|heart beat|distance|speed|pace|calorie burned)$/;
const asNoun = (word: Lexeme): Lexeme => (word.tag === 'workout' ? { ...word, value: 'noun' } : word);

/** "When I run, what is my heart rate": the heart rate of runs, not of days. */
function isOfRecords({ isDays, lag, words }: Clause, main: readonly Lexeme[]): boolean {
  const isWorkout =
    words.some(({ tag }) => tag === 'workout') &&
    words.every(({ tag }) => tag === 'workout' || tag === 'filler' || tag === 'day');
  const isAsked = main.some(
    ({ tag, words: spoken }) =>
      tag === 'howlong' ||
      tag === 'howfar' ||
      tag === 'burn' ||
      (tag === 'metric' && OF_WORKOUTS.test(spoken)),
  );
  return isWorkout && isAsked && !isDays && lag === 0;
}

/** Removes "excluding the" from the end of the words before a condition. */
function takeException(before: Lexeme[]): boolean {
  const at = before.findLastIndex(({ tag }) => tag !== 'filler');
  if (before[at]?.tag !== 'except') return false;
  before.splice(at);
  return true;
}

/** Whether words only name a figure: "average hours". */
const isFigure = ([first, ...rest]: readonly Lexeme[]): boolean =>
  first?.tag === 'aggregate' &&
  rest.every(({ tag }) => tag === 'unit' || tag === 'filler' || tag === 'time' || tag === 'comma');

/** "Nights with", "a day when": whether a condition is about days or nights. */
const daysNamed = ({ words }: Lexeme): Lexeme[] =>
  words.startsWith('night')
    ? [lexeme('day', 'night')]
    : words.startsWith('day')
      ? [lexeme('day', 'day')]
      : [];

/** "HRV on nights with a late dinner": what was eaten in the evening shows in the night that belongs to the next day. */
const afterEvenings = (conditions: Conditions): Conditions => ({
  ...conditions,
  when: conditions.when.map((test) => {
    const list = findMetric(test.metric)?.list;
    const isMeal = (list === 'foods' || list === 'drinks') && test.where?.food === undefined;
    return isMeal ? { ...test, lag: 1 as const } : test;
  }),
});

/** Figures of the night after an evening. */
const NEXT_NIGHT: ReadonlySet<string> = new Set(['sleep', 'stress', 'vitals']);

/** "Sleep on days I take magnesium": what was taken shows in the night that belongs to the next day. */
const afterDoses = (conditions: Conditions): Conditions => ({
  ...conditions,
  when: conditions.when.map((test) =>
    test.metric === 'supplementDoses' ? { ...test, lag: 1 as const } : test,
  ),
});

/** Meals, foods and workouts at a time of day. */
const atClock = (conditions: Conditions, minutes: ClockSpan): Conditions => ({
  ...conditions,
  when: conditions.when.map((test) => ({ ...test, where: { ...test.where, minutes } })),
});

/** Whether a time of day in a clause says when its only meal, food or workout was. */
const isTimed = ({ words }: Clause): boolean =>
  words.filter(({ tag }) => tag === 'meal' || tag === 'food' || tag === 'workout').length === 1 &&
  words.every(
    ({ tag }) => !['metric', 'implied', 'comparison', 'superlative', 'and', 'or', 'not'].includes(tag),
  );

/** Conditions of clauses; undefined for those that aren't understood. */
function readClauses(
  clauses: readonly Clause[],
  main: readonly Lexeme[],
  context: Context,
): readonly (Conditions | undefined)[] {
  const isNightly = main.some(
    ({ tag, keys: [key = ''] }) =>
      (tag === 'metric' || tag === 'implied') && NIGHTLY.has(findMetric(key)?.slice ?? ''),
  );
  const isOfSleep = main.some(
    ({ tag, keys: [key = ''] }) =>
      (tag === 'metric' || tag === 'implied') && NEXT_NIGHT.has(findMetric(key)?.slice ?? ''),
  );
  return clauses.map(({ lag, words, isExcluded, isNights, count, clock }) => {
    const own = readConditions(
      words.filter(({ tag }) => tag !== 'comma'),
      lag,
      context,
    );
    const taken = own && isOfSleep ? afterDoses(own) : own;
    const timed = taken && clock ? atClock(taken, clock) : taken;
    const conditions = timed && isNights && isNightly ? afterEvenings(timed) : timed;
    if (count !== undefined) return conditions?.at && { ...conditions, at: { ...conditions.at, count } };
    return isExcluded ? conditions && excluded(conditions) : conditions;
  });
}

/** Separates conditions ("on days when …") from the main clause. */
export function sentenceOf(lexemes: readonly Lexeme[], context: Context): Sentence | undefined {
  const main: Lexeme[] = [];
  const clauses: Clause[] = [];
  const clocks: ClockSpan[] = [];
  let clause: Clause | undefined;
  for (const [at, word] of lexemes.entries()) {
    if (word.tag === 'time') continue;
    if (word.tag === 'clock') {
      const span = context.spans[Number(word.value)];
      if (clause && span && clause.clock === undefined && isTimed(clause)) clause.clock = span;
      else if (span) clocks.push(span);
      continue;
    }
    const hasContent = clause?.words.some(({ tag }) => CONTENT.has(tag)) ?? false;
    if (word.tag === 'when' || word.tag === 'next') {
      if (clause && !hasContent) {
        // "On days after a night with".
        clause.words.push(...daysNamed(word));
        continue;
      }
      // "After days with more than 10000 steps".
      const isAfter = main.at(-1)?.tag === 'after' && /^(?:day|night)/.test(word.words);
      if (isAfter) main.pop();
      const isExcluded = takeException(clause?.words ?? main);
      const number =
        !clause && /^(?:day|night)/.test(word.words) && main.at(-1)?.tag === 'number'
          ? main.pop()
          : undefined;
      clause = {
        isExcluded,
        ...(number ? { count: Number(number.value) } : {}),
        lag: word.tag === 'next' || isAfter ? 1 : 0,
        isDays: !word.words.startsWith('when'),
        isNights: word.tag === 'when' && word.words.startsWith('night'),
        words: isAfter || /^night|after day$/.test(word.words) ? daysNamed(word) : [],
      };
      clauses.push(clause);
    } else if (
      clause &&
      hasContent &&
      word.tag === 'unit' &&
      /^(?:in|as)$/.test(clause.words.at(-1)?.words ?? '')
    ) {
      // "Water on days when I ran, in liters": the answer's unit.
      main.push(word);
    } else if (clause && hasContent && isFigure(lexemes.slice(at))) {
      // "HRV on days I ran, average": the figure asked for.
      clause = undefined;
      main.push(word);
    } else if (clause && hasContent && (word.tag === 'comma' || ASKS.has(word.tag))) {
      clause = undefined;
      if (word.tag !== 'comma') main.push(word);
    } else (clause?.words ?? main).push(word);
  }
  const opening = lexemes.find(({ tag }) => tag !== 'filler' && tag !== 'time');
  const isBareDays = opening?.tag === 'when' && /^(?:day|night|date)/.test(opening.words);
  // "Days with 0 peak minutes": how many?
  const isEmpty = main.every(({ tag }) => tag === 'filler' || tag === 'comma' || tag === 'count');
  if (isBareDays && clauses.length > 0 && isEmpty) main.push(lexeme('count'), lexeme('day'));
  const asked = clauses.filter((each) => !isOfRecords(each, main));
  main.push(...clauses.filter((each) => !asked.includes(each)).flatMap(({ words }) => words.map(asNoun)));
  const read = readClauses(asked, main, context);
  if (read.some((each) => each === undefined)) return undefined;
  const known = read.flatMap((each) => each ?? []);
  const at = known.flatMap((each) => each.at ?? []);
  const any = known.flatMap((each) => (each.any ? [each.any] : []));
  if (at.length > 1 || any.length > 1) return undefined;
  return {
    main,
    conditions: {
      when: known.flatMap(({ when }) => when),
      ...(any[0] ? { any: any[0] } : {}),
      ...(at[0] ? { at: at[0] } : {}),
    },
    times: lexemes.flatMap(({ tag, value }) => (tag === 'time' ? (context.times[Number(value)] ?? []) : [])),
    clocks,
  };
}
