import { ENDS } from '#domain/query/aggregate.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Operator, Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { metricComparison } from '#domain/questions/choose-metric.ts';
import { nameOf, onlyWords } from './record-words.ts';

/** "… and how many were there", "how many of them did I do": the records of the first figure. */
const COUNT =
  /^how many(?: of (?:them|those|these))?(?: (?:(?:were|was|are|is) (?:there|they|it|that)|(?:did|do|have) i (?:do|have|log|take|go on|done|logged|complete)(?: in (?:all|total))?|in all|in total|altogether|times))*$/;
/** "… and over how many runs": of the same kind. */
const COUNT_OF_KIND =
  /^(?:over|in|across|on|during) how many (?:different |separate )?([a-z]+(?: [a-z]+)?)(?: (?:was (?:that|it)|did (?:that|it) take))?$/;
/** "… and how many over 8": of what the first counts. */
const OTHER_BOUND =
  /^how many(?: of (?:them|those|these))?(?: (?:was|were|did i have|had))? (under|below|less than|fewer than|over|above|more than|at least|at most) ([\d.]+)(?: [a-z/]+)?$/;
const OPERATORS: Readonly<Record<string, Operator>> = {
  under: '<',
  below: '<',
  'less than': '<',
  'fewer than': '<',
  'at most': '<=',
  'at least': '>=',
};
const ANY_RECORD = /^(?:sessions|times|occasions|outings|workouts|goes)$/;
/** "… and on days without one", "and on the other days": the days that the first leaves out. */
const OTHER_DAYS =
  /^(?:what (?:is|was|about) (?:it )?)?(?:on|for) (?:(?:the )?(?:days|nights|1s) (?:without|with no|with none|(?:when )?i (?:do|did) not)(?: (?:1|one|it|any|them|that|(?:an? )?workouts?|runs?))?|(?:the |my |all )*(?:other|remaining) (?:days|nights)|rest days|non (?:workout|training) days)$/;
const STATISTIC =
  'average|mean|median|total|standard deviation|maximum|minimum|max|min|highest|lowest|longest|shortest|fastest|slowest|biggest|smallest|best|worst';
/** "… and what was its average", "their average distance", "the longest": of the same records. */
const OTHER_STATISTIC = new RegExp(
  `^(?:what|how (?:long|far|fast|high|low|much)) (?:was|is|were|are) (?:it|its|their|the|my|on)? ?(?:overall )?(${STATISTIC})(?: (?:one|1|value|reading|of (?:it|them|those|these)))?(?: ([a-z]+(?: [a-z]+){0,2}))?$`,
);
/** "How many in February", "what was it in February": the same in another period. */
const SAME =
  /^(?:how many(?: (?:did|have|do) i (?:have|had|do|done|get|take|taken|log|logged))?|how (?:much|long|far)|what (?:was|is|were|are) (?:it|that|they)|how about|what about|how many (?:was|were) (?:it|that|there)) (@[A-Z](?: @[A-Z])?)$/;
/** "… and how far under 150 is that". */
const FROM_NUMBER =
  /^(?:by )?how (?:far|much|many [a-z]+) (?:is (?:that|it) )?(under|below|short of|over|above|beyond|past|from) (?:the )?([\d.]+)(?: [a-z/]+)?(?: (?:is|was|are|were) (?:that|it|they|i))?$/;
/** The record that the first figure picks. */
const OF_RECORD =
  /\b(?:(?:on|in|during|of|for|over) (?:it|that|this|that (?:1|one|run|ride|walk|swim|hike|workout|session|fast))|did (?:it|that)(?: (?:1|one))? (take|last|cover|burn)|was (?:it|that)|is (?:it|that))$/;

const TALLIES: Readonly<Record<string, string>> = {
  workouts: 'workouts',
  fasts: 'fasts',
  glucose: 'glucoseReadings',
  weights: 'weighIns',
};

/** What narrows the records of a figure. */
const kept = ({ where, window, weekdays, when, any }: Query) => ({
  window,
  ...(where && { where }),
  ...(weekdays && { weekdays }),
  ...(when && { when }),
  ...(any && { any }),
});

