import { ANIMAL_GROUPS, DRINK_GROUPS, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { isOwnPart } from '#domain/meals/reading/names/dish-parts.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { areStates, speaksOf, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import {
  isBakedIn,
  isKindOfBread,
  isLightPart,
  isLiquidAdded,
  isMadeWithMilk,
  isOnOats,
  isTopping,
  KINDS_OF_BREAD,
  OWN_FOOD,
  SANDWICHES,
} from './toppings.ts';
import type { Phrase } from './read-clause.ts';
import type { Joiner } from '#domain/meals/reading/text/split-clauses.ts';

/** Dishes made of parts; words after "with" describe them. */
export const COMPOSED: ReadonlySet<FoodGroup> = new Set(['dish', 'fast-food', 'soup', 'baby']);
/** Foods eaten next to a dish, not in it. */
const BESIDE: ReadonlySet<FoodGroup> = new Set([
  ...DRINK_GROUPS,
  'dessert',
  'sweet',
  'snack',
  'fruit',
  'dish',
  'fast-food',
  'soup',
  'breakfast-cereal',
  'refined-grain',
  'whole-grain',
  'starchy-vegetable',
  'supplement',
]);

/** Nothing is cooked with these. */
const NO_INGREDIENT = new Set<FoodGroup>([...DRINK_GROUPS, 'dessert', 'snack', 'dish', 'fast-food']);

/** A weighed dish includes its potatoes, but never a drink or a dessert. */
const BESIDE_WEIGHED: ReadonlySet<FoodGroup> = new Set([...DRINK_GROUPS, 'dessert', 'supplement']);

/** Whether the phrase has no amount of its own, and so may belong to the previous one. */
export const isOpen = (phrase: Pick<Phrase, 'quantity'>): boolean =>
  phrase.quantity.said === 'nothing' || phrase.quantity.said === 'some';
const BASES =
  /^(bun|bread|roll|toast|muffin|bagel|biscuit|croissant|tortilla|pita|loaf|hoagy|baguette|cracker|naan|breadstick)$/;
const PARTS =
  /^(bun|crust|patty|shell|fixing|topping|filling|coating|dressing|gravy|sauce|skin|breading|stick|flavor|icing|frosting)$/;

/** "on a white bun", "with a thick crust": an article alone doesn't make a base or crust a separate item. */
export function isBase({ joiner, quantity, heads }: Phrase): boolean {
  const head = heads.at(-1) ?? '';
  if (quantity.measure !== undefined || (quantity.said === 'number' && head !== 'patty')) return false;
  if (quantity.portionUnit !== undefined && quantity.portionUnit !== 'roll') return false;
  return joiner === 'on'
    ? BASES.test(head) || PARTS.test(head)
    : /with|made|and/.test(joiner) && PARTS.test(head);
}
/** "A frozen meal with chicken, potatoes and vegetables" is one food whatever it contains. */
const isFrozenMeal = (item: FoodPhrase): boolean =>
  item.terms.some(({ text }) => text === 'frozen') &&
  item.terms.some(({ text }) => /^(dinner|meal|entree|dish)$/.test(text));
const isDrink = (group: FoodGroup | undefined): boolean => group !== undefined && DRUNK.has(group);
const DRUNK: ReadonlySet<FoodGroup> = new Set([...DRINK_GROUPS, 'dairy']);

const ADDITIVES =
  /^(caffeine|aspartame|iron|calcium|vitamin|dha|enrichment|fiber|preservative|electrolyte|probiotic)$/;

/** A dish named only by its category. */
export const BARE = /^(sandwich|salad|bowl|wrap|smoothy|omelet|meal|dish|plate|stew|soup|stir|toasty)$/;

/** A salad with 10 g of oil is still a salad. */
const DRESSINGS: ReadonlySet<FoodGroup> = new Set(['oil', 'sauce', 'sweet']);

/** "A sandwich with 28 g of turkey and 30 g of bread": the parts have weights, so the whole isn't counted as well. */
export const isBareWhole = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean =>
  /with|made/.test(phrase.joiner) &&
  phrase.quantity.measure?.kind === 'mass' &&
  !DRESSINGS.has(matches.best(phrase.terms)?.food.group ?? 'other') &&
  item.quantity.measure === undefined &&
  item.quantity.said !== 'number' &&
  item.terms.length === 1 &&
  BARE.test(item.terms[0]?.text ?? '');

