import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { testDatabases } from './db/testing.ts';
import {
  breakfast,
  itemOf,
  openTestApp,
  registrationOf,
  signUp,
  type Browser,
  type TestApp,
} from './test-app.ts';

/** Names of all procedures of the wire, found by walking it. */
function procedures(router: object, above: readonly string[] = []): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [[...above, name].join('.')] : procedures(part, [...above, name]),
  );
}

const SECRET = 'midnight feast of Ada';
const adasMeal = breakfast({ note: SECRET, description: SECRET });

/** What Mallory tries with each procedure, given Ada's ids, and how it must end. */
interface Attempt {
  readonly act: (mallory: Browser) => Promise<unknown>;
  /** `public`: needs no login. `refused`: NOT_FOUND for somebody else's id. `own`: answers, with nothing of Ada's. */
  readonly ends: 'public' | 'refused' | 'own';
}

const ADAS_CODE = '4006381333931';
const adasFood = {
  id: crypto.randomUUID(),
  name: SECRET,
  gtin: ADAS_CODE,
  per100g: { energyKcal: 60, proteinG: 10, carbsG: 4, fatG: 0.4 },
  portions: [],
};
const myFood = () => ({ ...adasFood, name: 'Mallory’s quark' });
const myRecipe = () => ({
  id: adasFood.id,
  name: 'Mallory’s mash',
  ingredients: [{ foodId: 'apple', amount: 100, unit: 'g', grams: 100 }],
  yieldGrams: 100,
  servings: 1,
});

const mine = () => ({ ...adasMeal, note: 'mine now', description: 'a banana', items: [itemOf('banana')] });

const adasSaved = { id: crypto.randomUUID(), name: SECRET, items: [itemOf('apple')] };
const savedAsMine = () => ({ ...adasSaved, name: 'mine now', items: [itemOf('banana')] });

/** Ada's picture of one pixel. */
const adasPhoto = crypto.randomUUID();
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'photos.analyze': {
    ends: 'refused',
    act: ({ api }) => api.photos.analyze({ photoIds: [adasPhoto] }),
  },
  'account.options': { ends: 'public', act: ({ api }) => api.account.options() },
  'account.register': { ends: 'public', act: ({ api }) => api.account.register(registrationOf('Trudy')) },
  'account.login': {
    ends: 'public',
    act: ({ api }) => api.account.login({ login: 'Mallory', password: 'Mallory likes long walks' }),
  },
  'account.logout': { ends: 'public', act: ({ api }) => api.account.logout() },
  'account.me': { ends: 'own', act: ({ api }) => api.account.me() },
  'corrections.list': { ends: 'own', act: ({ api }) => api.corrections.list() },
  'corrections.remove': { ends: 'own', act: ({ api }) => api.corrections.remove({ id: adasMeal.id }) },
  'foods.table': { ends: 'own', act: ({ api }) => api.foods.table() },
  'foods.search': { ends: 'own', act: ({ api }) => api.foods.search({ query: SECRET }) },
  'foods.usual': { ends: 'own', act: ({ api }) => api.foods.usual() },
  'foods.byBarcode': { ends: 'refused', act: ({ api }) => api.foods.byBarcode({ code: ADAS_CODE }) },
  'foods.get': { ends: 'refused', act: ({ api }) => api.foods.get({ id: `own:${adasFood.id}` }) },
  'foods.own.list': { ends: 'own', act: ({ api }) => api.foods.own.list({}) },
  'foods.own.create': { ends: 'own', act: ({ api }) => api.foods.own.create(myFood()) },
  'foods.own.update': { ends: 'refused', act: ({ api }) => api.foods.own.update(myFood()) },
  'foods.own.remove': { ends: 'refused', act: ({ api }) => api.foods.own.remove({ id: adasFood.id }) },
  'foods.own.restore': { ends: 'refused', act: ({ api }) => api.foods.own.restore({ id: adasFood.id }) },
  'foods.recipes.create': { ends: 'own', act: ({ api }) => api.foods.recipes.create(myRecipe()) },
  'foods.recipes.update': { ends: 'refused', act: ({ api }) => api.foods.recipes.update(myRecipe()) },
  'goals.get': { ends: 'own', act: ({ api }) => api.goals.get() },
  'meals.abilities': { ends: 'own', act: ({ api }) => api.meals.abilities() },
  'meals.analyze': { ends: 'own', act: ({ api }) => api.meals.analyze({ text: 'an apple' }) },
  'meals.create': { ends: 'own', act: ({ api }) => api.meals.create(mine()) },
  'meals.update': { ends: 'refused', act: ({ api }) => api.meals.update(mine()) },
  'meals.remove': { ends: 'refused', act: ({ api }) => api.meals.remove({ id: adasMeal.id }) },
  'meals.restore': { ends: 'refused', act: ({ api }) => api.meals.restore({ id: adasMeal.id }) },
  'meals.day': { ends: 'own', act: ({ api }) => api.meals.day({ date: '2026-11-20' }) },
  'meals.setState': {
    ends: 'own',
    act: ({ api }) => api.meals.setState({ date: '2026-11-20', state: 'fasted' }),
  },
  'meals.days': { ends: 'own', act: ({ api }) => api.meals.days({ from: '2026-11-01', to: '2026-11-30' }) },
  'recentMeals.list': { ends: 'own', act: ({ api }) => api.recentMeals.list({ days: 366 }) },
  'savedMeals.list': { ends: 'own', act: ({ api }) => api.savedMeals.list() },
  'savedMeals.create': { ends: 'own', act: ({ api }) => api.savedMeals.create(savedAsMine()) },
  'savedMeals.update': { ends: 'refused', act: ({ api }) => api.savedMeals.update(savedAsMine()) },
  'savedMeals.remove': { ends: 'refused', act: ({ api }) => api.savedMeals.remove({ id: adasSaved.id }) },
  'savedMeals.restore': { ends: 'refused', act: ({ api }) => api.savedMeals.restore({ id: adasSaved.id }) },
  'savedMeals.reorder': {
    ends: 'refused',
    act: ({ api }) => api.savedMeals.reorder({ ranks: [{ id: adasSaved.id, rank: 9 }] }),
  },
};

