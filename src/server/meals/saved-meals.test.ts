import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedMealInput } from '#contract/meals/saved-meals.ts';
import { scaleItems } from '#domain/meals/estimates/scale-items.ts';
import { testDatabases } from '#server/db/testing.ts';
import { ownFoods } from '#server/foods/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';
import { sweepDeletedSavedMeals } from './saved-commands.ts';
import { meals, savedMeals } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

const porridge = (changes: Partial<SavedMealInput> = {}): SavedMealInput => ({
  id: crypto.randomUUID(),
  name: 'Porridge',
  items: [itemOf('apple'), itemOf('banana')],
  ...changes,
});

const shake = () => ({
  id: crypto.randomUUID(),
  foodId: null,
  name: 'Shake',
  entered: { energyKcal: 210, proteinG: 20 },
  amount: 1,
  unit: 'serving',
  grams: null,
  confidence: 1,
});

describe.each(testDatabases())('saved meals on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(savedMeals);
    await app.database.db.delete(meals);
  });

  const names = async () => (await ada.api.savedMeals.list()).map(({ name }) => name);

  test('Ada saves her porridge with a shake of her own figures and finds it with its energy', async () => {
    const saved = await ada.api.savedMeals.create(porridge({ items: [itemOf('apple'), shake()] }));
    expect(await ada.api.savedMeals.list()).toEqual([saved]);
    expect(saved).toMatchObject({ name: 'Porridge', favourite: false, rank: 1 });
    const [apple, drink] = saved.items;
    expect(apple).toMatchObject({ name: 'Apple', foodId: 'apple', grams: { value: 200 } });
    expect(apple?.nutrients.energyKcal?.value).toBeGreaterThan(50);
    expect(drink).toMatchObject({ name: 'Shake', foodId: null, grams: null });
    expect(drink?.nutrients).toEqual({
      energyKcal: { value: 210, low: 210, high: 210 },
      proteinG: { value: 20, low: 20, high: 20 },
    });
  });

  test('the list has the main nutrients, the row has all', async () => {
    const saved = await ada.api.savedMeals.create(porridge());
    expect(saved.items[0]?.nutrients).not.toHaveProperty('potassiumMg');
    const [row] = await app.database.db.select().from(savedMeals);
    expect(row?.items[0]?.nutrients).toHaveProperty('potassiumMg');
  });

  test('a double tap saves once and returns the stored meal', async () => {
    const input = porridge();
    const answers = await Promise.all([
      ada.api.savedMeals.create(input),
      ada.api.savedMeals.create({ ...input, name: 'Again' }),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await ada.api.savedMeals.list()).toHaveLength(1);
  });

  test('two servings are logged like any meal, with all nutrients doubled', async () => {
    const saved = await ada.api.savedMeals.create(porridge({ items: [itemOf('apple'), shake()] }));
    const items = scaleItems(saved.items, 2).map(({ nutrients, words: _words, ...item }) => ({
      ...item,
      id: crypto.randomUUID(),
      ...(item.foodId === null && {
        entered: {
          energyKcal: nutrients.energyKcal?.value ?? 0,
          proteinG: nutrients.proteinG?.value ?? 0,
        },
      }),
    }));
    const logged = await ada.api.meals.create(breakfast({ source: 'saved', items }));
    const once = await ada.api.meals.create(breakfast());
    expect(logged.source).toBe('saved');
    expect(logged.items[0]).toMatchObject({ amount: 2, grams: { value: 400 } });
    const potassium = (of: typeof logged) => of.items[0]?.nutrients.potassiumMg?.value ?? 0;
    expect(potassium(logged) / potassium(once)).toBeCloseTo(2, 2);
    expect(logged.items[1]?.nutrients.energyKcal?.value).toBe(420);
  });

  test('changing or deleting a saved meal doesn’t change meals logged from it', async () => {
    const saved = await ada.api.savedMeals.create(porridge());
    const logged = await ada.api.meals.create(breakfast({ source: 'saved' }));
    await ada.api.savedMeals.update({ id: saved.id, name: 'Fruit', items: [itemOf('pear')] });
    await ada.api.savedMeals.remove({ id: saved.id });
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toEqual([logged]);
  });

  test('a saved meal with a deleted own food can still be logged', async () => {
    const { db } = app.database;
    const id = crypto.randomUUID();
    const owner = await userIdOf();
    await db.insert(ownFoods).values({
      userId: owner,
      id,
      name: 'Granny’s cake',
      per100g: { energyKcal: 350 },
      portions: [],
      defaultPortion: { label: 'slice', grams: 90 },
    });
    const saved = await ada.api.savedMeals.create(porridge({ items: [itemOf(`own:${id}`)] }));
    expect(saved.items[0]).toMatchObject({ name: 'Granny’s cake' });
    await db
      .update(ownFoods)
      .set({ deletedAt: new Date(NOW) })
      .where(eq(ownFoods.id, id));
    const logged = await ada.api.meals.create(breakfast({ items: [itemOf(`own:${id}`)] }));
    expect(logged.items[0]?.nutrients.energyKcal?.value).toBe(700);
  });

  /** Ada's id, read from a meal she logs for it. */
  async function userIdOf(): Promise<string> {
    await ada.api.meals.create(breakfast());
    const [row] = await app.database.db.select({ userId: meals.userId }).from(meals).limit(1);
    return row?.userId ?? '';
  }

  test('new ones are last unless ranked, and reordering changes only the order', async () => {
    const first = await ada.api.savedMeals.create(porridge({ name: 'First' }));
    await ada.api.savedMeals.create(porridge({ name: 'Second' }));
    await ada.api.savedMeals.create({ ...porridge({ name: 'Top' }), rank: 0 });
    expect(await names()).toEqual(['Top', 'First', 'Second']);
    const after = await ada.api.savedMeals.reorder({ ranks: [{ id: first.id, rank: 2.5 }] });
    expect(after.map(({ name }) => name)).toEqual(['Top', 'Second', 'First']);
    expect(await names()).toEqual(['Top', 'Second', 'First']);
  });

  test('an order with a foreign id changes nothing', async () => {
    const first = await ada.api.savedMeals.create(porridge({ name: 'First' }));
    await ada.api.savedMeals.create(porridge({ name: 'Second' }));
    const ranks = [
      { id: first.id, rank: 9 },
      { id: crypto.randomUUID(), rank: 1 },
    ];
    await expect(ada.api.savedMeals.reorder({ ranks })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await names()).toEqual(['First', 'Second']);
  });

  test('deleting is safe to repeat, and restoring keeps the position', async () => {
    const first = await ada.api.savedMeals.create(porridge({ name: 'First' }));
    await ada.api.savedMeals.create(porridge({ name: 'Second' }));
    await ada.api.savedMeals.remove({ id: first.id });
    await ada.api.savedMeals.remove({ id: first.id });
    expect(await names()).toEqual(['Second']);
    await expect(ada.api.savedMeals.update({ ...porridge(), id: first.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await ada.api.savedMeals.restore({ id: first.id })).toEqual(first);
    expect(await names()).toEqual(['First', 'Second']);
  });

  test('meals deleted a month ago are purged, those deleted yesterday aren’t', async () => {
    const [old, young] = [porridge(), porridge()];
    for (const input of [old, young]) await ada.api.savedMeals.create(input);
    const { db } = app.database;
    for (const [input, days] of [
      [old, 31],
      [young, 1],
    ] as const)
      await db
        .update(savedMeals)
        .set({ deletedAt: new Date(NOW - days * DAY_MS) })
        .where(eq(savedMeals.id, input.id));
    await sweepDeletedSavedMeals(db, NOW);
    expect(await db.select({ id: savedMeals.id }).from(savedMeals)).toEqual([{ id: young.id }]);
  });

  test('a missing name, no foods and an unknown food are refused at their fields', async () => {
    const refused = (input: SavedMealInput) => ada.api.savedMeals.create(input);
    const issue = (field: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });
    await expect(refused(porridge({ name: '  ' }))).rejects.toMatchObject(issue('name'));
    await expect(refused(porridge({ items: [] }))).rejects.toMatchObject(issue('items'));
    await expect(refused(porridge({ items: [itemOf('unobtainium')] }))).rejects.toMatchObject(
      issue('items.0.foodId'),
    );
  });

  test('the 301st saved meal is refused with what to do', async () => {
    const { id, ...rest } = await ada.api.savedMeals.create(porridge());
    const userId = await userIdOf();
    const rows = Array.from({ length: 299 }, () => ({ ...rest, userId, id: crypto.randomUUID() }));
    await app.database.db.insert(savedMeals).values(rows);
    await expect(ada.api.savedMeals.create(porridge())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'name', message: 'You can save up to 300 meals. Delete one first.' }] },
    });
    expect(await ada.api.savedMeals.create({ ...porridge(), id })).toMatchObject({ id });
  });
});
