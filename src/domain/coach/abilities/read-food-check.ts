/** A question whether a food is fine. */
export interface FoodCheckRequest {
  readonly food: string;
  /** Whether its carbs are what matters: "on keto". */
  readonly isKeto?: true;
  /** Whether the question is if the food is good or bad for anyone, not for this member today. */
  readonly isGeneral?: true;
}

const FOOD = '(?:an? |the |some )?((?!my\\b|it\\b|this\\b|that\\b|i\\b).+?)';
const WHEN =
  '(?: (?:today|tonight|now|right now|for (?:breakfast|lunch|dinner|a snack)|on (?:my|a|this) diet|for me|then|too|again|in the (?:evening|morning|afternoon)|at night|before bed|after (?:dinner|lunch)|every (?:day|morning|night)|daily))*';
const JUDGED = '(?:(?:really |so |very |actually )?(?:good|healthy|unhealthy|bad|junk))';
const GENERAL = new RegExp(`\\b${JUDGED}(?: to (?:eat|have|drink))?(?: for (?:you|us|me))?$`);
const CHECKS = [
  new RegExp(
    `^(?:is|are) ${FOOD} (?:ok|okay|fine|safe|allowed|alright|${JUDGED})(?: to (?:eat|have|drink))?(?: for (?:you|us))?${WHEN}$`,
  ),
  new RegExp(`^is it (?:ok|okay|fine|safe|alright) (?:to (?:eat|have)|if i (?:eat|have)) ${FOOD}${WHEN}$`),
  new RegExp(`^(?:can|could|may|am i allowed to) (?:i )?(?:still )?(?:eat|have) ${FOOD}${WHEN}$`),
];

const KETO =
  / (?:(?:on|in|while on|while doing|for) (?:a |my |the )?)(?:keto|ketogenic|low[- ]carb)(?: diet)?$/;

/** Reads "is sushi OK?", "can I have pizza tonight?" @param text plain words */
export function readFoodCheck(text: string): FoodCheckRequest | undefined {
  const plain = text.replace(KETO, '').replace(/^(?:is|are) (.+) keto$/, 'is $1 ok');
  for (const pattern of CHECKS) {
    const food = pattern.exec(plain)?.[1];
    if (food !== undefined)
      return {
        food,
        ...(plain !== text && { isKeto: true as const }),
        ...(GENERAL.test(plain) && { isGeneral: true as const }),
      };
  }
  return undefined;
}

const COMPARED = [
  /^(?:is|are) (?:the |an? )?(.+?) (?:or|vs\.?|versus) (?:the |an? )?(.+?) (?:better|healthier|worse)(?: for (?:me|you|my \w+))?$/,
  /^(?:is|are) (?:the |an? )?(.+?) (?:better|healthier|worse)(?: for (?:me|you))? than (?:the |an? )?(.+)$/,
  /^(?:what(?:'s| is)|which(?: one)?(?: is)?) (?:better|healthier)(?: for (?:me|you))?[,:]? (?:the |an? )?(.+?) (?:or|vs\.?|versus) (?:the |an? )?(.+)$/,
];

/** Reads "Is butter or olive oil better?" @param text plain words */
export function readFoodComparison(text: string): readonly [string, string] | undefined {
  if (/\b(?:my|last|this|week|month|day|days|yesterday|i)\b/.test(text)) return undefined;
  for (const pattern of COMPARED) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return undefined;
}
