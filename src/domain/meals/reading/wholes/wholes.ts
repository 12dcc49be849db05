import type { FoodGroup } from '#domain/foods/food.ts';
import {
  ON_BASE,
  BASES,
  ANY_KIND,
  MEAL_WHOLE,
  SERVED,
  MAX_DESCRIBING,
  HEADING,
  ASSORTMENT,
  INGREDIENTS,
  CUTS,
} from './whole-kinds.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import { choosePortion } from '#domain/meals/portions/choose-portion.ts';
import { STIRRED_IN } from '#domain/meals/reading/items/additions.ts';
import { BARE, COMPOSED, isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import { areStates, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import { ANY_WHOLE, isListedBowl, named } from './listed-parts.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

/**
 * Merges a food named both as a whole and by its parts ("smoothie: banana, spinach, oat milk", "sandwich (ham, cheese, white bread)"). The
 * parts count if they make up the whole; otherwise they describe it.
 */

const INGREDIENT_SCORE = 0.9;

const KNOWN = 0.5;
const PART_SCORE = 0.6;
/** Share of a whole's energy from which its parts replace it; a single part needs more. */
const MIN_SHARE = 0.5;
const MIN_SHARE_ALONE = 0.75;
/** Related words start alike: "oatmeal" and "oats". */
const MIN_SHARED = 3;

const MEATS: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry']);
const ANY_PRODUCE = /^(fruit|vegetable|veggy|veg|bean|nut)$/;

export class Wholes {
  readonly #matches: PhraseMatches;

  constructor(matches: PhraseMatches) {
    this.#matches = matches;
  }

  #bestOf({ terms }: Pick<Phrase, 'terms'>) {
    return terms.length === 0 ? undefined : this.#matches.best(terms);
  }

  isFood = (phrase: Phrase): boolean =>
    !areStates(phrase.terms) && (this.#bestOf(phrase)?.score ?? 0) >= PART_SCORE;

  #kcalOf({ terms, quantity, heads }: Phrase): number {
    const food = this.#bestOf({ terms })?.food;
    if (food === undefined) return 0;
    return ((choosePortion(food, quantity, heads)?.grams.value ?? 0) * (food.per100g.energyKcal ?? 0)) / 100;
  }

  #sharesWord(whole: Phrase, part: Phrase): boolean {
    const names = termsOfText(this.#bestOf(part)?.food.name ?? '').map(({ text }) => text);
    return whole.terms.some(({ text }) =>
      names.some((name) => name.length >= MIN_SHARED && text.startsWith(name)),
    );
  }

  #isFoodName(terms: readonly Term[]): boolean {
    return (this.#matches.best(terms)?.score ?? 0) >= INGREDIENT_SCORE;
  }

  /** The food that names the whole though it isn't among its parts: the quinoa of a quinoa bowl. */
  ownIngredients(whole: Phrase, parts: readonly Phrase[]): readonly Term[] {
    const known = new Set(parts.flatMap(({ terms }) => terms.map(({ text }) => text)));
    return whole.terms.slice(0, -1).filter((term) => {
      if (known.has(term.text) || (ANY_KIND.test(term.text) && term.text !== 'smoothy')) return false;
      // "Smoothie bowl with granola": it contains fruit besides the topping.
      const best = this.#matches.best([term]);
      if (term.text === 'smoothy') return whole.terms.at(-1)?.text === 'bowl' && parts[0]?.joiner === 'with';
      const group = best?.food.group ?? 'other';
      // "Fruit salad: kiwi, mango": the kinds of fruit.
      if (ANY_PRODUCE.test(term.text) && parts.some((part) => this.#bestOf(part)?.food.group === group))
        return false;
      return (
        (best?.score ?? 0) >= INGREDIENT_SCORE &&
        INGREDIENTS.has(group) &&
        !parts.some((part) => this.#bestOf(part)?.food.group === group && this.isServed(whole))
      );
    });
  }

  #isBrew(whole: Phrase): boolean {
    return /\b(coffee|tea|espresso)\b/i.test(this.#bestOf(whole)?.food.name ?? '');
  }

  /** "Coffee: 2 sugars, milk": what is stirred into it. */
  isStirred(whole: Phrase, parts: readonly Phrase[]): boolean {
    return (
      this.#isBrew(whole) &&
      parts.length > 0 &&
      parts.every(({ terms }) => STIRRED_IN.test(terms.at(-1)?.text ?? ''))
    );
  }

  /** "Roast beef dinner with Yorkshire pudding, carrots and gravy": the meat that it is named after, and its sides. */
  isMeatDinner(whole: Phrase, parts: readonly Phrase[]): boolean {
    const own = this.ownIngredients(whole, parts);
    return (
      /^(dinner|roast|lunch)$/.test(whole.terms.at(-1)?.text ?? '') &&
      whole.quantity.measure === undefined &&
      own.some((term) => MEATS.has(this.#matches.best([term])?.food.group ?? 'other')) &&
      parts.filter(this.isFood).length > 1
    );
  }

  /** Whether the whole is a meal, a plate or a board by its own name or its food's: "ploughman's" is a lunch. */
  isServed(whole: Phrase): boolean {
    const heads = [whole.terms, termsOfText(this.#bestOf(whole)?.food.name ?? '')].map(
      (terms) => terms.findLast(({ post }) => !post)?.text ?? '',
    );
    return heads.some((head) => SERVED.test(head));
  }

  /** Whether the parts replace the whole that they follow. */
  areInstead(whole: Phrase, parts: readonly Phrase[]): boolean {
    const foods = parts.filter(this.isFood);
    const best = this.#bestOf(whole);
    const head = whole.terms.at(-1)?.text ?? '';
    const isCounted = foods[0]?.quantity.said === 'number';
    // "Coffee (2 sugars, milk)": they go into it.
    if (foods.length < (isCounted ? 1 : 2) || this.#isBrew(whole)) return false;
    // "Naan pizza: 1 naan, marinara …"
    const isNamedAfter = foods.some((part) => this.#sharesWord(whole, part));
    const hasWeights = foods.some(({ quantity }) => isMeasured(quantity));
    if (
      best === undefined ||
      best.score < KNOWN ||
      HEADING.test(head) ||
      (ASSORTMENT.test(head) && isCounted)
    )
      return (
        foods.length > 1 &&
        (isNamedAfter ||
          HEADING.test(head) ||
          ASSORTMENT.test(head) ||
          !this.#isFoodName(whole.terms.slice(-1)))
      );
    const hasBase = foods.some((part) => BASES.has(this.#bestOf(part)?.food.group ?? 'dish'));
    const hasCut = parts.some(({ heads }) => CUTS.test(heads.at(-1) ?? ''));
    const isBowl = isListedBowl(whole, parts[0]);
    if (
      (ON_BASE.test(head) && !hasBase) ||
      (!hasCut && !isBowl && this.ownIngredients(whole, parts).length > 0)
    )
      return false;
    const words = new Set(parts.flatMap(({ terms }) => terms.map(({ text }) => text)));
    const isAnyKind =
      (ANY_KIND.test(head) || ON_BASE.test(head)) &&
      whole.terms.slice(0, -1).every(({ text }) => ANY_KIND.test(text) || words.has(text));
    const isMeal = MEAL_WHOLE.test(head) && foods.length > (head === 'bowl' ? MAX_DESCRIBING : 1);
    if (parts[0]?.isAside === true && !isAnyKind && !isMeal && !hasWeights) return false;
    if (foods.length > 1 && isNamedAfter) return true;
    // "Guacamole (2 avocados, lime)": a recipe, whatever its category.
    const isMeasuredList = foods.length > 1 && parts[0]?.isAside === true && hasWeights;
    const isComposed =
      isMeasuredList || COMPOSED.has(best.food.group) || BARE.test(head) || ANY_WHOLE.test(head);
    if (!isComposed) return false;
    if (foods.length > 2 && this.isServed(whole)) return true;
    if (isBowl && foods.every(({ quantity }) => isMeasured(quantity))) return true;
    const own = isBowl ? this.ownIngredients(whole, parts) : [];
    const kcal =
      foods.reduce((sum, part) => sum + this.#kcalOf(part), 0) +
      (own.length > 0 ? this.#kcalOf(named(own, whole)) : 0);
    return kcal >= (foods.length > 1 ? MIN_SHARE : MIN_SHARE_ALONE) * this.#kcalOf(whole);
  }

  /** Whether the parts only describe a dish. */
  isDescribed(whole: Phrase, parts: readonly Phrase[]): boolean {
    const group = this.#bestOf(whole)?.food.group;
    return group !== undefined && COMPOSED.has(group) && parts.every(isOpen);
  }

  /** "Acai bowl with granola and banana": a word of its name is neither listed nor a food that is counted for it. */
  #isTopped(whole: Phrase, parts: readonly Phrase[], own: readonly Term[]): boolean {
    const counted = new Set([...own, ...parts.flatMap(({ terms }) => terms)].map(({ text }) => text));
    return (
      this.#isFoodName(whole.terms) &&
      !COMPOSED.has(this.#bestOf(whole)?.food.group ?? 'dish') &&
      whole.terms.slice(0, -1).some(({ text }) => !ANY_KIND.test(text) && !counted.has(text))
    );
  }

  /** "A poke bowl with tuna, mango and rice": the list contains what is in the bowl. */
  isFilledBowl(whole: Phrase, parts: readonly Phrase[]): boolean {
    const own = this.ownIngredients(whole, parts);
    return (
      whole.terms.at(-1)?.text === 'bowl' &&
      !this.#isTopped(whole, parts, own) &&
      parts.filter(this.isFood).length + own.length > 2 &&
      this.areInstead(whole, parts)
    );
  }

  /** "A big salad with chicken, avocado, corn and ranch": a whole without a category of its own, with three or more parts. */
  isAnyWhole(whole: Phrase, parts: readonly Phrase[]): boolean {
    const head = whole.terms.at(-1)?.text ?? '';
    const isNamed = whole.terms.every(({ text }) => ANY_KIND.test(text));
    return (
      (isNamed
        ? ANY_WHOLE.test(head)
        : this.isServed(whole) && this.ownIngredients(whole, parts).length === 0) &&
      whole.quantity.measure === undefined &&
      parts.filter(this.isFood).length > 2
    );
  }
}
