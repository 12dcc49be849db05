import type { Understood } from '#domain/questions/read-one.ts';

/** "Did I hit 8,000 steps yesterday? How many were there": the amount, not the number of days. */
const THEN_AMOUNT =
  /^(?:did|have|has|was|were|do|am|is)\b(?![^?]*\b(?:any|ever|days?|nights?)\b)[^?]*\?\s+(?:and\s+)?how (?:many|much)(?: [a-z]+)? (?:did i|were there|was (?:it|that))\b/iu;
/** "Do I drink more on workout days? Avg on those days": the average of these days, not the difference. */
const THEN_AVERAGE =
  /\?\s+(?:(?:the )?(?:avg|average|mean) (?:on|for|of) (?:those|these|that)\b|[a-z]+ days (?:avg|average|mean)\b)/iu;
/** How far below a number, which isn't how often. */
const SHORT_OF =
  /\bhow (?:many|much|far)\b(?! (?:days|nights|mornings|weeks|times)\b).*\b(?:short|shy) of [\d.,]+/iu;

const AMOUNTS = /\bhow many (?:km|kilomet(?:er|re)s|miles|minutes|hours|kcal|calories|grams)\b/iu;

/** "On the days I ran", unlike "on how many days did I run" and "on the days I logged". */
const ON_CHOSEN_DAYS =
  /(?<!\b(?:how many|what percentage of|what share of|what proportion of|what fraction of|percent of|% of) (?:the |my |all |those )?(?:\w+ )?)\b(?:on|over|for|of) (?:the |those |all |all the )?(?:[a-z]+ )?(?:days|nights|mornings|evenings|weeks) (?:when |that |where |on which )?(?:i|we)(?! (?:(?:actually|have|had|did|do|even) )*(?:log|logged|track|tracked|record|recorded|wore|data|weigh|weighed|measure|measured|enter|entered|have|had|slept|sleep|wake up on|woke up on)\b)\b/iu;
/** "What was my lowest glucose during it": a record named before. */
const DURING_IT =
  /\b(?:during|within|throughout) (?:(?:it|them|that one|this one)\b|(?:this|that)(?=[?.!,]|$))/iu;

/** Whether a question is only about days on which something happened. */
export const isOfChosenDays = (question: string): boolean => ON_CHOSEN_DAYS.test(question);

const isLimited = ({ when, any, where, at, versus, threshold, pair }: Understood['query']): boolean =>
  [when, any, where, at, versus, threshold, pair].some((part) => part !== undefined);

/** Whether a question limits its days or records and the query doesn't. */
const losesCondition = (question: string, { query }: Understood): boolean =>
  !isLimited(query) && (isOfChosenDays(question) || DURING_IT.test(question));

/** Whether a reading counts or compares where the amount itself was asked for, or drops a condition. */
export function losesAmount(question: string, read: Understood): boolean {
  const { query } = read;
  if (losesCondition(question, read)) return true;
  if (query.metric === 'workouts') return AMOUNTS.test(question);
  const isCount = query.aggregate === 'count' && query.threshold !== undefined;
  if (isCount) return THEN_AMOUNT.test(question) || SHORT_OF.test(question);
  return query.versus !== undefined && THEN_AVERAGE.test(question);
}
