import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnFoodInput, RecipeInput } from '#contract/foods/own-foods.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { nameKeyOf, productTerms } from '#domain/foods/search/product-terms.ts';
import { ownFoods, products } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const refused = (field: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });

const quark = (changes: Partial<OwnFoodInput> = {}): OwnFoodInput => ({
  id: crypto.randomUUID(),
  name: 'Skyr, vanilla',
  brand: 'Nordic Cow',
  per100g: { energyKcal: 62, proteinG: 9.5, carbsG: 5.2, fatG: 0.2, sugarsG: 4.6 },
  portions: [{ label: 'pot', grams: 150 }],
  ...changes,
});
const ingredient = (foodId: string, grams: number) => ({ foodId, amount: grams, unit: 'g', grams });
const mash = (changes: Partial<RecipeInput> = {}): RecipeInput => ({
  id: crypto.randomUUID(),
  name: 'Apple and banana mash',
  ingredients: [ingredient('apple', 200), ingredient('banana', 100)],
  yieldGrams: 250,
  servings: 2,
  ...changes,
});

describe.each(testDatabases())('the foods of Grace on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const grace = signedUp(app, 'Grace');
  beforeEach(async () => {
    for (const table of [meals, mealItems, ownFoods, products]) await app.database.db.delete(table);
  });

  const { own, recipes } = {
    own: () => grace.api.foods.own,
    recipes: () => grace.api.foods.recipes,
  };
  const search = (query: string) => grace.api.foods.search({ query, limit: 20 });
  const addProduct = (gtin: string, name: string, brand: string) =>
    app.database.db.insert(products).values({
      id: `product:${gtin}`,
      gtin,
      name,
      brand,
      per100g: { energyKcal: 500, proteinG: 6, carbsG: 60, fatG: 26 },
      portions: [{ label: 'bar', grams: 45 }],
      defaultPortion: { label: 'bar', grams: 45 },
      source: 'off',
      nameKey: nameKeyOf(name),
      terms: productTerms(name, brand).join(' '),
    });

  describe('a food from a label', () => {
    test('is stored once, however often it is sent, and is read as entered', async () => {
      const input = quark({ gtin: '4006381333931' });
      const made = await own().create(input);
      expect(made).toMatchObject({
        id: input.id,
        gtin: '04006381333931',
        recipe: null,
        food: { id: `own:${input.id}`, brand: 'Nordic Cow', defaultPortion: { label: 'pot', grams: 150 } },
      });
      expect(await own().create({ ...input, name: 'Changed on the way' })).toEqual(made);
      expect(await own().list({})).toEqual({ foods: [made], next: null });
      expect(await grace.api.foods.get({ id: made.food.id })).toEqual(made.food);
    });

    test('nutrients missing on the label stay unknown', async () => {
      const { food } = await own().create(quark());
      expect(food.per100g.fiberG).toBeUndefined();
      expect(food.per100g.sodiumMg).toBeUndefined();
    });

    test('doubtful energy is accepted once confirmed, impossible masses never', async () => {
      const odd = quark({ per100g: { energyKcal: 300, proteinG: 9.5, carbsG: 5.2, fatG: 0.2 } });
      await expect(own().create(odd)).rejects.toMatchObject(refused('confirmed'));
      expect(await own().create({ ...odd, confirmed: true })).toMatchObject({
        food: { per100g: { energyKcal: 300 } },
      });
      const heavy = quark({
        per100g: { energyKcal: 400, proteinG: 60, carbsG: 60, fatG: 10 },
        confirmed: true,
      });
      await expect(own().create(heavy)).rejects.toMatchObject(refused('per100g'));
    });

    test.each([
      ['without energy', { per100g: { proteinG: 9 } }, 'per100g.energyKcal'],
      ['without a name', { name: '  ' }, 'name'],
      ['with a mistyped barcode', { gtin: '4006381333932' }, 'gtin'],
      [
        'with duplicate portion names',
        {
          portions: [
            { label: 'Pot', grams: 1 },
            { label: 'pot', grams: 2 },
          ],
        },
        'portions',
      ],
      ['with a portion of nothing', { portions: [{ label: 'pot', grams: 0 }] }, 'portions.0.grams'],
    ])('%s is refused at its field', async (_what, change, field) => {
      await expect(own().create(quark(change))).rejects.toMatchObject(refused(field));
    });

    test('pages follow each other without gaps', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.push((await own().create(quark())).id);
      const seen: string[] = [];
      let before: string | undefined;
      do {
        const page = await own().list({ limit: 2, ...(before && { before }) });
        seen.push(...page.foods.map(({ id }) => id));
        before = page.next ?? undefined;
      } while (before !== undefined);
      expect(seen).toEqual(ids.toSorted().toReversed());
    });
  });

  describe('history', () => {
    test('changing and deleting a food leaves the food log unchanged, and it can be restored', async () => {
      const made = await own().create(quark());
      const meal = breakfast({ items: [{ ...itemOf(made.food.id), unit: 'pot' }] });
      const logged = await grace.api.meals.create(meal);
      expect(logged.items[0]).toMatchObject({ name: 'Skyr, vanilla, Nordic Cow' });
      await own().update({
        ...quark(),
        id: made.id,
        per100g: { energyKcal: 70, proteinG: 9, carbsG: 8, fatG: 0.2 },
      });
      await own().remove({ id: made.id });
      await own().remove({ id: made.id });
      expect((await grace.api.meals.day({ date: '2026-11-20' })).meals).toEqual([logged]);
      expect((await own().list({})).foods).toEqual([]);
      expect(await search('skyr')).not.toContainEqual(expect.objectContaining({ origin: 'own' }));
      await expect(own().update({ ...quark(), id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      // She edits the old meal although its food is gone.
      expect(await grace.api.meals.update({ ...meal, note: 'good' })).toMatchObject({ note: 'good' });
      expect(await own().restore({ id: made.id })).toMatchObject({ food: { per100g: { energyKcal: 70 } } });
      expect((await own().list({})).foods).toHaveLength(1);
    });
  });

  describe('a recipe', () => {
    test('has the figures of its ingredients over the mass of the dish, whatever the request says', async () => {
      const input = { ...mash(), per100g: { energyKcal: 1 } };
      const made = await recipes().create(input);
      const kcal = (id: string) => app.services.foods.index.byId.get(id)?.per100g.energyKcal ?? 0;
      expect(made.food.per100g.energyKcal).toBeCloseTo((kcal('apple') * 2 + kcal('banana')) / 2.5, 2);
      expect(made.food).toMatchObject({ group: 'dish', defaultPortion: { label: 'serving', grams: 125 } });
      expect(made.recipe?.ingredients.map(({ name }) => name)).toEqual(['Apple', 'Banana']);
    });

    test('keeps its figures when an ingredient changes, until it is saved again', async () => {
      const skyr = await own().create(quark());
      const input = mash({ ingredients: [ingredient(skyr.food.id, 100)], yieldGrams: 100 });
      await recipes().create(input);
      await own().update({
        ...quark(),
        id: skyr.id,
        per100g: { energyKcal: 80, proteinG: 9.5, carbsG: 9, fatG: 0.2 },
      });
      const stored = async () => (await grace.api.foods.get({ id: `own:${input.id}` })).per100g.energyKcal;
      expect(await stored()).toBe(62);
      await recipes().update(input);
      expect(await stored()).toBe(80);
    });

    test('a nutrient that one ingredient doesn’t report is unknown for the dish', async () => {
      const skyr = await own().create(quark());
      const made = await recipes().create(
        mash({ ingredients: [ingredient(skyr.food.id, 100), ingredient('apple', 100)] }),
      );
      expect(made.food.per100g.fiberG).toBeUndefined();
      expect(made.food.per100g.sugarsG).toBeGreaterThan(0);
    });

    test('with an unknown ingredient, itself as one, or too little mass is refused at its field', async () => {
      const unknown = mash({ ingredients: [ingredient('apple', 1), ingredient('own:no-such-food', 1)] });
      await expect(recipes().create(unknown)).rejects.toMatchObject(refused('ingredients.1.foodId'));
      const made = await recipes().create(mash());
      const itself = mash({ id: made.id, ingredients: [ingredient(made.food.id, 10)] });
      await expect(recipes().update(itself)).rejects.toMatchObject(refused('ingredients.0.foodId'));
      await expect(recipes().create(mash({ yieldGrams: 20 }))).rejects.toMatchObject(refused('yieldGrams'));
    });

    test('a recipe can’t be saved as a label, nor a label as a recipe', async () => {
      const made = await recipes().create(mash());
      await expect(own().update({ ...quark(), id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const skyr = await own().create(quark());
      await expect(recipes().update(mash({ id: skyr.id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('the search', () => {
    test('finds own foods by name, brand, plural, typo and in any word order, before the reference table’s', async () => {
      await own().create(quark({ name: 'Banana skyr' }));
      for (const query of ['banana', 'nordic cow banana', 'skyrs banana', 'bananna skyr', 'cow skyr'])
        expect((await search(query))[0]).toMatchObject({ origin: 'own', food: { name: 'Banana skyr' } });
      expect((await search('banana')).slice(1, 3)).toContainEqual(
        expect.objectContaining({ origin: 'reference' }),
      );
    });

    test('ranks foods Grace eats first, and says how often', async () => {
      const first = async () => (await search('milk'))[0];
      expect((await first())?.usage).toBeUndefined();
      for (const day of ['18', '19'])
        await grace.api.meals.create(
          breakfast({ eatenAt: `2026-11-${day}T08:00:00Z`, items: [itemOf('milk-2-percent')] }),
        );
      expect(await first()).toMatchObject({
        food: { id: 'milk-2-percent' },
        usage: { times: 2, lastDate: '2026-11-19' },
      });
    });

    test('finds recipes and products, each with its kind', async () => {
      await recipes().create(mash());
      await addProduct('00036000291452', 'Hazelnut crunch bar', 'Squirrel & Co');
      expect((await search('apple banana mash'))[0]).toMatchObject({ origin: 'recipe' });
      expect((await search('squirrel hazelnut'))[0]).toMatchObject({ origin: 'product' });
      expect(await search('hazelnuts')).toContainEqual(expect.objectContaining({ origin: 'product' }));
    });

    test('a logged product is among the frequent foods', async () => {
      await addProduct('00036000291452', 'Hazelnut crunch bar', 'Squirrel & Co');
      await grace.api.meals.create(
        breakfast({ items: [{ ...itemOf('product:00036000291452'), unit: 'bar' }] }),
      );
      const usual = await grace.api.foods.usual();
      expect(usual.usage).toEqual([{ foodId: 'product:00036000291452', times: 1, lastDate: '2026-11-20' }]);
      expect(usual.products).toMatchObject([{ name: 'Hazelnut crunch bar' }]);
    });
  });

  describe('a barcode', () => {
    test('finds her own food first, then the product, in any notation', async () => {
      await addProduct('00036000291452', 'Hazelnut crunch bar', 'Squirrel & Co');
      for (const code of ['036000291452', '0036000291452', '0 36000 29145 2'])
        expect(await grace.api.foods.byBarcode({ code })).toMatchObject({ origin: 'product' });
      await own().create(quark({ gtin: '036000291452' }));
      expect(await grace.api.foods.byBarcode({ code: '036000291452' })).toMatchObject({ origin: 'own' });
    });

    test('that is unknown leads to creating the food; a mistyped one is refused at its field', async () => {
      const unknown = await grace.api.foods
        .byBarcode({ code: '4006381333931' })
        .catch((error: unknown) => error);
      expect(unknown).toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringContaining('Create the food'),
      });
      await expect(grace.api.foods.byBarcode({ code: '4006381333932' })).rejects.toMatchObject(
        refused('code'),
      );
    });
  });
});
