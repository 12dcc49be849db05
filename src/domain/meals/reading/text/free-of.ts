import type { Rewrite } from '#domain/meals/reading/amounts/rewrites/rewrite.ts';
import { asToken, wordAt as at } from './tokens.ts';

/** Kinds of food that lack something, as opposed to food that was eaten without it. */

/** "Zero sugar Red Bull": a kind, not an absent food. */
export const zeroOf: Rewrite = (tokens, place) => {
  const [zero, kind, next] = [tokens[place], tokens[place + 1], tokens[place + 2]];
  if (zero === undefined || kind === undefined || !/^(zero|0)$/.test(zero.text)) return undefined;
  return /^(sugar|fat|alcohol)$/.test(kind.text) && next?.kind === 'word'
    ? { read: [kind, asToken(kind, 'word', 'free')], end: place + 2 }
    : undefined;
};

/** "Non-dairy yogurt": a kind, not yogurt without dairy. */
export const nonDairy: Rewrite = (tokens, place) => {
  if (at(tokens, place) !== 'non') return undefined;
  const next = at(tokens, place + 1) === '-' ? place + 2 : place + 1;
  const dairy = tokens[next];
  return dairy?.text === 'dairy' && tokens[next + 1]?.kind === 'word'
    ? { read: [dairy, asToken(dairy, 'word', 'free')], end: next + 1 }
    : undefined;
};
