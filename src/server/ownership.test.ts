import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { QUESTIONS_NOW } from '#domain/stress/questionnaire.ts';
import { testDatabases } from './db/testing.ts';
import {
  breakfast,
  goalDraft,
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

const adasWeighing = {
  id: crypto.randomUUID(),
  measuredAt: '2026-11-20T07:10:00+01:00',
  timeZone: 'Europe/Berlin',
  massKg: 71.8,
  note: SECRET,
};

const ofAda = { id: crypto.randomUUID(), timeZone: 'Europe/Berlin', note: SECRET };
const evening = '2026-11-20T18:30:00+01:00';
const adasCheckIn = { ...ofAda, feltAt: evening, stress: 7 };
const adasAnswers = {
  ...ofAda,
  answeredAt: evening,
  questions: QUESTIONS_NOW,
  answers: Array<number>(10).fill(2),
};
const adasHrv = { ...ofAda, measuredAt: evening, rmssdMs: 42, origin: 'entered' as const };
const adasFast = {
  ...ofAda,
  startedAt: '2026-11-19T20:00:00+01:00',
  endedAt: '2026-11-20T12:00:00+01:00',
  protocol: '16:8' as const,
  goalHours: 16,
};
const adasScreening = { screenedOn: '2026-11-19', conditions: ['gout' as const] };
const november = { from: '2026-11-01', to: '2026-11-30' };

const adasDrink = {
  id: crypto.randomUUID(),
  drunkAt: '2026-11-20T07:10:00+01:00',
  timeZone: 'Europe/Berlin',
  kind: 'water' as const,
  volumeMl: 250,
  note: SECRET,
};
const adasSleep = {
  id: crypto.randomUUID(),
  inBedAt: '2026-11-19T23:00:00+01:00',
  outOfBedAt: '2026-11-20T07:00:00+01:00',
  timeZone: 'Europe/Berlin',
  isNap: false,
  note: SECRET,
};
const adasCup = { id: crypto.randomUUID(), name: SECRET, kind: 'tea' as const, volumeMl: 400 };

const atBreakfast = '2026-11-20T07:00:00+01:00';
const adasGlucose = { ...ofAda, measuredAt: atBreakfast, glucoseMgdl: 92 };
const adasKetones = { ...ofAda, measuredAt: atBreakfast, method: 'blood' as const, value: 1.2 };
const adasTrace = `time,glucose mg/dL\n2026-11-20 07:00,123`;

/** Ada's picture of one pixel. */
const adasPhoto = crypto.randomUUID();
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'photos.analyze': {
    ends: 'refused',
    act: ({ api }) => api.photos.analyze({ photoIds: [adasPhoto] }),
  },
  'advice.get': {
    ends: 'own',
    act: ({ api }) => api.advice.get({ date: '2026-11-20', timeZone: 'UTC' }),
  },
  'account.options': { ends: 'public', act: ({ api }) => api.account.options() },
  'account.register': { ends: 'public', act: ({ api }) => api.account.register(registrationOf('Trudy')) },
  'account.login': {
    ends: 'public',
    act: ({ api }) => api.account.login({ login: 'Mallory', password: 'Mallory likes long walks' }),
  },
  'account.logout': { ends: 'public', act: ({ api }) => api.account.logout() },
  'account.me': { ends: 'own', act: ({ api }) => api.account.me() },
  'body.list': { ends: 'own', act: ({ api }) => api.body.list({ from: '2026-11-01', to: '2026-11-30' }) },
  'body.put': { ends: 'own', act: ({ api }) => api.body.put({ ...adasWeighing, note: 'mine now' }) },
  'body.remove': { ends: 'refused', act: ({ api }) => api.body.remove({ id: adasWeighing.id }) },
  'body.restore': { ends: 'refused', act: ({ api }) => api.body.restore({ id: adasWeighing.id }) },
  'corrections.list': { ends: 'own', act: ({ api }) => api.corrections.list() },
  'corrections.remove': { ends: 'own', act: ({ api }) => api.corrections.remove({ id: adasMeal.id }) },
  'fasting.fasts.list': { ends: 'own', act: ({ api }) => api.fasting.fasts.list(november) },
  'fasting.fasts.put': {
    ends: 'own',
    act: async ({ api }) => {
      await api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] });
      return api.fasting.fasts.put({ ...adasFast, note: 'mine now' });
    },
  },
  'fasting.fasts.remove': { ends: 'refused', act: ({ api }) => api.fasting.fasts.remove({ id: ofAda.id }) },
  'fasting.fasts.restore': { ends: 'refused', act: ({ api }) => api.fasting.fasts.restore({ id: ofAda.id }) },
  'fasting.running': { ends: 'own', act: ({ api }) => api.fasting.running() },
  'fasting.screen': {
    ends: 'own',
    act: ({ api }) => api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] }),
  },
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
  'glucose.readings.list': { ends: 'own', act: ({ api }) => api.glucose.readings.list(november) },
  'glucose.readings.put': {
    ends: 'own',
    act: ({ api }) => api.glucose.readings.put({ ...adasGlucose, note: 'mine now' }),
  },
  'glucose.readings.remove': { ends: 'refused', act: ({ api }) => api.glucose.readings.remove(ofAda) },
  'glucose.readings.restore': { ends: 'refused', act: ({ api }) => api.glucose.readings.restore(ofAda) },
  'glucose.ketones.list': { ends: 'own', act: ({ api }) => api.glucose.ketones.list(november) },
  'glucose.ketones.put': {
    ends: 'own',
    act: ({ api }) => api.glucose.ketones.put({ ...adasKetones, note: 'mine now' }),
  },
  'glucose.ketones.remove': { ends: 'refused', act: ({ api }) => api.glucose.ketones.remove(ofAda) },
  'glucose.ketones.restore': { ends: 'refused', act: ({ api }) => api.glucose.ketones.restore(ofAda) },
  'glucose.trace': { ends: 'own', act: ({ api }) => api.glucose.trace(november) },
  'glucose.imports': { ends: 'own', act: ({ api }) => api.glucose.imports() },
  'glucose.undoImport': { ends: 'refused', act: ({ api }) => api.glucose.undoImport(ofAda) },
  'glucose.redoImport': { ends: 'refused', act: ({ api }) => api.glucose.redoImport(ofAda) },
  'goals.get': { ends: 'own', act: ({ api }) => api.goals.get() },
  'goals.preview': { ends: 'own', act: ({ api }) => api.goals.preview(goalDraft()) },
  'goals.update': { ends: 'own', act: ({ api }) => api.goals.update(goalDraft()) },
  'goals.projection': { ends: 'own', act: ({ api }) => api.goals.projection() },
  'goals.expenditure': { ends: 'own', act: ({ api }) => api.goals.expenditure() },
  'goals.acceptCheckIn': { ends: 'refused', act: ({ api }) => api.goals.acceptCheckIn({ energyKcal: 2000 }) },
  'goals.declineCheckIn': { ends: 'own', act: ({ api }) => api.goals.declineCheckIn() },
  'meals.abilities': { ends: 'own', act: ({ api }) => api.meals.abilities() },
  'meals.analyze': { ends: 'own', act: ({ api }) => api.meals.analyze({ text: 'an apple' }) },
  'meals.create': { ends: 'own', act: ({ api }) => api.meals.create(mine()) },
  'meals.update': { ends: 'refused', act: ({ api }) => api.meals.update(mine()) },
  'meals.remove': { ends: 'refused', act: ({ api }) => api.meals.remove({ id: adasMeal.id }) },
  'meals.restore': { ends: 'refused', act: ({ api }) => api.meals.restore({ id: adasMeal.id }) },
  'meals.day': { ends: 'own', act: ({ api }) => api.meals.day({ date: '2026-11-20' }) },
  'meals.eaten': { ends: 'own', act: ({ api }) => api.meals.eaten({ from: '2026-11-01', to: '2026-11-30' }) },
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
  'stress.checkIns.list': { ends: 'own', act: ({ api }) => api.stress.checkIns.list(november) },
  'stress.checkIns.put': {
    ends: 'own',
    act: ({ api }) => api.stress.checkIns.put({ ...adasCheckIn, note: 'mine now' }),
  },
  'stress.checkIns.remove': {
    ends: 'refused',
    act: ({ api }) => api.stress.checkIns.remove({ id: ofAda.id }),
  },
  'stress.checkIns.restore': {
    ends: 'refused',
    act: ({ api }) => api.stress.checkIns.restore({ id: ofAda.id }),
  },
  'stress.questionnaires.list': { ends: 'own', act: ({ api }) => api.stress.questionnaires.list(november) },
  'stress.questionnaires.put': {
    ends: 'own',
    act: ({ api }) => api.stress.questionnaires.put({ ...adasAnswers, note: 'mine now' }),
  },
  'stress.questionnaires.remove': {
    ends: 'refused',
    act: ({ api }) => api.stress.questionnaires.remove({ id: ofAda.id }),
  },
  'stress.questionnaires.restore': {
    ends: 'refused',
    act: ({ api }) => api.stress.questionnaires.restore({ id: ofAda.id }),
  },
  'stress.hrv.list': { ends: 'own', act: ({ api }) => api.stress.hrv.list(november) },
  'stress.hrv.put': { ends: 'own', act: ({ api }) => api.stress.hrv.put({ ...adasHrv, note: 'mine now' }) },
  'stress.hrv.remove': { ends: 'refused', act: ({ api }) => api.stress.hrv.remove({ id: ofAda.id }) },
  'stress.hrv.restore': { ends: 'refused', act: ({ api }) => api.stress.hrv.restore({ id: ofAda.id }) },
  'savedMeals.reorder': {
    ends: 'refused',
    act: ({ api }) => api.savedMeals.reorder({ ranks: [{ id: adasSaved.id, rank: 9 }] }),
  },
  'sleep.list': { ends: 'own', act: ({ api }) => api.sleep.list({ from: '2026-11-01', to: '2026-11-30' }) },
  'sleep.put': { ends: 'own', act: ({ api }) => api.sleep.put({ ...adasSleep, note: 'mine now' }) },
  'sleep.remove': { ends: 'refused', act: ({ api }) => api.sleep.remove({ id: adasSleep.id }) },
  'sleep.restore': { ends: 'refused', act: ({ api }) => api.sleep.restore({ id: adasSleep.id }) },
  'water.drinks.list': {
    ends: 'own',
    act: ({ api }) => api.water.drinks.list({ from: '2026-11-01', to: '2026-11-30' }),
  },
  'water.drinks.put': {
    ends: 'own',
    act: ({ api }) => api.water.drinks.put({ ...adasDrink, note: 'mine now' }),
  },
  'water.drinks.remove': {
    ends: 'refused',
    act: ({ api }) => api.water.drinks.remove({ id: adasDrink.id }),
  },
  'water.drinks.restore': {
    ends: 'refused',
    act: ({ api }) => api.water.drinks.restore({ id: adasDrink.id }),
  },
  'water.days': { ends: 'own', act: ({ api }) => api.water.days({ from: '2026-11-01', to: '2026-11-30' }) },
  'water.cups.list': { ends: 'own', act: ({ api }) => api.water.cups.list() },
  'water.cups.put': { ends: 'own', act: ({ api }) => api.water.cups.put({ ...adasCup, name: 'mine now' }) },
  'water.cups.remove': { ends: 'refused', act: ({ api }) => api.water.cups.remove({ id: adasCup.id }) },
  'water.cups.restore': { ends: 'refused', act: ({ api }) => api.water.cups.restore({ id: adasCup.id }) },
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
    await ada.api.body.put(adasWeighing);
    await ada.api.sleep.put(adasSleep);
    await ada.api.water.drinks.put(adasDrink);
    await ada.api.water.cups.put(adasCup);
    await ada.api.fasting.screen(adasScreening);
    await ada.api.fasting.fasts.put(adasFast);
    await ada.api.stress.checkIns.put(adasCheckIn);
    await ada.api.stress.questionnaires.put(adasAnswers);
    await ada.api.stress.hrv.put(adasHrv);
    await ada.api.glucose.readings.put(adasGlucose);
    await ada.api.glucose.ketones.put(adasKetones);
    const file = new URLSearchParams({ id: ofAda.id, fileName: SECRET, timeZone: 'UTC', confirm: 'true' });
    await ada.fetch(`/api/glucose-files?${file}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: adasTrace,
    });
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
      const mallory = await signUp(app, `M-${name}`.replace(/[^A-Za-z-]/g, '-').slice(0, 30));
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
      expect(await ada.api.body.list({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject([
        { id: adasWeighing.id, note: SECRET, massKg: 71.8 },
      ]);
      expect(await ada.api.fasting.fasts.list(november)).toMatchObject([{ id: ofAda.id, note: SECRET }]);
      expect(await ada.api.fasting.running()).toMatchObject({ screening: adasScreening });
      const { checkIns, questionnaires, hrv } = ada.api.stress;
      for (const answered of [checkIns, questionnaires, hrv])
        expect(await answered.list(november)).toMatchObject([{ id: ofAda.id, note: SECRET }]);
      expect(await ada.api.water.drinks.list({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject([
        { id: adasDrink.id, note: SECRET, volumeMl: 250 },
      ]);
      expect(await ada.api.water.cups.list()).toEqual([adasCup]);
      expect(await ada.api.sleep.list({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject([
        { id: adasSleep.id, note: SECRET },
      ]);
      const { readings, ketones } = ada.api.glucose;
      for (const measured of [readings, ketones])
        expect(await measured.list(november)).toMatchObject([{ id: ofAda.id, note: SECRET }]);
      expect(await ada.api.glucose.imports()).toMatchObject([{ fileName: SECRET, isUndone: false }]);
      expect((await ada.api.glucose.trace(november)).glucoseMgdl).toEqual([123]);
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