test('this walk knows every procedure of the wire, and no other', () => {
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(procedures(contract).toSorted());
});

describe.each(testDatabases())('what is Ada’s on $name', (place) => {
  let app: TestApp;
  let ada: Browser;
  beforeAll(async () => {
    app = await openTestApp(place);
    ada = await signUp(app, 'Ada', { name: SECRET });
    await ada.api.meals.create(adasMeal);
    await ada.fetch(`/api/photos?id=${adasPhoto}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(PIXEL, 'base64'),
    });
    await ada.api.foods.own.create(adasFood);
    await ada.api.savedMeals.create(adasSaved);
  });
  afterAll(() => app.close());

  const guarded = Object.entries(ATTEMPTS).filter(([, { ends }]) => ends !== 'public');

  test.each(guarded)('%s does nothing for a visitor', async (_name, { act }) => {
    await expect(act(app.browser())).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  });

  test.each(guarded)('%s does nothing with a made-up or altered session', async (_name, { act }) => {
    const forged = app.browser({
      cookie: 'perennial.session_token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.c2lnbmF0dXJl',
    });
    await expect(act(forged)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test.each(Object.entries(ATTEMPTS))(
    '%s shows and changes nothing of Ada’s for Mallory',
    async (name, { act, ends }) => {
      const mallory = await signUp(app, `Mallory-${name}`.replace(/[^A-Za-z-]/g, '-').slice(0, 30));
      const answer = await act(mallory).catch((error: unknown) => error);
      if (ends === 'refused') expect(answer).toMatchObject({ code: 'NOT_FOUND', status: 404 });
      if (name !== 'account.login') expect(answer instanceof Error).toBe(ends === 'refused');
      expect(JSON.stringify(answer)).not.toContain(SECRET);
      expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toMatchObject([
        { id: adasMeal.id, note: SECRET, items: [{ foodId: 'apple' }] },
      ]);
      expect((await ada.api.foods.own.list({})).foods).toMatchObject([
        { id: adasFood.id, food: { name: SECRET }, recipe: null },
      ]);
      expect(await ada.api.savedMeals.list()).toMatchObject([
        { id: adasSaved.id, name: SECRET, rank: 1, items: [{ foodId: 'apple' }] },
      ]);
    },
  );

  test('one id may be Ada’s meal and Mallory’s meal: neither sees the other’s', async () => {
    const mallory = await signUp(app, 'Mallory');
    const first = await mallory.api.meals.create(mine());
    expect(first).toMatchObject({ id: adasMeal.id, note: 'mine now' });
    await mallory.api.meals.remove({ id: adasMeal.id });
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toHaveLength(1);
  });
});