/** A bun includes its icing, and a fillet its breading: they are in the figures of the whole. */
const COATINGS =
  /^(icing|frosting|glaze|coating|breading|crust|filling|skin|flesh|shell|bone|pulp|peel|rind|stone|pit)$/;

/** "6 oz chicken breast with quinoa": side dishes aren't included in the weight of the meat. */
const ANIMALS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);

/** "200 g of kale with oil and onions": the weight includes additions, except drinks and foods eaten afterward. */
const isWithin = (item: FoodPhrase, host: FoodGroup, phrase: Phrase, group: FoodGroup | undefined): boolean =>
  item.quantity.measure?.kind === 'mass' &&
  !item.terms.some(({ text }) => /^(dry|raw)$/.test(text)) &&
  !(ANIMALS.has(host) && group !== undefined && SIDES.has(group)) &&
  !(host === 'breakfast-cereal' && group === 'dairy') &&
  // "1 oz of chips with guacamole": a dip.
  host !== 'snack' &&
  phrase.quantity.said === 'nothing' &&
  (group === undefined || !BESIDE_WEIGHED.has(group));

/** Rice is in the bowl, but bread is served next to it. Few salads contain grain. */
const HOLDS_GRAINS = /^(bowl|burrito)$/;
const GRAINS: ReadonlySet<FoodGroup> = new Set(['refined-grain', 'whole-grain']);
const SIDES = new Set<FoodGroup>([...GRAINS, ...PRODUCE_GROUPS, 'starchy-vegetable', 'legume']);
const SALADS: ReadonlySet<FoodGroup> = new Set(['greens', 'vegetable']);
export const ON_BREAD = new RegExp(`^(${SANDWICHES}|blt)$`);

const isBread = ({ heads }: Phrase, own: FoodMatch | undefined): boolean =>
  [BASES, KINDS_OF_BREAD].some((bread) => bread.test(heads.at(-1) ?? '')) ||
  /\bbread\b/i.test(own?.food.name ?? '');

/** By its own words or its food's name: "bec" is a breakfast sandwich. */
const isInBread = ({ heads, terms }: FoodPhrase, matches: PhraseMatches): boolean =>
  [heads.at(-1), termsOfText(matches.best(terms)?.food.name ?? '').findLast(({ post }) => !post)?.text].some(
    (head) => ON_BREAD.test(head ?? ''),
  ) || comesInBread({ terms }, matches);

const IN_BREAD = /\b(sub|footlong|sandwich|wrap)\b/;

/** A shawarma is served in bread by itself. */
export const comesInBread = ({ terms }: Pick<FoodPhrase, 'terms'>, matches: PhraseMatches): boolean =>
  (matches.best(terms)?.food.portions ?? []).some(({ label }) => IN_BREAD.test(label));

/** Whether there is a dish with that name and that part. */
export function isKnownWith(item: FoodPhrase, { terms }: Phrase, matches: PhraseMatches): boolean {
  const best = matches.best([...item.terms, ...asPost(terms)]);
  return best !== undefined && speaksOf(best, item.terms) && speaksOf(best, terms);
}

/** Otherwise a part that no such dish contains would be dropped silently. */
const isHeldWith = (item: FoodPhrase, { terms }: Phrase, matches: PhraseMatches): boolean =>
  terms.some(({ text }) => matches.best([...item.terms, ...asPost(terms)])?.matchedTerms.has(text) !== false);

/** "Shakshuka (2 eggs)": how many of its eggs. */
const isCountOfOwnPart = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean =>
  (item.quantity.measure ?? phrase.quantity.measure) === undefined &&
  phrase.quantity.said === 'number' &&
  isOwnPart(item, phrase, matches);

/** What the phrase goes on listing: brackets list parts up to their end, as in "poke bowl (rice, tuna), miso soup". */
function openList(opened: Joiner | undefined, { isAside }: Phrase): Joiner | undefined {
  if (opened === 'aside') return isAside === true ? 'made' : undefined;
  return opened === 'and' ? 'made' : opened;
}

