import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';
import { namedSupplements } from './named-supplements.ts';

const DID = '(?:did|have|had|do|has)';
const TAKE = '(?:take|taken|took|taking|tick|ticked|swallow|swallowed)';
const MISS =
  '(?:miss|missed|missing|skip|skipped|skipping|forget|forgot|forgotten|neglect|fail|failed|not)(?: (?:to take|taking|take|taken|on))?(?: (?:an?|any|my))?(?: doses? of)?';
const WHAT = '(.+?)';

type Asked = Partial<Query> & Pick<Query, 'metric' | 'aggregate'>;
interface Rule {
  readonly pattern: RegExp;
  readonly query: Asked;
  /** Whether yes or no answers it, and for which figure. */
  readonly yes?: { readonly op: '>=' | '=' | '>'; readonly value: number };
}

const rule = (pattern: string, query: Asked, yes?: Rule['yes']): Rule => ({
  pattern: new RegExp(`^${pattern}$`),
  query,
  ...(yes && { yes }),
});

const ONCE = { op: '>=', value: 1 } as const;
const TAKEN: Asked = { metric: 'supplementDoses', aggregate: 'sum' };
const LEFT: Asked = { metric: 'supplementDosesLeft', aggregate: 'sum' };
const MISSED: Asked = { metric: 'supplementDosesMissed', aggregate: 'sum' };
const onDays = ({ metric }: Asked, aggregate: Query['aggregate'] = 'count'): Asked => ({
  metric,
  aggregate,
  per: 'day',
  threshold: ONCE,
});
const atEnd = ({ metric }: Asked, order: 'last' | 'first'): Asked => ({
  metric,
  aggregate: order,
  per: 'day',
  when: [{ metric, comparison: ONCE }],
  only: { order, count: 1 },
});
const ADHERENCE: Asked = { metric: 'supplementAdherencePercent', aggregate: 'mean' };
const byName = (query: Asked): Asked => ({ ...query, group: 'kind' });
const DAYS = '(?:on )?(?:how many|number of|the number of|what number of) (?:days|mornings|evenings|nights)';
const IN_A_ROW =
  '(?:how many|how long a streak of|number of) (?:days|nights) (?:in a row|running|straight|on end|consecutively)';

/** How questions about doses are built. The longer sentences come first. */
const RULES: readonly Rule[] = [
  rule(`${DID} i ${TAKE} ((?:all|every|each)(?: .+)?)`, MISSED, { op: '=', value: 0 }),
  rule(`${DID} i ${TAKE} ${WHAT}`, TAKEN, ONCE),
  rule(`${DID} i (?:ever )?${MISS} ${WHAT}`, MISSED, ONCE),
  rule(
    `${IN_A_ROW} ${DID} i (?:not miss|not missed|not skipped|not skip) ${WHAT}`,
    onDays(TAKEN, 'current-streak'),
  ),
  rule(`${DAYS} ${DID} i ${MISS} ${WHAT}`, onDays(MISSED)),
  rule(`${DAYS} (?:without|with no) ${WHAT}`, onDays(MISSED)),
  rule(`days (?:i|that i|when i|on which i) ${MISS} ${WHAT}`, onDays(MISSED)),
  rule(`(?:how often|how many times|how frequently) ${DID} i ${TAKE} ${WHAT}`, TAKEN),
  rule(`(?:how often|how many times|how frequently) ${DID} i ${MISS} ${WHAT}`, MISSED),
  rule(
    `how many (?:doses|pills|tablets|capsules|servings|scoops|gummies) (?:of ${WHAT} )${DID} i ${TAKE}`,
    TAKEN,
  ),
  rule(
    `how many (?:doses|pills|tablets|capsules|servings|scoops|gummies) (?:of ${WHAT} )${DID} i ${MISS}`,
    MISSED,
  ),
  rule(`how many ${WHAT} ${DID} i ${TAKE}`, TAKEN),
  rule(`how many ${WHAT} ${DID} i ${MISS}`, MISSED),
  rule(`(?:number of |how many )?doses of ${WHAT}(?: taken)?`, TAKEN),
  rule(`(?:number of |how many )?(?:missed doses of ${WHAT}|doses of ${WHAT} missed)`, MISSED),
  rule(`(?:when|what day|on what day|which day) ${DID} i last ${TAKE} ${WHAT}`, atEnd(TAKEN, 'last')),
  rule(
    `(?:when|what day|which day) (?:was|is) (?:the )?last time (?:that )?i ${TAKE} ${WHAT}`,
    atEnd(TAKEN, 'last'),
  ),
  rule(`(?:when is |when was )?(?:the )?last time i ${TAKE} ${WHAT}`, atEnd(TAKEN, 'last')),
  rule(`(?:when (?:is|was) )?(?:my |the )?last dose of ${WHAT}`, atEnd(TAKEN, 'last')),
  rule(
    `(?:when|what day|which day) ${DID} i (?:first|start|begin)(?: ${TAKE})? ${WHAT}`,
    atEnd(TAKEN, 'first'),
  ),
  rule(`(?:when|what day|which day) ${DID} i last ${MISS} ${WHAT}`, atEnd(MISSED, 'last')),
  rule(`(?:how long ago|how many days ago) ${DID} i (?:last )?${TAKE} ${WHAT}`, {
    ...onDays(TAKEN),
    aggregate: 'since',
  }),
  rule(
    `(?:how long|how many days)(?: (?:is|has) it(?: been)?)? since (?:i|my) (?:last )?(?:${TAKE}|dose of) ${WHAT}`,
    { ...onDays(TAKEN), aggregate: 'since' },
  ),
  rule(`(?:what is |what was )?(?:my |the )?${WHAT} adherence`, ADHERENCE),
  rule(`(?:what is |what was )?(?:my |the )?adherence (?:to|with|for) ${WHAT}`, ADHERENCE),
  rule(
    `(?:what )?(?:percent|percentage|share|proportion) of (?:my )?(?:doses|doses of ${WHAT}|${WHAT} doses) ${DID} i ${TAKE}`,
    ADHERENCE,
  ),
  rule(
    `how (?:consistent|consistently|good|reliable|regular|regularly|disciplined) (?:am i|was i|have i been|${DID} i)(?: (?:at|with|about|in|${TAKE}))*(?: ${TAKE})? ${WHAT}`,
    ADHERENCE,
  ),
  rule(`(?:which|what) (supplements|vitamins|pills|doses) ${DID} i ${TAKE}`, byName(TAKEN)),
  rule(
    `(?:which|what) (supplements|vitamins|pills|doses) ${DID} i ${MISS.replace('(?: doses? of)?', '')}`,
    byName(MISSED),
  ),
  rule(
    `(?:which|what) (supplements|vitamins|pills|doses) (?:not i ${TAKE}|${DID} i not ${TAKE})`,
    byName(MISSED),
  ),
  rule(
    `(?:which|what)(?: (supplements|vitamins|pills|doses))? (?:(?:are|is) (?:still )?(?:left|due|open)(?: to take)?|(?:do|should) i (?:still )?(?:have|need) to take)`,
    byName(LEFT),
  ),
  rule(
    `(?:do|have) i (?:still )?(?:have|need|got)(?: any)? ${WHAT} (?:left|to take|left to take|due)`,
    LEFT,
    ONCE,
  ),
];

