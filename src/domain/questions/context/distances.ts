import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, RecordFilter } from '#domain/query/query.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { metricComparison } from '#domain/questions/choose-metric.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { toMetricUnit } from '#domain/questions/spoken-units.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import type { Bound } from './bounds.ts';
import type { Reading } from './reading.ts';
import { REFERENCE, withBound } from './met-or-missed.ts';

const UNIT =
  '(?:more )?(?:(?!(?:days|nights|weeks|months|times|mornings|was|were|did|do|is|am|have|had|of)\\b)[a-z/]+ ){1,3}?(?:of [a-z]+ )?';
const APART = '(over|above|under|below|short|shy|past|beyond|off|away|from)';
const FROM = `(?: (?:of|from))?(?: ${REFERENCE})?`;
/** "How far above that was", "how many steps short was I", "by how many grams did I miss it". */
const DISTANCES: readonly RegExp[] = [
  new RegExp(`\\b(?:by )?how (?:far|close|much|many ${UNIT.trimEnd()}) ?(?:of )?${APART}${FROM}(?= |$)`),
  new RegExp(
    `\\bby (?:how (?:much|many [a-z/]+)|what) (?:did|do|was|were|have|had) i (?:usually )?(miss|missed|exceed|exceeded|overshoot|undershoot|go over|fall short|fell short|come up short|over|under|short|off)${FROM}(?= |$)`,
  ),
  new RegExp(
    `\\bhow (?:much|many ${UNIT.trimEnd()}) (?:did|do|was|were|have) i (miss|exceed|overshoot|undershoot|go over|fall short)(?: by)?${FROM}(?= |$)`,
  ),
  /\b(?:what (?:was|is|were) )?(?:the |my )?(?=(?:average |typical )?(?:overshoot|shortfall|surplus|deficit)\b)(?:average |typical )?(overshoot|shortfall|surplus|deficit)(?= |$)/,
];
const UNDER = /^(?:under|below|short|shy|undershoot|shortfall|deficit|fall short|fell short|come up short)$/;
const LATEST = /\b(?:latest|most recent|last|newest|current|currently|now|right now)\b/;
const FIRST = /\b(?:first|earliest)\b/;
const AVERAGED = /\b(?:on average|average|typically|usually)\b/;
/** What a question about a distance may say besides. */
const PASSED =
  /^(?:was|is|were|am|are|did|do|i|my|the|on|in|of|at|for|by|from|,|and|average|typically|usually|a|per|day|night|days|nights|weigh|in|ins|test|tests|reading|readings|result|results|measurement|measurements|value|latest|most|recent|last|newest|current|currently|now|right|first|earliest|intake|came|come|out|when|with|then)$/;
const WHEN =
  /\b(?:on (?:the |those )?)?((?:@[A-Z] )?(?:days|nights)(?: @[A-Z])? when my .+?) ?(?:,|(?= ?$)|(?=by how|how ))/;

/** How far a figure is from the limit or target that another sentence states. */
export function readDistance(
  asked: string,
  bound: Bound,
  name: string,
  { words, read, source: { today } }: Reading,
): Understood | undefined {
  const match = DISTANCES.map((pattern) => pattern.exec(asked)).find((each) => each !== null);
  if (!match) return undefined;
  const { said } = readTimes(asked, today);
  const around = withBound(asked.replace(match[0], ' ').replace(/\s+/g, ' ').trim(), bound, name);
  const rest = said.reduce((text, words) => text.replace(words, ' '), around);
  const condition = WHEN.exec(rest)?.[0] ?? '';
  const own = name.split(' ');
  const others = rest.replace(condition, ' ').split(' ');
  if (!others.every((word) => word === '' || PASSED.test(word) || own.includes(word))) return undefined;
  const isLatest = LATEST.test(others.join(' '));
  const isAveraged = AVERAGED.test(others.join(' '));
  const statistic = FIRST.test(others.join(' '))
    ? 'first'
    : isLatest
      ? 'latest'
      : isAveraged
        ? 'average'
        : undefined;
  const when =
    condition === '' ? '' : ` on ${condition.replace(/^on (?:the |those )?/, '').replace(/[ ,]+$/, '')}`;
  const figure = read(`${statistic ?? 'my'} ${name}${when} ${said.join(' ')}`.trim());
  const isAbout =
    figure &&
    words(`${match[0]} ${rest.replace(condition, ' ')}`).every((word) => isOf(word, figure.query.metric));
  return isAbout
    ? against(figure, bound, match.slice(1).find((each) => each !== undefined) ?? '')
    : undefined;
}

/** Records of which a figure is one: "the latest weigh-in". */
const RECORDS_OF: Readonly<Record<string, string>> = { weighIns: 'weightKg', glucoseReadings: 'glucoseMgdl' };

/** Whether a word of the question fits the figure: no kilograms of steps. */
function isOf({ tag, keys, value }: Lexeme, key: string): boolean {
  const metric = findMetric(key);
  if (tag === 'unit') return metric !== undefined && toMetricUnit(1, value, metric) !== undefined;
  if (tag !== 'metric' && tag !== 'implied') return tag !== 'food' && tag !== 'meal' && tag !== 'workout';
  const isRecord = keys.some(
    (each) => RECORDS_OF[each] === key || (each === 'bloodPanels' && isMarkerKey(key)),
  );
  return isRecord || keys.some((each) => each.replace(/Target$/, '') === key);
}

const isEmpty = (where: RecordFilter | undefined): boolean =>
  where === undefined || Object.keys(where).length === 0;

function against({ query, unit }: Understood, bound: Bound, side: string): Understood | undefined {
  const metric = findMetric(query.metric);
  const isPlain =
    !query.versus && !query.threshold && !query.rank && !query.group && !query.pair && isEmpty(query.where);
  const target = metric && metricComparison({ op: '=', value: bound.value, unit: bound.unit }, metric)?.value;
  const isOne = /^(?:mean|last|first)$/.test(query.aggregate) || query.window.kind === 'day';
  if (!isPlain || !isOne || typeof target !== 'number') return undefined;
  const isMissed = side.startsWith('miss') && bound.kept === '>=';
  const against: Query = {
    ...query,
    target: UNDER.test(side) || isMissed ? 'under' : 'over',
    targetValue: target,
  };
  return { query: against, ...(unit !== undefined && { unit }) };
}
