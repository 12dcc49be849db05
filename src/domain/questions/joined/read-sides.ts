import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { opposite } from '#domain/questions/day-conditions.ts';
import { isOfActivity } from '#domain/questions/figures/activity-totals.ts';
import { readOne, type Understood } from '#domain/questions/read-one.ts';
import type { Context } from '#domain/questions/sentence.ts';
import { ASKING, COMPARING } from '#domain/questions/unclear.ts';
import { readLatest } from './latest-side.ts';
import { measureOf, otherSide } from './sides.ts';

const TALLIES: ReadonlySet<Tag> = new Set(['count', 'howmuch', 'howlong']);
const LESS = /^(?:less|fewer|lower|shorter|smaller|lighter)\b/;

export const isOfLess = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag, words }) => tag === 'comparative' && LESS.test(words));

/** "How many beats lower": asks how far below the other side it is, so the answer isn't negative. */
const isAskedBelow = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ tag }) => TALLIES.has(tag)) && isOfLess(lexemes);

/** "More since May than before": one side covers all days before or after a date, so only averages compare. */
const isOpenEnded = (window: Window, other: Window | undefined): boolean =>
  other?.kind === 'dates' && (other.from === null || (window.kind === 'dates' && window.to === null));

/** "How does my sleep compare with last week": this week's. */
function withCurrentPeriod(query: Query, other: Window | undefined, side: readonly Lexeme[]): Query {
  const isPeriod = other?.kind === 'week' || other?.kind === 'month' || other?.kind === 'year';
  const isOpen = query.window.kind === 'all' && !query.weekdays && !query.when && !query.only;
  if (!isPeriod || other.back !== 1 || !isOpen) return query;
  const isAdded =
    query.aggregate === 'mean' && findMetric(query.metric)?.list === 'workouts' && isOfActivity(side);
  return { ...query, ...(isAdded ? { aggregate: 'sum' } : {}), window: { ...other, back: 0 } };
}

/** "Monday to Friday compared with the weekend": every weekend. */
const withEveryWeekend = (context: Context): Context =>
  context.times.some(({ weekdays }) => weekdays)
    ? { ...context, times: context.times.map((time) => (time.inWindow ? { weekdays: time.inWindow } : time)) }
    : context;

export function readSides(
  sides: readonly [readonly Lexeme[], readonly Lexeme[]],
  said: Context,
): Understood | undefined {
  const context = withEveryWeekend(said);
  const isDifference =
    sides[0].some(({ tag }) => tag === 'comparative' || tag === 'compare') || sides[1].length > 0;
  // "How many days did I walk more than I ran": days that meet it, which aren't two sides.
  const asked = sides[0].findIndex(({ tag }) => tag === 'count');
  const isOfCountedDays = asked >= 0 && sides[0][asked + 1]?.tag === 'day';
  if (isOfCountedDays && sides[0].slice(asked + 1).some(({ tag }) => tag === 'comparative')) return undefined;
  const readMain = (side: readonly Lexeme[]): Understood | undefined =>
    readOne([...side.filter(({ tag }) => !COMPARING.has(tag)), ...measureOf(side)], context, true);
  const latest = readLatest(sides, context, readMain);
  const below = isAskedBelow(sides[0]) ? ({ isBelow: true } as const) : {};
  if (latest !== undefined) return latest ? { ...latest, query: { ...latest.query, ...below } } : undefined;
  const main = readMain(sides[0]);
  // "Did I walk more": more of which metric?
  const isCounted = sides[0].some(
    ({ tag }, at) =>
      tag === 'count' ||
      tag === 'howoften' ||
      // "More runs than swims".
      (tag === 'comparative' && sides[0][at + 1]?.tag === 'workout' && sides[0][at + 1]?.value === 'noun'),
  );
  const isVague = main?.query.metric === 'workouts' && !isCounted;
  // "Is it going down this month compared with last" asks for two trends.
  if (!main || !isDifference || isVague || main.query.aggregate === 'slope') return undefined;
  const versus = otherSide(sides[1], main.query, context);
  // "My last 4 runs against the previous 4": not against the last 4 days.
  const isOtherOnly = main.query.only !== undefined && !versus?.only && versus?.window?.kind === 'last-days';
  if (!versus || isOtherOnly) return undefined;
  // "How much longer did I sleep on weekends": there are more weekdays, so only averages compare.
  const isTotal = sides.flat().some(({ tag, value }) => tag === 'aggregate' && value === 'sum');
  const isOfDays =
    !isTotal &&
    ((versus.weekdays ?? versus.when) !== undefined || isOpenEnded(main.query.window, versus.window));
  const isDaily = findMetric(main.query.metric)?.kind === 'daily';
  const query: Query =
    isOfDays && isDaily && main.query.aggregate === 'sum' ? { ...main.query, aggregate: 'mean' } : main.query;
  // "Weekends versus weekdays last month": the month applies to both sides.
  const { window } = versus;
  const isOfBoth =
    window !== undefined &&
    query.window.kind === 'all' &&
    [query, versus].every(({ weekdays, when, where }) => weekdays ?? when ?? where);
  if (isOfBoth) {
    const { window: _window, ...other } = versus;
    return { ...main, query: { ...query, window, versus: other, ...below } };
  }
  const isSame = JSON.stringify({ ...query, ...versus }) === JSON.stringify(query);
  return isSame
    ? undefined
    : { ...main, query: { ...withCurrentPeriod(query, versus.window, sides[0]), versus, ...below } };
}

function contrastOfDays({ query, ...rest }: Understood): Understood | undefined {
  const metric = findMetric(query.metric);
  const isOfDays = metric?.kind === 'daily' || (metric?.list === 'foods' && metric.field !== null);
  const isAmount = query.aggregate === 'mean' || query.aggregate === 'sum';
  const { when = [], weekdays } = query;
  const [test, ...more] = when;
  const other = test && more.length === 0 ? opposite(test) : undefined;
  const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => weekdays?.includes(day) === false);
  const versus =
    other && !weekdays ? { when: [other] } : weekdays && !test ? { weekdays: others } : undefined;
  if (!isOfDays || !isAmount || !versus || query.per) return undefined;
  return { ...rest, query: { ...query, aggregate: 'mean', versus } };
}

/** "Is my HRV higher when I exercise": compared with the other days. */
export function readContrast(lexemes: readonly Lexeme[], context: Context): Understood | undefined {
  const main = readOne(
    lexemes.filter(({ tag }) => !COMPARING.has(tag)),
    context,
    true,
  );
  const [test, ...more] = main?.query.when ?? [];
  const isTally = lexemes.some(({ tag }) => (ASKING.has(tag) && !TALLIES.has(tag)) || tag === 'question');
  if (!main || isTally) return undefined;
  // "How many more steps do I take on days when I run": on such a day than on another.
  if (lexemes.some(({ tag }) => TALLIES.has(tag))) return contrastOfDays(main);
  // "Do I eat more on weekends": compared with weekdays.
  const { weekdays } = main.query;
  // "Do I sleep better on weekends" may not mean longer.
  const isUnclear = lexemes.some(
    ({ tag, words }) => tag === 'comparative' && /^(?:better|worse)$/.test(words),
  );
  if (weekdays && !test && !isUnclear) {
    const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day));
    return { ...main, query: { ...main.query, versus: { weekdays: others } } };
  }
  const other = test && more.length === 0 && !weekdays ? opposite(test) : undefined;
  return other && { ...main, query: { ...main.query, versus: { when: [other] } } };
}
