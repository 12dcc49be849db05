/** A question whether a food is fine. */
export interface FoodCheckRequest {
  readonly food: string;
}

const FOOD = '(?:an? |the |some )?((?!my\\b|it\\b|this\\b|that\\b|i\\b).+?)';
const WHEN =
  '(?: (?:today|tonight|now|right now|for (?:breakfast|lunch|dinner|a snack)|on (?:my|a|this) diet|for me|then|too|again))*';
const CHECKS = [
  new RegExp(`^(?:is|are) ${FOOD} (?:ok|okay|fine|safe|allowed|alright)(?: to (?:eat|have|drink))?${WHEN}$`),
  new RegExp(`^is it (?:ok|okay|fine|safe|alright) (?:to (?:eat|have)|if i (?:eat|have)) ${FOOD}${WHEN}$`),
  new RegExp(`^(?:can|could|may|am i allowed to) (?:i )?(?:still )?(?:eat|have) ${FOOD}${WHEN}$`),
];

/** Reads "is sushi OK?", "can I have pizza tonight?" @param text plain words */
export function readFoodCheck(text: string): FoodCheckRequest | undefined {
  for (const pattern of CHECKS) {
    const food = pattern.exec(text)?.[1];
    if (food !== undefined) return { food };
  }
  return undefined;
}
