import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** "McDonald's 6 nuggets, small fries": the brand's fries, whose sizes differ from others. */

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['mcdonalds', 'mcdonalds'],
  ["mcdonald's", 'mcdonalds'],
  ['wendys', 'wendys'],
  ["wendy's", 'wendys'],
  ['bk', 'bk'],
]);
/** What these call chips are fries, not crisps. */
const CHIP_CHAINS = /^(kfc|nandos|nando's|maccas|greggs|spoons|wetherspoons)$/;
const SIZES = /^(small|medium|large|regular|side)$/;
const ENDS = /^[.;!?\n]$/;

/** Puts the brand of an order before its fries. */
export function withBrandFries(tokens: readonly TextToken[]): readonly TextToken[] {
  let brand: string | undefined;
  let areChipsFries = false;
  return tokens.flatMap((token, place): readonly TextToken[] => {
    if (ENDS.test(token.text)) [brand, areChipsFries] = [undefined, false];
    areChipsFries ||= CHIP_CHAINS.test(token.text);
    const isSized = [place - 1, place + 1].some((near) => SIZES.test(at(tokens, near)));
    if (areChipsFries && token.text === 'chips' && isSized) return [asToken(token, 'word', 'fries')];
    const isBk = token.text === 'burger' && at(tokens, place + 1) === 'king';
    brand = isBk ? 'bk' : (BRANDS.get(token.text) ?? brand);
    const isOwn = token.text !== 'fries' || brand === undefined || BRANDS.has(at(tokens, place - 1));
    const isInOrder = /^(small|medium|large|regular|and|,|n|with)$/.test(at(tokens, place - 1));
    return isOwn || !isInOrder ? [token] : [asToken(token, 'word', brand ?? ''), token];
  });
}
