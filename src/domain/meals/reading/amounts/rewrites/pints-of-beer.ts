import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import type { Rewrite } from './rewrite.ts';

const BEFORE =
  /^(me|us|and|&|for|had|have|having|drank|drinking|with|then|plus|got|grabbed|sank|a|few|couple|of|[+.;!\n])$/;
const AFTER =
  /^(and|&|with|so|but|because|cos|cause|at|in|after|before|then|plus|while|or|from|on|,|[.;!)\n])$/;

/** "Pie and a pint", "3 pints at the pub": beer, unless something else is named. */
export const withBeer = (tokens: readonly TextToken[]): TextToken[] =>
  tokens.flatMap((token, at): TextToken[] => {
    if (!/^pints?$/.test(token.text)) return [token];
    const [before, first] = [tokens[at - 1], tokens[at - 2]];
    const isAmount =
      before !== undefined &&
      (/^(a|few|couple|of)$/.test(before.text) || readNumber([before], 0) !== undefined);
    const isAlone =
      isAmount &&
      (first === undefined || BEFORE.test(first.text)) &&
      (tokens[at + 1] === undefined || AFTER.test(tokens[at + 1]?.text ?? ''));
    return isAlone ? [token, { ...token, text: 'of' }, { ...token, text: 'beer' }] : [token];
  });

const PUB_DRINK = /^(cider|lager|beer|bitter|ale|stout|guinness|shandy)$/;

/** "Half of cider": in a pub, half a pint. */
export const pubHalf: Rewrite = (tokens, place) => {
  const [half, of] = [tokens[place], tokens[place + 1]];
  if (half?.text !== 'half' || of?.text !== 'of' || !PUB_DRINK.test(at(tokens, place + 2))) return undefined;
  return { read: [half, asToken(half, 'word', 'pint'), of], end: place + 2 };
};

/** "A glass of red", "two glasses of white with dinner", "a small red": only wine is called by its color. */
export const wineColor: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !/^(red|white|rose)$/.test(token.text)) return undefined;
  const isSized =
    token.text === 'red' &&
    /^(small|medium|large)$/.test(at(tokens, place - 1)) &&
    /^(a|one|another)$/.test(at(tokens, place - 2));
  const isHeld =
    isSized ||
    (at(tokens, place - 1) === 'of' &&
      /^(glass|bottle|carafe|pitcher)$/.test(stemWord(at(tokens, place - 2))));
  const after = tokens[place + 1];
  const isBare =
    isEnd(after) ||
    /^(with|w|and|at|on|for|while|before|after|to|in|over|then|between|among|split|shared)$/.test(
      after?.text ?? '',
    );
  return isHeld && isBare ? { read: [token, asToken(token, 'word', 'wine')], end: place + 1 } : undefined;
};
