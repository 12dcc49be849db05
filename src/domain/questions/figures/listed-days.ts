import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { ENDS } from '#domain/query/aggregate.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

export type Read = (question: string) => Understood | undefined;

/** Parts of a query whose answer is no plain figure of a selection. */
const OTHER_PARTS = [
  'rank',
  'group',
  'versus',
  'only',
  'at',
  'nth',
  'pair',
  'target',
  'between',
  'per',
] as const;

/** Whether a query asks for one figure of a selection, which can then be asked of each of its parts. */
export const isOneFigure = (query: Query): boolean => OTHER_PARTS.every((part) => query[part] === undefined);

/** "List the 5 days with", "which 3 nights had", "my top 3 days for". */
const SEVERAL =
  /^(?:(?:list|show|name|give|tell|find)(?: me)? )?(?:on )?(?:(?:what|which) )?(?:(?:were|are|was|is) )?(?:the |my )?(?:top )?(\d+) (?:days|nights|dates) (?:(?:that |when |on which |where )?(?:did |was |were )?(i|my) |(?:with|of) |(by|for|in) |had )?(.+)$/;
/** "My top 5 sleep nights". */
const TOP_OF =
  /^((?:list |show )?(?:me )?(?:what are |which are )?(?:the |my )?top \d+) (.+) (days|nights)\b/;
/** "My three longest nights", "the 3 lowest stress days", "my five best nights for deep sleep". */
const AT_END =
  /^((?:(?:list|show|name|give|tell|find)(?: me)? )?(?:(?:what|which) (?:were|are|was|is) )?)(?:the |my )?(\d+) (longest|shortest|best|worst|highest|lowest|most|least)(?: ([a-z]+(?: [a-z]+){0,2}?))? (days|nights)(?: (?:of|for|by|in|in terms of)(?: my)? ((?!january|february|march|april|may|june|july|august|september|october|november|december|the |this |last )[a-z]+(?: [a-z]+)??))?(?= (?:this|last|in|since|ever|so far|over|of)\b|$)/;
const withEndFirst = (text: string): string =>
  text
    .replace(/ ,? (?:what|which) (?:were|are) the (?:dates|days|nights)$/, '')
    .replace(
      /\b(best|worst|highest|lowest|longest|shortest) (\d+) (?=(?:[a-z]+ ){0,2}(?:days|nights)\b)/,
      '$2 $1 ',
    )
    .replace(
      AT_END,
      (all, asked: string, count: string, end: string, before?: string, days = '', after?: string) => {
        const name =
          before ?? after ?? (days === 'nights' && /^(?:longest|shortest)$/.test(end) ? 'sleep' : undefined);
        const isOfSleep = /\bsleep$/.test(name ?? '');
        const most = end === 'longest' ? 'most' : end === 'shortest' ? 'least' : end;
        return name === undefined || (most !== end && !isOfSleep)
          ? all
          : `${asked}${count} ${days} with the ${most} ${name}`;
      },
    );
const LIST = '^(?:please )?(?:show|list|give|display|print)(?: (?:me|of))? .*';
const DAY = '(?:day|night|date)';
/** "Steps by day", "my sleep on each night last week", "list my daily calories", "show me my steps for the last 5 days": each of them. */
const EACH_DAY = new RegExp(
  [
    `\\b(?:by ${DAY}|${DAY} by ${DAY}|day to day|(?:each|every)(?: single)? ${DAY}|each of (?:the |my )?(?:last|past) \\d+ ${DAY}s)\\b`,
    `${LIST}\\b(?:daily|nightly|per ${DAY})\\b`,
    `^(?:my )?(?:daily|nightly) .*\\b(?:last|past|this|in|since|from|between)\\b`,
    `(?:${LIST}|^tell me .*|^what (?:were|are) my [a-z ]+? )(?:for|on|in|over|of|from) (?:the |my )?(?:last|past) \\d+ ${DAY}s$`,
  ].join('|'),
);
const BY_DAY = new RegExp(`\\b(?:by|for each|for every|on each) ${DAY}\\b`);
/** "How much coffee do I drink every day": usually. */
const USUAL =
  /\b(?:do|am|should|can|must) i\b|\b(?:usual(?:ly)?|typical(?:ly)?|normal(?:ly)?|day of the week)\b/;
/** One figure of these days. */
const AVERAGED = /\b(?:averag\w*|mean|median)\b/;
const OF_ALL = new RegExp(`${AVERAGED.source}|\\b(?:total|sum|combined|together|in all|altogether)\\b`);
/** A month. */
const MAX_DAYS = 31;

const isListable = (days: number): boolean => days >= 2 && days <= MAX_DAYS;

/** Of blood tests and workouts, most days have none. */
const LISTED: ReadonlySet<string> = new Set(['days', 'foods', 'drinks', 'weights', 'glucose', 'workouts']);

/** The days with the highest or lowest values: "the 5 days with the most steps". */
function readTopDays(text: string, read: Read): Understood | undefined {
  const [, count, who, by, rest = ''] =
    SEVERAL.exec(withEndFirst(text).replace(TOP_OF, '$1 $3 for $2')) ?? [];
  const limit = Number(count);
  if (!isListable(limit)) return undefined;
  const one = read(
    who
      ? `on which day ${who === 'i' ? 'did i' : 'was my'} ${rest}`
      : `which day had ${by ? 'the most ' : ''}${rest}`,
  );
  if (!one) return undefined;
  const { per, threshold, ...asked } = one.query;
  const order = ENDS[asked.aggregate];
  const isOfDays = per === undefined || per === 'day';
  if (order === undefined || threshold || !isOfDays || !isOneFigure(asked)) return undefined;
  const isSum = findMetric(one.query.metric)?.perDay === 'sum';
  return {
    ...one,
    query: { ...one.query, ...(isSum && { aggregate: 'sum' }), group: 'day', rank: { order, limit } },
  };
}

/** Every day of a period: "my steps by day last week". */
function readEachDay(text: string, read: Read): Understood | undefined {
  if (!EACH_DAY.test(text) || USUAL.test(text)) return undefined;
  const whole = read(text);
  if (!whole || isOneDay(whole.query.window)) return undefined;
  const isOfSome = whole.query.window.kind === 'all' || whole.query.when !== undefined;
  if (isOfSome && !BY_DAY.test(text)) return undefined;
  const { per, threshold, ...query } = whole.query;
  const isListed = LISTED.has(findMetric(query.metric)?.list ?? '') && (per === undefined || per === 'day');
  if (!isListed || threshold || (query.aggregate !== 'mean' && query.aggregate !== 'sum')) return undefined;
  return isOneFigure(query) ? { ...whole, query: { ...whole.query, group: 'day' } } : undefined;
}

/** A list of days, with the figure of each. Undefined for other questions. */
export function readListedDays(question: string, read: Read): Understood | undefined {
  const text = normalized(question);
  if (!OF_ALL.test(text)) return readTopDays(text, read) ?? readEachDay(text, read);
  // "Total steps by day": each day's own.
  return BY_DAY.test(text) && !AVERAGED.test(text) ? readEachDay(text, read) : undefined;
}
