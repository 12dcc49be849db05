import { breachIf, FOOD_RULES, type FoodBreach, type FoodRule } from './breach.ts';
import { checkFood } from './check-food.ts';
import { checkPortions } from './check-portions.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type Nutrients } from '#domain/foods/nutrients.ts';
import { FoodTableError, type TableSource } from '#domain/foods/table-source.ts';

/** Reason why a food of the table may break a rule. */
export interface Excuse {
  readonly foodId: string;
  readonly rule: FoodRule;
  readonly reason: string;
}

const HEADER = 'food\trule\treason';

/** Parses the excuses of the reference table. @throws FoodTableError for an incomplete row */
export function parseExcuses({ file, text }: TableSource): Excuse[] {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== HEADER) throw new FoodTableError(file, 1, 'header is not food, rule, reason');
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [foodId = '', name = '', reason = ''] = line.split('\t');
    const rule = FOOD_RULES.find((known) => known === name);
    if (rule === undefined || reason === '') throw new FoodTableError(file, at + 2, `excuse "${line}"`);
    return [{ foodId, rule, reason }];
  });
}

/** Names and aliases that several foods share, by food id. A typed name must lead to a single food. */
function checkNames(foods: readonly Pick<Food, 'id' | 'name' | 'aliases'>[]): Map<string, FoodBreach[]> {
  const owners = new Map<string, string>();
  const breaches = new Map<string, FoodBreach[]>();
  for (const { id, name, aliases } of foods) {
    for (const word of [name, ...aliases]) {
      const key = word.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, id);
      else {
        const message = owner === id ? `"${word}" appears twice.` : `"${word}" is also a name of ${owner}.`;
        breaches.set(id, [...(breaches.get(id) ?? []), { rule: 'names', severity: 'impossible', message }]);
      }
    }
  }
  return breaches;
}

/** Source cited by a row of the reference table. */
const sourceOf = ({ fdcId, sourceId }: Pick<Food, 'fdcId' | 'sourceId'>): string => sourceId ?? String(fdcId);

/**
 * Compares a food's figures with those of the figure set it cites. Figures that the set lacks may be derived (alcohol, added sugars) or
 * come from another table (iodine).
 * @param cited figures per 100 g of the cited set, or undefined if its table has no such set
 */
function checkSource(
  food: Pick<Food, 'fdcId' | 'sourceId' | 'per100g'>,
  cited: Nutrients | undefined,
): FoodBreach[] {
  const { per100g } = food;
  if (cited === undefined)
    return breachIf(true, 'source', 'impossible', () => `No table contains entry ${sourceOf(food)}.`);
  return NUTRIENT_KEYS.flatMap((key) =>
    breachIf(
      cited[key] !== undefined && cited[key] !== per100g[key],
      'source',
      'impossible',
      () => `${key} is ${per100g[key]}, but entry ${sourceOf(food)} says ${cited[key]}.`,
    ),
  );
}

/**
 * NOVA classes that occur in a group; unlisted groups may have 1, 3 and 4. Culinary ingredients (2) are oils, sugars, starches, salt,
 * vinegar and cream. Flour, dried milk and spices are class 1. Source: Monteiro et al., Public Health Nutr 2019;22:936-941,
 * doi:10.1017/S1368980018003762.
 */
const CLASSES_OF: { readonly [G in FoodGroup]?: readonly number[] } = {
  oil: [2, 3, 4],
  sweet: [2, 3, 4],
  sauce: [1, 2, 3, 4],
  dairy: [1, 2, 3, 4],
  'refined-grain': [1, 2, 3, 4],
  greens: [1, 3],
  cheese: [3, 4],
  'processed-meat': [3, 4],
  dessert: [3, 4],
  'sugary-drink': [3, 4],
  alcohol: [3, 4],
  supplement: [1, 2, 3, 4],
};

/** Checks that the NOVA class is possible for the food's group. Every food of the reference table has a class. */
function checkNova({ group, nova }: Pick<Food, 'group' | 'nova'>): FoodBreach[] {
  const classes = CLASSES_OF[group] ?? [1, 3, 4];
  return breachIf(
    nova === undefined || !classes.includes(nova),
    'nova',
    'doubtful',
    () => `NOVA class ${nova ?? 'unknown'} in the group ${group}; expected ${classes.join(', ')}.`,
  );
}

/** With less, a food doesn't raise blood glucose enough to be measured. */
const MIN_CARBS_G = 2;

/** Checks that a glycemic index is between 1 and 150 (glucose is 100) and that the food has carbohydrate. */
function checkGlycemicIndex({
  glycaemicIndex,
  per100g,
}: Pick<Food, 'glycaemicIndex' | 'per100g'>): FoodBreach[] {
  if (glycaemicIndex === undefined) return [];
  const { carbsG = 0 } = per100g;
  return [
    ...breachIf(
      !(glycaemicIndex >= 1 && glycaemicIndex <= 150),
      'glycemic-index',
      'impossible',
      () => `The glycemic index is ${glycaemicIndex}; expected 1 to 150.`,
    ),
    ...breachIf(
      carbsG < MIN_CARBS_G,
      'glycemic-index',
      'doubtful',
      () => `A glycemic index of ${glycaemicIndex} with ${carbsG} g of carbohydrate per 100 g.`,
    ),
  ];
}

/** A breach of a food in the table, with its excuse if there is one. */
export interface Deviation extends FoodBreach {
  readonly foodId: string;
  readonly excuse?: string | undefined;
}

/** Result of checking the whole table. */
export interface TableReport {
  readonly deviations: readonly Deviation[];
  /** Excuses that are no longer needed. */
  readonly idleExcuses: readonly Excuse[];
}

const keyOf = (foodId: string, rule: FoodRule): string => `${foodId} ${rule}`;

/**
 * Checks every food of the reference table against every rule.
 * @param sets figures of the cited sets by citation, if available
 */
export function checkFoods(
  foods: readonly Food[],
  excuses: readonly Excuse[],
  sets?: ReadonlyMap<string, Nutrients>,
): TableReport {
  const reasons = new Map(excuses.map(({ foodId, rule, reason }) => [keyOf(foodId, rule), reason]));
  const names = checkNames(foods);
  const deviations = foods.flatMap((food): Deviation[] =>
    [
      ...checkFood(food),
      ...checkPortions(food),
      ...checkNova(food),
      ...checkGlycemicIndex(food),
      ...(names.get(food.id) ?? []),
      ...(sets === undefined ? [] : checkSource(food, sets.get(sourceOf(food)))),
    ].map((breach) => ({ ...breach, foodId: food.id, excuse: reasons.get(keyOf(food.id, breach.rule)) })),
  );
  const used = new Set(deviations.map(({ foodId, rule }) => keyOf(foodId, rule)));
  return { deviations, idleExcuses: excuses.filter(({ foodId, rule }) => !used.has(keyOf(foodId, rule))) };
}
