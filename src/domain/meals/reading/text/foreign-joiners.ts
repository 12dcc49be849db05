import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';

/** Joining words of languages whose dishes are on English menus. */
const JOINERS: ReadonlyMap<string, string> = new Map([
  ['con', 'with'],
  ['mit', 'with'],
  ['avec', 'with'],
  ['y', 'and'],
  ['und', 'and'],
  ['et', 'and'],
  ['na', 'and'],
]);

/** A dish of this name contains both foods. */
const ONE_DISH_SCORE = 0.8;

/** "Pupusas con curtido", "bratwurst mit pommes": two foods. "Chili con carne" is one, because the table has it by that name. */
export function withEnglishJoiners(
  tokens: readonly TextToken[],
  { isFoodWord }: Lexicon,
  matches: PhraseMatches,
): readonly TextToken[] {
  return tokens.map((token, place) => {
    const joiner = JOINERS.get(token.text);
    const [before, after] = [tokens[place - 1], tokens[place + 1]];
    if (joiner === undefined || before === undefined || after === undefined) return token;
    if (!isFoodWord(before.text) || !isFoodWord(after.text)) return token;
    const terms = termsOfWords([before.text, token.text, after.text]);
    const best = matches.best(terms);
    const isOneDish =
      best !== undefined &&
      best.score >= ONE_DISH_SCORE &&
      terms.every(({ text }) => best.matchedTerms.has(text));
    return isOneDish ? token : { ...token, text: joiner };
  });
}
