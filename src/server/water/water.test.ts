import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_CUPS } from '#domain/water/drink.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { drinkStore } from './commands.ts';
import { sweepCups } from './cups.ts';
import { cups, drinks } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const issue = (field: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });

describe.each(testDatabases())('water on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(drinks);
    await app.database.db.delete(cups);
  });

  type DrinkInput = Parameters<Browser['api']['water']['drinks']['put']>[0];
  const drinkOf = (changes: Partial<DrinkInput> = {}): DrinkInput => ({
    id: crypto.randomUUID(),
    drunkAt: '2026-11-20T08:00:00+01:00',
    timeZone: 'Europe/Berlin',
    kind: 'water',
    volumeMl: 250,
    ...changes,
  });
  const cupOf = (changes: Partial<typeof cups.$inferInsert> = {}) => ({
    id: crypto.randomUUID(),
    name: 'Blue mug',
    kind: 'tea' as const,
    volumeMl: 400,
    ...changes,
  });
  const day = (date: string) => ada.api.water.drinks.list({ from: date, to: date });

  test('Ada drinks a beer: the server counts four fifths of it, whatever the request says', async () => {
    const input = drinkOf({ kind: 'beer', volumeMl: 330, note: 'with Grace' });
    const logged = await ada.api.water.drinks.put({ ...input, waterMl: 5000 } as DrinkInput);
    expect(logged).toEqual({
      ...input,
      drunkAt: '2026-11-20T07:00:00.000Z',
      date: '2026-11-20',
      waterMl: 264,
    });
    expect(await day('2026-11-20')).toEqual([logged]);
  });

  test('a glass at half past midnight belongs to Ada’s local day', async () => {
    await ada.api.water.drinks.put(drinkOf({ drunkAt: '2026-11-19T23:30:00Z' }));
    await ada.api.water.drinks.put(
      drinkOf({ drunkAt: '2026-11-19T23:30:00Z', timeZone: 'America/New_York' }),
    );
    expect(await ada.api.water.days({ from: '2026-11-01', to: '2026-11-30' })).toEqual([
      { date: '2026-11-19', waterMl: 250, drinkCount: 1 },
      { date: '2026-11-20', waterMl: 250, drinkCount: 1 },
    ]);
  });

  test('a repeated request is one glass; other figures replace it', async () => {
    const input = drinkOf();
    await ada.api.water.drinks.put(input);
    await ada.api.water.drinks.put(input);
    await ada.api.water.drinks.put({ ...input, kind: 'wine', volumeMl: 150 });
    expect(await day('2026-11-20')).toMatchObject([{ kind: 'wine', volumeMl: 150, waterMl: 0 }]);
  });

  test('nothing, a bathtub, tomorrow and an unknown drink are refused', async () => {
    const put = (changes: Record<string, unknown>) => ada.api.water.drinks.put({ ...drinkOf(), ...changes });
    await expect(put({ volumeMl: 0 })).rejects.toMatchObject(issue('volumeMl'));
    await expect(put({ volumeMl: 3001 })).rejects.toMatchObject(issue('volumeMl'));
    await expect(put({ volumeMl: Number.NaN })).rejects.toMatchObject(issue('volumeMl'));
    await expect(put({ kind: 'petrol' })).rejects.toMatchObject(issue('kind'));
    await expect(put({ drunkAt: '2026-11-21T12:00:00Z' })).rejects.toMatchObject(issue('drunkAt'));
    expect(await day('2026-11-20')).toEqual([]);
  });

  test('Ada deletes a glass and restores it, and a late repeat of the first write changes nothing', async () => {
    const input = drinkOf();
    const logged = await ada.api.water.drinks.put(input);
    await ada.api.water.drinks.remove({ id: input.id });
    await expect(ada.api.water.drinks.put(input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ada.api.water.days({ from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
    expect(await ada.api.water.drinks.restore({ id: input.id })).toEqual(logged);
    expect(await day('2026-11-20')).toEqual([logged]);
  });

  test('the database sums ten years of eight glasses a day, one row per day', async () => {
    await ada.api.water.drinks.put(drinkOf());
    await app.database.db.execute(sql`
      insert into drinks (user_id, id, time_zone, local_date, drunk_at, kind, volume_ml, water_ml)
      select user_id, gen_random_uuid(), time_zone, local_date - n / 8, drunk_at - n / 8 * interval '1 day', kind, 250.1, 250.1
      from drinks, generate_series(8, 8 * 3650 - 1) as n`);
    await app.database.db.execute(sql`analyze drinks`);
    const days = await ada.api.water.days({ from: '2016-11-24', to: '2026-11-20' });
    expect(days).toHaveLength(3649);
    expect(days[0]).toEqual({ date: '2016-11-24', waterMl: 2000.8, drinkCount: 8 });
  });

  test('Ada’s cups are listed smallest first; she renames, deletes and restores one', async () => {
    const mug = cupOf();
    const bottle = cupOf({ name: 'Bottle', kind: 'water', volumeMl: 750 });
    const thimble = cupOf({ name: 'Espresso', kind: 'coffee', volumeMl: 40 });
    for (const cup of [bottle, mug, thimble]) await ada.api.water.cups.put(cup);
    expect(await ada.api.water.cups.list()).toEqual([thimble, mug, bottle]);
    const renamed = { ...mug, name: 'Green mug' };
    expect(await ada.api.water.cups.put(renamed)).toEqual(renamed);
    await ada.api.water.cups.remove({ id: mug.id });
    expect(await ada.api.water.cups.list()).toEqual([thimble, bottle]);
    await expect(ada.api.water.cups.put(mug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ada.api.water.cups.restore({ id: mug.id })).toEqual(renamed);
  });

  test(`there is room for ${MAX_CUPS} cups, and for changing one of a full shelf`, async () => {
    const shelf = Array.from({ length: MAX_CUPS }, (_, index) => cupOf({ name: `Cup ${index}` }));
    for (const cup of shelf) await ada.api.water.cups.put(cup);
    await expect(ada.api.water.cups.put(cupOf())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'name' }] },
    });
    await ada.api.water.cups.put(cupOf({ id: shelf[0]?.id ?? '', name: 'Renamed' }));
    await expect(ada.api.water.cups.put(cupOf({ name: ' ' }))).rejects.toMatchObject(issue('name'));
    expect(await ada.api.water.cups.list()).toHaveLength(MAX_CUPS);
  });

  test('deleted drinks are purged after 30 days', async () => {
    const drink = drinkOf();
    const cup = cupOf();
    await ada.api.water.drinks.put(drink);
    await ada.api.water.cups.put(cup);
    await ada.api.water.drinks.remove({ id: drink.id });
    await ada.api.water.cups.remove({ id: cup.id });
    const sweep = async (days: number) => {
      await drinkStore.sweep(app.database.db, NOW + days * 86_400_000);
      await sweepCups(app.database.db, NOW + days * 86_400_000);
      return (
        (await app.database.db.select().from(drinks)).length +
        (await app.database.db.select().from(cups)).length
      );
    };
    expect(await sweep(29)).toBe(2);
    expect(await sweep(31)).toBe(0);
  });
});
