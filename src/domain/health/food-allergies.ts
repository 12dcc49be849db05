import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { flagsOf, type FoodAversions } from '#domain/account/food-flags.ts';
import { termsOfText } from '#domain/foods/food-terms.ts';
import type { Allergy } from './health-profile.ts';

/** What an allergen of labels is among the allergies that decide about a supplement; the others are in none. */
const ALLERGY_OF: Readonly<Partial<Record<Allergen, Allergy>>> = {
  fish: 'fish',
  crustaceans: 'shellfish',
  molluscs: 'shellfish',
  soy: 'soy',
  milk: 'milk',
  eggs: 'egg',
  gluten: 'gluten',
  nuts: 'nuts',
};

/** Words for more than one food, or for a plant that is none of the fourteen. */
const NAMED: Readonly<Record<string, readonly Allergy[]>> = {
  shellfish: ['shellfish'],
  seafood: ['fish', 'shellfish'],
  dairy: ['milk'],
  lactose: ['milk'],
  nut: ['nuts'],
  ragweed: ['daisy-family'],
  chamomile: ['daisy-family'],
  camomile: ['daisy-family'],
  daisy: ['daisy-family'],
  arnica: ['daisy-family'],
  echinacea: ['daisy-family'],
  mugwort: ['daisy-family'],
};

/** What somebody means who types "walnuts" or "prawns". */
function meant(own: string): readonly Allergy[] {
  const named = termsOfText(own).flatMap(({ text }) => NAMED[text] ?? []);
  const item = { name: own, food: { group: 'vegetable', aliases: [], nova: 1 } } as const;
  const contained = ALLERGENS.filter((allergen) =>
    flagsOf(item, { allergens: [allergen], otherAllergies: [], dislikes: [] }).some(
      ({ certainty }) => certainty === 'contains',
    ),
  );
  return [...named, ...contained.flatMap((allergen) => ALLERGY_OF[allergen] ?? [])];
}

/** What is told of allergies with the dietary preferences, in the words of the health profile; each once. */
export const allergiesOfEater = ({
  allergens,
  otherAllergies,
}: Pick<FoodAversions, 'allergens' | 'otherAllergies'>): readonly Allergy[] => [
  ...new Set([
    ...allergens.flatMap((allergen) => ALLERGY_OF[allergen] ?? []),
    ...otherAllergies.flatMap(meant),
  ]),
];
