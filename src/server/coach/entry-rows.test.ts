import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { mealItems } from '#server/meals/tables.ts';
import { breakfast, openTestApp } from '#server/testing/test-app.ts';
import { bloodEntries } from './entry-rows.ts';
import { foodEntries } from './food-rows.ts';
import { recordsFor } from './record-queries.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);

describe.each(testDatabases())('records for the coach on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const ben = signedUp(app, 'Ben');
  const idOf = async (username: string): Promise<string> => {
    const [user] = await app.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username));
    return user?.id ?? '';
  };

  test('a panel has only its member’s values, even if another member’s has the same id', async () => {
    const id = crypto.randomUUID();
    const put = (who: typeof ada, marker: 'ldl-c' | 'hba1c', value: number, unit: string) =>
      who.api.blood.panels.put({
        id,
        timeZone: 'UTC',
        collectedOn: '2026-11-01',
        values: [{ marker, name: marker, text: String(value), value, unit }],
      });
    await put(ada, 'ldl-c', 120, 'mg/dL');
    await put(ben, 'hba1c', 5.4, '%');
    const { db } = app.database;
    const entries = await bloodEntries({ db, userId: await idOf('ada'), span: { from: null, to: null } });
    expect(entries.map(({ values }) => Object.keys(values))).toEqual([['ldl-c']]);
  });

  test('foods keep their names, whatever is in them, and the local second they were eaten', async () => {
    const { db } = app.database;
    const userId = await idOf('ben');
    const name = 'Ben’s "best", \\ soup\n\u001F';
    await ben.api.meals.create(breakfast({ eatenAt: '2026-11-10T07:30:59.600Z', timeZone: 'Europe/Berlin' }));
    await db.update(mealItems).set({ foodName: name }).where(eq(mealItems.userId, userId));
    const foods = await foodEntries(
      { db, userId, span: { from: null, to: TODAY } },
      new Set(['grams']),
      true,
    );
    expect(foods[0]).toMatchObject({
      date: '2026-11-10',
      at: '2026-11-10T08:30:59',
      kind: 'breakfast',
      name,
    });
    expect(foods[0]?.values['grams']).toBeGreaterThan(0);
  });

  test('a day is tracked if it has any entry that isn’t deleted, except a blood test', async () => {
    const put = (drunkAt: string) =>
      ada.api.water.drinks.put({
        id: crypto.randomUUID(),
        timeZone: 'UTC',
        kind: 'water',
        volumeMl: 250,
        drunkAt,
      });
    await put('2026-11-03T08:00:00Z');
    await put('2026-11-03T09:00:00Z');
    const { id } = await put('2026-11-05T08:00:00Z');
    await ada.api.water.drinks.remove({ id });
    await ada.api.body.put({
      id: crypto.randomUUID(),
      timeZone: 'UTC',
      massKg: 70,
      measuredAt: '2026-11-12T08:00:00Z',
    });
    const asker = { db: app.database.db, userId: await idOf('ada'), nowMs: NOW, today: TODAY };
    const daysOf = async (from: string) => {
      const window = { kind: 'dates', from, to: TODAY } as const;
      const { entries } = await recordsFor(asker, [
        { metric: 'workouts', aggregate: 'mean', per: 'day', window },
      ]);
      return entries.days.map(({ date }) => date);
    };
    expect(await daysOf('2026-10-01')).toEqual(['2026-11-03', '2026-11-12']);
    expect(await daysOf('2026-11-04')).toEqual(['2026-11-03', '2026-11-12']);
  });
});
