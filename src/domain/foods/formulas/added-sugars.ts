import { type Food, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';

/** Groups in which an unprocessed food is a single ingredient, not a dish that may have been sweetened. */
const PLAIN_GROUPS: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  ...PRODUCE_GROUPS,
  'juice',
  'nut',
  'soy',
  'whole-grain',
  'refined-grain',
  'breakfast-cereal',
  'dairy',
  'egg',
  'meat',
  'poultry',
  'seafood',
  'drink',
]);

/** Juice, fruit and milk contain potassium: a sweet or soft drink with less than this per 100 g contains none of them. */
const POTASSIUM_OF_SUGAR_AND_WATER_MG = { sweet: 30, 'sugary-drink': 10 } as const;

/** With less sugar in 100 g, a food counts as having none (21 CFR 101.9(c)(6)(iii): under 0.5 g is declared as zero). */
const TRACE_G = 0.5;

/**
 * Added sugars in 100 g, if they follow from the kind of food: none in food with hardly any sugar, in unprocessed food, oils, cream and
 * plain cheese; all of the sugar in table sugar, syrup, honey, plain candy and soft drinks. Anything else needs its recipe. Source: the
 * objective steps 1 to 3 of Louie et al., Eur J Clin Nutr 2015;69:154-161, doi:10.1038/ejcn.2014.256.
 * @returns g, or undefined if the kind of food isn't enough to tell
 */
export function addedSugarsG({
  group,
  nova,
  per100g: { sugarsG, potassiumMg },
}: Pick<Food, 'group' | 'nova' | 'per100g'>): number | undefined {
  if (sugarsG === undefined) return undefined;
  if (sugarsG < TRACE_G) return 0;
  if (nova === 1 && PLAIN_GROUPS.has(group)) return 0;
  if (nova === 2) return group === 'sweet' && sugarsG > 40 ? sugarsG : 0; // cocoa is an ingredient without sugar
  if (nova === 3 && group === 'cheese') return 0;
  const isSugarAlone =
    (group === 'sweet' || group === 'sugary-drink') &&
    potassiumMg !== undefined &&
    potassiumMg < POTASSIUM_OF_SUGAR_AND_WATER_MG[group];
  return isSugarAlone ? sugarsG : undefined;
}
