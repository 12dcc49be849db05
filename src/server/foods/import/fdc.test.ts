import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { products } from '#server/foods/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { importFoods } from './import-foods.ts';

const USDA = path.resolve('../shared/data/usda/foods.jsonl.gz');

interface UsdaRow {
  readonly fdc_id: number;
  readonly source: string;
  readonly description: string;
  readonly category: string;
  readonly nutrients: Readonly<Record<string, number>>;
}

/** Nutrient ids of FoodData Central for the figures that the test carries over. */
const IDS: Readonly<Record<string, number>> = {
  energy_kcal: 1008,
  protein_g: 1003,
  fat_g: 1004,
  carbs_g: 1005,
  fiber_g: 1079,
  sugars_g: 2000,
  sodium_mg: 1093,
  vitamin_d_ug: 1114,
  water_g: 1051,
  alcohol_g: 1018,
};

const nutrient = (id: number, amount: number) => ({
  type: 'FoodNutrient',
  nutrient: { id, name: 'n', unitName: 'g' },
  amount,
});

const OATS = {
  dataType: 'Branded',
  fdcId: 9001,
  description: 'STEEL CUT OATS',
  brandOwner: 'HARBOUR MILLS CO.',
  gtinUpc: '036000291452',
  brandedFoodCategory: 'Cereal',
  servingSize: 40,
  servingSizeUnit: 'g',
  householdServingFullText: '1 scoop (40g)',
  modifiedDate: '4/1/2019',
  foodNutrients: [
    nutrient(1008, 375),
    nutrient(1003, 12.5),
    nutrient(1004, 6.25),
    nutrient(1005, 67.5),
    nutrient(1079, 10),
    nutrient(1110, 40),
  ],
};
const NEWER_OATS = {
  ...OATS,
  fdcId: 9002,
  description: 'Steel cut oats, new pack',
  modifiedDate: '10/12/2023',
};
const WRONG_CODE = { ...OATS, fdcId: 9003, description: 'Rolled oats', gtinUpc: '036000291459' };
const MILK = {
  dataType: 'Survey (FNDDS)',
  fdcId: 9004,
  description: 'Milk, 2%',
  wweiaFoodCategory: { wweiaFoodCategoryDescription: 'Milk, reduced fat' },
  foodNutrients: [nutrient(1008, 50), nutrient(1003, 3.4), nutrient(1004, 1.9), nutrient(1005, 4.9)],
  foodPortions: [
    { portionDescription: '1 cup', modifier: '10205', gramWeight: 244 },
    { portionDescription: 'Quantity not specified', gramWeight: 200 },
  ],
};
const EGG = {
  dataType: 'Foundation',
  fdcId: 9005,
  description: 'Egg, raw',
  foodCategory: { description: 'Dairy and Egg Products' },
  foodNutrients: [nutrient(1062, 599), nutrient(1003, 12.4), nutrient(1004, 9.96), nutrient(1005, -0.2)],
};

