import { isOneDay } from '#domain/query/windows.ts';
import type { Facts } from '#domain/coach/special-sentences.ts';
import { selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import { youDid, youDidNot } from '#domain/coach/record-words.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';
import { onDay } from './on-day.ts';

/** "Magnesium and zinc"; empty for all supplements. */
const namesOf = ({ where }: Pick<Query, 'where'>): string => joinWords(where?.kinds ?? []);

/** "doses of magnesium", "supplement doses". */
function dosesOf(query: Pick<Query, 'where'>, count: number): string {
  const names = namesOf(query);
  return names === '' ? `supplement ${plural(count, 'dose')}` : `${plural(count, 'dose')} of ${names}`;
}

/** " last week". */
function timeOf({ query, metric, context }: Facts): string {
  const { where: _where, when = [], only: _only, ...rest } = query;
  const others = when.filter((condition) => condition.metric !== metric.key);
  const words = selectionWords(
    { ...rest, ...(others.length > 0 && { when: others }) },
    { metric, ...context },
  );
  return withLeadingSpace(words);
}

const verbOf = (metric: Metric, at: string): string =>
  metric.field === 'missed' ? youDid(at, 'missed') : youDid(at, 'took', 'taken');

/** "You took magnesium and vitamin D yesterday": the supplements of a question for which. */
function listSentence(facts: Facts): string {
  const { answer, metric } = facts;
  const at = timeOf(facts);
  const names = answer.rows.flatMap(({ label, value }) => (label !== null && value > 0 ? [label] : []));
  if (metric.field === 'left')
    return names.length > 0 ? `Still due today: ${joinWords(names)}.` : 'Nothing else is due today.';
  if (names.length > 0) return `${verbOf(metric, at)} ${joinWords(names)}${at}.`;
  return metric.field === 'missed' ? `You didn’t miss any doses${at}.` : `You logged no supplements${at}.`;
}

/** Whether some of a day's doses of a supplement were taken, and others weren't. */
export const isPartlyTaken = ({ metric, aggregate, where, window }: Query, { value, n }: Answer): boolean =>
  metric === 'supplementDoses' &&
  aggregate === 'sum' &&
  where?.kinds?.length === 1 &&
  isOneDay(window) &&
  value !== null &&
  value > 0 &&
  n > value;

function sumSentence(facts: Facts): string {
  const { query, metric, answer } = facts;
  const at = timeOf(facts);
  const count = answer.value ?? 0;
  const doses = dosesOf(query, count);
  if (metric.field === 'left')
    return count === 0
      ? `No more ${dosesOf(query, 2)} are due today.`
      : `[[f1]] ${doses} ${count === 1 ? 'is' : 'are'} still due today.`;
  if (metric.field === 'missed')
    return count === 0
      ? `${youDidNot(at, 'miss', 'missed')} any ${dosesOf(query, 2)}${at}.`
      : `${youDid(at, 'missed')} [[f1]] ${doses}${at}.`;
  if (isPartlyTaken(query, answer))
    return `${youDid(at, 'took', 'taken')} [[f1]] of ${answer.n} ${dosesOf(query, answer.n)}${at}.`;
  return count === 0
    ? `${youDidNot(at, 'log', 'logged')} any ${dosesOf(query, 2)}${at}.`
    : `${youDid(at, 'logged')} [[f1]] ${doses}${at}.`;
}

/** The answer to a question about doses of supplements. */
export function doseSentence(facts: Facts): string | undefined {
  const { query, metric, answer, context } = facts;
  if (metric.list !== 'supplements') return undefined;
  const said = timeOf(facts);
  // "On 2 days with a run".
  const at = query.aggregate === 'count' ? said.replace(/^ on days (?=with )/, ' ') : said;
  const names = namesOf(query) || 'supplements';
  const isMissed = metric.field === 'missed';
  const days = plural(answer.value ?? 0, 'day');
  const isSkipped = !isMissed && query.threshold?.op === '<';
  if (query.group === 'kind' && !query.rank) return listSentence(facts);
  switch (query.aggregate) {
    case 'sum':
      return sumSentence(facts);
    case 'share':
      return `${verbOf(metric, at)} ${isSkipped ? 'no ' : ''}${names} on [[f1]] of days${at}.`;
    case 'count':
      if (isSkipped)
        return answer.value === 0
          ? `${youDidNot(at, 'skip', 'skipped')} ${names} on any day${at}.`
          : `${youDid(at, 'skipped')} ${names} on [[f1]] ${days}${at}.`;
      if (answer.value === 0 && !isMissed)
        return `${youDidNot(at, 'log', 'logged')} any ${dosesOf(query, 2)}${at}.`;
      if (answer.value === 0)
        return `${youDidNot(at, 'miss', 'missed')} ${names === 'supplements' ? 'any supplement' : names} on any day${at}.`;
      return `${verbOf(metric, at)} ${names} on [[f1]] ${days}${at}.`;
    case 'streak':
    case 'current-streak':
      return `Your ${query.aggregate === 'streak' ? 'longest' : 'current'} streak with ${names}${at} is [[f1]] ${days}.`;
    case 'since':
      return answer.value === 0
        ? `You last took ${names} today.`
        : `You last took ${names} [[f1]] ${days} ago.`;
    case 'first':
    case 'last': {
      const row = query.aggregate === 'last' ? answer.rows.at(-1) : answer.rows[0];
      return row?.date
        ? `You ${query.aggregate} ${isMissed ? 'missed' : 'took'} ${names} ${onDay(row.date, context.today)}.`
        : undefined;
    }
    case 'mean':
      return metric.unit === '%'
        ? `${youDid(at, 'took', 'taken')} [[f1]] of ${namesOf(query) ? `the scheduled doses of ${names}` : 'your scheduled supplement doses'}${at}.`
        : undefined;
    default:
      return undefined;
  }
}
