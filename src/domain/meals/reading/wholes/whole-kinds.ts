import { ANIMAL_GROUPS, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';
import { SANDWICHES } from '#domain/meals/reading/items/toppings.ts';

/** Wholes with a base of bread, chips and the like; incomplete without it. */
export const ON_BASE = new RegExp(
  `^(${SANDWICHES}|pizza|bagel|hoagy|roll|nacho|pasta|spaghetti|noodle|lasagna|poutine|fry|potato|toast|sushi)$`,
);
export const BASES: ReadonlySet<FoodGroup> = new Set([
  'refined-grain',
  'whole-grain',
  'snack',
  'starchy-vegetable',
]);
/** Kinds of wholes that don't reveal what is in them. */
export const ANY_KIND =
  /^(buddha|grain|power|protein|breakfast|lunch|dinner|snack|veggie|vegetable|big|large|small|huge|house|side|mixed|green|nourish|macro|salad|bowl|plate|platter|board|smoothy|shake|parfait|fry|stir|homemade|simple|quick|loaded|open|faced|toasted)$/;
/** "McDonald's breakfast (muffin, hash brown)": brackets list what it contained. */
export const MEAL_WHOLE = /^(bowl|breakfast|lunch|dinner|brunch|meal|combo|bento)$/;
export const SERVED = /^(breakfast|lunch|dinner|brunch|plate|platter|board|spread|selection)$/;
/** With this many parts or fewer, brackets may only describe a bowl. */
export const MAX_DESCRIBING = 3;
/** Headings of lists that aren't foods: "toppings: cheese, bacon". */
export const HEADING =
  /^(topping|side|filling|ingredient|fruit|vegetable|veggy|drink|sauce|extra|protein|carb|fat|dessert|starter|main)$/;

/** Kinds of small foods listed piece by piece: "sushi: 6 maki, 2 nigiri". */
export const ASSORTMENT =
  /^(sushi|sashimi|tapa|tapas|mezze|meze|antipasto|canape|canapes|dimsum|thali|chocolate|candy|pastry)$/;

/** Foods that may name a whole although its parts are listed: "acai bowl (granola, banana)" contains acai. */
export const INGREDIENTS: ReadonlySet<FoodGroup> = new Set([
  ...PRODUCE_GROUPS,
  'soy',
  'whole-grain',
  'refined-grain',
  'dairy',
  ...ANIMAL_GROUPS,
]);
/** "Roast chicken dinner: breast, potatoes": the cut refers to the chicken. */
export const CUTS = /^(breast|thigh|leg|wing|drumstick|loin|rib|chop|fillet)$/;
