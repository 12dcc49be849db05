import { isOneDay } from '#domain/query/windows.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { meets } from '#domain/query/aggregate.ts';
import type { Comparison, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { metricComparison } from '#domain/questions/choose-metric.ts';
import { withComparisons } from '#domain/questions/comparisons.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { withMealClocks } from '#domain/questions/stated/meal-clocks.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';
import { withBedtimes } from './bedtimes.ts';
import { reworded } from '#domain/questions/wording/reword.ts';

/** What decides whether the answer is yes: a figure, by default the one asked for, and what it must be. */
export interface YesNoCheck {
  readonly query?: Query;
  readonly test: Comparison & { readonly value: number };
  /** Unit of the number in the question, if it isn't the metric's. */
  readonly unit?: string;
}

const OPENING =
  /^(?:(?:so|and|but|hey|hi|ok|okay|well|please|yo|btw|honestly|coach|quick question) ?,? ?)*((?:did|do|does|have|has|had|was|were|am|is|are) (?:i|my|there|any)\b.*|any (?:days?|nights?)\b.*)$/;
/** Words of a question that yes or no doesn't answer. */
const OPEN =
  /\b(?:how|what|which|when|where|why|better|worse|improved?|compared?)\b|\bor\b(?! (?:more|less|fewer|above|below|over|under|higher|lower|longer|shorter|better|so|later|earlier)\b)/;

const REACHING =
  /\b(?:hit|reach|reached|meet|met|make|made|achieve|achieved|complete|completed|get to|got to|enough)\b/;
const BEYOND = /\b(?:over|above|past|beyond|exceed|exceeded|more than|higher than|too much|too many)\b/;
const WITHIN = /\b(?:under|below|within|less than|fewer than|lower than|short of)\b/;
const TARGET = /\b(?:targets?|goals?|limit|budget|allowance|enough)\b/;
/** Targets that are upper limits, too: whether one "hit" them depends. */
const LIMITS: ReadonlySet<string> = new Set([
  'energyKcal',
  'sodiumMg',
  'sugarsG',
  'addedSugarsG',
  'satFatG',
  'carbsG',
  'fatG',
  'weightKg',
]);

const MORE = /\b(?:more|higher|greater|longer|later|heavier|bigger|larger|further|farther)\b/;
const LESS = /\b(?:less|fewer|lower|shorter|earlier|lighter|smaller)\b/;
const RISEN =
  /\b(?:risen|rise|rose|gone up|go up|going up|went up|increased?|increasing|climbed|climbing|grown|gained?|rising|trending up)\b/;
const FALLEN =
  /\b(?:fallen|fall|fell|gone down|go down|going down|went down|come down|coming down|decreased?|decreasing|dropped|dropping|lost|lose|losing|declined?|declining|falling|trending down)\b/;
const EVERY = /\b(?:every|each|always|(?<!\bat )all)\b/;
const EVERY_TEST =
  /\b(?:every|each|all)(?: single)? (?:blood )?(?:tests?|panels?|draws?|readings?|checks?|times?|weigh ins?)\b/;

const above = (value: number): YesNoCheck['test'] => ({ op: '>', value });
const below = (value: number): YesNoCheck['test'] => ({ op: '<', value });

function ofTarget(said: string, query: Query): YesNoCheck | undefined {
  const aggregate =
    isOneDay(query.window) && findMetric(query.metric)?.perDay === 'sum' ? 'sum' : query.aggregate;
  const over: Query = { ...query, aggregate, target: 'over' };
  if (BEYOND.test(said)) return { query: over, test: above(0) };
  if (WITHIN.test(said)) return { query: over, test: below(0) };
  const isReached = REACHING.test(said) && !LIMITS.has(query.metric);
  return isReached ? { query: over, test: { op: '>=', value: 0 } } : undefined;
}

/** One of two directions that a text names; undefined if it names none or both. */
function directionOf(said: string, up: RegExp, down: RegExp): 1 | -1 | undefined {
  const [isUp, isDown] = [up.test(said), down.test(said)];
  return isUp === isDown ? undefined : isUp ? 1 : -1;
}

function ofDifference(said: string, query: Query): YesNoCheck | undefined {
  if (query.isRatio || findMetric(query.metric)?.unit.startsWith('min/') === true) return undefined;
  const direction = directionOf(said, MORE, LESS);
  if (direction === undefined) return undefined;
  return { test: (direction === 1) !== (query.isBelow === true) ? above(0) : below(0) };
}

function ofChange(said: string, query: Query): YesNoCheck | undefined {
  const direction = directionOf(said, RISEN, FALLEN);
  if (direction === undefined) return undefined;
  const isUp = direction === 1;
  if (EVERY_TEST.test(said))
    return {
      query: { ...query, aggregate: isUp ? 'min' : 'max', between: 'values' },
      test: isUp ? above(0) : below(0),
    };
  return EVERY.test(said) ? undefined : { test: isUp ? above(0) : below(0) };
}

/** "Was iron under 18 mg yesterday": the only comparison of the question. */
function ofAmount(
  said: string,
  query: Query,
  { today }: RecordSource,
  lexicon: Lexicon,
): YesNoCheck | undefined {
  const metric = findMetric(query.metric);
  const { comparisons } = withComparisons(
    tagged(readTimes(withMealClocks(withBedtimes(reworded(said))), today).text, lexicon),
  );
  const [spoken, ...more] = comparisons;
  const test = metric && spoken && more.length === 0 ? metricComparison(spoken, metric) : undefined;
  if (!test || typeof test.value !== 'number') return undefined;
  const unit = spoken?.unit === metric?.unit ? undefined : spoken?.unit;
  return { test: { ...test, value: test.value }, ...(unit !== undefined && { unit }) };
}

const ONE_FIGURE: ReadonlySet<Query['aggregate']> = new Set(['mean', 'sum', 'last', 'median', 'max', 'min']);

function ofFigure(
  said: string,
  query: Query,
  source: RecordSource,
  lexicon: Lexicon,
): YesNoCheck | undefined {
  if (query.target) return ofTarget(said, query);
  if (query.versus) return ofDifference(said, query);
  if (query.pair || query.group || query.between || query.when) return undefined;
  const isAlways = EVERY.test(said);
  switch (query.aggregate) {
    case 'change':
    case 'slope':
      return ofChange(said, query);
    case 'share':
      return isAlways ? { test: { op: '>=', value: 100 } } : undefined;
    case 'count':
      return isAlways || !query.threshold ? undefined : { test: above(0) };
    default:
      if (isAlways || !ONE_FIGURE.has(query.aggregate)) return undefined;
  }
  const isOfTarget = TARGET.test(said) && findMetric(query.metric)?.list !== 'targets';
  if (isOfTarget && source.targets[query.metric] !== undefined) return ofTarget(said, query);
  if (isOfTarget) return undefined;
  const ofNumber = ofAmount(said, query, source, lexicon);
  if (ofNumber) return ofNumber;
  return isOfExistence(said, query) ? { test: above(0) } : undefined;
}

const DID = /^(?:did|have|had) i\b/;
/** Words of a question about more than whether something happened. */
const QUALIFIED =
  /\d|\b(?:too|enough|much|many|more|most|less|fewer|lots?|only|not|never|skip\w*|miss\w*|forg[eo]t\w*|avoid\w*|stop\w*|without|no|under|over|at least|half|twice|times|best|worst|better)\b/;
/** Nutrients that most days have none of. */
const OPTIONAL: ReadonlySet<string> = new Set(['alcoholG', 'caffeineMg']);

/** "Did I have any fruit yesterday?", "Did I run this week?" */
function isOfExistence(said: string, { metric: key, aggregate, where }: Query): boolean {
  const metric = findMetric(key);
  if (!metric || (aggregate !== 'sum' && aggregate !== 'mean')) return false;
  const isCount = metric.field === null;
  if ((isCount || metric.list === 'foods') && /\b(?:any|anything|something|at all)\b/.test(said)) return true;
  const isOfSome = isCount || OPTIONAL.has(key) || (metric.list === 'foods' && where?.food !== undefined);
  return isOfSome && DID.test(said) && !QUALIFIED.test(said);
}

/** What decides a question that yes or no answers; undefined for all others. */
export function yesNoCheck(
  question: string,
  query: Query,
  source: RecordSource,
  lexicon: Lexicon,
): YesNoCheck | undefined {
  const sentences = question.trim().split(/(?<=[.?!])\s+/u);
  const asked = sentences.flatMap((each) => {
    const text = normalized(each);
    return (OPENING.exec(text) ?? OPENING.exec(withoutRequest(text).trim()))?.[1] ?? [];
  });
  const [said, ...more] = asked;
  const plain = said?.replace(/(?: ,)?(?: and)? (?:by )?how (?:much|many)(?: [a-z]+)?$/, '');
  if (plain === undefined || more.length > 0 || OPEN.test(plain)) return undefined;
  return ofFigure(plain, query, source, lexicon);
}

/** Whether a figure means yes; undefined without one. */
export const isYes = ({ test }: YesNoCheck, value: number | null): boolean | undefined =>
  value === null ? undefined : meets(value, test);
