import type { RecordSource } from '#domain/query/record-source.ts';

const GOAL = '(limit|target|goal|budget|allowance|cap|maximum|ceiling)s?';
const SIDE = '(over|above|past|beyond|exceed(?:ed)?|under|below|within|inside)';
const DAILY = '(?:(?:my|the)\\s+)?(?:daily\\s+|own\\s+)?';
const VERBS =
  '(?:(?:still|already|ever|even|actually|go|gone|going|went|stay|stayed|staying|keep|kept|remain|remained|get|got|been|come|came)\\s+)*';
/** "Was I over my sodium limit this week", "did I stay within my sugar limit". */
const ASKED = new RegExp(
  `^((?:so|and|but|hey|ok),?\\s+)?(?:was|am|were|did|have|do)\\s+i\\s+${VERBS}${SIDE}\\s+${DAILY}([a-z][a-z ]*?)\\s+${GOAL}(?:\\s+(?:of\\s+the\\s+day|for\\s+the\\s+day|so\\s+far))?(\\s+(?:today|yesterday|on|in|this|last|over|during|since|for|the)\\b[^,?]*)?\\s*\\?*$`,
  'iu',
);
const HIT = new RegExp(
  `^(?:did|have|do)\\s+i\\s+(?:hit|reach|reached|meet|met|make|made|achieve|achieved)\\s+${DAILY}([a-z][a-z ]*?)\\s+${GOAL}(\\s+(?:(?:this|last)\\s+(?:week|month|year)|in\\s+[a-z]+|over\\s+the\\s+(?:last|past)\\b[^,?]*))\\s*\\?*$`,
  'iu',
);
const UNDER = /^(?:under|below|within|inside)$/iu;
const ONE_DAY =
  /^\s*(?:today|yesterday|on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|on\s+[a-z]+\s+\d+(?:st|nd|rd|th)?)\s*$/iu;
/** Totals of a period, which aren't compared with a day's limit. */
const OTHER = /\b(?:every|each|all|total|most|any|days?|nights?|often|times)\b/iu;
/** "Sugar limit": limits are for added sugars. */
const SUGAR = /^sugars?$/iu;

const averaged = (time: string): string => (ONE_DAY.test(time) ? time : ` on average${time}`);

/** Questions whether a limit or target was kept, in the words for one day or for the average of several. */
export function withLimits(question: string, { targets }: RecordSource): string {
  const named = (name: string): string =>
    SUGAR.test(name) && targets['sugarsG'] === undefined && targets['addedSugarsG'] !== undefined
      ? 'added sugars'
      : name;
  const [, , side, name, , time = ' today'] = ASKED.exec(question.trim()) ?? [];
  if (side !== undefined && name !== undefined && !OTHER.test(`${name} ${time}`))
    return `was my ${named(name)} ${UNDER.test(side) ? 'under' : 'over'} the target${averaged(time)}?`;
  const [, hit, , when] = HIT.exec(question.trim()) ?? [];
  return hit !== undefined && when !== undefined && !OTHER.test(`${hit} ${when}`) && hit !== 'weight'
    ? `was my ${named(hit)} over the target on average${when}?`
    : question;
}
