import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import { isNearFood } from '#domain/foods/search/correct-terms.ts';
import { readShortWords } from '#domain/foods/words/abbreviated-words.ts';
import { expandShorthand } from '#domain/foods/search/shorthand.ts';
import { canonicalWords, type TextToken, tokenizeText } from '#domain/foods/search/text.ts';
import { cutAmountRuns } from '#domain/meals/reading/amounts/amount-runs.ts';
import { withRecipeBrackets } from '#domain/meals/reading/amounts/recipe-brackets.ts';
import { withStatedUnits } from '#domain/meals/reading/amounts/stated-units.ts';
import { withBeer } from '#domain/meals/reading/amounts/rewrites/pints-of-beer.ts';
import { normalizeAmounts } from '#domain/meals/reading/amounts/rewrites/normalize-amounts.ts';
import { stripFrames } from '#domain/meals/reading/text/frames.ts';
import type { Batch } from '#domain/meals/reading/amounts/batch-statements.ts';
import { divideBatches, readBatches } from '#domain/meals/reading/amounts/batches.ts';
import { readRecipe } from '#domain/meals/reading/amounts/recipe-shares.ts';
import { applyChanges } from '#domain/meals/reading/text/changes.ts';
import { SpanFinder } from '#domain/meals/reading/names/food-spans.ts';
import {
  withMixedShakes,
  withoutFlavors,
  withoutOwnMilk,
  withScooped,
} from '#domain/meals/reading/flavors.ts';
import { joinAdjacent } from '#domain/meals/reading/items/join-adjacent.ts';
import { groupPhrases } from '#domain/meals/reading/items/group-phrases.ts';
import { withoutFryingFat } from '#domain/meals/reading/items/fried-in.ts';
import { readInContext } from '#domain/meals/reading/items/words-in-context.ts';
import { withMixers } from '#domain/meals/reading/items/mixers.ts';
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
import { readPictures } from '#domain/meals/reading/names/pictures.ts';
import { withWrappedServings } from '#domain/meals/reading/amounts/wrapped-servings.ts';
import { withoutMakers } from '#domain/meals/reading/text/made-by.ts';
import { withoutBabyStages } from '#domain/meals/reading/names/baby-stages.ts';
import { withoutOwnParts } from '#domain/meals/reading/text/preparation-notes.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { readClause } from '#domain/meals/reading/items/read-clause.ts';
import { splitStatements } from '#domain/meals/reading/statements.ts';
import { splitClauses } from '#domain/meals/reading/text/split-clauses.ts';
import { withClock } from '#domain/meals/reading/when/clock-digits.ts';
import { withLetterLabels } from '#domain/meals/reading/when/letter-labels.ts';
import { type MealPart, splitMeals } from '#domain/meals/reading/when/split-meals.ts';
import { withoutTimes } from '#domain/meals/reading/when/times.ts';
import { withBrandFries } from '#domain/meals/reading/names/brand-fries.ts';
import { withOrderedWings } from '#domain/meals/reading/names/wing-orders.ts';
import { withUnknownFillings } from '#domain/meals/reading/items/unknown-fillings.ts';

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
    isName: (words) => index.exact.has(keyOf(words)),
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
  const said = readPictures(tokenizeText(text), lexicon.isFoodWord);
  const language = foreignLanguage(said, lexicon.isFoodWord, (words) => index.exact.has(keyOf(words)));
  if (language !== undefined) return { phrases: [], pictures: [], meals: [], language };
  const plain = withoutMenuNumbers(withStatedUnits(withOrderedWings(said)));
  const timed = withClock(withLetterLabels(withoutOwnParts(withoutBabyStages(plain))));
  const eaten = withoutNotEaten(withoutListNumbers(timed));
  const eatenFood = withEnglishJoiners(
    withoutMakers(withoutUnused(eaten.tokens), lexicon.isFoodWord),
    lexicon,
    matches,
  );
  const written = withBrandFries(expandShorthand(withoutCookingWater(withoutDescriptions(eatenFood)), index));
  const words = withWrappedServings(
    withButter(withBeer(correctTokens(readShortWords(written, index, OTHER_WORDS), index, lexicon)), lexicon),
    lexicon,
  );
  const meals = splitMeals(words, lexicon);
  const amounts = normalizeAmounts(withRecipeBrackets(withoutTimes(meals.tokens)));
  const { kept, batches } = readRecipe(amounts) ?? readBatches(amounts);
  const read = (batches.length > 0 ? [kept] : splitStatements(kept, lexicon)).map((tokens) =>
    readStatement(tokens, batches),
  );
  return {
    phrases: read.flatMap(({ foods }) => foods),
    pictures: [...read.flatMap(({ left }) => left), ...eaten.left],
    meals: meals.parts,
  };

  /** The foods of sentences that belong together, and what isn't readable in them. */
  function readStatement(tokens: readonly TextToken[], batches: readonly Batch[]) {
    const clauses = splitClauses(stripFrames(applyChanges(tokens))).flatMap((clause) =>
      cutAmountRuns(clause, lexicon),
    );
    const finder = new SpanFinder(index, matches, lexicon);
    const spans = clauses.map((clause) => finder.read(clause));
    const phrases = spans
      .flatMap((span) => span.clauses)
      .map((clause) => readClause(clause, lexicon))
      .map((phrase) => ({ ...phrase, terms: matches.corrected(phrase.terms) }));
    const pictures = clauses.flatMap(({ tokens: said }) => {
      const [first, last] = [said[0], said.at(-1)];
      return first && last && said.every(isMark) && said.some(isPicture)
        ? [{ start: first.start, end: last.end }]
        : [];
    });
    const items = divideBatches(groupPhrases(phrases, matches), batches);
    const plain = withScooped(withoutFryingFat(items, text, matches));
    const foods = joinAdjacent(
      withoutFlavors(withoutOwnMilk(withMixedShakes(plain, text), matches), text, matches),
      text,
      matches,
    );
    return {
      foods: withMixers(
        readInContext(withMealParts(withUnknownFillings(foods, text, matches), text, matches), text, matches),
        text,
        matches,
      ),
      left: [...pictures, ...spans.flatMap((span) => span.unread)],
    };
  }
}
