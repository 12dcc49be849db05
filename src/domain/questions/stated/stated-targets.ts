import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { chooseMetric, metricComparison } from '#domain/questions/choose-metric.ts';
import { OF_UNIT } from '#domain/questions/conditions.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import { isOfChosenDays } from '#domain/questions/spoken/loses-amount.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { MEASURED } from '#domain/questions/named-parts.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { tagged } from '#domain/questions/tag.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';

/** Words that ask how far something is from a number. */
const DISTANCE =
  /\bhow (?:far|close)\b|\bby how (?:much|many)\b|\bby (?:what|which)\b|\b(?:gap|shortfall|surplus|deficit|distance|difference)\b|\bhow (?:much|many (?!(?:did|do|was|were|am|is|are|have|had|in|on|of|times)\b)[a-z]+)(?: of [a-z]+)? (?:[a-z]+ ){0,5}(?:over|under|above|below|short|past|beyond|miss|missed|missing|exceed|exceeded|lack|lacking|off)\b/;
const LEFT =
  /^how many (?:more )?([a-z]+(?: [a-z]+){0,2}?) (?:do i (?:still )?need|are left|left|to go|am i missing|remain|are missing|do i have left)(?: today)?(?: (?:to (?:reach|hit|get to|make|get)|for|until|to) (?:my |the )?([\d.]+))(?: [a-z]+)?(?: today)?$/;
const WANTED =
  /^if i (?:want|wanna|need) (?:to )?(?:get|reach|hit|do|make) ([\d.]+)(?: [a-z]+)? today ,? ?how many (?:more )?([a-z]+(?: [a-z]+){0,2}?) (?:do i (?:still )?need|are left|left|to go|am i missing|remain|are missing)$/;
/** "How many more steps do I need today to reach 10,000?" */
const withAmountLeft = (text: string): string =>
  text
    .replace(LEFT, 'how many $1 short of $2 am i today')
    .replace(WANTED, 'how many $2 short of $1 am i today');
/** Words for a number as something to reach or to stay under. */
const GOAL =
  /\b(?:targets?|goals?|limit|budget|allowance|cap|maximum|ceiling|quota|aim|aiming|shoot|shooting|supposed to|meant to|plan|want|try|trying|stay|keep)\b|\b(?:off|from|short of|beyond|miss|missed|exceed|exceeded|beat) (?:my |the |a )?[\d.]+ |\b(?:how far|by how|how many (?:kg|kilos?|kilograms|pounds|lbs?|hours|minutes|steps|calories|kcal|grams|g|mg|ml|liters|beats|bpm|points))\b.*\b(?:below|under|over|above) (?:my |the |a )?[\d.]+ /;
/** The most minutes that a day has: a larger target is one for several days. */
const MAX_DAY_MINUTES = 24 * 60;
/** A number of days. */
const OF_DAYS =
  /\bhow many (?:[a-z]+ ){0,3}(?:days|nights|weekdays|weekends|weeks|months|mornings|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days|times|readings|values|lows|highs|meals|workouts|runs|fasts|weigh ins|measurements)\b|\bhow often\b|\bof (?:all )?(?:the |my )?(?:days|nights)\b|\b(?:percent|percentage|share|proportion)\b/;
const UNDER =
  /\b(?:under|below|short|miss|missed|missing|fall|fell|shortfall|deficit|lack|lacking|undershoot)\b/;
const OVER = /\b(?:over|above|past|beyond|exceed|exceeded|beat|surplus|overshoot|overshot)\b/;

const ALLOWED = new Set(
  'how far close off away over under below above short of past beyond by what which much many miss missed missing beat exceed exceeded fall fell falling gap shortfall surplus deficit distance difference between aim aiming for shoot shooting target targets goal goals limit budget allowance cap maximum ceiling quota set at around is are it that this these the a an my i was am were do did have has had been be if with given from to than or and on in average day days daily typical typically usually going go went end ended up come came get getting eat eating drink drinking intake actual actually real really hit reach reaching lacking lack overshoot overshot undershoot stay keep trying try want plan supposed meant day right mark per each every me mine took take taken logged most more less no than now currently current latest last newest recent first earliest presently total altogether weigh weighing weighed in ins at test tests result results reading scale'.split(
    ' ',
  ),
);
const NAMED: ReadonlySet<Tag> = new Set<Tag>([
  'metric',
  'implied',
  'number',
  'unit',
  'time',
  'comma',
  'filler',
  'present',
  'last',
  'first',
]);
const LATEST = /^(?:last|latest|most recent|newest|final)$/;
/** Metrics named only by the unit of their target. */
const OF_TARGET: Readonly<Record<string, string>> = { ...OF_UNIT, kcal: 'energyKcal' };

