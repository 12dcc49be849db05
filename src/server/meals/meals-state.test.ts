import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';
import { sweepDeletedMeals } from './commands.ts';
import { mealsState } from './total-queries.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MONTHS_LATER = Date.parse('2027-03-01T12:00:00Z');

describe.each(testDatabases())('the state of a member’s meals on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const bea = signedUp(app, 'Bea');

  test('changes with each change of a meal, even within a millisecond', async () => {
    const { db } = app.database;
    const id = await idOf(app, 'Ada');
    const state = async () => {
      const { rows } = await db.execute<{ state: string }>(sql`select ${mealsState(id)} as state`);
      return rows[0]?.state ?? '';
    };
    const states: string[] = [await state()];
    const after = async (change: Promise<unknown>) => {
      await change;
      states.push(await state());
    };
    const meal = breakfast({ items: [itemOf('apple')] });
    await after(ada.api.meals.create(meal));
    await after(ada.api.meals.update({ ...meal, items: [itemOf('banana')] }));
    await after(ada.api.meals.update({ ...meal, items: [itemOf('apple')] }));
    await after(ada.api.meals.create(breakfast()));
    await after(ada.api.meals.remove({ id: meal.id }));
    expect(new Set(states).size).toBe(states.length);
    await after(ada.api.meals.restore({ id: meal.id }));
    expect(states.at(-1)).toBe(states.at(-3));
    await ada.api.meals.remove({ id: meal.id });
    await after(sweepDeletedMeals(db, MONTHS_LATER));
    expect(states.slice(0, -1)).not.toContain(states.at(-1));
    await after(bea.api.meals.create(breakfast()));
    expect(states.at(-1)).toBe(states.at(-2));
  });
});
