import { stemWord } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const VESSEL =
  /^(dish|dishes|tray|pan|pot|tin|batch|casserole|bake|pie|cake|loaf|one|tub|box|container|pack|packet|bag|block|bowl|platter|lasagna|lasagne|quiche|slab|bar|can|bottle|jar|carton|wrap|sandwich|burger|burrito|steak|fillet)$/;
const AFTER = /^(with|w|and|plus|for|of|then|on|today|tonight|so|but)$/;
const MILLI = 1000;

/** "Cottage pie, third of a 900 g dish": the dish is the food named before, not another. */
export const shareOfDish: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !/^[,(:–—-]$/.test(token.text)) return undefined;
  let from = place + 1;
  while (/^(had|ate|about|around|roughly|maybe|i|just)$/.test(at(tokens, from))) from += 1;
  const share =
    readNumber(tokens, /^an?$/.test(at(tokens, from)) ? from + 1 : from) ?? readNumber(tokens, from);
  if (share === undefined || !(share.value > 0 && share.value < 1)) return undefined;
  const of = at(tokens, share.next) === 'of' ? share.next + 1 : share.next;
  if (!/^(a|an|the|my|one|our)$/.test(at(tokens, of))) return undefined;
  const whole = readNumber(tokens, of + 1);
  const unit = tokens[whole?.next ?? -1];
  const isMeasure = unit !== undefined && MEASURES.has(stemWord(unit.text));
  if (whole === undefined || !isMeasure) return undefined;
  const vessel = at(tokens, whole.next + 1) === '-' ? whole.next + 2 : whole.next + 1;
  const end = VESSEL.test(at(tokens, vessel)) ? vessel + 1 : vessel;
  if (end === vessel && !isEnd(tokens[end])) return undefined;
  if (!isEnd(tokens[end]) && !AFTER.test(at(tokens, end))) return undefined;
  const amount = Math.round(share.value * whole.value * MILLI) / MILLI;
  return { read: [token, asToken(token, 'number', `${amount}`), unit], end };
};
