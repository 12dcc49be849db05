import { describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp, signUp } from '#server/testing/test-app.ts';

const quickAdd = {
  id: crypto.randomUUID(),
  foodId: null,
  name: 'Birthday cake',
  amount: 1,
  unit: 'piece',
  grams: null,
  confidence: 0.5,
  entered: { energyKcal: 400 },
};

describe.each(testDatabases())('summaries of meals in a range on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => Date.parse('2026-11-20T12:00:00Z') }));
  const ada = signedUp(app, 'Ada');

  test('Ada sees when she ate and which foods, without deleted meals and other days', async () => {
    const late = breakfast({
      kind: 'snack',
      eatenAt: '2026-11-19T23:30:00+01:00',
      items: [{ ...quickAdd }, itemOf('banana')],
    });
    const early = breakfast({ eatenAt: '2026-11-19T07:30:00+01:00' });
    const deleted = breakfast({ eatenAt: '2026-11-19T12:30:00+01:00' });
    const otherDay = breakfast({ eatenAt: '2026-11-18T12:30:00+01:00' });
    for (const meal of [late, early, deleted, otherDay]) await ada.api.meals.create(meal);
    await ada.api.meals.remove({ id: deleted.id });

    const eaten = await ada.api.meals.eaten({ from: '2026-11-19', to: '2026-11-20' });
    expect(eaten.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect(eaten[1]).toEqual({
      id: late.id,
      date: '2026-11-19',
      eatenAt: '2026-11-19T22:30:00.000Z',
      timeZone: 'Europe/Berlin',
      kind: 'snack',
      energyKcal: expect.closeTo(590, -2) as number,
      foods: [
        { foodId: null, name: 'Birthday cake', carbsG: null },
        { foodId: 'banana', name: 'Banana', carbsG: expect.closeTo(45.7, 0) as number },
      ],
    });
  });

  test('Bob, who ate nothing, sees nothing', async () => {
    const bob = await signUp(app, 'Bob');
    expect(await bob.api.meals.eaten({ from: '2026-11-01', to: '2026-11-30' })).toEqual([]);
  });
});
