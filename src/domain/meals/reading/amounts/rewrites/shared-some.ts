import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const HAD = /^(had|ate|got|managed)$/;
const MAX_NAME_WORDS = 4;
const MAX_AHEAD = 14;

/** "Shared 2 orders of dumplings (8 each), I had 6": the pieces eaten. */
export const sharedSome: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !/^(shared|split)$/.test(token.text)) return undefined;
  const number = readNumber(tokens, place + 1);
  let name = number?.next ?? place + 1;
  if (/^(a|an|the|some)$/.test(at(tokens, name))) name += 1;
  if (!isUnitWord(at(tokens, name)) || at(tokens, name + 1) !== 'of') return undefined;
  name += 2;
  let end = name;
  while (
    tokens[end]?.kind === 'word' &&
    end - name < MAX_NAME_WORDS &&
    !/^(with|between|and|i)$/.test(at(tokens, end))
  )
    end += 1;
  const verb = tokens.findIndex(({ text }, next) => next >= end && next < end + MAX_AHEAD && HAD.test(text));
  if (verb < 0 || end === name || !at(tokens, end - 1).endsWith('s')) return undefined;
  const only = /^(only|just|about|like)$/.test(at(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const eaten = readNumber(tokens, only);
  if (eaten === undefined || !Number.isInteger(eaten.value)) return undefined;
  const isOfThem = at(tokens, eaten.next) === 'of' && /^(them|those)$/.test(at(tokens, eaten.next + 1));
  const last = isOfThem ? eaten.next + 2 : eaten.next;
  if (!isEnd(tokens[last])) return undefined;
  return {
    read: [
      asToken(token, 'mark', ','),
      asToken(token, 'number', `${eaten.value}`),
      ...tokens.slice(name, end),
    ],
    end: last,
  };
};
