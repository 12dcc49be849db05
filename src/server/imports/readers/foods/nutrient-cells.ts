import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { cellNumber, type TableRow } from '#server/imports/rows/csv.ts';

/** Names of a nutrient's column in lowercase, without its unit. */
const COLUMNS: readonly (readonly [NutrientKey, readonly string[]])[] = [
  ['energyKcal', ['energy', 'calories', 'calories (kcal)', 'food calories', 'kcal']],
  ['proteinG', ['protein']],
  ['carbsG', ['carbs', 'carbohydrates', 'carbohydrate']],
  ['fatG', ['fat', 'total fat']],
  ['fiberG', ['fiber', 'dietary fiber', 'fibre']],
  ['sugarsG', ['sugars', 'sugar', 'sugars total']],
  ['addedSugarsG', ['added sugars', 'sugars added']],
  ['satFatG', ['saturated', 'saturated fat']],
  ['monoFatG', ['monounsaturated', 'monounsaturated fat']],
  ['polyFatG', ['polyunsaturated', 'polyunsaturated fat']],
  ['transFatG', ['trans-fats', 'trans fat']],
  ['omega3AlaG', ['omega-3 ala']],
  ['omega3EpaG', ['omega-3 epa']],
  ['omega3DhaG', ['omega-3 dha']],
  ['cholesterolMg', ['cholesterol']],
  ['sodiumMg', ['sodium']],
  ['potassiumMg', ['potassium']],
  ['calciumMg', ['calcium']],
  ['ironMg', ['iron']],
  ['magnesiumMg', ['magnesium']],
  ['phosphorusMg', ['phosphorus']],
  ['zincMg', ['zinc']],
  ['copperMg', ['copper']],
  ['manganeseMg', ['manganese']],
  ['seleniumUg', ['selenium']],
  ['iodineUg', ['iodine']],
  ['vitaminCMg', ['vitamin c']],
  ['vitaminDUg', ['vitamin d']],
  ['vitaminEMg', ['vitamin e']],
  ['vitaminKUg', ['vitamin k']],
  ['thiaminMg', ['b1 (thiamine)', 'b1', 'thiamin']],
  ['riboflavinMg', ['b2 (riboflavin)', 'b2', 'riboflavin']],
  ['niacinMg', ['b3 (niacin)', 'b3', 'niacin']],
  ['pantothenicAcidMg', ['b5 (pantothenic acid)', 'b5', 'pantothenic acid']],
  ['vitaminB6Mg', ['b6 (pyridoxine)', 'b6', 'vitamin b6']],
  ['vitaminB12Ug', ['b12 (cobalamin)', 'b12', 'vitamin b12']],
  ['cholineMg', ['choline']],
  ['alcoholG', ['alcohol']],
  ['caffeineMg', ['caffeine']],
  ['waterG', ['water']],
];

/** Cells in the unit that ends the nutrient's name; for the rest, a factor into it. */
const UNIT_OF: readonly (readonly [RegExp, string])[] = [
  [/Kcal$/, 'kcal'],
  [/Mg$/, 'mg'],
  [/Ug$/, 'µg'],
  [/G$/, 'g'],
];
/** International units of vitamin D: 40 IU are one microgram. */
const IU_PER_UG_VITAMIN_D = 40;

function cellOf(row: TableRow, key: NutrientKey, names: readonly string[]): number | undefined {
  const unit = UNIT_OF.find(([pattern]) => pattern.test(key))?.[1] ?? '';
  const value = cellNumber(row.cell(...names.flatMap((name) => [`${name} (${unit})`, `${name} (mcg)`])));
  if (value !== undefined) return value;
  if (key !== 'vitaminDUg') return undefined;
  const units = cellNumber(row.cell('vitamin d (iu)'));
  return units === undefined ? undefined : units / IU_PER_UG_VITAMIN_D;
}

/**
 * Nutrients whose column names its unit; empty cells are unknown.
 * @param plain nutrients with our unit if the column has none
 */
export function nutrientCells(
  row: TableRow,
  plain: readonly NutrientKey[] = [],
): Partial<Record<NutrientKey, number>> {
  const known: Partial<Record<NutrientKey, number>> = {};
  for (const [key, names] of COLUMNS) {
    const value =
      cellOf(row, key, names) ?? (plain.includes(key) ? cellNumber(row.cell(...names)) : undefined);
    if (value !== undefined && value >= 0) known[key] = value;
  }
  return known;
}
