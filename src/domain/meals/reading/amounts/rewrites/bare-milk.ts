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

/** Drinks that the table has with plant milk. */
const WITH_PLANT_MILK = /^(latte|latté|cappuccino|cappucino|white|mocha|matcha|chocolate|cocoa)$/;
const DRINK = /^(coffee|coffees|tea|teas|americano|brew|decaf|espresso|chai|macchiato|cortado|cuppa|filter)$/;
const PLANT = /^(oat|soy|soya|almond|coconut|cashew|hemp|pea|macadamia|rice|hazelnut)$/;

/** "Chai latte on coconut milk", "dirty chai on almond": a drink made with it, and no milk from a can. */
export const plantMilk: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const host = at(tokens, place - 1);
  const isHost = WITH_PLANT_MILK.test(host) || DRINK.test(host);
  if (token === undefined || !isHost || !/^(on|with|w|in|,|made|using)$/.test(token.text)) return undefined;
  const from = /^(with|on|using)$/.test(at(tokens, place + 1)) ? place + 2 : place + 1;
  const word = /^(unsweetened|some|a|splash|barista|of)$/.test(at(tokens, from)) ? from + 1 : from;
  const kind = tokens[word];
  if (kind === undefined || !PLANT.test(kind.text)) return undefined;
  const isMilk = at(tokens, word + 1) === 'milk';
  const isBare = isEnd(tokens[word + 1]) || /^(and|no|with|w|plus)$/.test(at(tokens, word + 1));
  // "Coffee, almond" and "coffee with hazelnut" may be a flavor or a nut.
  if (!isMilk && !(isBare && token.text === 'on')) return undefined;
  const milk = asToken(kind, 'word', 'milk');
  const end = isMilk ? word + 2 : word + 1;
  const joiner = asToken(token, 'word', 'with');
  if (WITH_PLANT_MILK.test(host) || (host === 'chai' && at(tokens, place - 2) === 'latte'))
    return kind.text === 'coconut' || !isMilk
      ? { read: [joiner, asToken(kind, 'word', 'plant'), milk], end }
      : undefined;
  if (kind.text === 'coconut') return { read: [joiner, kind, milk, asToken(kind, 'word', 'drink')], end };
  return isMilk && token.text !== 'on' ? undefined : { read: [joiner, kind, milk], end };
};
