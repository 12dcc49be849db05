import type { TextToken } from '#domain/foods/search/text.ts';

/** The token in place of "one" and "ones", which mean the food named before. */
export const PRONOUN = '◦';

/** Text of the token at a place; '' beyond the end. */
export const wordAt = (tokens: readonly TextToken[], place: number): string => tokens[place]?.text ?? '';

/** A token in the place of another, with words of its own. */
export const asToken = (token: TextToken, kind: TextToken['kind'], text: string): TextToken => ({
  ...token,
  kind,
  text,
});

/** The next words as one text that ends in a blank, for patterns that span several. */
export const textAhead = (tokens: readonly TextToken[], place: number, count: number): string =>
  `${tokens
    .slice(place, place + count)
    .map(({ text }) => text)
    .join(' ')} `;

export const wordCount = (text: string): number => text.trim().split(' ').length;

/** Whether a mark that parts words ends here; hyphens, slashes and apostrophes don't part them. */
export const isEnd = (token: TextToken | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && !/^[-/⁄'’%]$/.test(token.text));

/** A phrase ends at a mark or where another food is joined. */
const endsPhrase = (token: TextToken | undefined): boolean =>
  token === undefined || isEnd(token) || /^(with|w|and|but|then|plus|so|n|&)$/.test(token.text);

export function phraseEnd(tokens: readonly TextToken[], from: number): number {
  let end = from;
  while (!endsPhrase(tokens[end])) end += 1;
  return end;
}
