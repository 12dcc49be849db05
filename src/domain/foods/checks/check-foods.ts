import { breachIf, FOOD_RULES, type FoodBreach, type FoodRule } from './breach.ts';
import { checkFood } from './check-food.ts';
import { checkPortions } from './check-portions.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type Nutrients } from '#domain/foods/nutrients.ts';
import { FoodTableError, type TableSource } from '#domain/foods/table-source.ts';

/** Why one food of the table may break one rule. */
export interface Excuse {
  readonly foodId: string;
  readonly rule: FoodRule;
  readonly reason: string;
}

const HEADER = 'food\trule\treason';

/** Reads the excuses of the reference table. @throws FoodTableError for a row that is not whole */
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

/** Names and aliases that more than one food claims, by food id. Whoever types one must get one food. */
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

/** What a row of the reference table cites. */
const sourceOf = ({ fdcId, sourceId }: Pick<Food, 'fdcId' | 'sourceId'>): string => sourceId ?? String(fdcId);

/**
 * A food's figures against those of the figure set it cites; figures that the set lacks may be derived (alcohol, added sugars) or come from
 * another table (iodine).
 * @param cited figures per 100 g of the cited set, or undefined if its table has no such set
 */
function checkSource(
  food: Pick<Food, 'fdcId' | 'sourceId' | 'per100g'>,
  cited: Nutrients | undefined,
): FoodBreach[] {
  const { per100g } = food;
  if (cited === undefined)
    return breachIf(true, 'source', 'impossible', () => `No table has figures ${sourceOf(food)}.`);
  return NUTRIENT_KEYS.flatMap((key) =>
    breachIf(
      cited[key] !== undefined && cited[key] !== per100g[key],
      'source',
      'impossible',
      () => `${key} is ${per100g[key]}, but ${cited[key]} in figures ${sourceOf(food)}.`,
    ),
  );
}

/**
 * NOVA classes that occur in a group; a group not named may hold 1, 3 and 4. Culinary ingredients (2) are oils, sugars, starches, salt,
 * vinegar and cream. Flour, dried milk and spices are class 1.
 * Source: Monteiro et al., Public Health Nutr 2019;22:936-941, doi:10.1017/S1368980018003762.
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

/** The NOVA class is one that the food's group can have; a food of the reference table has one. */
function checkNova({ group, nova }: Pick<Food, 'group' | 'nova'>): FoodBreach[] {
  const classes = CLASSES_OF[group] ?? [1, 3, 4];
  return breachIf(
    nova === undefined || !classes.includes(nova),
    'nova',
    'doubtful',
    () => `NOVA class ${nova ?? 'unknown'} in the group ${group}; expected ${classes.join(', ')}.`,
  );
}

/** Under this a food does not raise blood glucose enough to be measured. */
const MIN_CARBS_G = 2;

/** A glycemic index is 1 to 150 (glucose is 100) and belongs to a food with carbohydrate. */
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

/** A breach of one food of the table, with its excuse if there is one. */
export interface Deviation extends FoodBreach {
  readonly foodId: string;
  readonly excuse?: string | undefined;
}

/** What a check of the whole table found. */
export interface TableReport {
  readonly deviations: readonly Deviation[];
  /** Excuses of foods or rules that no longer deviate. */
  readonly idleExcuses: readonly Excuse[];
}

const keyOf = (foodId: string, rule: FoodRule): string => `${foodId} ${rule}`;

/**
 * Holds every food of the reference table against every rule.
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
