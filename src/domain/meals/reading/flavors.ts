import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { wordSet } from '#domain/foods/search/text.ts';
import { withFlavorFirst } from '#domain/meals/reading/items/additions.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';

/** What is sold in flavors. */
const FLAVORED = wordSet('bar shake milkshake yogurt gelato huel oreo soylent ensure mousse tart');
const FLAVORS = wordSet(
  'chocolate vanilla cooky cream caramel salt sea salted mint dough chip brownie toffee fudge nut dark white double triple crunch crunchy creamy smooth hazelnut macadamia peanut butter almond coconut raspberry strawberry blueberry lemon cinnamon',
);
const ICE_CREAM_FLAVORS = new Set([
  ...FLAVORS,
  ...wordSet(
    'mango passionfruit pistachio coffee strawberry rum raisin pecan praline pralines cherry garcia chunky monkey half baked swirl banana maple walnut tonight cheesecake pretzel',
  ),
]);
/** Instant noodles are called by what they taste of: "pot noodle chicken and mushroom". */
const NOODLE_FLAVORS = wordSet('chicken beef pork mushroom tomato curry shrimp vegetable onion spicy');

/** Bottled drinks that come in flavors: "white claw mango", "celsius peach". */
const FLAVORED_DRINK =
  /\b(seltzer|sparkling water|kombucha|energy drink|sports drink|protein shake|protein powder|muscle milk|ensure)\b/i;
const DRINK_FLAVORS = wordSet(
  'vanilla chocolate caramel lime lemon mango peach cherry grape orange watermelon raspberry strawberry blueberry blackberry guava pineapple apple pomegranate grapefruit passionfruit berry ginger black',
);

/** The flavors that a food is sold in. */
function flavorsOf({ terms }: FoodPhrase, matches: PhraseMatches): ReadonlySet<string> | undefined {
  const last = terms.findLast(({ post }) => !post)?.text ?? '';
  if (FLAVORED.has(last)) return FLAVORS;
  if (/^(luxury|light) ice cream$/i.test(matches.best(terms)?.food.name ?? '')) return ICE_CREAM_FLAVORS;
  if (FLAVORED_DRINK.test(matches.best(terms)?.food.name ?? '')) return DRINK_FLAVORS;
  const isInstant = last === 'noodle' && terms.some(({ text }) => /^(pot|cup|instant)$/.test(text));
  return isInstant ? NOODLE_FLAVORS : undefined;
}

/** More words than this are a list of foods. */
const MAX_FLAVOR_WORDS = 6;

const nameFlavors = (terms: FoodPhrase['terms'], flavors: ReadonlySet<string>): boolean =>
  terms.length > 0 && terms.every(({ text }) => flavors.has(text));

const isFlavor = ({ terms, quantity }: FoodPhrase, flavors: ReadonlySet<string>): boolean =>
  quantity.said === 'nothing' &&
  quantity.measure === undefined &&
  quantity.portionUnit === undefined &&
  nameFlavors(terms, flavors);

/** "Protein shake vanilla (11 oz)": the flavor carries the amount of the shake. */
const isMeasuredFlavor = (
  { terms, quantity }: FoodPhrase,
  host: FoodPhrase,
  flavors: ReadonlySet<string>,
): boolean =>
  (quantity.measure ?? quantity.portionUnit) !== undefined &&
  host.quantity.said === 'nothing' &&
  nameFlavors(terms, flavors);

/** "Protein shake, vanilla": never eaten beside it, or hardly if nothing else was. */
const ONLY_FLAVOR = /^(vanilla|mocha)$/;
const LONE_FLAVOR = /^(chocolate|caramel)$/;

/** "Protein shake, chocolate, 1 carton", and nothing else. */
const isLonely = (items: readonly FoodPhrase[], next: FoodPhrase | undefined): boolean =>
  items.length === 2 &&
  next !== undefined &&
  next.terms.every(({ text }) => LONE_FLAVOR.test(text) || ONLY_FLAVOR.test(text));

const isDirect = (items: readonly FoodPhrase[], at: number, text: string): boolean =>
  /^[^\S\n\t]*$/.test(text.slice(items[at]?.end, items[at + 1]?.start));

/**
 * Number of items after a flavored one that only name its flavor: directly after it, or after a comma in two or more words joined by "and".
 */
