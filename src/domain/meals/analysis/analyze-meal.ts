import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import { dishWithout } from '#domain/meals/portions/omitted-parts.ts';
import { additionPortion, ingredientPortion } from '#domain/meals/portions/added-portion.ts';
import { choosePortion, type ChosenPortion } from '#domain/meals/portions/choose-portion.ts';
import { agreement } from './agreement.ts';
import { asBareGrams, BARE_GRAMS } from './bare-grams.ts';
import { BEYOND_USUAL_MAX, isBeyondUsual } from './beyond-usual.ts';
import type { AnalyzedItem, MealAnalysis, NamedMeal } from './analysis.ts';
import { hostPortions, hostShare } from './host-portions.ts';
import { mayBePart } from './may-be-part.ts';
import { withNamedHead, withUnsaidMeatLast } from './named-head.ts';
import { asCooked, stateFit } from './state-fit.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { otherFoods } from '#domain/meals/estimates/other-foods.ts';
import { omittedFoods } from '#domain/meals/reading/items/omitted-foods.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import { SIZES } from '#domain/meals/reading/amounts/read-sizes.ts';
import { rankForQuantity, withImpliedTerms } from '#domain/meals/reading/amounts/rank-for-quantity.ts';
import { splitIntoFoods } from '#domain/meals/reading/split-into-foods.ts';
import { unnamedFoods } from '#domain/meals/reading/text/unnamed-foods.ts';
import type { MealPart } from '#domain/meals/reading/when/split-meals.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';

