import type { Understood } from '#domain/questions/read-one.ts';

/** "Did I hit 8,000 steps yesterday? How many were there": the amount, not the number of days. */
const THEN_AMOUNT =
  /^(?:did|have|has|was|were|do|am|is)\b(?![^?]*\b(?:any|ever|days?|nights?)\b)[^?]*\?\s+(?:and\s+)?how (?:many|much)(?: [a-z]+)? (?:did i|were there|was (?:it|that))\b/iu;
/** "Do I drink more on workout days? Avg on those days": the average of these days, not the difference. */
const THEN_AVERAGE =
  /\?\s+(?:(?:the )?(?:avg|average|mean) (?:on|for|of) (?:those|these|that)\b|[a-z]+ days (?:avg|average|mean)\b)/iu;
/** How far below a number, which isn't how often. */
const SHORT_OF = /\bhow (?:many|much|far)\b.*\b(?:short|shy) of [\d.,]+/iu;

const AMOUNTS = /\bhow many (?:km|kilomet(?:er|re)s|miles|minutes|hours|kcal|calories|grams)\b/iu;

/** Whether a reading counts or compares where the amount itself was asked for. */
export function losesAmount(question: string, { query }: Understood): boolean {
  if (query.metric === 'workouts') return AMOUNTS.test(question);
  const isCount = query.aggregate === 'count' && query.threshold !== undefined;
  if (isCount) return THEN_AMOUNT.test(question) || SHORT_OF.test(question);
  return query.versus !== undefined && THEN_AVERAGE.test(question);
}
