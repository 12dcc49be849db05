import type { FoodGroup } from '#domain/foods/food.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { Phrase } from './read-clause.ts';

/** Words that fit a food on their own name it. */
export const OWN_FOOD = 0.9;

const BREADS = /^(bread|toast|pita|bagel|roll|muffin)$/;

/** "Toast with fruit and nuts", where neither is named: bread of that kind. */
export const isBakedIn = ({ heads }: FoodPhrase, { terms }: Phrase): boolean =>
  BREADS.test(heads.at(-1) ?? '') &&
  terms.length > 0 &&
  terms.every(({ text }) => /^(fruit|nut)$/.test(text));

const TOPPINGS: ReadonlySet<FoodGroup> = new Set(['fruit', 'nut', 'sweet', 'dessert']);

/** "Oatmeal made with milk and berries": after what it was cooked in, what is put on it. */
export const isTopping = ({ terms }: FoodPhrase, { joiner }: Phrase, own: FoodMatch | undefined): boolean =>
  joiner === 'and' &&
  /^(milk|water)$/.test(terms.at(-1)?.text ?? '') &&
  own !== undefined &&
  own.score >= OWN_FOOD &&
  TOPPINGS.has(own.food.group);

const ON_OATS: ReadonlySet<FoodGroup> = new Set(['fruit', 'nut', 'sweet']);
const OATS: ReadonlySet<FoodGroup> = new Set(['whole-grain', 'breakfast-cereal']);

/** "80 g oats with banana": the weight doesn't include the banana. Raisins are part of a bagel, which no one measures by the cup. */
export const isOnOats = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean => {
  const host = matches.best(item.terms)?.food;
  return (
    host !== undefined &&
    OATS.has(host.group) &&
    host.portions.some(({ label }) => label === 'cup') &&
    ON_OATS.has(matches.best(phrase.terms)?.food.group ?? 'other')
  );
};

/** Kinds of bread that are cereals or colors elsewhere. */
export const KINDS_OF_BREAD = /^(oat|grain|wheat|white|herb|rye|granary|sourdough|seeded|multigrain)$/;

/** "Toast (2 slices, whole grain)": brackets name the bread. */
export const isKindOfBread = (
  item: Pick<FoodPhrase, 'heads'>,
  { isAside, heads }: Pick<Phrase, 'isAside' | 'heads'>,
): boolean =>
  isAside === true && BREADS.test(item.heads.at(-1) ?? '') && KINDS_OF_BREAD.test(heads.at(-1) ?? '');
