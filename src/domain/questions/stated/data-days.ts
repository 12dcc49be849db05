import { findMetric } from '#domain/metrics/catalog.ts';
import type { DayCondition, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Understood } from '#domain/questions/read-one.ts';

type List = keyof RecordSource['entries'];

/** What days can have data of, and where it is kept. */
const KEPT: readonly (readonly [noun: string, lists: readonly List[]])[] = [
  ['food|foods|meals?|calories|nutrition|nutrients?|diary|intake|eating', ['foods']],
  ['water|drinks?|fluids?|hydration', ['drinks', 'foods']],
  ['sensor|cgm|glucose|blood sugar|sugar|readings?', ['glucose']],
  ['steps?|sleep|hrv|watch|tracker|activity|heart rate', ['days']],
  ['weigh[ -]?ins?|weight|scale', ['weights']],
  ['fasts?|fasting', ['fasts']],
];
const NOUNS = KEPT.map(([noun]) => noun).join('|');
const ANY_NOUN =
  'data|anything|something|entries|an entry|any entry|records?|a record|logs?|a log|values?|it|them';
const DAY = '(days|nights|mornings|evenings|dates)';
const LOGGED = '(?:logged|recorded|tracked|entered|measured|noted|written down|wore|worn)';
const SOME = '(?:(?:any|some|actual|complete|full|at least some|my|the|a|an|that|valid)\\s+)*';
const HAVING =
  '(?:with|having|that\\s+(?:have|had|has|contain)|which\\s+have|(?:that\\s+|for\\s+which\\s+|on\\s+which\\s+|where\\s+|when\\s+)?(?:i|there)\\s+(?:have|had|is|are|was|were))';

/** Days by what is known about them; the noun, if any, says what. */
const NAMED: readonly RegExp[] = [
  // "Days with sensor data", "nights that have any sleep data".
  new RegExp(
    `\\b${DAY}\\s+${HAVING}\\s+${SOME}(?:(${NOUNS})\\s+)?(?:data|entries|records|logs|values|measurements|readings)(?:\\s+${LOGGED})?\\b`,
    'giu',
  ),
  new RegExp(`\\b${DAY}\\s+${HAVING}\\s+${SOME}(weigh[ -]?ins?)\\b`, 'giu'),
  // "Days with food logged", "days that have anything in the food log".
  new RegExp(
    `\\b${DAY}\\s+${HAVING}\\s+${SOME}(?:(${NOUNS})|${ANY_NOUN})\\s+(?:${LOGGED}|in\\s+(?:the|my)\\s+(?:log|diary|app))\\b`,
    'giu',
  ),
  // "Days I logged", "days on which I logged food".
  new RegExp(
    `\\b${DAY}\\s+(?:that\\s+|on\\s+which\\s+|when\\s+|where\\s+)?(?:i|i've|i’ve|i have|i had)\\s+(?:actually\\s+|really\\s+|ever\\s+|have\\s+|had\\s+)*${LOGGED}(?:\\s+${SOME}(?:(${NOUNS})|${ANY_NOUN}))?(?=\\s*(?:[,.;?!)]|$)|\\s+(?:in|on|did|was|were|is|are|had|have|how|what|when|during|last|this|since)\\b)`,
    'giu',
  ),
  // "Logged days", "fully past days", "complete food days".
  new RegExp(
    `\\b(?:all\\s+|my\\s+|the\\s+)*(?:fully\\s+past|fully\\s+logged|completely\\s+logged|logged|recorded|tracked|finished|completed|complete)\\s+(?:(${NOUNS})\\s+)?${DAY}\\b(?!\\s+of\\b)`,
    'giu',
  ),
];

/** "…, counting only days": what is left of "counting only days with food logged". */
const OF_THESE =
  /^(?:(?:out\s+)?of|among|counting|looking\s+at|going\s+by|considering)\s+(?:(?:only|just|all|the|my)\s+)*§(\w+)\s*,\s*((?:on|for|in)\s+)?how\s+many(?!\s+(?:days|nights))\b/iu;
const LEFT_OVER =
  /(?:^|[,;(–—-]\s*|\s+)(?:and\s+)?(?:(?:counting|count|going|looking|judging|using|use|considering|consider|based|basing it|taking|including|include|averaged?|averaging|spread)(?:\s+(?:only|just|by|at|on|over|across))*|(?:only|just)(?:\s+(?:on|over|for|the))*|(?:over|across|among|out\s+of|of|on))\s+(?:(?:only|just|the|all|my|those|of)\s+)*§\s*\)?(?=[,.;?!]|$)\s*,?/giu;
/** What happens to a streak on days without data, which is what happens anyway. */
const BREAKING =
  /(?:[,;.(–—-]\s*|\s+)(?:and\s+|where\s+|with\s+)?(?:(?:un|not\s+)(?:logged|tracked|recorded)|missing|empty|blank)\s+(?:days|nights)\s+(?:break(?:ing)?|end(?:ing)?|reset(?:ting)?|interrupt(?:ing)?|stop(?:ping)?)\s+(?:it|the\s+streak|that|the\s+run)\b\)?|(?:[,;.(–—-]\s*|\s+)(?:days|nights)\s+without\s+(?:data|an?\s+entry|entries|logs?)\s+(?:break|end|reset|interrupt)s?\s+(?:it|the\s+streak|that)\b/giu;

export interface OfDataDays {
  readonly text: string;
  /** Lists that the days were said to have data in; empty for any. */
  readonly lists: readonly List[];
}

/** A question without words that only leave out days without data, which no figure includes. */
export function withoutDataDays(question: string): OfDataDays | undefined {
  const lists: List[] = [];
  const keep = (noun: string | undefined): void => {
    const known = noun && KEPT.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(noun));
    if (known) lists.push(...known[1]);
  };
  const marked = NAMED.reduce(
    (said, pattern, at) =>
      said.replace(pattern, (_all, one?: string, other?: string) => {
        const [day, noun] = at === NAMED.length - 1 ? [other, one] : [one, other];
        keep(noun);
        return `§${day ?? 'days'}`;
      }),
    question.replace(BREAKING, ''),
  );
  const text = marked
    .replaceAll(/§(?:days|nights|mornings|evenings|dates)/giu, (day) => `§ ${day.slice(1)}`)
    .replace(/§ (\w+)/gu, '§$1');
  const plain = text
    .replace(OF_THESE, 'on how many $1')
    .replace(new RegExp(LEFT_OVER.source.replace('§', '§\\w+'), 'giu'), '')
    .replaceAll('§', '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain === question.trim() ? undefined : { text: plain, lists };
}

const OF_FOODS: DayCondition = { metric: 'meals', comparison: { op: '>=', value: 1 } };

/** Reads a question about days with data; undefined if the days and the figure are of different records. */
export function readDataDays(
  question: string,
  read: (question: string) => Understood | undefined,
): Understood | undefined {
  const days = withoutDataDays(question);
  const known = days && read(days.text);
  const metric = known && findMetric(known.query.metric);
  if (!days || !metric) return undefined;
  const isSame = days.lists.length === 0 || days.lists.some((list) => list === metric.list);
  if (!isSame || known.query.versus) return undefined;
  return { ...known, query: amongLogged(known.query) };
}

/** "Of the days with food logged, on how many was there no breakfast": a day without any food doesn't count. */
function amongLogged(query: Query): Query {
  const { metric, threshold, where } = query;
  const isOfNone =
    metric === 'meals' && where !== undefined && threshold?.op === '<' && threshold.value === 1;
  return isOfNone ? { ...query, when: [...(query.when ?? []), OF_FOODS] } : query;
}