const isOfSelection = ({ versus, pair, rank, group, at, only, target, between }: Query): boolean =>
  [versus, pair, rank, group, at, only, target, between].every((part) => part === undefined);

/** A second clause with what it leaves out of the first: its figure, its kind, its period, or the record that was found. */
export function readSecondClause(asked: string, one: Understood, words: Words): Understood | undefined {
  const second = normalized(asked).replace(/^(?:and|also|plus) /, '');
  const { query } = one;
  const metric = findMetric(query.metric);
  if (!metric || !isOfSelection(query)) return undefined;
  return (
    (COUNT.test(second) ? countOf(query) : undefined) ??
    countOfKind(second, query, words) ??
    onOtherDays(second, one) ??
    otherStatistic(second, query, words) ??
    otherPeriod(second, one, words) ??
    fromNumber(second, one) ??
    otherBound(second, one) ??
    ofRecord(second, query, words) ??
    ofSame(second, query, words)
  );
}

function countOf(query: Query): Understood | undefined {
  const metric = findMetric(query.metric);
  const tally = metric && TALLIES[metric.list];
  if (!metric || tally === undefined || query.metric === tally || metric.kind !== 'event') return undefined;
  const isOfFood = query.where?.food !== undefined || query.where?.isFasting !== undefined;
  return isOfFood ? undefined : { query: { metric: tally, aggregate: 'sum', ...kept(query) } };
}

function countOfKind(second: string, query: Query, { source, lexicon }: Words): Understood | undefined {
  const noun = COUNT_OF_KIND.exec(second)?.[1];
  const count = noun === undefined ? undefined : countOf(query);
  if (noun === undefined || !count || ANY_RECORD.test(noun)) return count;
  const named = readQuestion(`how many ${noun} did i do`, source, lexicon)?.query;
  const isSame =
    named?.metric === count.query.metric &&
    (named.where === undefined || JSON.stringify(named.where.kinds) === JSON.stringify(query.where?.kinds));
  return isSame ? count : undefined;
}

const OPPOSITE = { '>=': '<', '<=': '>', '<': '>=', '>': '<=' } as const;

/** The same figure on the days without what the first names. */
function onOtherDays(second: string, { query, ...rest }: Understood): Understood | undefined {
  const [test, ...more] = query.when ?? [];
  const op = test?.comparison.op;
  if (!test || more.length > 0 || query.any || !OTHER_DAYS.test(second)) return undefined;
  if (op !== '>=' && op !== '<=' && op !== '<' && op !== '>') return undefined;
  const comparison = { ...test.comparison, op: OPPOSITE[op] };
  return { ...rest, query: { ...query, when: [{ ...test, comparison }] } };
}

/** How the figure was selected, in words: "of my runs". */
const recordsOf = (query: Query): string => {
  const metric = findMetric(query.metric);
  if (!metric) return '';
  if (query.where?.food !== undefined) return query.where.food;
  return metric.list === 'workouts' || metric.list === 'fasts' ? onlyWords(metric, query.where, 2) : '';
};

function otherStatistic(second: string, query: Query, words: Words): Understood | undefined {
  const [, statistic, figure] = OTHER_STATISTIC.exec(second) ?? [];
  const metric = findMetric(query.metric);
  if (statistic === undefined || !metric) return undefined;
  const records = recordsOf(query);
  const isTally = Object.values(TALLIES).includes(metric.key) || metric.key === 'foods';
  const isEnd = /^(?:longest|shortest)$/.test(statistic);
  if (isTally && figure === undefined && !isEnd) return undefined;
  const text =
    isEnd && isTally && figure === undefined
      ? `how long was my ${statistic} ${records.replace(/s$/, '')}`
      : `${statistic} ${figure ?? nameOf(metric)}${records === '' ? '' : ` of my ${records}`}`;
  const read = readQuestion(text, words.source, words.lexicon);
  if (!read || !isOfSelection(read.query) || read.query.threshold) return undefined;
  if (figure === undefined && !isTally && read.query.metric !== metric.key) return undefined;
  if (JSON.stringify(read.query.where) !== JSON.stringify(query.where)) return undefined;
  return { ...read, query: { ...read.query, ...kept(query) } };
}

