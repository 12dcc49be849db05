import { HEADING } from './whole-kinds.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import {
  amountOfWhole,
  asBoardPart,
  asBread,
  asSaladBase,
  isListed,
  isEggDish,
  isListedBowl,
  isRecipe,
  named,
  partsAt,
} from './listed-parts.ts';
import { isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';
import { Wholes } from './wholes.ts';

/** Replaces each whole by its listed parts, or merges the parts into it. */
export function resolveWholes(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const wholes = new Wholes(matches);
  const resolved: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const whole = phrases[at];
    const next = phrases[at + 1];
    if (whole === undefined) break;
    const isDirect = next !== undefined && (isListed(next) || /^(with|made)$/.test(next.joiner));
    const parts = isDirect && whole.terms.length > 0 ? partsAt(phrases, at + 1) : [];
    const isOfEggs = isEggDish(whole, parts);
    const isWhole =
      next !== undefined && isListed(next) && !(whole.isAside === true && next.isAside === true)
        ? isOfEggs || wholes.areInstead(whole, parts)
        : parts.length > 0 &&
          (isRecipe(whole, parts) ||
            isOfEggs ||
            wholes.isMeatDinner(whole, parts) ||
            wholes.isAnyWhole(whole, parts) ||
            wholes.isFilledBowl(whole, parts));
    // "Porridge (oats, milk) 300 g": includes the amount after the brackets.
    const after = phrases[at + 1 + parts.length];
    const listed = after?.joiner === 'resume' && after.terms.length === 0 ? [...parts, after] : parts;
    const sized = parts.length > 0 && next && isListed(next) ? amountOfWhole(whole, listed) : undefined;
    if (sized && wholes.isFood(whole)) {
      resolved.push(sized);
      at += listed.length;
      continue;
    }
    if (next && isListed(next) && wholes.isStirred(whole, parts)) {
      resolved.push(
        whole,
        ...parts.map((part, place): Phrase => ({
          ...part,
          isAside: false,
          joiner: place === 0 ? 'with' : 'and',
        })),
      );
      at += parts.length;
      continue;
    }
    if (!isWhole) {
      resolved.push(asBread(whole, parts));
      if (next?.joiner === 'list' && wholes.isDescribed(whole, parts)) {
        resolved.push({ ...next, joiner: 'made' });
        at += 1;
      }
      continue;
    }
    const isBowl = isListedBowl(whole, next);
    const own =
      isBowl || isOfEggs || wholes.isMeatDinner(whole, parts) ? wholes.ownIngredients(whole, parts) : [];
    if (own.length > 0) resolved.push(named(own, whole));
    const areIngredients = !wholes.isServed(whole) && !HEADING.test(whole.terms.at(-1)?.text ?? '');
    resolved.push(
      ...parts.map((part, place): Phrase => ({
        ...asBoardPart(asSaladBase(part, whole, matches), whole, matches),
        ...(areIngredients && isOpen(part) && { isIngredient: true as const }),
        joiner:
          place === 0
            ? whole.joiner === 'start' && own.length === 0
              ? 'start'
              : 'comma'
            : part.joiner === 'aside'
              ? 'comma'
              : part.joiner,
      })),
    );
    at += parts.length;
  }
  return resolved.map((phrase) => (phrase.joiner === 'list' ? { ...phrase, joiner: 'comma' } : phrase));
}
