import { spanOf } from '#domain/query/windows.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { addDays } from '#domain/time/local-date.ts';

const EXCEPT =
  /(?:^|,?\s+)(?:(?:but|and)\s+)?(?:leaving\s+(?:out|aside)|leave\s+out|excluding|exclude|not\s+counting|without\s+counting|not\s+including|without|except(?:\s+for)?|ignoring|ignore|omitting|skipping|apart\s+from|other\s+than)\s+(?:today|the\s+current\s+day)(?:['’]s\s+(?:numbers?|data|entries|figures?|values?|unfinished\s+numbers?))?(?:\s+(?:itself|so\s+far|because\s+it(?:['’]s|\s+is)\s+not\s+over(?:\s+yet)?))?(?=\s*[,.?!]|\s*$),?/iu;

const AND_MORE =
  /\b(?:leaving (?:out|aside)|leave out|excluding|exclude|not (?:counting|including)|without|except(?: for)?|ignoring|ignore|omitting|skipping|apart from|other than) today (?:and|or) (?:yesterday|the|last|this|week(?:end|day)s?|[a-z]+days?)\b/iu;
/** "Excluding today and yesterday": the list isn't one of two questions. */
export const leavesOutMore = (question: string): boolean => AND_MORE.test(question);

/** "How much protein do I average in March, leaving out today": the days until yesterday. */
export function withoutToday(
  question: string,
  today: string,
  read: (text: string) => Understood | undefined,
): Understood | undefined {
  const rest = question.replace(EXCEPT, '').trim();
  const found = read(rest);
  if (rest === question.trim() || !found) return found;
  const { window, versus } = found.query;
  const { from, to } = spanOf(window, today);
  const yesterday = addDays(today, -1);
  if (to !== null && to < today) return found;
  // "The last 7 days" may end yesterday, or be six.
  if (versus || window.kind === 'last-days' || (from !== null && from > yesterday)) return undefined;
  return { ...found, query: { ...found.query, window: { kind: 'dates', from, to: yesterday } } };
}
