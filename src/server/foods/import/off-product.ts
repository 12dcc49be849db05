import { MAX_PORTION_GRAMS } from '#domain/foods/food.ts';
import type { Portion } from '#domain/foods/food.ts';
import { sodiumMgOfSalt } from '#domain/foods/labels/label.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { energiesAgree, kcalFromKj } from '#domain/units/energy.ts';
import { knownFigures } from './figures.ts';
import { foodGroupOf } from './food-group-words.ts';
import type { ProductDraft, Unusable } from './source-row.ts';

/** An Open Food Facts product from any of its file formats. */
export interface OffFields {
  text(field: string): string | undefined;
  /** Tags of a field: `en:breads`. */
  tags(field: string): readonly string[];
  number(field: string): number | undefined;
  /** Amount per 100 g or 100 ml by Open Food Facts' name of the nutrient: g; energy kJ, `energy-kcal` kcal, alcohol % by volume. */
  per100g(nutrient: string): number | undefined;
}

/** Their names of nutrients, and the factor from grams. Without folate, because labels don't state dietary equivalents. */
const NUTRIENTS: readonly (readonly [NutrientKey, name: string, factor: number])[] = [
  ['proteinG', 'proteins', 1],
  ['fatG', 'fat', 1],
  ['fiberG', 'fiber', 1],
  ['sugarsG', 'sugars', 1],
  ['addedSugarsG', 'added-sugars', 1],
  ['satFatG', 'saturated-fat', 1],
  ['monoFatG', 'monounsaturated-fat', 1],
  ['polyFatG', 'polyunsaturated-fat', 1],
  ['transFatG', 'trans-fat', 1],
  ['omega3AlaG', 'alpha-linolenic-acid', 1],
  ['omega3EpaG', 'eicosapentaenoic-acid', 1],
  ['omega3DhaG', 'docosahexaenoic-acid', 1],
  ['cholesterolMg', 'cholesterol', 1e3],
  ['potassiumMg', 'potassium', 1e3],
  ['calciumMg', 'calcium', 1e3],
  ['ironMg', 'iron', 1e3],
  ['magnesiumMg', 'magnesium', 1e3],
  ['phosphorusMg', 'phosphorus', 1e3],
  ['zincMg', 'zinc', 1e3],
  ['copperMg', 'copper', 1e3],
  ['manganeseMg', 'manganese', 1e3],
  ['seleniumUg', 'selenium', 1e6],
  ['iodineUg', 'iodine', 1e6],
  ['vitaminARaeUg', 'vitamin-a', 1e6],
  ['vitaminCMg', 'vitamin-c', 1e3],
  ['vitaminDUg', 'vitamin-d', 1e6],
  ['vitaminEMg', 'vitamin-e', 1e3],
  ['vitaminKUg', 'vitamin-k', 1e6],
  ['thiaminMg', 'vitamin-b1', 1e3],
  ['riboflavinMg', 'vitamin-b2', 1e3],
  ['niacinMg', 'vitamin-pp', 1e3],
  ['vitaminB6Mg', 'vitamin-b6', 1e3],
  ['vitaminB12Ug', 'vitamin-b12', 1e6],
  ['pantothenicAcidMg', 'pantothenic-acid', 1e3],
  ['cholineMg', 'choline', 1e3],
  ['caffeineMg', 'caffeine', 1e3],
];

/** Grams in 1 ml of ethanol at 20 °C. Source: OIML R 22, International alcoholometric tables. */
const ETHANOL_G_PER_ML = 0.789;

/** US labels include fiber in carbohydrate; others list it separately. */
const COUNTS_FIBER: ReadonlySet<string> = new Set(['en:united-states', 'en:canada']);

function carbsG({ per100g, tags }: OffFields): number | undefined {
  const [total, stated] = [per100g('carbohydrates-total'), per100g('carbohydrates')];
  if (total !== undefined || stated === undefined) return total;
  const countries = tags('countries_tags');
  const isAmerican = countries.length > 0 && countries.every((country) => COUNTS_FIBER.has(country));
  return isAmerican ? stated : stated + (per100g('fiber') ?? 0);
}

function portionsOf({ text, number }: OffFields): { portions: Portion[]; defaultPortion: Portion } {
  const grams = number('serving_quantity');
  const unit = text('serving_quantity_unit') ?? 'g';
  if (grams === undefined || !(grams > 0 && grams <= MAX_PORTION_GRAMS) || !['g', 'ml'].includes(unit))
    return { portions: [], defaultPortion: { label: '100 g', grams: 100 } };
  const serving = { label: 'serving', grams };
  return { portions: [serving], defaultPortion: serving };
}

const isNova = (value: number | undefined): value is 1 | 2 | 3 | 4 =>
  value !== undefined && [1, 2, 3, 4].includes(value);

/** A product as a draft; amounts per 100 ml are taken as per 100 g, since no density is stated. */
export function offProduct(fields: OffFields): ProductDraft | Unusable {
  const { text, tags, number, per100g } = fields;
  const name = text('product_name') ?? text('product_name_en') ?? text('generic_name') ?? text('name') ?? '';
  const [energyKcal, energyKj] = [per100g('energy-kcal'), per100g('energy-kj') ?? per100g('energy')];
  if (energyKcal !== undefined && energyKj !== undefined && !energiesAgree(energyKcal, energyKj))
    return { reason: 'units', message: `“${name}”: ${energyKj} kJ and ${energyKcal} kcal don’t match.` };
  const [sodiumG, saltG, alcoholVol] = [per100g('sodium'), per100g('salt'), per100g('alcohol')];
  const nova = number('nova_group') ?? number('nova');
  const revised = number('last_modified_t');
  const polyolsG = per100g('polyols');
  const brand = text('brands')?.split(',')[0];
  return {
    source: 'off',
    code: text('code') ?? '',
    name,
    ...(brand === undefined ? {} : { brand }),
    group: foodGroupOf([...tags('pnns_groups_2'), ...tags('categories_tags').toReversed()]),
    ...(isNova(nova) ? { nova } : {}),
    per100g: knownFigures({
      energyKcal: energyKcal ?? (energyKj === undefined ? undefined : kcalFromKj(energyKj)),
      carbsG: carbsG(fields),
      sodiumMg: sodiumG === undefined ? saltG && sodiumMgOfSalt(saltG) : sodiumG * 1e3,
      alcoholG: alcoholVol && alcoholVol * ETHANOL_G_PER_ML,
      ...Object.fromEntries(
        NUTRIENTS.map(([key, nutrient, factor]) => {
          const grams = per100g(nutrient);
          return [key, grams === undefined ? undefined : grams * factor];
        }),
      ),
    }),
    ...(polyolsG === undefined ? {} : { polyolsG }),
    ...portionsOf(fields),
    ...(revised === undefined || !(revised > 0) ? {} : { revisedAt: new Date(revised * 1000) }),
  };
}