/** The metric that a target is for. */
function metricOf(
  words: readonly Lexeme[],
  unit: string | undefined,
  source: RecordSource,
): Metric | undefined {
  const named = words
    .filter(({ tag, words: said }) => (tag === 'metric' || tag === 'implied') && said !== 'distance')
    .filter(({ keys }) => !keys.includes('bloodPanels'))
    .map(({ keys }) => keys.map((key) => MEASURED[key] ?? key.replace(/Target$/, '')))
    .filter((keys) => keys.some((key) => findMetric(key) !== undefined));
  const [first, ...others] = named;
  const keys = others.reduce(
    (shared, other) => shared?.filter((key) => other.includes(key)),
    first ?? [OF_TARGET[unit ?? ''] ?? []].flat(),
  );
  const hints = { isWorkout: false, isEaten: false, isBurned: false, unit };
  return keys && chooseMetric(keys, hints, source);
}

/** Words of an amount that was stated once: its number and unit. */
function amountOf(words: readonly Lexeme[]): { readonly value: number; readonly unit?: string } | undefined {
  const at = words.findIndex(({ tag }) => tag === 'number');
  const others = words.filter(({ tag }, index) => tag === 'number' && index !== at);
  const number = words[at];
  if (!number || others.some(({ value }) => Number(value) !== Number(number.value))) return undefined;
  const unit = words[at + 1];
  // "A quick one" is no amount.
  const before = words[at - 1];
  const isNamed = unit?.tag === 'unit' || unit?.tag === 'metric';
  const isBound = before?.tag === 'op' || /^(?:of|from|off|is|at|to|short of)$/.test(before?.words ?? '');
  const isAmount = isNamed || isBound || Number(number.value) >= MIN_BARE;
  if (!isAmount) return undefined;
  return { value: Number(number.value), ...(unit?.tag === 'unit' ? { unit: unit.value } : {}) };
}

/** The least that is an amount without a unit. */
const MIN_BARE = 100;

const isUnderstood = ({ tag, words }: Lexeme): boolean =>
  NAMED.has(tag) || words.split(' ').every((word) => ALLOWED.has(word));

/** The distance of a figure from a target that its asker states: "My water target is 2100 ml. How far off was I on average in May?" */
export function readStatedTarget(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): Understood | undefined {
  const asked = withAmountLeft(
    withoutRequest(normalized(question)).split(' ').map(lexicon.correct).join(' '),
  );
  if (!DISTANCE.test(asked) || !GOAL.test(asked) || OF_DAYS.test(asked)) return undefined;
  if (isOfChosenDays(question)) return undefined;
  const { text, times: named } = readTimes(asked, source.today);
  const words = tagged(text, lexicon);
  const amount = amountOf(words);
  const times = joinedTimes(named);
  if (!amount || !times || !words.every(isUnderstood)) return undefined;
  // "How many hours short of 8 was I": of 8 hours.
  const unit = amount.unit ?? words.find(({ tag }) => tag === 'unit')?.value;
  const metric = metricOf(words, unit, source);
  const value = metric && metricComparison({ op: '=', value: amount.value, unit }, metric)?.value;
  const isDaily = metric?.perDay === 'sum' || metric?.list === 'days';
  if (!metric || typeof value !== 'number' || !(isDaily || metric.plain === 'last')) return undefined;
  const [isUnder, isOver] = [UNDER.test(text), OVER.test(text)];
  const isAveraged = words.some(
    ({ tag, value: of }) => tag === 'per' || (tag === 'aggregate' && of === 'mean'),
  );
  const isTotal = words.some(({ tag, value: of }) => tag === 'aggregate' && of === 'sum');
  const isNow =
    !times.window && !times.weekdays && !isAveraged && /\bam i\b|\bis (?:left|missing)\b/.test(asked);
  const window =
    times.window ?? (isNow && isDaily ? { kind: 'day' as const, back: 0 } : { kind: 'all' as const });
  const isOfOneDay = isOneDay(window) && metric.perDay === 'sum';
  const isFirst = words.some(({ tag }) => tag === 'first');
  const isEnd = isFirst || metric.plain === 'last' || words.some(({ words: said }) => LATEST.test(said));
  const isLatest = isEnd && !isAveraged && !isTotal;
  // "My total sleep last week, how far from 56 hours": a target of all days, which isn't one for each of them.
  const isOfAllDays = isTotal && !isOneDay(window) && !words.some(({ tag }) => tag === 'per');
  if (isOfAllDays || (metric.unit === 'min' && value > MAX_DAY_MINUTES)) return undefined;
  const query: Query = {
    metric: metric.key,
    aggregate: isLatest ? (isFirst ? 'first' : 'last') : isTotal || isOfOneDay ? 'sum' : 'mean',
    window,
    ...(times.weekdays && { weekdays: times.weekdays }),
    target: isUnder && !isOver ? 'under' : 'over',
    targetValue: value,
  };
  return { query, ...(unit !== undefined && unit !== metric.unit && unit !== 'oz' && { unit }) };
}
