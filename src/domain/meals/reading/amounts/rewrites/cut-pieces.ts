import { stemWord } from '#domain/foods/search/text.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const CUT = /^(carrot|celery|cucumber|cuke|pepper|courgette|zucchini|kohlrabi|jicama|radish|turnip|swede)$/;
const STICKS = /^(sticks?|batons?|matchsticks?|strips?|crudites?|fingers?|spears?)$/;
const ROUNDS = /^(rounds?|coins?|discs?|disks?|slices?)$/;

/** "6 carrot batons", "10 cucumber rounds": pieces of a vegetable, not as many whole ones. */
export const cutPieces: Rewrite = (tokens, place) => {
  const [number, vegetable, shape] = tokens.slice(place, place + 3);
  if (number?.kind !== 'number' || vegetable === undefined || shape === undefined) return undefined;
  if (!CUT.test(stemWord(vegetable.text))) return undefined;
  const unit = STICKS.test(shape.text) ? 'stick' : ROUNDS.test(shape.text) ? 'slice' : undefined;
  if (unit === undefined || /^(juice|salad)$/.test(at(tokens, place + 3))) return undefined;
  return {
    read: [number, asToken(shape, 'word', unit), asToken(shape, 'word', 'of'), vegetable],
    end: place + 3,
  };
};