const IDLE =
  / (?:so far|at all|ever|actually|really|already|yet|again|in total|altogether|this time|or not|please)(?= |$)/g;

const TODAY: Query['window'] = { kind: 'day', back: 0 };

/** A dose that is open today isn't missed yet, and doesn't end a streak. */
export function ofToday(query: Query): Query {
  if (findMetric(query.metric)?.list !== 'supplements') return query;
  if (query.metric === LEFT.metric && query.window.kind === 'all') return { ...query, window: TODAY };
  const isToday = query.window.kind === 'day' && query.window.back === 0;
  if (query.metric === MISSED.metric && isToday) return { ...query, metric: LEFT.metric };
  const isOver = { metric: MISSED.metric, comparison: { op: '>=', value: 0 } } as const;
  return query.aggregate === 'current-streak' || query.aggregate === 'streak'
    ? { ...query, where: { ...query.where, having: [isOver] } }
    : query;
}

/** Reads a question about taken and missed doses of the member's supplements. Undefined for all others, and for supplements they don't have. */
export function readDoses(question: string, source: RecordSource): Understood | undefined {
  const text = withoutRequest(normalized(question))
    .trim()
    .replace(/^not i\b/, 'did i not');
  const { text: timed, times: named } = readTimes(text, source.today);
  const times = joinedTimes(named);
  const said = ` ${timed}`
    .replaceAll(/ ,? ?(?:(?:on|in|for|during|over|since|so far) )?@[A-Z](?= |$)/g, '')
    .replaceAll(IDLE, '')
    .replaceAll(/ ,(?= |$)/g, '')
    .trim();
  if (!times || /@/.test(said)) return undefined;
  for (const { pattern, query, yes } of RULES) {
    const match = pattern.exec(said);
    if (!match) continue;
    const words = match.slice(1).find((group) => group !== undefined) ?? 'supplements';
    const kinds = namedSupplements(words, source);
    const isNone = source.entries.supplements.length === 0;
    if (!kinds || (isNone && !/\bsupplements?\b/.test(said))) continue;
    const where = kinds.length > 0 ? { where: { kinds } } : {};
    const when = query.when?.map((condition) => ({ ...condition, ...where }));
    const asked = ofToday({
      ...query,
      ...(when && { when }),
      ...where,
      window: times.window ?? { kind: 'all' },
      ...(times.weekdays && { weekdays: times.weekdays }),
    });
    return { query: asked, ...(yes && { check: { query: asked, test: yes } }) };
  }
  return undefined;
}
