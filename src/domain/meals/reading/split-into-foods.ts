import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfText, termsOfWords } from '#domain/foods/search/food-terms.ts';
import { isNearFood } from '#domain/foods/search/correct-terms.ts';
import { readShortWords } from '#domain/foods/words/abbreviated-words.ts';
import { expandShorthand } from '#domain/foods/search/shorthand.ts';
import { canonicalWords, type TextToken, tokenizeText, wordSet } from '#domain/foods/search/text.ts';
import { cutAmountRuns } from '#domain/meals/reading/amounts/amount-runs.ts';
import { withStatedUnits } from '#domain/meals/reading/amounts/stated-units.ts';
import { withBeer } from '#domain/meals/reading/amounts/pints-of-beer.ts';
import { normalizeAmounts } from '#domain/meals/reading/amounts/normalize-amounts.ts';
import { stripFrames } from '#domain/meals/reading/text/frames.ts';
import { divideBatches, readBatches } from '#domain/meals/reading/amounts/batches.ts';
import { readRecipe } from '#domain/meals/reading/amounts/recipe-shares.ts';
import { applyChanges } from '#domain/meals/reading/text/changes.ts';
import { SpanFinder } from '#domain/meals/reading/names/food-spans.ts';
import { withFlavorFirst } from '#domain/meals/reading/items/additions.ts';
import { joinAdjacent } from '#domain/meals/reading/items/join-adjacent.ts';
import { groupPhrases } from '#domain/meals/reading/items/group-phrases.ts';
import { withoutFryingFat } from '#domain/meals/reading/items/fried-in.ts';
import { readInContext } from '#domain/meals/reading/items/words-in-context.ts';
import { withMealParts } from '#domain/meals/reading/items/fast-food-meals.ts';
import { withEnglishJoiners } from '#domain/meals/reading/text/foreign-joiners.ts';
import { foreignLanguage } from '#domain/meals/reading/text/language.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { withoutCookingWater } from '#domain/meals/reading/amounts/cooked-in-water.ts';
import { withoutListNumbers } from '#domain/meals/reading/text/list-numbers.ts';
import { correctTokens, OTHER_WORDS } from '#domain/meals/reading/text/correct-tokens.ts';
import { withoutDescriptions } from '#domain/meals/reading/text/descriptions.ts';
import { withoutMenuNumbers } from '#domain/meals/reading/names/menu-numbers.ts';
import { withoutNotEaten, withoutUnused } from '#domain/meals/reading/text/not-eaten.ts';
import { withButter } from '#domain/meals/reading/text/buttered.ts';
import { withoutMakers } from '#domain/meals/reading/text/made-by.ts';
import { withoutOwnParts } from '#domain/meals/reading/text/preparation-notes.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { readClause } from '#domain/meals/reading/items/read-clause.ts';
import { splitClauses } from '#domain/meals/reading/text/split-clauses.ts';
import { withClock } from '#domain/meals/reading/when/clock-digits.ts';
import { type MealPart, splitMeals } from '#domain/meals/reading/when/split-meals.ts';
import { withoutTimes } from '#domain/meals/reading/when/times.ts';
import { withUnknownFillings } from '#domain/meals/reading/items/unknown-fillings.ts';

/** What is sold in flavors. */
const FLAVORED = wordSet('bar shake milkshake yogurt gelato huel oreo soylent ensure mousse tart');
const FLAVORS = wordSet(
  'chocolate vanilla cooky cream caramel salt sea salted mint dough chip brownie toffee fudge nut dark white double triple crunch crunchy creamy smooth hazelnut macadamia peanut butter almond coconut raspberry strawberry blueberry lemon cinnamon',
);
/** Instant noodles are called by what they taste of: "pot noodle chicken and mushroom". */
const NOODLE_FLAVORS = wordSet('chicken beef pork mushroom tomato curry shrimp vegetable onion spicy');

/** Bottled drinks that come in flavors: "white claw mango", "celsius peach". */
const FLAVORED_DRINK = /\b(seltzer|sparkling water|kombucha|energy drink|sports drink|protein shake)\b/i;
const DRINK_FLAVORS = wordSet(
  'vanilla chocolate caramel lime lemon mango peach cherry grape orange watermelon raspberry strawberry blueberry blackberry guava pineapple apple pomegranate grapefruit passionfruit berry ginger black',
);