/** A food found only through a typo, with a word that few foods have, is a guess. */
const FAR_SPELLING = 0.5;
const MIN_SCORE = 0.3;
/** Words without an amount need a better match. */
const MIN_SCORE_UNCOUNTED = 0.45;
const MANY = 10;
/** A single word is food only if it nearly equals a name: most words in names are everyday English ("life", "head", "road"). */
const MIN_SCORE_WORD = 0.75;
/** If half of the words match no food, the others must match one well. */
const MIN_SCORE_STRANGE = 0.5;
const MAX_ALTERNATIVES = 5;
/** The item's own words, with balanced brackets. */
function wordsOf(text: string, { start, end }: Pick<FoodPhrase, 'start' | 'end'>): string {
  const isOpen = text.lastIndexOf('(', end - 1) >= Math.max(start, text.lastIndexOf(')', end - 1) + 1);
  const close = isOpen && text[end] === ')' ? 1 : 0;
  return text
    .slice(start, end + close)
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Mexican for lunch", "split dessert": a cuisine, a course or a color alone isn't a food. */
const NO_FOOD =
  /^(american|mexican|italian|chinese|indian|thai|japanese|korean|greek|french|spanish|vietnamese|turkish|lebanese|ethiopian|african|caribbean|jamaican|brazilian|german|filipino|nigerian|asian|mediterranean|british|peruvian|persian|moroccan|dessert|takeaway|takeout|buffet|food|meal|breakfast|brunch|lunch|dinner|supper|snack|leftover|pot)$/;
const COLOR = /^(red|green|yellow|white|black|brown|purple|pink)$/i;

const isWord = ({ text }: Term): boolean => /\p{L}/u.test(text);

/** Score that a match must reach: higher without an amount, and if half of the words match no food or only nearly. */
function leastScore({ terms, quantity }: FoodPhrase, matches: PhraseMatches): number {
  const sure = terms.filter((term) => matches.isFoodTerm(term) && term.isCorrection !== true).length;
  const strange = terms.filter((term) => isWord(term) && !matches.isKnownTerm(term)).length;
  if (strange > 0 && sure === 0) return Infinity;
  if (strange >= Math.max(1, sure) && quantity.measure === undefined) return MIN_SCORE_STRANGE;
  if (
    quantity.measure === undefined &&
    (quantity.said !== 'number' || terms.some(({ isCorrection }) => isCorrection))
  )
    if (terms.filter(isWord).length === 1 && quantity.portionUnit === undefined) return MIN_SCORE_WORD;
  // "100 press ups": a high count of something that is hardly a food.
  const areMany =
    quantity.measure === undefined && quantity.portionUnit === undefined && quantity.amount >= MANY;
  return quantity.said === 'nothing' || areMany ? MIN_SCORE_UNCOUNTED : MIN_SCORE;
}

/** "Zorblax stew": an unknown word right before the dish may change it, so the dish is uncertain. */
const ODD_KIND_MAX = 0.59;
function isOddKind(terms: readonly Term[], matches: PhraseMatches): boolean {
  const named = terms.filter((term) => isWord(term) && term.post !== true);
  const head = named.at(-1);
  const before = named.at(-2);
  return (
    head !== undefined && before !== undefined && matches.isFoodTerm(head) && !matches.isKnownTerm(before)
  );
}

const NEARLY_AS_GOOD = 0.75;
/** A row for the stated cooking of the same food needs to match less well. */
const AS_GOOD_COOKED = 0.5;
/** Fried, these have a coating; beef and eggs don't. */
const COATED: ReadonlySet<FoodGroup> = new Set(['seafood', 'poultry']);
const DECISIVE = /^(-sugar|fried|breaded|battered|coated)$/;
const comesIn = ({ portions }: Food, unit: string): boolean => portions.some(({ label }) => label === unit);

/**
 * "Hot chocolate with no sugar added" has its own figures, which beat subtracting a part from another food; so has a fried trout fillet,
 * though "trout fillet" is another food's name.
 */
function withDecisiveFirst(terms: readonly Term[], ranked: readonly FoodMatch[]): readonly FoodMatch[] {
  const [best] = ranked;
  const absent = terms.filter(({ text }) => DECISIVE.test(text) && best?.matchedTerms.has(text) === false);
  if (best === undefined || absent.length === 0) return ranked;
  const isCooked = absent.some(({ text }) => text !== '-sugar');
  if (isCooked && !COATED.has(best.food.group)) return ranked;
  const known = ranked.find(
    ({ food, matchedTerms, score }) =>
      score >= (isCooked ? AS_GOOD_COOKED : NEARLY_AS_GOOD) * best.score &&
      (!isCooked || food.group === best.food.group) &&
      absent.every(({ text }) => matchedTerms.has(text)) &&
      [...best.matchedTerms].every((text) => matchedTerms.has(text) || comesIn(food, text)),
  );
  return known === undefined ? ranked : [known, ...ranked.filter((match) => match !== known)];
}

/** The "big" in Big Mac isn't a size. */
function withoutNamedSizes(quantity: Quantity, { name }: Food): Quantity {
  if (quantity.sizes.length === 0) return quantity;
  const named = termsOfText(name).flatMap(({ text }) => SIZES.get(text) ?? []);
  const isOwn = (size: string): boolean => named.includes(size) && !name.toLowerCase().includes(size);
  return { ...quantity, sizes: quantity.sizes.filter((size) => !isOwn(size)) };
}

/** What a food is added to: its usual portions, and the share of it that was eaten. */
interface Host {
  readonly portions: number;
  readonly share: number;
}

function portionOf(
  food: Food,
  { addedTo, quantity, heads, isIngredient }: FoodPhrase,
  host: Host,
): ChosenPortion | undefined {
  const added = addedTo === undefined ? undefined : additionPortion(food, addedTo, host.portions, host.share);
  if (added !== undefined) return added;
  const portion = choosePortion(food, withoutNamedSizes(quantity, food), heads);
  return portion !== undefined && isIngredient === true ? ingredientPortion(food, portion) : portion;
}

function analyzeItem(
  text: string,
  read: FoodPhrase,
  before: FoodPhrase | undefined,
  matches: PhraseMatches,
  host: Host,
): AnalyzedItem | undefined {
  const phrase = withNamedHead(read, matches);
  const isNamed = phrase.terms.some(
    (term) => isWord(term) && !NO_FOOD.test(term.text) && matches.isKnownTerm(term),
  );
  if (phrase.isNegative || !isNamed || COLOR.test(wordsOf(text, phrase))) return undefined;
  const said = asCooked(phrase.terms, (words) => matches.best(words)?.food.group);
  const terms = withImpliedTerms(said, phrase.quantity, (words) => matches.best(words));
  const likely = withUnsaidMeatLast(matches.of(terms), terms);
  const ranked = withDecisiveFirst(terms, rankForQuantity(likely, phrase.quantity));
  const [best] = ranked;
  if (best === undefined || best.score < leastScore(phrase, matches)) return undefined;
  const { score } = best;
  const food = dishWithout(best.food, omittedFoods(phrase.terms, best, matches));
  const counted = portionOf(food, phrase, host);
  const weighed = asBareGrams(phrase, counted?.grams.value);
  const portion = weighed ? portionOf(food, weighed, host) : counted;
  if (portion === undefined) return undefined;
  const sureness = Math.min(1, score) * portion.fit * stateFit(food, phrase.terms) * agreement(best, ranked);
  const named = phrase.terms.filter((term) => matches.isFoodTerm(term));
  const isFar = named.length > 0 && named.every((term) => term.isFar === true);
  const held =
    phrase !== read || isOddKind(phrase.terms, matches) ? Math.min(sureness, ODD_KIND_MAX) : sureness;
  const spelling = isFar ? FAR_SPELLING : 1;
  const most = isBeyondUsual(food, portion.grams.value, phrase.quantity) ? BEYOND_USUAL_MAX : 1;
  const sure = Math.min(most, held * spelling * (weighed ? BARE_GRAMS : 1));
  const confidence = Math.round(sure * 100) / 100;
  const grams = portion.grams.value;
  const others = otherFoods(
    { food, score },
    ranked.slice(1),
    (other) => (other === food ? undefined : portionOf(other, phrase, host)?.grams.value) ?? grams,
    mayBePart(phrase, before),
  );
  return {
    words: wordsOf(text, phrase),
    foodId: food.id,
    name: food.name,
    alternatives: ranked.slice(1, MAX_ALTERNATIVES + 1).map((other) => ({
      foodId: other.food.id,
      name: other.food.name,
      score: Math.round(other.score * 100) / 100,
    })),
    amount: portion.amount,
    unit: portion.unit,
    grams: portion.grams,
    confidence,
    ...(Object.keys(others).length > 0 && { otherFoods: others }),
    nutrients: estimateItem(food, portion.grams, confidence, others),
  };
}

/** The meals and the items that start in each; none if the text names neither a meal nor a day. */
function namedMeals(parts: readonly MealPart[], starts: readonly number[]): NamedMeal[] {
  let from = 0;
  const meals = parts.flatMap(({ kind, day, minute, end }): NamedMeal[] => {
    const items = [...starts.keys()].filter(
      (item) => (starts[item] ?? 0) >= from && (starts[item] ?? 0) < end,
    );
    from = end;
    const time = minute === undefined ? {} : { minute };
    return items.length === 0 ? [] : [{ ...(kind && { kind }), ...(day && { day }), ...time, items }];
  });
  return meals.some(({ kind, day, minute }) => kind ?? day ?? minute !== undefined) ? meals : [];
}

/**
 * Reads a description of a meal into sized foods with nutrients and their bounds. Never throws; anything unreadable or implausible (amounts
 * below 0 or above 5,000 g of one food) goes to `notUnderstood` in the member's own words.
 */
export function analyzeMeal(text: string, index: FoodIndex): MealAnalysis {
  const read = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const matches = new PhraseMatches(index);
  const { phrases, pictures, meals, language } = splitIntoFoods(read, index, matches);
  const items: AnalyzedItem[] = [];
  const starts: number[] = [];
  const notUnderstood: string[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const host = {
      portions: hostPortions(phrase.addedTo, items, index),
      share: hostShare(phrase, phrases.slice(0, at)),
    };
    const item = analyzeItem(read, phrase, phrases[at - 1], matches, host);
    if (item === undefined) notUnderstood.push(wordsOf(read, phrase));
    else {
      items.push(item);
      starts.push(phrase.start);
    }
  }
  for (const picture of pictures) notUnderstood.push(wordsOf(read, picture));
  if (items.length > 0) notUnderstood.push(...unnamedFoods(read));
  if (items.length + notUnderstood.length === 0 && read.trim() !== '') notUnderstood.push(read.trim());
  if (text.length > MAX_DESCRIPTION_LENGTH) notUnderstood.push(text.slice(MAX_DESCRIPTION_LENGTH));
  return {
    text,
    items,
    total: sumNutrients(items.map(({ nutrients }) => nutrients)),
    notUnderstood,
    meals: namedMeals(meals, starts),
    ...(language === undefined ? {} : { language }),
  };
}
