import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { COMPOSED, ON_BREAD } from './part-of-dish.ts';
import { OWN_FOOD } from './toppings.ts';
import type { Phrase } from './read-clause.ts';

/** Minimum score of a dish that contains all words of its parts; amounts make food more certain. */
const MIN_KEPT = 0.45;
const MIN_KNOWN_DISH = 0.85;
const MIN_KEPT_COUNTED = 0.3;

/** A chicken wrap with lettuce isn't a lettuce wrap. */
export function isGarnish(
  { terms, heads }: Pick<FoodPhrase, 'terms' | 'heads'>,
  part: readonly Term[],
  both: FoodMatch | undefined,
  matches: PhraseMatches,
): boolean {
  const host = matches.best(terms);
  return (
    terms.length > 1 &&
    ON_BREAD.test(heads.at(-1) ?? '') &&
    (host?.score ?? 0) >= MIN_KNOWN_DISH &&
    host?.food !== both?.food &&
    matches.best(part)?.food.group === 'greens'
  );
}

const SPREADS: ReadonlySet<FoodGroup> = new Set(['sauce', 'oil']);
const RICH_KCAL = 250;

/** "Wrap: turkey, spinach, mayo": the mayonnaise is rich, and no turkey wrap has it. */
export function isRichSpread(
  { terms, heads, quantity }: Pick<FoodPhrase, 'terms' | 'heads' | 'quantity'>,
  part: Phrase,
  matches: PhraseMatches,
): boolean {
  const own = matches.best(part.terms);
  const both = matches.best([...terms, ...asPost(part.terms)]);
  return (
    /^(comma|and)$/.test(part.joiner) &&
    quantity.measure === undefined &&
    ON_BREAD.test(heads.at(-1) ?? '') &&
    own !== undefined &&
    own.score >= OWN_FOOD &&
    SPREADS.has(own.food.group) &&
    (own.food.per100g.energyKcal ?? 0) >= RICH_KCAL &&
    !part.terms.some(({ text }) => both?.matchedTerms.has(text))
  );
}

/** Adds a part's words to its dish, unless no food matches all of them. */
export function mergePart(
  item: FoodPhrase,
  { joiner, terms, end }: Phrase,
  matches: PhraseMatches,
): FoodPhrase {
  const joined = [...item.terms, ...asPost(terms)];
  const needed = item.quantity.said === 'nothing' ? MIN_KEPT : MIN_KEPT_COUNTED;
  const best = matches.best(joined);
  const host = matches.best(item.terms);
  if (isGarnish(item, terms, best, matches)) return { ...item, end };
  // A sandwich on white bread isn't the one on wheat bread; a burger on a brioche bun is one on a bun.
  const named = /^(bun|roll)$/.test(terms.at(-1)?.text ?? '') ? terms.slice(-1) : terms;
  const isSame = joiner !== 'on' || named.every(({ text }) => best?.matchedTerms.has(text));
  // A Greek salad with cucumber isn't a cucumber salad: a part never removes a word of the dish.
  const isHosts = item.terms.every(
    ({ text }) => host?.matchedTerms.has(text) !== true || best?.matchedTerms.has(text) === true,
  );
  // A burger with onion rings isn't onion rings, though they are sold with burgers.
  const own = matches.best(terms);
  const isPartItself =
    host !== undefined &&
    COMPOSED.has(host.food.group) &&
    host.food.group !== 'baby' &&
    best?.food !== host.food &&
    best?.food === own?.food &&
    (own?.score ?? 0) >= OWN_FOOD;
  // Meatballs with marinara aren't the sub of that name.
  const isInBread = (food: Food | undefined): boolean =>
    ON_BREAD.test(termsOfText(food?.name ?? '').findLast(({ post }) => !post)?.text ?? '');
  const isOther =
    joiner !== 'on' &&
    isInBread(best?.food) &&
    !isInBread(host?.food) &&
    !ON_BREAD.test(item.heads.at(-1) ?? '');
  const isKnown = !isPartItself && !isOther && isSame && isHosts && (best?.score ?? 0) >= needed;
  return { ...item, terms: isKnown ? joined : item.terms, end };
}