/** The flavors that a food is sold in. */
function flavorsOf({ terms }: FoodPhrase, matches: PhraseMatches): ReadonlySet<string> | undefined {
  const last = terms.findLast(({ post }) => !post)?.text ?? '';
  if (FLAVORED.has(last)) return FLAVORS;
  if (FLAVORED_DRINK.test(matches.best(terms)?.food.name ?? '')) return DRINK_FLAVORS;
  const isInstant = last === 'noodle' && terms.some(({ text }) => /^(pot|cup|instant)$/.test(text));
  return isInstant ? NOODLE_FLAVORS : undefined;
}

/** More words than this are a list of foods. */
const MAX_FLAVOR_WORDS = 6;

const isFlavor = ({ terms, quantity }: FoodPhrase, flavors: ReadonlySet<string>): boolean =>
  terms.length > 0 &&
  quantity.said === 'nothing' &&
  quantity.measure === undefined &&
  quantity.portionUnit === undefined &&
  terms.every(({ text }) => flavors.has(text));

/** "Protein shake, vanilla": hardly eaten beside it. */
const LONE_FLAVOR = /^(chocolate|vanilla|caramel|mocha)$/;

/**
 * Number of items after a flavored one that only name its flavor: directly after it, or after a comma in two or more words joined by "and".
 */