/** Whether a composed dish contains the food, which may also be a side of it. */
function isMixedIn(
  item: FoodPhrase,
  phrase: Phrase,
  own: FoodMatch | undefined,
  matches: PhraseMatches,
): boolean {
  if (own === undefined || own.score < 0.6) return isHeldWith(item, phrase, matches);
  if (item.quantity.measure?.kind === 'mass') return !BESIDE_WEIGHED.has(own.food.group);
  if (HOLDS_GRAINS.test(item.heads.at(-1) ?? '') && GRAINS.has(own.food.group) && !isBread(phrase, own))
    return true;
  if (BESIDE.has(own.food.group)) return false;
  // A cup of a dish includes its vegetables; without a measure they may be a side. Cheese on top is more of it.
  if (item.quantity.measure !== undefined && own.food.group !== 'cheese') return true;
  return isLightPart(item, phrase, own.food) || isKnownWith(item, phrase, matches);
}

/** Whether the phrase says what the previous dish is made of. */
export function isPartOf(
  item: FoodPhrase,
  phrase: Phrase,
  opened: Joiner | undefined,
  matches: PhraseMatches,
): boolean {
  const list = openList(opened, phrase);
  // "Sandwich made with ham and cheese, apple": the last ingredient was named.
  const isOver = opened === 'and' && phrase.joiner === 'comma';
  if (phrase.joiner === 'amount') return phrase.quantity.said !== 'number';
  if (isFrozenMeal(item)) return isOpen(phrase) && !isDrink(matches.best(phrase.terms)?.food.group);
  const isDirect = phrase.joiner === 'with' || phrase.joiner === 'made' || phrase.joiner === 'on';
  const isAbsent = list === 'made' && item.terms.at(-1)?.text.startsWith('-') === true;
  const isList = list !== undefined && !isAbsent && /and|comma/.test(phrase.joiner);
  const own = matches.best(phrase.terms);
  // "A burger with a side salad" is two things.
  if (
    isDirect &&
    phrase.heads.at(-1) === 'salad' &&
    SALADS.has(own?.food.group ?? 'other') &&
    item.heads.at(-1) !== 'salad'
  )
    return false;
  if (
    isOpen(phrase) &&
    (areStates(phrase.terms) || ADDITIVES.test(phrase.terms[0]?.text ?? '')) &&
    phrase.joiner !== 'plus'
  )
    return true;
  if (phrase.joiner === 'aside' && isCountOfOwnPart(item, phrase, matches)) return true;
  if (isOpen(phrase) && isKindOfBread(item, phrase)) return true;
  if (!isDirect && !isList) return false;
  const host = matches.best(item.terms)?.food.group;
  if (host === undefined) return false;
  if (isOpen(phrase) && (isBakedIn(item, phrase) || isOwnPart(item, phrase, matches))) return true;
  if (isOpen(phrase) && isMadeWithMilk(item, phrase)) return true;
  if (isOpen(phrase) && opened === 'made' && isDrink(host) && isLiquidAdded(phrase)) return true;
  if (
    phrase.joiner === 'made' &&
    (isOpen(phrase) ||
      (phrase.quantity.measure === undefined && (phrase.quantity.said === 'article' || COMPOSED.has(host))))
  )
    return true;
  // "Egg salad on a croissant": a burger includes its bun, but a salad includes no bread.
  if (!isOpen(phrase))
    return (
      COMPOSED.has(host) &&
      item.heads.at(-1) !== 'salad' &&
      isBase(phrase) &&
      (phrase.joiner !== 'on' || isHeldWith(item, phrase, matches) || isInBread(item, matches))
    );
  // "A turkey sandwich on rye", "pizza on naan": the bread is in it.
  if (
    phrase.joiner === 'on' &&
    isBread(phrase, own) &&
    (isInBread(item, matches) || item.heads.at(-1) === 'pizza')
  )
    return true;
  // "Porridge made with water, honey": foods listed after an ingredient are part of the dish only.
  const isAfter =
    phrase.joiner === 'comma' &&
    phrase.isAside !== true &&
    ((isOver ? BESIDE : NO_INGREDIENT).has(own?.food.group ?? 'other') ||
      (!COMPOSED.has(host) && !BARE.test(item.heads.at(-1) ?? ''))) &&
    (own?.score ?? 0) >= OWN_FOOD;
  if (isList && list === 'made' && !isAfter && !isTopping(item, phrase, own) && !isDrink(own?.food.group))
    return true;
  if (isList && list === 'amount' && (own === undefined || own.score < 0.7)) return true;
  if (isWithin(item, host, phrase, own?.food.group)) return !isOnOats(item, phrase, matches);
  if (isDirect && COATINGS.test(phrase.heads.at(-1) ?? '')) return true;
  if (!COMPOSED.has(host)) return false;
  return isMixedIn(item, phrase, own, matches);
}
