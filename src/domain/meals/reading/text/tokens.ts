import type { TextToken } from '#domain/foods/search/text.ts';

/** Token for "one" and "ones", which refer to the food named before. */
export const PRONOUN = '◦';

/** Text of the token at a position; '' beyond the end. */
export const wordAt = (tokens: readonly TextToken[], place: number): string => tokens[place]?.text ?? '';

/** A token that replaces another, with new words. */
export const asToken = (token: TextToken, kind: TextToken['kind'], text: string): TextToken => ({
  ...token,
  kind,
  text,
});

/** The next words as one text with a trailing space, for patterns that span several. */
export const textAhead = (tokens: readonly TextToken[], place: number, count: number): string =>
  `${tokens
    .slice(place, place + count)
    .map(({ text }) => text)
    .join(' ')} `;

export const wordCount = (text: string): number => text.trim().split(' ').length;

/** Whether a separating mark ends here; hyphens, slashes and apostrophes don't separate. */
export const isEnd = (token: TextToken | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && !/^[-/⁄'’%]$/.test(token.text));

/** A phrase ends at a mark, or where another food is connected. */
const endsPhrase = (token: TextToken | undefined): boolean =>
  token === undefined || isEnd(token) || /^(with|w|and|but|then|plus|so|n|&)$/.test(token.text);

export function phraseEnd(tokens: readonly TextToken[], from: number): number {
  let end = from;
  while (!endsPhrase(tokens[end])) end += 1;
  return end;
}