function flavorItems(
  items: readonly FoodPhrase[],
  at: number,
  text: string,
  flavors: ReadonlySet<string>,
): number {
  const between = (place: number): string =>
    text.slice(items[place - 1]?.end, items[place]?.start).toLowerCase();
  let end = at + 1;
  for (let item = items[end]; item !== undefined && isFlavor(item, flavors); item = items[end]) {
    if (!(end === at + 1 ? /^\s*([,(–-]\s*(the )?)?$/ : /^\s*(and|n|&|\+)\s*$/).test(between(end))) break;
    end += 1;
  }
  const words = items.slice(at + 1, end).flatMap(({ terms }) => terms.map((term) => term.text));
  const said = words.join(' ');
  const isFood = said === 'peanut butter' || words.every((word) => /^(almond|hazelnut|nut)$/.test(word));
  const isLone = ONLY_FLAVOR.test(said) || (items.length === 2 && LONE_FLAVOR.test(said));
  const areFlavors = isDirect(items, at, text) ? words.length > 0 : isLone || (words.length > 1 && !isFood);
  return areFlavors && words.length <= MAX_FLAVOR_WORDS ? end - at - 1 : 0;
}

/** Flavors that are foods of their own, but not by the scoop. */
const SCOOPED = wordSet(
  'pistachio mango strawberry raspberry lemon hazelnut coconut banana cherry passionfruit mint chip chocolate vanilla caramel salted cookie dough coffee rum raisin stracciatella tiramisu',
);
/** "2 scoops pistachio" and "a scoop of vanilla" are ice cream, unless there is a shake to put them into. */
export function withScooped(items: readonly FoodPhrase[]): FoodPhrase[] {
  const isShake = items.some(({ terms }) =>
    terms.some(({ text }) => /^(protein|whey|casein|shake)$/.test(text)),
  );
  const isScooped = ({ terms, quantity }: FoodPhrase): boolean =>
    quantity.portionUnit === 'scoop' && terms.length > 0 && terms.every(({ text }) => SCOOPED.has(text));
  return items.map((item) =>
    isScooped(item) && !isShake
      ? { ...item, terms: [...item.terms, ...ICE_CREAM], heads: ['ice', 'cream'] }
      : item,
  );
}
const ICE_CREAM = termsOfText('ice cream');

/** "Protein shake with 300 ml milk": the powder, and the milk it was mixed with. */
export function withMixedShakes(items: readonly FoodPhrase[], text: string): FoodPhrase[] {
  return items.map((item, at) => {
    const next = items[at + 1];
    const isMixed =
      item.terms.map((term) => term.text).join(' ') === 'protein shake' &&
      item.quantity.measure === undefined &&
      next?.terms.at(-1)?.text === 'milk' &&
      /^\s*(with|w\/?|in|mixed with)\s+$/i.test(text.slice(item.end, next.start));
    return isMixed ? { ...item, terms: PROTEIN_POWDER, heads: ['powder'] } : item;
  });
}
const PROTEIN_POWDER = termsOfText('protein powder');

const MADE_WITH_MILK =
  /\b(latte|cappuccino|flat white|cortado|macchiato|mocha|chai|hot chocolate|horlicks|malted milk|ovaltine)\b/i;
const DAIRY_MILK = /^(milk|whole|full|fat|skim|skimmed|semi|low|reduced|nonfat|\d%|dairy|cow|free)$/;

/** "Iced latte with 2% milk": the milk that it is made of anyway. */
export function withoutOwnMilk(items: readonly FoodPhrase[], matches: PhraseMatches): FoodPhrase[] {
  const kept: FoodPhrase[] = [];
  for (const item of items) {
    const host = kept.at(-1);
    const isOwn =
      host !== undefined &&
      item.addedTo !== undefined &&
      item.quantity.measure === undefined &&
      /^(milk|skim|skimmed)$/.test(item.terms.at(-1)?.text ?? '') &&
      item.terms.every(({ text }) => DAIRY_MILK.test(text)) &&
      MADE_WITH_MILK.test(matches.best(host.terms)?.food.name ?? '');
    if (!isOwn) {
      kept.push(item);
      continue;
    }
    const terms = [...host.terms, ...item.terms.map((term) => ({ ...term, post: true }))];
    const best = matches.best(terms);
    const isKind = best !== undefined && terms.every(({ text }) => best.matchedTerms.has(text));
    kept[kept.length - 1] = { ...host, end: item.end, ...(isKind ? { terms } : {}) };
  }
  return kept;
}

const FREE_OF = /^(gluten|dairy|lactose|wheat|nut|egg|soy)$/;
const UNKNOWN_BELOW = 0.5;
const KNOWN_FROM = 0.9;

/** "Salted caramel porridge" is porridge if no food in the table has that flavor. */
function withoutUnknownFlavor(item: FoodPhrase, matches: PhraseMatches): FoodPhrase {
  const last = item.terms.slice(-1);
  // "Honey butter chips": chips come in any flavor.
  const areChips = last[0]?.text === 'chip';
  // "Gluten free bagel" is a bagel if the table has no such kind of it.
  const isFree = item.terms.some(({ text }, at) => FREE_OF.test(text) && item.terms[at + 1]?.text === 'free');
  const terms = areChips
    ? last
    : item.terms.filter(({ text }) =>
        isFree ? !(FREE_OF.test(text) || text === 'free') : !FLAVORS.has(text),
      );
  if (terms.length === 0 || terms.length === item.terms.length) return item;
  if ((matches.best(item.terms)?.score ?? 0) >= UNKNOWN_BELOW) return item;
  return (matches.best(terms)?.score ?? 0) >= KNOWN_FROM ? { ...item, terms } : item;
}

/** "Quest bar, cookies n cream" is one bar. */
export function withoutFlavors(
  all: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const items = all.map((item) => withoutUnknownFlavor(withFlavorFirst(item, matches), matches));
  const kept: FoodPhrase[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const flavors = flavorsOf(item, matches);
    const count = flavors === undefined ? 0 : flavorItems(items, at, text, flavors);
    const next = items[at + 1];
    const isBehind = isDirect(items, at, text) || isLonely(items, next);
    if (flavors && next && isBehind && isMeasuredFlavor(next, item, flavors)) {
      kept.push({ ...item, quantity: next.quantity, end: next.end });
      at += 1;
      continue;
    }
    kept.push(count === 0 ? item : { ...item, end: items[at + count]?.end ?? item.end });
    at += count;
  }
  return kept;
}
