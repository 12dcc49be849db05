import type { FoodGroup } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Phrase } from './read-clause.ts';

/** Foods whose figures include no filling, unlike those of dishes, pastries and candy. */
const PLAIN: ReadonlySet<FoodGroup> = new Set([
  'fruit',
  'vegetable',
  'greens',
  'starchy-vegetable',
  'meat',
  'poultry',
  'seafood',
  'refined-grain',
  'whole-grain',
]);
const STUFFED = termsOfText('stuffed');

const isPlain = ({ terms }: Phrase, matches: PhraseMatches): boolean =>
  PLAIN.has(matches.best(terms)?.food.group ?? 'other');

/** "Peppers stuffed with rice and beef": a dish with a name of its own. */
function asStuffed(host: Phrase, matches: PhraseMatches): Phrase {
  if (!isPlain(host, matches)) return host;
  const terms = [...STUFFED, ...host.terms];
  const best = matches.best(terms);
  return best !== undefined && terms.every(({ text }) => best.matchedTerms.has(text))
    ? { ...host, terms }
    : host;
}

/**
 * Reads "filled with" as "made with" or "with": a burrito contains its beans, but dates stuffed with almond butter are two foods, since a
 * plain food's figures include no filling.
 */
export function readFillings(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const parts: Phrase[] = [];
  for (const phrase of phrases) {
    const last = parts.at(-1);
    if (phrase.joiner !== 'filled' || last === undefined) {
      parts.push(phrase);
      continue;
    }
    const host = asStuffed(last, matches);
    parts[parts.length - 1] = host;
    parts.push({ ...phrase, joiner: isPlain(host, matches) ? 'with' : 'made' });
  }
  return parts;
}
