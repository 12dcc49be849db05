import { asToken, isEnd, textAhead, wordCount } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const AHEAD = 12;
const AGAIN =
  /^(?:[,;.–—-] |and |then |but |so )*(?:i |we )?(?:even |also |then |obviously |of course )*(?:(?:went|came|gone|going) (?:back|up)(?: again)? for|had|got|took|have|helped myself to|with|plus|and|,) (?:a |some )?(?<which>seconds|thirds|(?:second|third) (?:helpings?|portions?|plates?|platefuls?|servings?|bowls?|bowlfuls?|rounds?))(?: too| as well| also| of (?:it|that|everything)| lol| though| obviously| please)* (?=[.,;!)]|$)/;

/** "Went back for seconds", "second helping too": the food before was eaten twice. Of several foods, nobody knows which. */
export const secondHelping: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const ahead = tokens.slice(place, place + AHEAD);
  if (!ahead.some(({ text }) => /^(second|third)s?$/.test(text))) return undefined;
  const before = tokens.slice(
    tokens.findLastIndex(({ text }, at) => at < place && /^[.;!?\n]$/.test(text)) + 1,
    place,
  );
  if (token === undefined || before.length === 0) return undefined;
  const said = AGAIN.exec(textAhead(tokens, place, AHEAD));
  if (said === null || before.some((part) => isEnd(part) || /^(and|with|w|plus|&)$/.test(part.text)))
    return undefined;
  const times = said.groups?.['which']?.startsWith('third') ? '3' : '2';
  return {
    read: [asToken(token, 'mark', ','), asToken(token, 'number', times), asToken(token, 'word', 'servings')],
    end: place + wordCount(said[0]),
  };
};