describe.each(testDatabases())('Theo imports FoodData Central on $name', ({ open }) => {
  const database = opened(() => open());
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-fdc-'));
  beforeEach(() => database.clear());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const json = (list: string, foods: readonly unknown[], indent?: number) => {
    const place = path.join(folder, `${list}.json`);
    writeFileSync(place, JSON.stringify({ [list]: foods }, null, indent));
    return place;
  };
  const stored = () => database.db.select().from(products).orderBy(asc(products.id));

  test('branded, survey and foundation foods are imported with portions, brands and figures', async () => {
    const done = await importFoods(
      database.db,
      json('BrandedFoods', [NEWER_OATS, OATS, WRONG_CODE, MILK, EGG], 2),
    );
    expect(done).toMatchObject({ format: 'fdc-json', taken: 3, updated: 0, refused: 2 });
    expect(done.refusals.older?.count).toBe(1);
    expect(done.refusals.values?.first[0]?.message).toContain('carbsG is -0.2');
    const [rolled, milk, oats] = await stored();
    expect(oats).toMatchObject({
      id: 'product:00036000291452',
      fdcId: 9002,
      name: 'Steel cut oats, new pack',
      brand: 'Harbour Mills Co.',
      per100g: { energyKcal: 375, proteinG: 12.5, fatG: 6.25, carbsG: 67.5, fiberG: 10, vitaminDUg: 1 },
      portions: [
        { label: 'serving', grams: 40 },
        { label: 'scoop', grams: 40 },
      ],
    });
    expect(rolled).toMatchObject({ id: 'fdc:9003', gtin: null, name: 'Rolled oats' });
    expect(milk).toMatchObject({
      group: 'dairy',
      portions: [{ label: 'cup', grams: 244 }],
      defaultPortion: { label: 'serving', grams: 200 },
    });
  });

  const TABLES: Readonly<Record<string, string>> = {
    'food.csv':
      '"fdc_id","data_type","description","food_category_id","publication_date"\n' +
      '"9002","branded_food","OATS, ""SLOW""","","2020-01-01"\n"8000","sample_food","Milk bought in Ohio","1","2020-01-01"\n' +
      '"9001","sr_legacy_food","Bagel, plain","18","2019-04-01"\n"9003","survey_fndds_food","Tea","7302","2024-10-31"\n',
    'food_nutrient.csv':
      '"id","fdc_id","nutrient_id","amount"\n"1","9001","1008","264"\n"2","9003","208","1"\n"3","9002","1008","375"\n' +
      '"4","9001","1003","10.6"\n"5","9001","1004","1.3"\n"6","9001","1005","52.4"\n"7","9001","9999","7"\n"8","9003","301","3"\n',
    'branded_food.csv':
      '"fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category","modified_date"\n' +
      '"9002","HARBOUR MILLS","SLOW","036000291452","40","g","2 scoops","Cereal","2021-05-06"\n',
    'food_portion.csv':
      '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"\n' +
      '"1","9001","1","1","9999","","mini","26"\n"2","9001","2","2","1000","","","210"\n"3","9003","1","","9999","1 mug","10205","240"\n',
    'measure_unit.csv': '"id","name"\n"1000","cup"\n"9999","undetermined"\n',
    'food_category.csv': '"id","code","description"\n"18","1800","Baked Products"\n',
    'wweia_food_category.csv': '"wweia_food_category","wweia_food_category_description"\n"7302","Tea"\n',
    'nutrient.csv': '"id","name"\n"1008","Energy"\n',
  };

  test.each(['a folder', 'a zip'])('the tables are joined from %s in any order of rows', async (kind) => {
    const place = path.join(folder, kind === 'a zip' ? 'tables.zip' : 'tables');
    if (kind === 'a zip')
      writeFileSync(
        place,
        zipSync(
          Object.fromEntries(
            Object.entries(TABLES).map(([name, text]) => [`FDC/${name}`, Buffer.from(text)]),
          ),
        ),
      );
    else {
      mkdirSync(place, { recursive: true });
      for (const [name, text] of Object.entries(TABLES)) writeFileSync(path.join(place, name), text);
    }
    const done = await importFoods(database.db, place);
    expect(done).toMatchObject({ format: 'fdc-tables', rowsDone: 4, taken: 3, refused: 1 });
    expect(done.refusals.kind?.first).toEqual([
      { line: 3, message: 'Food 8000 isn’t a food in its own right (type: sample_food).' },
    ]);
    const [bagel, tea, oats] = await stored();
    expect(bagel).toMatchObject({
      id: 'fdc:9001',
      group: 'refined-grain',
      per100g: { energyKcal: 264, proteinG: 10.6, fatG: 1.3, carbsG: 52.4 },
      portions: [
        { label: 'mini', grams: 26 },
        { label: 'cup', grams: 105 },
      ],
    });
    expect(tea).toMatchObject({
      group: 'drink',
      per100g: { energyKcal: 1, calciumMg: 3 },
      defaultPortion: { label: 'mug', grams: 240 },
    });
    expect(oats).toMatchObject({
      name: 'Oats, "slow"',
      brand: 'Slow',
      portions: [{ label: 'serving', grams: 40 }],
    });
  });

  test.skipIf(!existsSync(USDA))(
    'real foods keep their figures, and impossible ones are rejected',
    async () => {
      const rows = gunzipSync(readFileSync(USDA))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as UsdaRow);
      const foods = rows
        .filter((_, at) => at % 5 === 0)
        .map(({ fdc_id, source, description, category, nutrients }) => ({
          fdcId: fdc_id,
          dataType: { sr_legacy: 'SR Legacy', foundation: 'Foundation' }[source] ?? 'Survey (FNDDS)',
          description,
          foodCategory: { description: category },
          foodNutrients: Object.entries(IDS).flatMap(([key, id]) =>
            nutrients[key] === undefined ? [] : [nutrient(id, nutrients[key])],
          ),
        }));
      const done = await importFoods(database.db, json('SRLegacyFoods', foods));
      expect(done.taken + done.refused).toBe(foods.length);
      expect(done.refused).toBeLessThan(0.03 * foods.length);
      const byId = new Map(foods.map((food) => [food.fdcId, food]));
      for (const { fdcId, per100g } of await stored()) {
        const given = byId.get(fdcId ?? 0)?.foodNutrients.length;
        expect(Object.keys(per100g)).toHaveLength(given ?? -1);
      }
    },
  );
});
