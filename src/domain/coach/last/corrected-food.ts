import { readMeal } from '#domain/coach/logging/read-meal.ts';

const MEANT =
  /^(?:(?:no|nope|wait|oh|oops|sorry|actually|hm+),? )*(?:(?:that|it|they|those) (?:was|were|is|are)(?: actually| really)?|i meant?(?: to say)?|make (?:it|that)|should (?:be|have been)) (?:an? |some |the )?(?!not\b|yesterday|last|today|this|for\b|at\b|my\b)([a-z][a-z ]*?)(?:,? (?:not .+|instead|actually))?$/;
/** The verb and the amount of a meal with one food. */
const ONE_FOOD =
  /^((?:log|add|record|track|had|ate|drank|i had|i ate|i drank|just had) (?:(?:an?|some|the|one|two|three|four|\d+(?:\.\d+)?(?: ?(?:g|grams?|oz|ml))?|half an?) )?(?:(?:big |small |large )?(?:handful|cup|glass|bowl|slice|piece|plate|portion|can|bottle|scoop|tablespoon|teaspoon|mug)s? of )?)([a-z ]+?)((?: (?:for|as|at|this|last|yesterday|today|tonight)\b.*)?)$/;

/** "Nope, that was cashews" after "Log a handful of almonds". */
export function correctedFood(text: string, previous: string): string | undefined {
  const food = MEANT.exec(text)?.[1];
  const [, before, said, after = ''] = ONE_FOOD.exec(previous) ?? [];
  if (food === undefined || before === undefined || said === undefined || !readMeal(previous))
    return undefined;
  return / (?:and|with|without) /.test(` ${said} `) ? undefined : `${before}${food}${after}`;
}
