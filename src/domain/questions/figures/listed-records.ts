import { ENDS } from '#domain/query/aggregate.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { isOneFigure, type Read } from './listed-days.ts';

const ENDED =
  'longest|shortest|highest|lowest|biggest|largest|smallest|heaviest|lightest|fastest|slowest|furthest|farthest|best|worst|greatest|hardest|most [a-z]+|least [a-z]+';
/** "My 3 longest fasts", "the top 5 fastest runs in May", "longest 3 workouts". */
const SEVERAL = new RegExp(
  `^(?:(?:list|show|name|give|tell)(?: me)? |(?:what|which) (?:were|are) )?(?:(?:my|the) )*(?:top )?(?:(\\d+) (${ENDED})|(${ENDED}) (\\d+)) (.+)$`,
);
const OF_ALL =
  /\b(?:averag\w*|mean|median|total|sum|combined|together|in all|altogether|how|than|vs|versus)\b/;
const DAYS = /\b(?:days|nights|dates)\b/;
const MAX_RECORDS = 20;

/** The records with the highest or lowest values, each with its own. Undefined for other questions. */
export function readListedRecords(question: string, read: Read): Understood | undefined {
  const text = normalized(question);
  const [, one, end, otherEnd, other, rest = ''] = SEVERAL.exec(text) ?? [];
  const limit = Number(one ?? other);
  if (!(limit >= 2 && limit <= MAX_RECORDS) || OF_ALL.test(text)) return undefined;
  const superlative = end ?? otherEnd ?? '';
  const isOfDays = DAYS.test(rest);
  const named = isOfDays ? ofDays(superlative, rest) : `my ${superlative} ${rest}`;
  const found = named === undefined ? undefined : read(named);
  const order = found && ENDS[found.query.aggregate];
  if (!found || order === undefined || found.query.threshold) return undefined;
  const { per, ...plain } = found.query;
  const metric = findMetric(plain.metric);
  const isOfRecords = per === 'meal' || per === 'record' || (per === undefined && metric?.kind === 'event');
  const isByDay =
    (per === undefined || per === 'day') && (metric?.kind === 'daily' || metric?.list === 'weights');
  if (!isOneFigure(plain) || !(isOfDays ? isByDay : isOfRecords)) return undefined;
  const isSum = isOfDays && metric?.perDay === 'sum';
  return {
    ...found,
    query: {
      ...found.query,
      ...(isSum && { aggregate: 'sum' as const }),
      ...(isOfDays && { group: 'day' as const }),
      rank: { order, limit },
    },
  };
}

/** "3 heaviest days", "5 best nights of sleep": the day with the highest of what is named. */
function ofDays(superlative: string, rest: string): string | undefined {
  const [, before = '', day, after = ''] =
    /^((?:[a-z]+ ){0,3})(days|nights|dates)(?: (?:of|for|by|in terms of))?(.*)$/.exec(rest) ?? [];
  const name = before.trim();
  const isOfWeight = /^(?:heaviest|lightest)$/.test(superlative) && name === '';
  if (day === undefined) return undefined;
  const most = { heaviest: 'highest', lightest: 'lowest' }[superlative] ?? superlative;
  if (isOfWeight) return `on which day was my weight ${most}${after}`;
  return `which ${day.replace(/s$/, '')} had the ${most} ${name}${after}`.replace(/\s+/g, ' ');
}
