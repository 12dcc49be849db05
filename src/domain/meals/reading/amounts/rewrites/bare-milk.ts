import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const MILKY =
  /^(latte|latté|cappuccino|white|coffee|mocha|cortado|macchiato|matcha|chai|cappucino|cereal|weetabix|bix|muesli|granola|porridge|oats|flakes|cornflakes|cheerios|shreddies|krispies)$/;

/** "Flat white, oat, no sugar", "2 weetabix, skim": the milk in it. */
export const bareMilk: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const kind = tokens[place + 1];
  if (token?.text !== ',' || !/^(oat|soy|soya|almond|coconut|skim|skimmed|whole)$/.test(kind?.text ?? ''))
    return undefined;
  const isBare = isEnd(tokens[place + 2]) || /^(and|no|with|w)$/.test(at(tokens, place + 2));
  return kind !== undefined && MILKY.test(at(tokens, place - 1)) && isBare
    ? { read: [asToken(token, 'word', 'with'), kind, asToken(kind, 'word', 'milk')], end: place + 2 }
    : undefined;
};
