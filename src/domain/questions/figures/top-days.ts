import { findMetric } from '#domain/metrics/catalog.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

type Read = (question: string) => Understood | undefined;

/** "List the 5 days with", "which 3 nights had", "my top 3 days for". */
const SEVERAL =
  /^(?:(?:list|show|name|give|tell|find)(?: me)? )?(?:on )?(?:(?:what|which) )?(?:(?:were|are|was|is) )?(?:the |my )?(?:top )?(\d+) (?:days|nights|dates) (?:(?:that |when |on which |where )?(?:did |was |were )?(i|my) |(?:with|of) |(by|for|in) |had )?(.+)$/;
/** "My top 5 sleep nights". */
const TOP_OF =
  /^((?:list |show )?(?:me )?(?:what are |which are )?(?:the |my )?top \d+) (.+) (days|nights)\b/;
/** One figure of these days. */
const OF_ALL = /\b(?:averag\w*|mean|median|total|sum|combined|together|in all|altogether)\b/;
const MOST_DAYS = 31;

/** The days with the highest or lowest values: "the 5 days with the most steps". Undefined for other questions. */
export function readTopDays(question: string, read: Read): Understood | undefined {
  const text = normalized(question);
  if (OF_ALL.test(text)) return undefined;
  const [, count, who, by, rest = ''] = SEVERAL.exec(text.replace(TOP_OF, '$1 $3 for $2')) ?? [];
  const limit = Number(count);
  if (!(limit >= 2 && limit <= MOST_DAYS)) return undefined;
  const asked = who
    ? `on which day ${who === 'i' ? 'did i' : 'was my'} ${rest}`
    : `which day had ${by ? 'the most ' : ''}${rest}`;
  const one = read(asked);
  if (!one) return undefined;
  const { aggregate, group, rank, versus, at, only, threshold } = one.query;
  const isEnd = aggregate === 'max' || aggregate === 'min';
  if (!isEnd || (group ?? rank ?? versus ?? at ?? only ?? threshold) !== undefined) return undefined;
  const isSum = findMetric(one.query.metric)?.perDay === 'sum';
  return {
    ...one,
    query: {
      ...one.query,
      aggregate: isSum ? 'sum' : aggregate,
      group: 'day',
      rank: { order: aggregate === 'max' ? 'highest' : 'lowest', limit },
    },
  };
}
