import { beforeEach, describe, expect, test } from 'vitest';
import { daySummaries } from '#domain/meals/day/day-summaries.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

describe.each(testDatabases())('corrections on $name', (place) => {
  const app = opened(() => openTestApp(place));
  let noor: Browser;
  let count = 0;
  beforeEach(async () => {
    noor = await signUp(app, `Noor${(count += 1)}`);
  });

  const coffeeOf = (milliliters: number) => ({
    ...itemOf('coffee'),
    words: 'a coffee',
    amount: milliliters,
    unit: 'ml',
    grams: { value: milliliters, low: milliliters, high: milliliters },
  });
  const saidWith = (item: ReturnType<typeof coffeeOf>) =>
    breakfast({ description: 'a coffee', items: [item] });

  test('Noor saves her coffee as 350 ml, and the phrase then means that', async () => {
    await noor.api.meals.create(saidWith(coffeeOf(350)));
    expect(await noor.api.corrections.list()).toMatchObject([
      { words: 'coffee', foodId: 'coffee', amount: 350, unit: 'ml' },
    ]);
  });

  test('she corrects the same phrase again: the latest correction counts', async () => {
    await noor.api.meals.create(saidWith(coffeeOf(350)));
    const meal = saidWith(coffeeOf(300));
    await noor.api.meals.create(meal);
    await noor.api.meals.create(meal);
    expect(await noor.api.corrections.list()).toMatchObject([{ words: 'coffee', amount: 300 }]);
  });

  test('editing a stored meal teaches too, but only by its changes', async () => {
    const meal = saidWith(coffeeOf(300));
    await noor.api.meals.create(meal);
    await noor.api.meals.update({ ...meal, note: 'outside' });
    expect(await noor.api.corrections.list()).toMatchObject([{ amount: 300 }]);
    const [item] = meal.items;
    await noor.api.meals.update({ ...meal, items: [{ ...coffeeOf(250), id: item?.id ?? '' }] });
    expect(await noor.api.corrections.list()).toMatchObject([{ amount: 250 }]);
  });

  test('a copied meal, which has no description, teaches nothing', async () => {
    const leo = await signUp(app, 'Leo');
    await leo.api.meals.create(breakfast({ source: 'copy', items: [coffeeOf(999)] }));
    expect(await leo.api.corrections.list()).toEqual([]);
  });

  test('Noor’s corrections don’t apply to Leo, and Leo can’t delete them', async () => {
    await noor.api.meals.create(saidWith(coffeeOf(250)));
    const [hers] = await noor.api.corrections.list();
    const leo = await signUp(app, 'Leo2');
    await leo.api.corrections.remove({ id: hers?.id ?? '' });
    expect(await noor.api.corrections.list()).toHaveLength(1);
  });

  test('she resets a phrase to its original meaning; safe to repeat', async () => {
    await noor.api.meals.create(saidWith(coffeeOf(250)));
    const [taught] = await noor.api.corrections.list();
    const id = taught?.id ?? '';
    await noor.api.corrections.remove({ id });
    expect(await noor.api.corrections.remove({ id })).toEqual({ id });
    expect(await noor.api.corrections.list()).toEqual([]);
  });

  test('Noor marks a day as a fast and clears it', async () => {
    const date = '2026-11-18';
    await noor.api.meals.setState({ date, state: 'fasted' });
    expect(await noor.api.meals.day({ date })).toMatchObject({ state: 'fasted', meals: [] });
    expect(daySummaries(await noor.api.meals.days({ from: date, to: date }))).toEqual([
      { date, state: 'fasted', mealCount: 0, kinds: [], total: null },
    ]);
    await noor.api.meals.setState({ date, state: null });
    expect(await noor.api.meals.day({ date })).toMatchObject({ state: null });
  });
});
