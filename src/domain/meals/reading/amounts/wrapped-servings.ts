import type { TextToken } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { asToken, phraseEnd } from '#domain/meals/reading/text/tokens.ts';

/** "2 wraps of moi moi": servings of a food that is steamed in leaves or foil, not wrap sandwiches. */
export const withWrappedServings = (tokens: readonly TextToken[], { comesIn }: Lexicon): TextToken[] =>
  tokens.map((token, at) => {
    if (!/^wraps?$/.test(token.text) || tokens[at + 1]?.text !== 'of') return token;
    const food = tokens.slice(at + 2, phraseEnd(tokens, at + 2)).map(({ text }) => text);
    return comesIn(food, 'wrap') ? asToken(token, 'word', 'serving') : token;
  });
