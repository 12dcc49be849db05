import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { Phrase } from './read-clause.ts';

/** Words that fit a food on their own name it. */
export const OWN_FOOD = 0.9;

const BREADS = /^(bread|toast|pita|bagel|roll|muffin)$/;

/** "Toast with fruit and nuts", where neither is named: bread of that kind. */
export const isBakedIn = ({ heads }: FoodPhrase, { terms }: Phrase): boolean =>
  BREADS.test(heads.at(-1) ?? '') &&
  terms.length > 0 &&
  terms.every(({ text }) => /^(fruit|nut)$/.test(text));

const TOPPINGS: ReadonlySet<FoodGroup> = new Set(['fruit', 'nut', 'sweet', 'dessert']);

/** "Oatmeal made with milk and berries": after what it was cooked in, what is put on it. */
export const isTopping = ({ terms }: FoodPhrase, { joiner }: Phrase, own: FoodMatch | undefined): boolean =>
  joiner === 'and' &&
  /^(milk|water)$/.test(terms.at(-1)?.text ?? '') &&
  own !== undefined &&
  own.score >= OWN_FOOD &&
  TOPPINGS.has(own.food.group);

const ON_OATS: ReadonlySet<FoodGroup> = new Set(['fruit', 'nut', 'sweet']);
const OATS: ReadonlySet<FoodGroup> = new Set(['whole-grain', 'breakfast-cereal']);

/** "80 g oats with banana": the weight doesn't include the banana. Raisins are part of a bagel, which no one measures by the cup. */
export const isOnOats = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean => {
  const host = matches.best(item.terms)?.food;
  return (
    host !== undefined &&
    OATS.has(host.group) &&
    host.portions.some(({ label }) => label === 'cup') &&
    ON_OATS.has(matches.best(phrase.terms)?.food.group ?? 'other')
  );
};

/** Kinds of bread that are cereals or colors elsewhere. */
export const KINDS_OF_BREAD = /^(oat|grain|wheat|white|herb|rye|granary|sourdough|seeded|multigrain)$/;

/** "Toast (2 slices, whole grain)": brackets name the bread. */
export const isKindOfBread = (
  item: Pick<FoodPhrase, 'heads'>,
  { isAside, heads }: Pick<Phrase, 'isAside' | 'heads'>,
): boolean =>
  isAside === true && BREADS.test(item.heads.at(-1) ?? '') && KINDS_OF_BREAD.test(heads.at(-1) ?? '');

/** "Chia pudding with coconut milk": the milk is in its figures. */
export const isMadeWithMilk = ({ terms, heads }: FoodPhrase, phrase: Phrase): boolean =>
  phrase.terms.at(-1)?.text === 'milk' &&
  (/^(pudding|custard|curry|bircher)$/.test(heads.at(-1) ?? '') ||
    terms.some(({ text }) => text === 'overnight'));

/** "Cocoa made from syrup with milk", "coffee made with ground coffee and water". */
export const isLiquidAdded = ({ terms, joiner }: Phrase): boolean =>
  /with|and/.test(joiner) && /^(milk|water)$/.test(terms.at(-1)?.text ?? '');

/** Fillings of bread, a bun or a tortilla. */
export const SANDWICHES =
  'sandwich|hamburger|cheeseburger|wrap|sub|taco|burrito|dog|panini|melt|toasty|pita|quesadilla|gyro';
/** Dishes that contain vegetables; next to a meatloaf or a pie, vegetables are a side. */
const HOLDS_VEGETABLES = new RegExp(
  `^(${SANDWICHES}|salad|bowl|stir|fry|soup|stew|chili|kebab|pizza|pasta|spaghetti|noodle|ramen|curry|omelet|frittata|quiche|hotpot|casserole)$`,
);
/** Hardly changes a dish, and is in most of them. */
const LIGHT: ReadonlySet<FoodGroup> = new Set(['greens', 'vegetable', 'legume']);
const LIGHT_MAX_KCAL = 150;
const MIXED = /^(vegetable|veggy)$/;
/** Dishes made with sauce; with anything else, sauce is a separate food. */
const COOKED_IN_SAUCE =
  /^(pasta|spaghetti|noodle|macaroni|ravioli|lasagna|ziti|penne|linguine|fettuccine|stew|curry|casserole|meatball|enchilada|chow|mein|lo|pizza|chili|soup)$/;
/** Whether a dish contains its sauce or vegetables, which hardly change it. */
export function isLightPart(item: FoodPhrase, phrase: Phrase, food: Food): boolean {
  const head = item.heads.at(-1) ?? '';
  return food.group === 'sauce'
    ? COOKED_IN_SAUCE.test(head) || item.heads.at(-2) === 'stir'
    : LIGHT.has(food.group) &&
        (food.per100g.energyKcal ?? 0) <= LIGHT_MAX_KCAL &&
        (HOLDS_VEGETABLES.test(head) || MIXED.test(phrase.terms.at(-1)?.text ?? ''));
}
