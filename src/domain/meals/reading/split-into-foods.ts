import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import { expandShorthand } from '#domain/foods/search/shorthand.ts';
import { canonicalWords, tokenizeText, type TextToken } from '#domain/foods/search/text.ts';
import { cutAmountRuns } from './amount-runs.ts';
import { mendAmounts } from './mend-amounts.ts';
import { stripFrames } from './frames.ts';
import { divideBatches, readBatches } from './batches.ts';
import { applyChanges } from './changes.ts';
import { SpanFinder } from './food-spans.ts';
import { groupPhrases } from './group-phrases.ts';
import { readInCompany } from './company.ts';
import { withMealParts } from './fast-food-meals.ts';
import { foreignLanguage } from './language.ts';
import { withoutFlavors } from './flavors.ts';
import type { FoodPhrase } from './food-phrase.ts';
import { withoutListNumbers } from './list-numbers.ts';
import { mendTokens } from './mend-tokens.ts';
import { withoutNotEaten, withoutUnused } from './not-eaten.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import { readClause, type Lexicon } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';
import { splitMeals, type MealPart } from './split-meals.ts';
import { withoutTimes } from './times.ts';
import { withUnknownFillings } from './unknown-fillings.ts';

/** A description split into one phrase for each food, before a food is chosen for it. */
export interface SplitText {
  /** The meals that the text names, in order; one without kind and day if it names none. */
  readonly meals: readonly MealPart[];
  readonly phrases: readonly FoodPhrase[];
  /** Emoji (🍎) in place of a food's words. */
  readonly pictures: readonly Pick<FoodPhrase, 'start' | 'end'>[];
  /** An ISO 639 code if the text is not in English; nothing is read from it then. */
  readonly language?: string | undefined;
}

const isMark = ({ kind }: TextToken): boolean => kind === 'mark';
const isPicture = ({ text }: TextToken): boolean => /\p{Extended_Pictographic}/u.test(text);

const keyOf = (words: readonly string[]): string =>
  termsOfWords(words)
    .map(({ text }) => text)
    .join(' ');

function lexiconOf(index: FoodIndex): Lexicon {
  return {
    isNumberName: (words) =>
      [2, 3, 4].some(
        (length) => words.length >= length && index.numberNames.has(keyOf(words.slice(0, length))),
      ),
    isSizeName: (words) =>
      (words.length === 1 && index.exact.has(keyOf(words))) ||
      [2, 3, 4].some((length) => words.length >= length && index.exact.has(keyOf(words.slice(0, length)))),
    isFoodWord: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  };
}

/** Splits a description into the words, amount and position of each food. */
export function splitIntoFoods(text: string, index: FoodIndex, matches: PhraseMatches): SplitText {
  const lexicon = lexiconOf(index);
  const said = tokenizeText(text);
  const language = foreignLanguage(said, lexicon.isFoodWord, (words) => index.exact.has(keyOf(words)));
  if (language !== undefined) return { phrases: [], pictures: [], meals: [], language };
  const eaten = withoutNotEaten(withoutListNumbers(said));
  const words = expandShorthand(mendTokens(withoutUnused(eaten.tokens), index, lexicon), index);
  const meals = splitMeals(words, lexicon);
  const { kept, batches } = readBatches(mendAmounts(withoutTimes(meals.tokens)));
  const clauses = splitClauses(stripFrames(applyChanges(kept))).flatMap((clause) =>
    cutAmountRuns(clause, lexicon),
  );
  const finder = new SpanFinder(index, matches, lexicon);
  const spans = clauses.map((clause) => finder.read(clause));
  const phrases = spans
    .flatMap((span) => span.clauses)
    .map((clause) => readClause(clause, lexicon))
    .map((phrase) => ({ ...phrase, terms: matches.mended(phrase.terms) }));
  const pictures = clauses.flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last && tokens.every(isMark) && tokens.some(isPicture)
      ? [{ start: first.start, end: last.end }]
      : [];
  });
  const unread = spans.flatMap((span) => span.unread);
  const items = divideBatches(groupPhrases(phrases, matches), batches);
  return {
    phrases: readInCompany(
      withMealParts(withUnknownFillings(withoutFlavors(items, text), matches), matches),
      text,
    ),
    pictures: [...pictures, ...unread, ...eaten.left],
    meals: meals.parts,
  };
}
