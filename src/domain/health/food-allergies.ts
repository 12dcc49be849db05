import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { flagsOf, type FoodAversions } from '#domain/account/food-flags.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { Allergy } from './health-profile.ts';

/** Allergies that matter for supplements, by label allergen. The others matter for none. */
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

/** Words for several foods, or for plants outside the fourteen allergens. */
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

/** Allergies meant by words such as "walnuts" or "prawns". */
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

/** Allergies reported with the dietary preferences, as in the health profile, without duplicates. */
export const allergiesOfEater = ({
  allergens,
  otherAllergies,
}: Pick<FoodAversions, 'allergens' | 'otherAllergies'>): readonly Allergy[] => [
  ...new Set([
    ...allergens.flatMap((allergen) => ALLERGY_OF[allergen] ?? []),
    ...otherAllergies.flatMap(meant),
  ]),
];
