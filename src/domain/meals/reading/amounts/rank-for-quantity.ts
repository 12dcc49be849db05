import { ANIMAL_GROUPS, DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import type { Quantity } from './quantity.ts';

/** A unit that the food is typically served in supports it: a "jar" for baby food, a "drumstick" for chicken. */
const UNIT_BONUS = 0.04;

function knowsUnit({ food }: FoodMatch, quantity: Quantity): boolean {
  const unit =
    quantity.portionUnit ??
    (quantity.measure?.kind === 'volume'
      ? quantity.measure.label
      : quantity.measure === undefined
        ? quantity.sizes[0]
        : undefined);
  return (
    unit !== undefined &&
    food.portions.some(
      ({ label }) => label === unit || label.split(' ').some((word) => stemWord(word) === unit),
    )
  );
}

/** "A glass of squash" is a drink, and a pint of cider isn't juice; only milk and soups also come in such containers. */
const DRINK_CONTAINER = /^(glass|mug|pint)$/;
const DRUNK: ReadonlySet<FoodGroup> = new Set([...DRINK_GROUPS, 'dairy', 'soup']);
const NOT_DRUNK = -0.5;
const PINT_OF_ALCOHOL = 0.3;
/** "A cone of frozen yogurt" comes with its cone. */
const CONE_BONUS = 0.3;
const MIN_PINT_SCORE = 0.6;

function vesselBonus({ food, score }: FoodMatch, { portionUnit, measure }: Quantity): number {
  const vessel = portionUnit ?? measure?.label ?? '';
  if (vessel === 'cone' && score > MIN_PINT_SCORE)
    return food.portions.some(({ label }) => label === 'cone') ? CONE_BONUS : 0;
  if (!DRINK_CONTAINER.test(vessel)) return 0;
  if (food.group === 'alcohol' && vessel === 'pint' && score > MIN_PINT_SCORE) return PINT_OF_ALCOHOL;
  return DRUNK.has(food.group) || food.portions.some(({ label }) => label === vessel) ? 0 : NOT_DRUNK;
}

const SUB_SIZE = /^(footlong|sub)$/;
const SUB_BONUS = 0.2;

const subBonus = ({ food }: FoodMatch, { sizes }: Quantity): number =>
  sizes.some((size) => SUB_SIZE.test(size)) && food.portions.some(({ label }) => label === 'sub')
    ? SUB_BONUS
    : 0;

const FILLINGS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);

/** "6 inch tuna" is a sub: nobody measures its filling in inches. A "footlong club sandwich" is one too. */
function termsOfSub(terms: readonly Term[], { sizes }: Quantity, { food }: FoodMatch): readonly Term[] {
  const labels = food.portions.map(({ label }) => label);
  if (!sizes.some((size) => SUB_SIZE.test(size)) || labels.includes('sub')) return terms;
  const isSandwich = labels.includes('sandwich');
  if (!FILLINGS.has(food.group) && !isSandwich) return terms;
  const filling = isSandwich ? terms.filter(({ text }) => text !== 'sandwich') : terms;
  return [...filling, { text: 'sub', post: false }];
}

const GRAINS: ReadonlySet<FoodGroup> = new Set(['whole-grain', 'refined-grain']);
/** Water of a porridge, g per 100 g. */
const MIN_PORRIDGE_WATER_G = 78;
/** Nobody weighs out so little of a cooked porridge. */
const MAX_DRY_GRAMS = 70;
const IS_COOKED = /^(cooked|boiled|prepared|packet|pouch|leftover)$/;

/** "40 g oatmeal": the oats were weighed, not the porridge. */
const isDryWeight = (
  terms: readonly Term[],
  { measure, amount }: Quantity,
  { food: { group, per100g } }: FoodMatch,
): boolean =>
  measure?.kind === 'mass' &&
  amount * measure.factor <= MAX_DRY_GRAMS &&
  GRAINS.has(group) &&
  (per100g.waterG ?? 0) >= MIN_PORRIDGE_WATER_G &&
  !terms.some(({ text }) => IS_COOKED.test(text));

/** From this mass on, it is the drink. */
const MAX_POWDER_GRAMS = 30;
const FROM_POWDER = /\b(instant|substitute|malted|cocoa|hot chocolate|coffee with sugar|cereal drink)\b/i;
/** Children do drink little of these. */
const MAX_MIX_GRAMS = 15;
const FROM_MIX = /\b(fruit|juice|flavored|artificial) (juice )?drink\b/i;

/** "11 g coffee substitute": nobody weighs out a sip. */
const isPowderWeight = ({ measure, amount }: Quantity, { food: { group, name } }: FoodMatch): boolean =>
  measure?.kind === 'mass' &&
  DRINK_GROUPS.has(group) &&
  ((amount * measure.factor <= MAX_POWDER_GRAMS && FROM_POWDER.test(name)) ||
    (amount * measure.factor <= MAX_MIX_GRAMS && FROM_MIX.test(name)));

/** The words with those that an amount implies. */
export function withImpliedTerms(
  terms: readonly Term[],
  quantity: Quantity,
  bestOf: (terms: readonly Term[]) => FoodMatch | undefined,
): readonly Term[] {
  const best = bestOf(terms);
  if (best === undefined) return terms;
  const isDry = isDryWeight(terms, quantity, best);
  if (!isDry && !isPowderWeight(quantity, best)) return termsOfSub(terms, quantity, best);
  const states = isDry ? ['dry'] : ['powder', 'dry'];
  const dried = states.map((text) => [...terms, { text, post: false }]);
  return dried.find((said) => said.every(({ text }) => bestOf(said)?.matchedTerms.has(text))) ?? terms;
}

const PLACES = ['school', 'fast', 'restaurant'];
const PLACE_BONUS = 0.12;

/** "Fried chicken from a fast food place" is the chain's. */
const placeBonus = ({ matchedTerms }: FoodMatch): number =>
  PLACES.some((place) => matchedTerms.has(place)) ? PLACE_BONUS : 0;

/** Ranks the foods that words may mean, taking the stated unit into account. */
export function rankForQuantity(matches: readonly FoodMatch[], quantity: Quantity): readonly FoodMatch[] {
  return matches
    .map((match) => ({
      match,
      rank:
        match.score +
        (knowsUnit(match, quantity) ? UNIT_BONUS : 0) +
        vesselBonus(match, quantity) +
        placeBonus(match) +
        subBonus(match, quantity),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
}
