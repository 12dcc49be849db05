import type { Query, RecordFilter, Selection } from '#domain/query/query.ts';
import { isMealKind } from '#domain/query/values.ts';
import { joinedTimes, periodBefore, windowBefore } from '#domain/questions/times/calendar-words.ts';
import { filterOf } from '#domain/questions/named-parts.ts';
import type { ClockSpan } from '#domain/questions/times/clock-words.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { sentenceOf, type Context } from '#domain/questions/sentence.ts';
import { lexeme } from '#domain/questions/tag.ts';

const SELECTING: ReadonlySet<Tag> = new Set(['time', 'when', 'workout', 'meal', 'filler', 'day', 'comma']);

/** Start of a comparison's second side: after "than", or after the "and" of "compare A and B". */
export function splitSides(
  lexemes: readonly Lexeme[],
): readonly [readonly Lexeme[], readonly Lexeme[]] | undefined {
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

/** Both sides of a ratio: around "divided by", or around the last "to" or "and" after "ratio of". */
export function splitRatio(
  lexemes: readonly Lexeme[],
): readonly [readonly Lexeme[], readonly Lexeme[]] | undefined {
  const said = lexemes.flatMap(({ tag, value }, at) => (tag === 'pair' && value === 'ratio' ? [at] : []));
  const [at, ...more] = said;
  if (at === undefined || more.length > 0) return undefined;
  const [before, after] = [lexemes.slice(0, at), lexemes.slice(at + 1)];
  if (lexemes[at]?.words === 'divided by') return [before, after];
  const joint = after.findLastIndex(({ tag, words }) => tag === 'and' || words === 'to' || tag === 'than');
  return joint < 0 ? undefined : [[...before, ...after.slice(0, joint)], after.slice(joint + 1)];
}

/** "The first 4 runs" against "my last 4 runs". */
function onlyOf(rest: readonly Lexeme[], main: Query): Query['only'] | 'unclear' {
  const order = rest.find(({ tag }) => tag === 'last' || tag === 'first')?.tag;
  const [number, ...more] = rest.filter(({ tag }) => tag === 'number');
  if (order === undefined && !number) return undefined;
  if (more.length > 0 || !main.only || (order !== 'last' && order !== 'first')) return 'unclear';
  const count = number ? Number(number.value) : 1;
  // "My last 4 runs against the previous 4".
  const isBefore = main.only.order === 'last' && rest.some(({ words }) => words === 'previous');
  return isBefore ? { order, count, skip: main.only.count } : { order, count };
}

/** Records of the second side; "than after dinner" selects readings, not meals. */
function sideFilter(rest: readonly Lexeme[], { where }: Query): RecordFilter | undefined {
  const named = filterOf(rest);
  if (where?.afterMeal === undefined || !named || Object.keys(named).length === 0) return named;
  const { kinds: [kind = 'any', ...others] = [], food } = named;
  if (others.length > 0 || !(kind === 'any' || isMealKind(kind))) return undefined;
  return { afterMeal: kind, ...(food === undefined ? {} : { food }) };
}

/** "Dinner before 7 pm than after 7 pm": the same at another time of day. */
function atOtherTime({ where, when }: Query, minutes: ClockSpan): Partial<Selection> | undefined {
  const [test, ...more] = when ?? [];
  if (where?.minutes) return { where: { ...where, minutes } };
  return test?.where?.minutes && more.length === 0
    ? { when: [{ ...test, where: { ...test.where, minutes } }] }
    : undefined;
}

const DAY_MINUTES = 24 * 60;

/** The second side: only the parts that it changes. */
export function otherSide(
  lexemes: readonly Lexeme[],
  main: Query,
  context: Context,
): Partial<Selection> | undefined {
  // "Than on average", after days with something: than all days.
  const isUsual = lexemes.length > 0 && lexemes.every(({ words }) => words === 'usualday');
  if (isUsual && main.when && main.aggregate === 'mean') return { when: [] };
  // "Midnight to 6 am compared with the rest of the day".
  const isRest = lexemes.length > 0 && lexemes.every(({ words }) => words === 'restofday');
  const hours = main.where?.minutes;
  if (isRest)
    return (
      hours && { where: { ...main.where, minutes: [hours[1], hours[0] === 0 ? DAY_MINUTES : hours[0]] } }
    );
  const sentence = sentenceOf(lexemes, context);
  const [minutes, ...clocks] = sentence?.clocks ?? [];
  const isTimed = minutes !== undefined && sentence?.conditions.when.length === 0;
  if (!sentence || sentence.conditions.at || sentence.conditions.any || clocks.length > 0) return undefined;
  const timed = isTimed ? atOtherTime(main, minutes) : undefined;
  if (minutes && !timed) return undefined;
  // "REM against deep sleep": two metrics aren't two sides.
  const isOther = sentence.main.some(
    ({ tag, keys, value }) =>
      ((tag === 'metric' || tag === 'implied') && !keys.includes(main.metric)) ||
      (tag === 'aggregate' && value !== main.aggregate),
  );
  const rest = sentence.main.filter(
    ({ tag, value }) =>
      !(tag === 'per' && value === 'record') &&
      // "Apples than bananas more often".
      !(tag === 'comparative' && lexemes.at(-1)?.tag === 'comparative') &&
      !['filler', 'comma', 'day', 'count', 'metric', 'implied', 'aggregate', 'eat', 'question'].includes(tag),
  );
  if (
    isOther ||
    rest.some(
      ({ tag }) =>
        !['workout', 'meal', 'food', 'last', 'first', 'number'].includes(tag) &&
        !(tag === 'after' && main.where?.afterMeal !== undefined),
    )
  )
    return undefined;
  // "The last 7 days compared with the previous 7 days" names one period twice.
  const isBefore = sentence.times.some(
    ({ isPrevious, previousLength, window }) =>
      isPrevious === true ||
      // "January 20 compared with the previous 3 days": those before it, not the last ones.
      (previousLength !== undefined && (main.window.kind === 'dates' || main.window.kind === 'day')) ||
      (window?.kind === 'last-days' &&
        main.window.kind === 'last-days' &&
        window.days === main.window.days &&
        !sentence.conditions.when.length),
  );
  const length = sentence.times.find(({ previousLength }) => previousLength !== undefined)?.previousLength;
  const { today } = context.source;
  const previous =
    length === undefined ? windowBefore(main.window, today) : periodBefore(length, main.window, today);
  const before = isBefore ? previous : undefined;
  const times = isBefore ? before && { window: before } : joinedTimes(sentence.times);
  const only = onlyOf(rest, main);
  const where = sideFilter(rest, main);
  if (!times || !where || only === 'unclear') return undefined;
  const { when } = sentence.conditions;
  const side = {
    ...times,
    ...(only ? { only } : {}),
    ...(when.length > 0 ? { when } : {}),
    ...(Object.keys(where).length > 0 ? { where } : {}),
    ...timed,
  };
  return Object.keys(side).length > 0 ? side : undefined;
}

/** Metric implied by a comparative alone: "do I run farther". */
export function measureOf(side: readonly Lexeme[]): readonly Lexeme[] {
  const comparative = side.find(({ tag }) => tag === 'comparative')?.words;
  const isNamed = side.some(({ tag }) => tag === 'metric' || tag === 'implied' || tag === 'howfar');
  if (isNamed) return [];
  if (comparative === 'heavier' || comparative === 'lighter')
    return [lexeme('implied', 'weigh', '', ['weightKg'])];
  if (!side.some(({ tag }) => tag === 'workout')) return [];
  if (comparative === 'farther' || comparative === 'further') return [lexeme('howfar')];
  if (comparative === 'longer' || comparative === 'shorter') return [lexeme('howlong')];
  return comparative === 'faster' || comparative === 'slower'
    ? [lexeme('metric', 'speed', '', ['workoutSpeedMps'])]
    : [];
}
