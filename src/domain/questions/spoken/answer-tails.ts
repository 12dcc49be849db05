const WAS =
  '(?: (?:was|is|were|are|did|does|do|has|have)(?: (?:it|that|this|they|there|those|i|the (?:difference|gap)))?(?: (?:be|happen|on|occur|have|do|run|come to|log|logged))?)?';
const UNIT =
  'points?|minutes?|mins?|hours?|hours and minutes|steps|beats|bpm|ms|milliseconds|grams?|kcal|calories|percent|km|kilometers|miles|kg|pounds|lbs?';

/** Parts of a question that every answer contains anyway, from its end. */
const TAILS: readonly RegExp[] = [
  new RegExp(`[,;]?\\s*(?:and |or )?\\bby how (?:much|many)(?: (?:${UNIT}))?$`, 'iu'),
  new RegExp(
    `[,;]?\\s*\\b(?:and|or) (?:by )?how (?:much|many)(?: (?:${UNIT}))? (?:more|less|fewer|longer|higher|lower|shorter|earlier|later)(?: (?:${UNIT}))?$`,
    'iu',
  ),
  new RegExp(
    `,?\\s*and (?:on |in )?(?:what|which) (?:date|day|night|week|month|run|ride|walk|swim|hike|workout|session|kind|type|sort)(?: of (?:workout|session|activity|exercise))?${WAS}(?: it)?$`,
    'iu',
  ),
  new RegExp(`,?\\s*(?:and|or) when${WAS}$`, 'iu'),
  new RegExp(
    `,?\\s*and (?:what|how (?:high|low|long|big|much))(?:['’]?s| is| was| were)?(?: (?:it|that|the (?:score|number|value|figure|date|difference|gap)))?$`,
    'iu',
  ),
  new RegExp(
    `,?\\s*and (?:the|its|their) (?:score|number|value|figure|dates?|difference|distance|duration)$`,
    'iu',
  ),
  /,?\s*and how many(?: (?:was it|were there|were they|is that|is it|were these|was that|are there))?$/iu,
  /,?\s*(?:with|including) (?:the|its|their) (?:dates?|scores?|values?)$/iu,
  /,?\s*(?:just|only|simply)? ?(?:the|an?|one) (?:exact |one |single |rough )?(?:date|number|figure|score|difference|total)(?: only)?$/iu,
  /,?\s*(?:on a scale (?:of|from) (?:1|one|0|zero) to (?:10|ten)|out of (?:10|ten|100|a hundred))$/iu,
  /,?\s*if (?:you can (?:figure|work|find|tell)(?: (?:that|it|this|me))?(?: out)?|that(?:['’]?s| is) (?:possible|something you know)|you know|you have it)$/iu,
  /,?\s*(?:please|thanks|thank you|thx|pls)$/iu,
  /,?\s*(?:difference|gap|answer) in (?:minutes|hours|points|grams|ms|milliseconds|bpm|steps|kcal|calories)$/iu,
  /,?\s*(?:like (?:the )?(?:guidelines?|doctors?|everyone|they) (?:say|says|recommends?|suggests?))$/iu,
];

/** A question without what it asks on the side and every answer shows: when it was, and by how much. */
export function withoutAnswerTails(question: string): string {
  let text = question.trim().replace(/[?.!\s]+$/u, '');
  for (let tries = 0; tries < 4; tries += 1) {
    const shorter = TAILS.reduce((said, tail) => said.replace(tail, ''), text).replace(/[,\s]+$/u, '');
    if (shorter === text || !/\w/.test(shorter)) break;
    text = shorter;
  }
  return text === question.trim().replace(/[?.!\s]+$/u, '') ? question : `${text}?`;
}
