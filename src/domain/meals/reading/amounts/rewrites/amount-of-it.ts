import { asToken, phraseEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const BREAD = /^(bread|toast|sandwich|wrap|roll|bun|bap|bagel|pitt?a|taco|tortilla)s?$/;

/** "A bag of carrots, used 150 g of it in a salad": the salad has no amount, and nobody knows what else was in it. Bread was eaten too. */
export const amountOfIt: Rewrite = (tokens, place) => {
  // "Used half in a smoothie"
  const [half, into] = [tokens[place], tokens[place + 1]];
  if (half?.text === 'half' && into?.text === 'in' && /^(used|had|ate)$/.test(at(tokens, place - 1))) {
    const ofIt = [half, asToken(half, 'word', 'of'), asToken(half, 'word', 'it')];
    if (/^(a|an|my|the)$/.test(at(tokens, place + 2)))
      return { read: ofIt, end: phraseEnd(tokens, place + 3) };
  }
  const joint = tokens[place + 2];
  const isOfIt = at(tokens, place) === 'of' && /^(it|them|that|those)$/.test(at(tokens, place + 1));
  if (!isOfIt || joint === undefined || !/^(in|on)$/.test(joint.text)) return undefined;
  const other = /^(a|an|my|the|our|some)$/.test(at(tokens, place + 3)) ? place + 4 : place + 3;
  const end = phraseEnd(tokens, other);
  const ofIt = tokens.slice(place, place + 2);
  if (BREAD.test(at(tokens, end - 1)))
    return { read: [...ofIt, asToken(joint, 'word', 'plus')], end: place + 3 };
  return joint.text === 'in' ? { read: ofIt, end } : undefined;
};
