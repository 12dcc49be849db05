import { CUISINES } from '#domain/account/cuisines.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { FOOD_KINDS } from '#domain/query/food-kinds.ts';

/** What a suggested meal must or may contain, as said: "under 200 calories", "30 g of protein". */
export interface MealBounds {
  readonly maxKcal?: number;
  readonly minProteinG?: number;
  readonly maxCarbsG?: number;
}

/** A request for something to eat. */
export interface IdeasRequest {
  readonly meal: MealKind | undefined;
  readonly without: readonly string[];
  /** Cuisines that were named. */
  readonly cuisines: readonly string[];
  /** Diets that were named, besides the member's own. */
  readonly diets: readonly DietaryPreference[];
  readonly bounds: MealBounds;
  readonly isBeforeWorkout: boolean;
  readonly isAfterWorkout: boolean;
}

const MEAL = '(?:breakfast|lunch|dinner|supper|snack|meal)s?';
const PRAISE =
  '(?:good|healthy|healthier|quick|fast|easy|simple|light|small|filling|tasty|cheap|best|better|nice|high[- ](?:protein|fib(?:er|re))|low[- ](?:carb|calorie|cal|fat|sugar)|protein|vegan|vegetarian|meatless|gluten[- ]free|dairy[- ]free)';
const TIME =
  '(?:bedtime|late[- ]night|night[- ]?time|midnight|evening|afternoon|morning|mid[- ]?morning|office|work|school|travel|movie)';
const TRAINING = '(?:wod|workout|training|exercise|run|gym|ride|crossfit|lifting|session)';