function flavorItems(
  items: readonly FoodPhrase[],
  at: number,
  text: string,
  flavors: ReadonlySet<string>,
): number {
  const isDirect = /^\s*$/.test(text.slice(items[at]?.end, items[at + 1]?.start));
  const between = (place: number): string =>
    text.slice(items[place - 1]?.end, items[place]?.start).toLowerCase();
  let end = at + 1;
  for (let item = items[end]; item !== undefined && isFlavor(item, flavors); item = items[end]) {
    if (!(end === at + 1 ? /^\s*([,(–-]\s*(the )?)?$/ : /^\s*(and|n|&|\+)\s*$/).test(between(end))) break;
    end += 1;
  }
  const words = items.slice(at + 1, end).flatMap(({ terms }) => terms.map((term) => term.text));
  const isFood =
    words.join(' ') === 'peanut butter' || words.every((word) => /^(almond|hazelnut|nut)$/.test(word));
  const isLone = items.length === 2 && LONE_FLAVOR.test(words.join(' '));
  const areFlavors = isDirect ? words.length > 0 : isLone || (words.length > 1 && !isFood);
  return areFlavors && words.length <= MAX_FLAVOR_WORDS ? end - at - 1 : 0;
}

/** Flavors that are foods of their own, but not by the scoop. */
const SCOOPED = wordSet(
  'pistachio mango strawberry raspberry lemon hazelnut coconut banana cherry passionfruit mint chip chocolate vanilla caramel salted cookie dough coffee rum raisin stracciatella tiramisu',
);
/** "2 scoops pistachio" and "a scoop of vanilla" are ice cream, unless there is a shake to put them into. */
function withScooped(items: readonly FoodPhrase[]): FoodPhrase[] {
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

const UNKNOWN_BELOW = 0.5;
const KNOWN_FROM = 0.9;

/** "Salted caramel porridge" is porridge if no food in the table has that flavor. */
function withoutUnknownFlavor(item: FoodPhrase, matches: PhraseMatches): FoodPhrase {
  const last = item.terms.slice(-1);
  // "Honey butter chips": chips come in any flavor.
  const areChips = last[0]?.text === 'chip';
  const terms = areChips ? last : item.terms.filter(({ text }) => !FLAVORS.has(text));
  if (terms.length === 0 || terms.length === item.terms.length) return item;
  if ((matches.best(item.terms)?.score ?? 0) >= UNKNOWN_BELOW) return item;
  return (matches.best(terms)?.score ?? 0) >= KNOWN_FROM ? { ...item, terms } : item;
}

/** "Quest bar, cookies n cream" is one bar. */
function withoutFlavors(all: readonly FoodPhrase[], text: string, matches: PhraseMatches): FoodPhrase[] {
  const items = all.map((item) => withoutUnknownFlavor(withFlavorFirst(item, matches), matches));
  const kept: FoodPhrase[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const flavors = flavorsOf(item, matches);
    const count = flavors === undefined ? 0 : flavorItems(items, at, text, flavors);
    kept.push(count === 0 ? item : { ...item, end: items[at + count]?.end ?? item.end });
    at += count;
  }
  return kept;
}

/** A description split into one phrase per food, before foods are chosen. */
export interface SplitText {
  /** Meals named in the text, in order; one without kind and day if it names none. */
  readonly meals: readonly MealPart[];
  readonly phrases: readonly FoodPhrase[];
  /** Emoji (🍎) that replace a food's name. */
  readonly pictures: readonly Pick<FoodPhrase, 'start' | 'end'>[];
  /** An ISO 639 code if the text isn't in English; then nothing is read. */
  readonly language?: string | undefined;
}

const isMark = ({ kind }: TextToken): boolean => kind === 'mark';
const isPicture = ({ text }: TextToken): boolean => /\p{Extended_Pictographic}/u.test(text);

const keyOf = (words: readonly string[]): string =>
  termsOfWords(words)
    .map(({ text }) => text)
    .join(' ');

function lexiconOf(index: FoodIndex): Lexicon {
  const isFoodWord = (word: string): boolean => canonicalWords(word).some((form) => index.termIds.has(form));
  return {
    isNumberName: (words) =>
      [2, 3, 4].some(
        (length) => words.length >= length && index.numberNames.has(keyOf(words.slice(0, length))),
      ),
    isSizeName: (words) =>
      (words.length === 1 && index.exact.has(keyOf(words))) ||
      [2, 3, 4].some((length) => words.length >= length && index.exact.has(keyOf(words.slice(0, length)))),
    isFoodWord,
    mayBeFood: (word) => isFoodWord(word) || isNearFood(index, word),
    comesIn: (words, unit) => {
      const { food = -1 } = index.phrases[index.exact.get(keyOf(words)) ?? -1] ?? {};
      return index.foods[food]?.portions.some(({ label }) => label === unit) === true;
    },
  };
}

/** Splits a description into the words, amount and position of each food. */
export function splitIntoFoods(text: string, index: FoodIndex, matches: PhraseMatches): SplitText {
  const lexicon = lexiconOf(index);
  const said = tokenizeText(text);
  const language = foreignLanguage(said, lexicon.isFoodWord, (words) => index.exact.has(keyOf(words)));
  if (language !== undefined) return { phrases: [], pictures: [], meals: [], language };
  const eaten = withoutNotEaten(
    withoutListNumbers(withClock(withoutOwnParts(withoutMenuNumbers(withStatedUnits(said))))),
  );
  const eatenFood = withEnglishJoiners(
    withoutMakers(withoutUnused(eaten.tokens), lexicon.isFoodWord),
    lexicon,
    matches,
  );
  const written = expandShorthand(withoutCookingWater(withoutDescriptions(eatenFood)), index);
  const words = withButter(
    withBeer(correctTokens(readShortWords(written, index, OTHER_WORDS), index, lexicon)),
    lexicon,
  );
  const meals = splitMeals(words, lexicon);
  const amounts = normalizeAmounts(withoutTimes(meals.tokens));
  const { kept, batches } = readRecipe(amounts) ?? readBatches(amounts);
  const clauses = splitClauses(stripFrames(applyChanges(kept))).flatMap((clause) =>
    cutAmountRuns(clause, lexicon),
  );
  const finder = new SpanFinder(index, matches, lexicon);
  const spans = clauses.map((clause) => finder.read(clause));
  const phrases = spans
    .flatMap((span) => span.clauses)
    .map((clause) => readClause(clause, lexicon))
    .map((phrase) => ({ ...phrase, terms: matches.corrected(phrase.terms) }));
  const pictures = clauses.flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last && tokens.every(isMark) && tokens.some(isPicture)
      ? [{ start: first.start, end: last.end }]
      : [];
  });
  const unread = spans.flatMap((span) => span.unread);
  const items = divideBatches(groupPhrases(phrases, matches), batches);
  const foods = joinAdjacent(
    withoutFlavors(withScooped(withoutFryingFat(items, text, matches)), text, matches),
    text,
    matches,
  );
  return {
    phrases: readInContext(withMealParts(withUnknownFillings(foods, matches), matches), text, matches),
    pictures: [...pictures, ...unread, ...eaten.left],
    meals: meals.parts,
  };
}
