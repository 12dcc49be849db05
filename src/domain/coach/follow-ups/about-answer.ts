import { findMetric } from '#domain/metrics/catalog.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { isOneDay } from '#domain/query/windows.ts';
import type { Query } from '#domain/query/query.ts';
import { metricComparison } from '#domain/questions/choose-metric.ts';
import { withComparisons } from '#domain/questions/comparisons.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { toMetricUnit } from '#domain/questions/spoken-units.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import type { FollowUp } from './follow-up.ts';
import { pickedFrom } from './of-the-list.ts';
import { aboutMetric } from './other-figure.ts';

/** "And before that?": the value or the days before. */
export const BEFORE_THAT =
  /^(?:(?:what (?:was|were|is) (?:it|that|they)|how was it) )?(?:(?:the )?(?:time |1 |value |test )?before(?: (?:that|then|it))?|(?:the |my )?previous(?: (?:1|value|test|result|time|reading))?|previously|earlier(?: on)?|(?:the )?(?:last|previous) time|(?:the )?last 1 before(?: that)?)$/;
/** "Since when?", "how has it changed?": all values of a blood test or weight. */
const SINCE_WHEN =
  /^since when(?: .*)?$|^(?:and )?(?:what about )?(?:all (?:of them|values|results|tests)|the (?:history|others))$/;
const CHANGED =
  /^how (?:has|did|have) (?:it|that|they|this) (?:changed?|developed?|evolved?|gone)(?: (?:over time|since then|since))?$|^(?:what (?:is|was) )?(?:the )?(?:trend|change)$|^(?:is|are|was) (?:it|that|they) (?:going (?:up|down)|rising|falling|increasing|decreasing|improving|getting (?:better|worse))(?: or (?:going )?(?:up|down|falling|rising|worse))?$/;
const IN_UNIT =
  /^(?:(?:what is |show |give |convert |how (?:much|many) is )?(?:me )?(?:it|that|this|them) )?(?:in|to|as|into) ([a-z/ ]+)$/;
/** "How long were they?" after workouts. */
const OF_WORKOUTS: readonly (readonly [RegExp, string])[] = [
  [
    /^how long (?:was|were|did) (?:it|that|they|those|i)(?: (?:last|take|train|work out))?$/,
    'workoutMinutes',
  ],
  [/^how far (?:was|were|did) (?:it|that|they|those|i)(?: (?:go|run|ride|walk))?$/, 'workoutDistanceM'],
  [/^how fast (?:was|were|did) (?:it|that|they|those|i)(?: go)?$/, 'workoutSpeedMps'],
];
const HOW_MANY =
  /^(?:how many|which|what|any)(?: of (?:them|those|these|the (?:days|nights|weeks|months)))?(?: (days|nights|weeks|months|weekdays|times|ones))?(?: (?:were|was|are|is|had|have|went|did i (?:have|get|sleep|walk|do|go|eat|drink)))*(?= (?:above|below|over|under|more|less|fewer|higher|lower|longer|shorter|at least|at most|at or|between|on target|exceed)) (.+)$/;

const REACHED =
  /^(?:on )?how (?:many (?:days|nights|times)|often) (?:did|have|do) i (?:hit|reach|reached|meet|met|make|made|do|done|did|manage|managed|get|got)(?: (?:it|that|this|there|so|enough|(?:my|the) (?:goal|target)))?$/;

const MISSING =
  /^(?:(?:which|what|how many)(?: of (?:them|those|these))?(?: (?:days|nights|ones))? )?(?:(?:are|were|is|was|have|had|has) )?(?:the )?(?:missing(?: (?:days|nights|ones))?|left out|skipped|not (?:included|counted|logged|in (?:it|there|that))|no data|without data)$/;

/** "Which days are missing?": those that a figure leaves out. */
function daysLeftOut({ metric: key, where, window, weekdays, when, any, only }: Query): Query | undefined {
  const metric = findMetric(key);
  if (!metric || when || any || only || isOneDay(window) || !OF_DAYS.has(metric.list)) return undefined;
  return {
    metric: metric.list === 'foods' ? (where?.food || metric.field !== null ? 'energyKcal' : 'meals') : key,
    aggregate: 'count',
    isMissing: true,
    window,
    ...(weekdays && { weekdays }),
  };
}

const OF_DAYS: ReadonlySet<string> = new Set(['days', 'foods', 'drinks', 'weights', 'glucose']);

/** "Which is the worst?" of a list without a better end. */
export const eitherEnd = (): FollowUp => ({
  kind: 'choices',
  choices: [
    { label: 'The highest', question: 'Which was the highest?' },
    { label: 'The lowest', question: 'Which was the lowest?' },
  ],
});

