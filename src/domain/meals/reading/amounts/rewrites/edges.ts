import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const EDGES = /^(crusts?|edges?|ends?)$/;
const NOT_EATEN =
  /^(left|leaving|leave|without|no|not|minus|except|but|cut|cutting|trimmed|removed|hate|hates)$/;
/** Share of a sandwich or pizza. */
const EDGES_SHARE = 0.25;

/** "Ate the crusts off two sandwiches": a quarter of each. */
export const eatenEdges: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !EDGES.test(token.text) || !/^(off|of|from)$/.test(at(tokens, place + 1)))
    return undefined;
  const before = tokens.slice(Math.max(0, place - 3), place).map(({ text }) => text);
  if (
    !before.some((text) => /^(ate|had|finished|nibbled|just|only)$/.test(text)) ||
    before.some((text) => NOT_EATEN.test(text))
  )
    return undefined;
  const food = /^(the|my|his|her|their)$/.test(at(tokens, place + 2)) ? place + 3 : place + 2;
  const count = readNumber(tokens, food);
  const share = asToken(token, 'number', `${EDGES_SHARE * (count?.value ?? 1)}`);
  return { read: [share, asToken(token, 'word', 'of')], end: count?.next ?? food };
};