function otherPeriod(
  second: string,
  { query, ...rest }: Understood,
  { source }: Words,
): Understood | undefined {
  const { text, times } = readTimes(second, source.today);
  // "How much so far in March".
  const [window, ...more] = times.flatMap((time) => (time.window?.kind === 'all' ? [] : (time.window ?? [])));
  return window && more.length === 0 && SAME.test(text)
    ? { ...rest, query: { ...query, window } }
    : undefined;
}

function otherBound(second: string, { query, ...rest }: Understood): Understood | undefined {
  const [, said = '', number] = OTHER_BOUND.exec(second) ?? [];
  const metric = findMetric(query.metric);
  if (number === undefined || !metric || query.aggregate !== 'count' || !query.threshold) return undefined;
  const stated = { op: OPERATORS[said] ?? ('>' as const), value: Number(number), unit: rest.unit };
  const threshold = metricComparison(stated, metric);
  return threshold && { ...rest, query: { ...query, threshold } };
}

function fromNumber(second: string, { query, ...rest }: Understood): Understood | undefined {
  const [, side = '', number] = FROM_NUMBER.exec(second) ?? [];
  const metric = findMetric(query.metric);
  const isValue = query.aggregate === 'last' || query.aggregate === 'first' || query.aggregate === 'mean';
  const target =
    metric && metricComparison({ op: '=', value: Number(number), unit: rest.unit }, metric)?.value;
  if (number === undefined || typeof target !== 'number' || !isValue || query.threshold) return undefined;
  const isUnder = /^(?:under|below|short of)$/.test(side);
  return { ...rest, query: { ...query, target: isUnder ? 'under' : 'over', targetValue: target } };
}

/** "Which was my longest ride, and how many meters did I climb on it": of that ride. */
function ofRecord(second: string, query: Query, words: Words): Understood | undefined {
  const order = ENDS[query.aggregate];
  const metric = findMetric(query.metric);
  const isRecord = metric?.list === 'workouts' || metric?.list === 'fasts';
  const match = OF_RECORD.exec(second);
  if (order === undefined || !isRecord || !match || query.per !== undefined) return undefined;
  const [said = '', verb] = match;
  const noun = onlyWords(metric, query.where, 1);
  // Any superlative stands for the record, unless it would be the figure itself.
  const read = ['longest', 'fastest']
    .map((end) => (verb === undefined ? `on my ${end} ${noun}` : `did my ${end} ${noun} ${verb}`))
    .map((record) => readQuestion(second.replace(said, record), words.source, words.lexicon))
    .find((each) => each?.query.at !== undefined);
  return read && { ...read, query: { ...read.query, ...kept(query), at: { metric: query.metric, order } } };
}

const PRONOUN = /\b(?:it|they|them|those|these)\b/;
const OF_KIND =
  /^how many(?: of (?:them|those|these))? (?:were|was|are) (?!there\b|they\b|it\b)((?:[a-z]+ ){0,2}[a-z]+)$/;

/** "How many calories did they burn": of the runs that the first figure counts. "How many of them were runs": of those workouts. */
function ofSame(second: string, query: Query, words: Words): Understood | undefined {
  const records = recordsOf(query);
  const kind = OF_KIND.exec(second)?.[1];
  const read = (text: string): Understood | undefined => readQuestion(text, words.source, words.lexicon);
  if (kind !== undefined) {
    const some =
      query.metric === 'workouts' && query.where === undefined
        ? read(`how many ${kind} did i do`)
        : undefined;
    const isOfKind = some?.query.metric === 'workouts' && some.query.where?.kinds !== undefined;
    return isOfKind ? { query: { ...some.query, ...kept(query), where: some.query.where } } : undefined;
  }
  if (records === '' || !PRONOUN.test(second)) return undefined;
  const owned = query.where?.food === undefined ? `my ${records}` : records;
  const same = read(second.replace(PRONOUN, owned));
  if (!same || !isOfSelection(same.query) || same.query.window.kind !== 'all') return undefined;
  return JSON.stringify(same.query.where) === JSON.stringify(query.where)
    ? { ...same, query: { ...same.query, ...kept(query) } }
    : undefined;
}