/** "In pounds please" */
export function unitNamed(text: string, { query }: Understood, { lexicon }: Words): string | undefined {
  const said =
    IN_UNIT.exec(text)?.[1] ??
    (/^(?:pounds|lbs|kilos|kg|stone|ounces|oz|liters|hours|minutes|miles|km)$/.test(text) ? text : undefined);
  const metric = findMetric(query.metric);
  const [only, ...more] =
    said === undefined ? [] : tagged(`in ${said}`, lexicon).filter(({ tag }) => tag !== 'filler');
  if (!metric || more.length > 0) return undefined;
  const unit = only?.tag === 'unit' ? only.value : only && isMarkerKey(metric.key) ? only.words : undefined;
  return unit !== undefined && toMetricUnit(1, unit, metric) !== undefined ? unit : undefined;
}

/** "How many were above 8,000?": of the listed figures, otherwise of the days. */
export function countedOf(text: string, before: Understood, words: Words): FollowUp | undefined {
  const { source, lexicon } = words;
  const { query } = before;
  const missing =
    MISSING.test(text) && /\b(?:which|what|how many|the)\b/.test(text) ? daysLeftOut(query) : undefined;
  if (missing) return { kind: 'query', isBound: true, query: missing };
  const reached = REACHED.test(text) ? daysReached(before, words) : undefined;
  if (reached) return { kind: 'query', isBound: true, query: reached };
  const [, unit, tested = ''] = HOW_MANY.exec(text) ?? [];
  const metric = findMetric(query.metric);
  if (tested === '' || !metric || query.pair) return undefined;
  const { text: rest, times } = readTimes(tested, source.today);
  const { lexemes, comparisons } = withComparisons(tagged(rest, lexicon));
  const [spoken, ...more] = comparisons;
  const isPlain = lexemes.every(
    ({ tag }) => tag === 'comparison' || tag === 'filler' || tag === 'unit' || tag === 'day',
  );
  const test = spoken && more.length === 0 && isPlain ? metricComparison(spoken, metric) : undefined;
  if (!test || times.length > 0) return undefined;
  const { group, rank: _rank, ...own } = query;
  const isOfDays = group === undefined || group === 'day' || unit === 'days' || unit === 'nights';
  if (!isOfDays) return { kind: 'counted', query: { ...own, group }, test };
  const { only: _only, at: _at, nth: _nth, versus: _versus, target: _target, per: _per, ...whole } = own;
  if (metric.kind !== 'daily' && metric.list !== 'foods' && metric.list !== 'drinks') return undefined;
  const isList = /^(?:which|what)/.test(text);
  const counted: Query = { ...whole, aggregate: 'count', threshold: test };
  const listed = isList ? pickedFrom('which days', counted, source.today) : undefined;
  return { kind: 'query', isBound: true, query: listed ?? counted };
}

/** "How many days did I hit it?" after a goal or an amount. */
function daysReached({ query, check }: Understood, { source }: Words): Query | undefined {
  const metric = findMetric(query.metric);
  const isOfTarget = check?.query?.target !== undefined || source.targets[query.metric] !== undefined;
  const { test } = check ?? {};
  const threshold =
    test && !check?.query ? test : isOfTarget ? ({ op: '>=', value: 'target' } as const) : undefined;
  if (!metric || !threshold || metric.kind !== 'daily') return undefined;
  const {
    group: _group,
    rank: _rank,
    versus: _versus,
    target: _target,
    only: _only,
    at: _at,
    ...whole
  } = query;
  return { ...whole, aggregate: 'count', threshold };
}

/** "And before that?", "since when?", "how has it changed?" after a latest value. */
export function aboutValues(text: string, query: Query): Query | undefined {
  const metric = findMetric(query.metric);
  const isOfLatest = query.aggregate === 'last' && query.window.kind === 'all' && !query.group;
  if (!metric || !(metric.list === 'blood' || metric.plain === 'last')) return undefined;
  const { only, group: _group, rank: _rank, versus: _versus, threshold: _threshold, ...rest } = query;
  if (isOfLatest && (BEFORE_THAT.test(text) || /^(?:the )?(?:1|time) before$/.test(text)))
    return { ...rest, only: { order: 'last', count: 1, skip: (only?.skip ?? 0) + 1 } };
  if (SINCE_WHEN.test(text)) return { ...rest, aggregate: 'mean', group: 'day' };
  return CHANGED.test(text)
    ? { ...rest, aggregate: metric.list === 'blood' ? 'change' : 'slope' }
    : undefined;
}

/** "How long were they?" after workouts. */
export function aboutRecords(text: string, query: Query): Query | undefined {
  const asked = findMetric(query.metric);
  const key = OF_WORKOUTS.find(([pattern]) => pattern.test(text))?.[1];
  const metric = key === undefined ? undefined : findMetric(key);
  if (!metric || asked?.list !== 'workouts') return undefined;
  return {
    ...aboutMetric(query, metric),
    aggregate: 'mean',
    ...(query.only && query.window.kind === 'all' && { only: query.only }),
  };
}
