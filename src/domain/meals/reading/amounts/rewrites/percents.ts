import { isUnitWord } from '#domain/meals/portions/units.ts';
import type { Rewrite } from './rewrite.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Percentages: a share of a food, or the fat in milk. */

/** "2%" is part of a name, "50%" a share. */
const TENTHS = 10;

/** "50% of a pizza", "about 80% of it"; "2% milk" is a name. */
export const percentOf: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(token?.text ?? '') ?? [];
  if (token === undefined || percent === undefined || Number(percent) < TENTHS) return undefined;
  const next = at(tokens, place + 1);
  if (
    next !== 'of' &&
    !(isEnd(tokens[place + 1]) && /^(ate|eaten|had|about|only|finished)$/.test(at(tokens, place - 1)))
  )
    return undefined;
  return { read: [asToken(token, 'number', `${Number(percent) / 100}`)], end: place + 1 };
};

/** "Reduced fat (2%) milk": the percentage is part of the name. */
export const percentInBrackets: Rewrite = (tokens, place) => {
  const [open, percent, close, next] = tokens.slice(place, place + 4);
  // "Beef mince (5%)": its fat.
  const isMeat = tokens
    .slice(Math.max(0, place - 2), place)
    .some(({ text }) => /^(mince|minced|ground)$/.test(text));
  if (isMeat && open?.text === '(' && close?.text === ')' && /^\d+%$/.test(percent?.text ?? '') && percent)
    return { read: [percent], end: place + 3 };
  const isName = open?.text === '(' && close?.text === ')' && next?.kind === 'word';
  return isName && percent !== undefined && percent.text.endsWith('%')
    ? { read: [percent], end: place + 3 }
    : undefined;
};

/** "Cereal with 2%": only milk is called by its fat. */
export const barePercent: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const last = at(tokens, place - 1);
  const isBare = place === 0 || isUnitWord(last) || /^(with|w|of|in|and|some|half|,|\/)$/.test(last);
  const isMilk = token !== undefined && isBare && /^[12]%$/.test(token.text);
  const after = tokens[place + 1];
  return isMilk && (isEnd(after) || /^(and|with|w|on|for|plus)$/.test(after?.text ?? ''))
    ? { read: [token, asToken(token, 'word', 'milk')], end: place + 1 }
    : undefined;
};

/** "1.5 cups of milk, 2%": the kind, said after the food. */
export const percentAfter: Rewrite = (tokens, place) => {
  const [comma, percent] = [tokens[place], tokens[place + 1]];
  const isKind =
    comma?.text === ',' && /^\d+(\.\d+)?%$/.test(percent?.text ?? '') && isEnd(tokens[place + 2]);
  return isKind && percent !== undefined && at(tokens, place - 1) === 'milk'
    ? { read: [asToken(percent, 'word', 'with'), percent, asToken(percent, 'word', 'fat')], end: place + 2 }
    : undefined;
};