const IDEAS: readonly RegExp[] = [
  /^(?:what|which) (?:should|can|could|shall|do|might) (?:i|we) (?:eat|have|cook|make|order)\b/,
  /^what(?:'s| is) (?:for|good for) (?:dinner|lunch|breakfast|supper|a snack)\b/,
  /\b(?:dinner|lunch|breakfast|meal|snack|supper) (?:ideas?|suggestions?|options?)\b/,
  /^(?:suggest|recommend)(?: me)? (?:a |some |three )?(?:dinner|lunch|breakfast|meals?|snacks?|something)\b/,
  /^what to (?:eat|cook|have)\b/,
  // "Whats a healthy snack under 200 cal", "quick breakfast with 30 g protein", "best pre wod meal"
  new RegExp(
    `^(?:what(?:'s| is| are| would be)|give me|show me|i (?:need|want)|need|any|got any)? ?(?:(?:the|a|an|some|ideas? for)? ?(?:${PRAISE},? (?:and )?)+)(?:pre[- ]?${TRAINING} |post[- ]?${TRAINING} |${TIME} )?${MEAL}(?: ideas?)?(?: (?:under|below|over|with|without|for|before|after|less|at|that|to|no|i)\\b.*)?$`,
  ),
  // "Cheap high protein foods without meat"
  new RegExp(
    `^(?:what(?:'s| is| are)|give me|show me|i (?:need|want)|need|any|got any)? ?(?:(?:the|a|an|some|ideas? for)? ?(?:${PRAISE},? (?:and )?)+)foods?(?: (?:under|below|with|without|no|that (?:i|are))\\b.*)?$`,
  ),
  new RegExp(`^(?:what(?:'s| is) )?(?:a |the |good )?(?:pre|post)[- ]?${TRAINING} ${MEAL}$`),
  new RegExp(`^(?:something|anything) (?:${PRAISE} )*(?:to eat|for ${MEAL})\\b`),
  new RegExp(`^(?:a |an |any |some )?${MEAL} (?:under|below|with at least|with (?:over )?\\d+)\\b.*$`),
];

/** A request about changing a value, or about records, which isn't one for a meal. */
const OTHER =
  /\b(?:bring|lower|raise|reduce|increase|improve|get) (?:it|that|them|this|my|down|up|more)\b|\b(?:yesterday|last (?:week|month|year)|average|most often|usually|normally|typically)\b/;

const NUMBER = '(\\d{1,4}(?:\\.\\d+)?)';
const MAX_KCAL = new RegExp(
  `\\b(?:under|below|less than|fewer than|no more than|at most|up to|max(?:imum)?(?: of)?|within) ${NUMBER} ?(?:k?cals?|calories|kilocalories)\\b|\\b${NUMBER} ?(?:k?cals?|calories) (?:or (?:less|fewer|under)|max)\\b`,
);
const MIN_PROTEIN = new RegExp(
  `\\b${NUMBER} ?\\+? ?(?:g|grams?) (?:or more )?(?:of )?prot(?:ein|ien|eins)\\b|\\b${NUMBER} ?g(?:rams)? (?:or more )?prot`,
);
const MAX_CARBS = new RegExp(
  `\\b(?:under|below|less than|at most|max(?:imum)?) ${NUMBER} ?(?:g|grams?) (?:of )?(?:carbs?|carbohydrates?)\\b`,
);

const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** What "low-carb", "light" and "high-protein" mean for one meal, a choice of this product. */
const LOW_CARBS_G = 30;
const LIGHT_KCAL = { snack: 150, meal: 400 };
const HIGH_PROTEIN_G = { snack: 10, meal: 25 };

export function readBounds(text: string): MealBounds {
  const size = mealOf(text) === 'snack' ? 'snack' : 'meal';
  const maxKcal =
    numberIn(MAX_KCAL, text) ?? (/\b(?:light|lighter)\b/.test(text) ? LIGHT_KCAL[size] : undefined);
  const high = HIGH_PROTEIN_G[size];
  const minProteinG = numberIn(MIN_PROTEIN, text) ?? (/\bhigh[- ]protein\b/.test(text) ? high : undefined);
  const maxCarbsG = numberIn(MAX_CARBS, text) ?? (/\blow[- ]carb\b/.test(text) ? LOW_CARBS_G : undefined);
  return {
    ...(maxKcal !== undefined && { maxKcal }),
    ...(minProteinG !== undefined && { minProteinG }),
    ...(maxCarbsG !== undefined && { maxCarbsG }),
  };
}

/** Words after "no fish" that don't name a food. */
const NO_FOOD =
  /^(?:they|he|she|we|you|the|my|our|kids?|please|pls|more|less|idea|time|problem|thanks|cooking)$/;

/** A food in one word, or a kind of food in several: "red meat". */
const FOOD = `(?:${[
  ...FOOD_KINDS.flatMap(({ spoken }) => spoken.filter((name) => name.includes(' '))),
  '[a-z]+',
].join('|')})`;
const LEFT_OUT = new RegExp(
  `\\b(?:without|no|not|except)(?: any)? (${FOOD}(?:(?:,| or| and) ${FOOD})*)`,
  'g',
);

/** Foods to leave out: "without nuts", "no red meat or eggs". */
export const leftOut = (text: string): readonly string[] =>
  [...text.matchAll(LEFT_OUT)].flatMap(([, named = '']) =>
    named.split(/,? (?:or|and) |, ?/).filter((word) => word.length > 2 && !NO_FOOD.test(word)),
  );

export function mealOf(text: string): MealKind | undefined {
  if (/\bbreakfast\b|\bthis morning\b/.test(text)) return 'breakfast';
  if (/\blunch\b/.test(text)) return 'lunch';
  if (/\bdinner\b|\bsupper\b|\btonight\b|\bthis evening\b/.test(text)) return 'dinner';
  return /\bsnacks?\b/.test(text) ? 'snack' : undefined;
}

const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'keto',
  'halal',
  'kosher',
] as const satisfies readonly DietaryPreference[];

/**
 * Reads a request for something to eat.
 * @param text plain words
 */
export function readIdeas(text: string): IdeasRequest | undefined {
  if (!IDEAS.some((pattern) => pattern.test(text)) || OTHER.test(text)) return undefined;
  const isBeforeWorkout = new RegExp(`\\bpre[- ]?${TRAINING}\\b|\\bbefore (?:[a-z]+ ){0,2}${TRAINING}`).test(
    text,
  );
  return {
    meal: mealOf(text) ?? (isBeforeWorkout ? 'snack' : undefined),
    without: leftOut(text),
    cuisines: CUISINES.filter((cuisine) => text.includes(cuisine.replaceAll('-', ' '))),
    diets: DIETS.filter((diet) => new RegExp(`\\b${diet.replace('-', '[- ]')}\\b`).test(text)),
    bounds: readBounds(text),
    isBeforeWorkout,
    isAfterWorkout: new RegExp(`\\bpost[- ]?${TRAINING}\\b|\\bafter (?:[a-z]+ ){0,2}${TRAINING}`).test(text),
  };
}
