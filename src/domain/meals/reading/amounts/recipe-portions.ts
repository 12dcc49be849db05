import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, textAhead, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from './numbers.ts';
import type { Rewritten } from '#domain/meals/reading/amounts/rewrites/rewrite.ts';

const OWNED = /^(the|my|our|a|this|that)$/;
const MADE_FOR =
  /^(?:\( )?(?:(?:that|which) )?(?:(?:i|we|she|he|they|mum|mom) )?(?:(?:made|cooked|baked|prepared) (?:it )?for|serves|feeds) (?=\S+ )/;
const PEOPLE = /^(people|persons|adults|servings|portions|of|us|\))$/;
const MAX_NAME = 6;
const MAX_SERVINGS = 12;

/** "Half of the cottage pie I made for 4 people": a number of servings of it. */
export function recipePortion(tokens: readonly TextToken[], place: number): Rewritten | undefined {
  const token = tokens[place];
  const share = readNumber(tokens, place);
  if (token === undefined || share === undefined || !(share.value < 1)) return undefined;
  const name = at(tokens, share.next) === 'of' ? share.next + 1 : share.next;
  if (!OWNED.test(at(tokens, name))) return undefined;
  for (let end = name + 2; end <= name + 1 + MAX_NAME && at(tokens, end) !== ''; end += 1) {
    const said = MADE_FOR.exec(textAhead(tokens, end, MAX_NAME))?.[0];
    const served = said === undefined ? undefined : readNumber(tokens, end + wordCount(said));
    if (served !== undefined && served.value > 1 && served.value <= MAX_SERVINGS) {
      let after = served.next;
      while (PEOPLE.test(at(tokens, after))) after += 1;
      const amount = [
        asToken(token, 'number', `${share.value * served.value}`),
        asToken(token, 'word', 'servings'),
        asToken(token, 'word', 'of'),
      ];
      return { read: [...amount, ...tokens.slice(name + 1, end)], end: after };
    }
    if (isEnd(tokens[end]) && at(tokens, end) !== '(') return undefined;
  }
  return undefined;
}
