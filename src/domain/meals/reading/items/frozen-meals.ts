import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import { asPost } from './food-phrase.ts';
import { partsAt } from './listed-parts.ts';
import type { Phrase } from './read-clause.ts';

const MEAL = /^(meal|dinner|dish|entree)$/;
const DINNER = termsOfText('frozen dinner');

const isFrozenMeal = ({ terms }: Phrase): boolean =>
  terms.some(({ text }) => text === 'frozen') && terms.some(({ text }) => MEAL.test(text));

/** From this many parts on, they aren't simply words of its name. */
const MIN_PARTS = 3;

/** Parts that have no amount of their own; the first may have the meal's. */
function partsOf(phrases: readonly Phrase[], from: number): readonly Phrase[] {
  const parts = /^(with|made)$/.test(phrases[from]?.joiner ?? '') ? partsAt(phrases, from) : [];
  const end = parts.findIndex(({ quantity, terms, joiner }, place) =>
    place === 0
      ? terms.length === 0 || quantity.said === 'article'
      : quantity.said !== 'nothing' || joiner === 'plus' || isMeasured(quantity),
  );
  const listed = end < 0 ? parts : parts.slice(0, end);
  return listed.length >= MIN_PARTS ? listed : [];
}

/** "A frozen dinner with turkey, gravy, potatoes and vegetables" is one food, and the weight behind "with" is all of it. */
export function joinFrozenMeals(phrases: readonly Phrase[]): readonly Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const meal = phrases[at];
    if (meal === undefined) break;
    const parts = isFrozenMeal(meal) ? partsOf(phrases, at + 1) : [];
    const first = parts[0];
    if (first === undefined) {
      joined.push(meal);
      continue;
    }
    const quantity = isMeasured(first.quantity) ? first.quantity : meal.quantity;
    const named = meal.terms.filter(({ text }) => text !== 'frozen' && !MEAL.test(text));
    joined.push({
      ...meal,
      quantity,
      terms: [...named, ...first.terms, ...DINNER, ...asPost(parts.slice(1).flatMap(({ terms }) => terms))],
      heads: ['dinner'],
      end: parts.at(-1)?.end ?? meal.end,
    });
    at += parts.length;
  }
  return joined;
}
