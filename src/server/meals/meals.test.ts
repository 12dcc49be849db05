import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { daySummaries } from '#domain/meals/day/day-summaries.ts';
import { testDatabases } from '#server/db/testing.ts';
import { createApp } from '#server/app.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, Browser, itemOf, openTestApp, registrationOf } from '#server/testing/test-app.ts';
import { sweepDeletedMeals } from './commands.ts';
import { mealItems, meals } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const issue = (field: string, message?: string) => ({
  code: 'BAD_REQUEST',
  data: { issues: [message === undefined ? { field } : { field, message }] },
});

describe.each(testDatabases())('the food log on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(meals);
  });

  const day = (date: string) => ada.api.meals.day({ date });
  const storedMeals = async () => (await app.database.db.select().from(meals)).length;
  const storedItems = async () => (await app.database.db.select().from(mealItems)).length;

  test('Ada logs a breakfast and reads it on her day, with totals and targets', async () => {
    const input = breakfast({ note: 'on the train', items: [itemOf('apple'), itemOf('banana')] });
    const logged = await ada.api.meals.create(input);
    expect(logged).toMatchObject({
      id: input.id,
      date: '2026-11-20',
      kind: 'breakfast',
      note: 'on the train',
      description: null,
    });
    const read = await day('2026-11-20');
    expect(read.meals).toEqual([logged]);
    expect(read.meals[0]?.items.map(({ foodId, name }) => [foodId, name])).toEqual([
      ['apple', 'Apple'],
      ['banana', 'Banana'],
    ]);
    const [apple, banana] = logged.items.map(({ nutrients }) => nutrients.energyKcal?.value ?? 0);
    expect(read.total.energyKcal?.value).toBeCloseTo((apple ?? 0) + (banana ?? 0), 0);
    expect(read.total.energyKcal?.low).toBeLessThan(read.total.energyKcal?.value ?? 0);
    const { energyKcal, proteinG, carbsG, fatG, fiberG } = await ada.api.goals.get();
    expect(read.targets).toEqual({ energyKcal, proteinG, carbsG, fatG, fiberG });
  });

  test('Bea gets the same day without answer checks, alone and in a batch', async () => {
    const members = createApp(app.services, {
      clientDir: 'nothing-built',
      shell: () => Promise.resolve(''),
      checksAnswers: false,
    });
    const bea = new Browser((request) => members.request(request));
    await bea.api.account.register(registrationOf('Bea'));
    const words = '½ apple "the \\ red" one {}';
    const first = await bea.api.meals.create(breakfast({ items: [{ ...itemOf('apple'), words }] }));
    const second = await bea.api.meals.create(
      breakfast({ eatenAt: '2026-11-20T09:00:00Z', items: [itemOf('banana'), itemOf('egg-boiled')] }),
    );
    const read = await bea.api.meals.day({ date: '2026-11-20' });
    expect(read.meals).toEqual([first, second]);
    expect(first.items[0]?.words).toBe(words);
    const batch = await bea.fetch('/api/batch?read=/days/2026-11-20&read=/days/2026-11-19');
    expect(await batch.json()).toMatchObject([{ body: read }, { body: { meals: [] } }]);
  });

  test('meals from before totals were stored are summed as they were then', async () => {
    await ada.api.meals.create(breakfast({ items: [itemOf('apple'), itemOf('banana')] }));
    const read = await day('2026-11-20');
    await app.database.db.update(meals).set({ total: null });
    expect(await day('2026-11-20')).toEqual(read);
  });

  test('nutrients come from the reference table, whatever the request says', async () => {
    const item = {
      ...itemOf('apple'),
      name: 'Gold',
      nutrients: { energyKcal: { value: 9, low: 9, high: 9 } },
    };
    const logged = await ada.api.meals.create(breakfast({ items: [item] }));
    const per100g = app.services.foods.index.byId.get('apple')?.per100g.energyKcal ?? 0;
    expect(logged.items[0]).toMatchObject({ name: 'Apple' });
    expect(logged.items[0]?.nutrients.energyKcal?.value).toBeCloseTo(per100g * 2, 1);
  });

  test('if the words may have meant another food, the range is wider', async () => {
    const otherFoods = { energyKcal: { below: 0.1, above: 0.9 } };
    const [sure, unsure] = await Promise.all(
      [itemOf('apple'), { ...itemOf('apple'), otherFoods }].map(async (item) => {
        const { items } = await ada.api.meals.create(breakfast({ items: [item] }));
        return items[0]?.nutrients.energyKcal;
      }),
    );
    expect(unsure?.value).toBe(sure?.value);
    expect(unsure?.high).toBeGreaterThan(1.5 * (sure?.high ?? Infinity));
    await expect(
      ada.api.meals.create(
        breakfast({
          items: [{ ...itemOf('apple'), otherFoods: { energyKcal: { below: 9, above: 0 } } }],
        }),
      ),
    ).rejects.toMatchObject(issue('items.0.otherFoods.energyKcal.below'));
  });

  test('a dish without a part is logged with its own figures', async () => {
    const item = { ...itemOf('cheeseburger'), foodId: 'cheeseburger~cheese' };
    const [without] = (await ada.api.meals.create(breakfast({ items: [item] }))).items;
    const [whole] = (await ada.api.meals.create(breakfast({ items: [itemOf('cheeseburger')] }))).items;
    expect(without).toMatchObject({ foodId: 'cheeseburger~cheese', name: 'Cheeseburger without cheese' });
    expect(without?.nutrients.calciumMg?.value).toBeLessThan(0.8 * (whole?.nutrients.calciumMg?.value ?? 0));
  });

  test('meals of a day are in the order they were eaten', async () => {
    const at = (time: string) => breakfast({ eatenAt: `2026-11-20T${time}:00+01:00` });
    for (const meal of [at('19:00'), at('07:00'), at('12:30')]) await ada.api.meals.create(meal);
    const times = (await day('2026-11-20')).meals.map(({ eatenAt }) => eatenAt.slice(11, 16));
    expect(times).toEqual(['06:00', '11:30', '18:00']);
  });

  test('a double tap logs one meal and returns it twice', async () => {
    const meal = breakfast();
    const first = await ada.api.meals.create(meal);
    const second = await ada.api.meals.create({
      ...meal,
      note: 'changed on the way',
      items: [itemOf('banana')],
    });
    expect(second).toEqual(first);
    expect([await storedMeals(), await storedItems()]).toEqual([1, 1]);
  });

  test('20 concurrent identical requests make one meal', async () => {
    const meal = breakfast({ items: [itemOf('apple'), itemOf('banana')] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.send('POST', '/api/meals', meal)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const [first, ...others] = await Promise.all(answers.map((answer): Promise<unknown> => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    expect([await storedMeals(), await storedItems()]).toEqual([1, 2]);
  });

  test('a deleted meal stays deleted when its request is repeated', async () => {
    const meal = breakfast();
    await ada.api.meals.create(meal);
    await ada.api.meals.remove({ id: meal.id });
    await ada.api.meals.create(meal);
    expect((await day('2026-11-20')).meals).toEqual([]);
  });

  test('Ada replaces a meal with another day and food, and nothing of the old one stays', async () => {
    const meal = breakfast({ items: [itemOf('apple'), itemOf('banana')] });
    await ada.api.meals.create(meal);
    const changed = {
      ...meal,
      eatenAt: '2026-11-19T20:00:00+01:00',
      kind: 'dinner' as const,
      items: [itemOf('toast')],
    };
    const updated = await ada.api.meals.update(changed);
    expect(updated).toMatchObject({ date: '2026-11-19', kind: 'dinner', items: [{ foodId: 'toast' }] });
    expect((await day('2026-11-20')).meals).toEqual([]);
    expect((await day('2026-11-19')).meals).toEqual([updated]);
    expect(await storedItems()).toBe(1);
  });

  test('Ada deletes a meal twice, and restores it twice', async () => {
    const logged = await ada.api.meals.create(breakfast());
    for (let times = 0; times < 2; times += 1)
      expect(await ada.api.meals.remove({ id: logged.id })).toEqual({ id: logged.id });
    expect((await day('2026-11-20')).meals).toEqual([]);
    await expect(ada.api.meals.update(breakfast({ id: logged.id }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (let times = 0; times < 2; times += 1)
      expect(await ada.api.meals.restore({ id: logged.id })).toEqual(logged);
    expect((await day('2026-11-20')).meals).toEqual([logged]);
  });

  test('meals deleted 31 days ago are purged, those deleted 29 days ago aren’t', async () => {
    const [old, recent] = [breakfast(), breakfast()];
    for (const [meal, days] of [
      [old, 31],
      [recent, 29],
    ] as const) {
      await ada.api.meals.create(meal);
      const deletedAt = new Date(NOW - days * 86_400_000);
      await app.database.db.update(meals).set({ deletedAt }).where(eq(meals.id, meal.id));
    }
    await sweepDeletedMeals(app.database.db, NOW);
    expect(await storedItems()).toBe(1);
    await expect(ada.api.meals.restore({ id: old.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ada.api.meals.restore({ id: recent.id })).toMatchObject({ id: recent.id });
  });

  test('a meal at midnight belongs to the eater’s local day, wherever they travel', async () => {
    const eatenAt = '2026-11-19T23:30:00Z';
    for (const [timeZone, date] of [
      ['Europe/Berlin', '2026-11-20'],
      ['America/New_York', '2026-11-19'],
      ['Pacific/Kiritimati', '2026-11-20'],
    ] as const)
      expect((await ada.api.meals.create(breakfast({ eatenAt, timeZone }))).date).toBe(date);
  });

  test.each([
    ['the night clocks go back', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
    ['the end of the long day', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['the start of the day after it', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['the end of the short day', '2026-03-29T21:59:00Z', '2026-03-29'],
    ['the start of the day after that', '2026-03-29T22:00:00Z', '2026-03-30'],
  ])('daylight saving in Berlin: %s', async (_when, eatenAt, date) => {
    expect((await ada.api.meals.create(breakfast({ eatenAt }))).date).toBe(date);
    expect((await day(date)).meals).toHaveLength(1);
  });

  test('a range of days shows what was logged and what wasn’t', async () => {
    await ada.api.meals.create(breakfast({ eatenAt: '2026-11-18T08:00:00+01:00' }));
    await ada.api.meals.create(breakfast({ eatenAt: '2026-11-18T12:00:00+01:00' }));
    const days = daySummaries(await ada.api.meals.days({ from: '2026-11-17', to: '2026-11-19' }));
    expect(days.map(({ date, mealCount }) => [date, mealCount])).toEqual([
      ['2026-11-17', 0],
      ['2026-11-18', 2],
      ['2026-11-19', 0],
    ]);
    expect(days[0]?.total).toBeNull();
    const { total } = await day('2026-11-18');
    for (const key of ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const)
      for (const bound of ['value', 'low', 'high'] as const)
        expect(days[1]?.total?.[key]?.[bound]).toBeCloseTo(total[key]?.[bound] ?? Number.NaN, 2);
  });

  test('descriptions without food, with emoji and with ten thousand characters are analyzed', async () => {
    const { items } = await ada.api.meals.analyze({ text: 'a banana and 200 g plain yogurt' });
    expect(items.map(({ foodId }) => foodId)).toContain('banana');
    for (const text of ['qwxz vbnm', '🍕🍕', '一碗米饭', '9000 kg rice', '-3 eggs', 'egg, '.repeat(2000)]) {
      const analysis = await ada.api.meals.analyze({ text });
      expect(analysis.text).toBe(text.trim());
    }
    await expect(ada.api.meals.analyze({ text: 'x'.repeat(10_001) })).rejects.toMatchObject(
      issue('text', 'Use 10,000 characters or fewer.'),
    );
    await expect(ada.api.meals.analyze({ text: '  ' })).rejects.toMatchObject(
      issue('text', 'Describe what you ate.'),
    );
  });

  const odd: readonly (readonly [string, object, string])[] = [
    ['a time more than a day ahead', { eatenAt: '2026-11-21T12:00:01Z' }, 'eatenAt'],
    ['a time before the year 2000', { eatenAt: '1999-12-31T23:59:59Z' }, 'eatenAt'],
    ['a time that is none', { eatenAt: '2026-02-30T08:00:00Z' }, 'eatenAt'],
    ['a time without an offset', { eatenAt: '2026-11-20T08:00:00' }, 'eatenAt'],
    ['a zone nobody lives in', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a bare offset for a zone', { timeZone: '+02:00' }, 'timeZone'],
    ['a kind that is none', { kind: 'brunch' }, 'kind'],
    ['an id that is none', { id: '1' }, 'id'],
    ['no foods', { items: [] }, 'items'],
    ['sixty-one foods', { items: Array.from({ length: 61 }, () => itemOf('apple')) }, 'items'],
    ['a food that is unknown', { items: [itemOf('apple'), itemOf('moon-cheese')] }, 'items.1.foodId'],
    ['a negative amount', { items: [{ ...itemOf('apple'), amount: -1 }] }, 'items.0.amount'],
    [
      'nine tons of rice',
      { items: [{ ...itemOf('apple'), grams: { value: 9e6, low: 9e6, high: 9e6 } }] },
      'items.0.grams',
    ],
    [
      'reversed bounds',
      { items: [{ ...itemOf('apple'), grams: { value: 5, low: 6, high: 4 } }] },
      'items.0.grams',
    ],
    ['a note with an invisible sign', { note: 'a\u0000b' }, 'note'],
    ['a note of a novel’s length', { note: 'x'.repeat(2001) }, 'note'],
  ];
  test.each(odd)('%s is refused at its field, and nothing is stored', async (_what, change, field) => {
    const answer = await ada.send('POST', '/api/meals', { ...breakfast(), ...change });
    expect(answer.status).toBe(400);
    const { data } = await answer.json();
    expect(data.issues.map((found: { field: string }) => found.field)).toContain(field);
    expect(await storedMeals()).toBe(0);
  });

  test('a meal exactly a day in the future and one on the first day of 2000 are accepted', async () => {
    for (const eatenAt of ['2026-11-21T12:00:00Z', '2000-01-01T00:00:00Z'])
      expect(await ada.api.meals.create(breakfast({ eatenAt }))).toMatchObject({ items: [{}] });
  });

  test('a duplicate item id, or one used by another meal, is refused and leaves nothing', async () => {
    const item = itemOf('apple');
    await expect(ada.api.meals.create(breakfast({ items: [item, item] }))).rejects.toMatchObject(
      issue('items.1.id'),
    );
    await ada.api.meals.create(breakfast({ items: [item] }));
    await expect(ada.api.meals.create(breakfast({ items: [item, itemOf('banana')] }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect([await storedMeals(), await storedItems()]).toEqual([1, 1]);
  });

  test.each(['2026-02-30', '2026-13-01', 'today', '20261120', '2026-1-1', '0000-01-01', '9999-12-31'])(
    'the day %j is refused',
    async (date) => {
      const answer = await ada.fetch(`/api/days/${date}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).data.issues[0].field).toBe('date');
    },
  );

  test('a reversed range or more than a leap year is refused; a year is one request', async () => {
    for (const range of [
      { from: '2026-11-20', to: '2026-11-19' },
      { from: '2026-01-01', to: '2027-01-02' },
    ])
      await expect(ada.api.meals.days(range)).rejects.toMatchObject(issue('to'));
    await ada.api.meals.create(breakfast());
    const year = daySummaries(await ada.api.meals.days({ from: '2024-01-01', to: '2024-12-31' }));
    expect([year.length, year.at(-1)]).toMatchObject([366, { date: '2024-12-31', total: null }]);
  });

  test('a day and a range each take one statement on the meals', async () => {
    await ada.api.meals.create(breakfast());
    const seen: string[] = [];
    const query = app.database.pool.query.bind(app.database.pool);
    const counted = (...args: Parameters<typeof query>) => {
      const [what] = args as readonly unknown[];
      seen.push(typeof what === 'string' ? what : String((what as { text?: unknown }).text));
      return query(...args);
    };
    Object.assign(app.database.pool, { query: counted });
    await day('2026-11-20');
    await ada.api.meals.days({ from: '2026-11-01', to: '2026-11-30' });
    Object.assign(app.database.pool, { query });
    expect(seen.filter((statement) => statement.includes('"meals"'))).toHaveLength(2);
    expect(seen.some((statement) => statement.includes(sql.identifier('profiles').value))).toBe(true);
  });
});
