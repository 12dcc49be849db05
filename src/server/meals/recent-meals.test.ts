import { beforeEach, describe, expect, test } from 'vitest';
import type { RecentMeal } from '#contract/meals/recent-meals.ts';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';
import { mealRows } from './meal-rows.ts';
import { mealItems, meals } from './tables.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T20:00:00Z`);

const shake = (energyKcal: number) => ({
  id: crypto.randomUUID(),
  foodId: null,
  name: 'Shake',
  entered: { energyKcal },
  amount: 1,
  unit: 'serving',
  grams: null,
  confidence: 1,
});

describe.each(testDatabases())('recent meals on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(meals);
  });

  /** Logs foods at an hour of a day so many days ago. */
  const eat = (daysAgo: number, hour: number, items: ReturnType<typeof breakfast>['items']) =>
    ada.api.meals.create(
      breakfast({
        eatenAt: `${addDays(TODAY, -daysAgo)}T${String(hour).padStart(2, '0')}:15:00+01:00`,
        kind: hour > 16 ? 'dinner' : 'breakfast',
        items,
      }),
    );
  const named = (list: readonly RecentMeal[]) =>
    list.map(({ items, times }) => `${items.map(({ name }) => name).join(' + ')} ×${times}`);

  test('the same foods in another order and amount are one entry, with the latest amounts', async () => {
    await eat(3, 8, [itemOf('apple'), itemOf('banana')]);
    const larger = {
      ...itemOf('banana'),
      amount: 2,
      unit: 'large',
      grams: { value: 270, low: 200, high: 300 },
    };
    const last = await eat(1, 9, [larger, itemOf('apple')]);
    const { meals: eaten, foods } = await ada.api.recentMeals.list({});
    expect(named(eaten)).toEqual(['Banana + Apple ×2']);
    expect(eaten[0]?.items.map(({ id }) => id)).toEqual(last.items.map(({ id }) => id));
    expect(eaten[0]?.items[0]).toMatchObject({ amount: 2, unit: 'large', grams: { value: 270 } });
    expect(eaten[0]?.occasions).toEqual([
      { date: '2026-11-19', hour: 9 },
      { date: '2026-11-17', hour: 8 },
    ]);
    expect(named(foods).toSorted()).toEqual(['Apple ×2', 'Banana ×2']);
  });

  test('frequent and recent comes first; entries before the window are absent', async () => {
    for (const day of [1, 2, 3]) await eat(day, 8, [itemOf('banana')]);
    await eat(0, 8, [itemOf('apple')]);
    await eat(89, 8, [itemOf('pear')]);
    await eat(91, 8, [itemOf('orange')]);
    expect(named((await ada.api.recentMeals.list({})).meals)).toEqual(['Banana ×3', 'Apple ×1', 'Pear ×1']);
    expect(named((await ada.api.recentMeals.list({ days: 2 })).meals)).toEqual(['Banana ×2', 'Apple ×1']);
    expect(named((await ada.api.recentMeals.list({ limit: 1 })).foods)).toEqual(['Banana ×3']);
    expect((await ada.api.recentMeals.list({ days: 366 })).meals).toHaveLength(4);
  });

  test('quick adds with one name are one entry with the latest figures; deleted meals don’t count', async () => {
    await eat(2, 8, [shake(200)]);
    await eat(1, 8, [{ ...shake(230), name: 'shake' }]);
    const deleted = await eat(0, 19, [itemOf('pear')]);
    await ada.api.meals.remove({ id: deleted.id });
    const { meals: eaten } = await ada.api.recentMeals.list({});
    expect(named(eaten)).toEqual(['shake ×2']);
    expect(eaten[0]?.items[0]?.nutrients.energyKcal?.value).toBe(230);
  });

  test('a food eaten 50 times is counted completely and lists its last 40 times', async () => {
    for (let day = 0; day < 50; day += 1) await eat(day, 8, [itemOf('banana')]);
    const [only] = (await ada.api.recentMeals.list({})).meals;
    expect([only?.times, only?.occasions.length]).toEqual([50, 40]);
    expect(only?.occasions[0]?.date).toBe(TODAY);
  });

  test('a food eaten twice in one meal counts once', async () => {
    await eat(1, 8, [itemOf('apple'), itemOf('apple')]);
    const { meals: eaten, foods } = await ada.api.recentMeals.list({});
    expect([named(eaten), named(foods)]).toEqual([['Apple + Apple ×1'], ['Apple ×1']]);
  });

  test('even a year of different meals makes a small answer', async () => {
    const { db } = app.database;
    const [owner] = await eat(0, 8, [itemOf('apple')]).then(() =>
      db.select({ userId: meals.userId }).from(meals),
    );
    const foods = app.services.foods.index.byId;
    const ids = [...foods.keys()].filter((_, index) => index % 12 === 0).slice(0, 400);
    const rows = Array.from({ length: 365 * 4 }, (_, meal) => {
      const items = [0, 1, 2].map((part) => itemOf(ids[(meal * 7 + part * 31) % ids.length] ?? 'apple'));
      const eatenAt = `${addDays(TODAY, -Math.floor(meal / 4))}T${String(7 + (meal % 4) * 4).padStart(2, '0')}:00:00Z`;
      return mealRows(owner?.userId ?? '', breakfast({ items, eatenAt }), foods, NOW);
    });
    for (let at = 0; at < rows.length; at += 100) {
      const some = rows.slice(at, at + 100);
      await db.insert(meals).values(some.map(({ meal }) => meal));
      await db.insert(mealItems).values(some.flatMap(({ items }) => items));
    }
    const answer = await ada.api.recentMeals.list({});
    expect([answer.meals.length, answer.foods.length]).toEqual([60, 60]);
    // Four hundred meals of ninety days, in less than a photo's weight.
    expect(JSON.stringify(answer).length).toBeLessThan(150_000);
  });
});
