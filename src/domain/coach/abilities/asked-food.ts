/** What a question asks about a food itself, not about the member's records. */
export interface AskedFood {
  /** The food with its amount, in the member's words. */
  readonly food: string;
  /** A nutrient in the member's words; undefined for the usual ones. */
  readonly nutrient: string | undefined;
}

const FOOD_FIRST = '(?:there )?(?:in|inside)';
const OF_NUTRIENT = new RegExp(
  `^(?:how (?:much|many) |what(?:'s| is| are) the )?(?:grams? of |g of |amount of )?([a-z][a-z0-9 -]*?) (?:(?:is|are|does|do) )?${FOOD_FIRST} (.+)$`,
);
const HAS_NUTRIENT =
  /^how (?:much|many) (?:grams? of |g of )?([a-z][a-z0-9 -]*?) (?:does|do|would) (.+?) (?:have|contain)$/;
const OF_FACTS =
  /^(?:what (?:are|is) )?(?:the )?(?:nutrition(?:al)? (?:facts|values?|info(?:rmation)?)|nutrients|macros) (?:of|for|in) (.+)$/;

/** A food of the records, or a time: "in my breakfast", "in the last week". */
const OF_RECORDS =
  /\b(?:my|i|me|we|this|last|past|yesterday|today|tonight|week|weeks|month|months|year|day|days|total|average|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|morning|evening|night|general|meals?|diet|breakfasts?|lunch(?:es)?|dinners?|snacks?|range|bed|sleep|zone)\b|^\d{4}$/;

/**
 * Reads a question about a food: "How many calories are in a banana?"
 * @param text plain words
 */
export function readAskedFood(text: string): AskedFood | undefined {
  const facts = OF_FACTS.exec(text)?.[1];
  const [, nutrient, food = facts] = OF_NUTRIENT.exec(text) ?? HAS_NUTRIENT.exec(text) ?? [];
  if (food === undefined || OF_RECORDS.test(food)) return undefined;
  return { food, nutrient: facts === undefined ? nutrient : undefined };
}
