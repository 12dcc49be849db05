import { isContractProcedure } from '@orpc/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_BATCH_READS } from '#contract/shared/batch-limit.ts';
import { contract } from '#contract/contract.ts';
import { rateLimits } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { ATTEMPTS } from './attempts.ts';
import {
  SECRET,
  adasMeal,
  adasFood,
  mine,
  adasSaved,
  adasWeighing,
  ofAda,
  adasCheckIn,
  adasAnswers,
  adasHrv,
  adasSteps,
  adasVitals,
  adasVo2Max,
  adasWorkout,
  adasFact,
  adasFast,
  adasScreening,
  november,
  adasDrink,
  adasSleep,
  adasCup,
  adasSupplement,
  adasTake,
  adasHealth,
  adasGlucose,
  adasKetones,
  adasTrace,
  adasPanel,
  bioAgeAnswers,
  adasPhoto,
  adasExperiment,
  adasQuestion,
  PIXEL,
} from './entries-of-ada.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

/** Names of all procedures of the contract. */
function procedures(router: object, above: readonly string[] = []): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [[...above, name].join('.')] : procedures(part, [...above, name]),
  );
}

/** Paths of all reads of the contract. */
const readsOf = (router: object): string[] =>
  Object.values(router).flatMap((part) => {
    if (!isContractProcedure(part)) return readsOf(part);
    const { method, path } = part['~orpc'].route;
    return method === 'GET' && path !== undefined ? [path] : [];
  });

test('every procedure of the API has an attempt, and there are no others', () => {
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(procedures(contract).toSorted());
});

describe.each(EMBEDDED)('Ada’s data', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada', { name: SECRET });
  let adasId: string;
  let digests: string;
  let adasRows: Readonly<Record<string, string>>;
  beforeAll(async () => {
    await ada.api.meals.create(adasMeal);
    await ada.fetch(`/api/photos?id=${adasPhoto}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(PIXEL, 'base64'),
    });
    await ada.api.foods.own.create(adasFood);
    await ada.api.savedMeals.create(adasSaved);
    await ada.api.body.put(adasWeighing);
    await ada.api.blood.panels.put(adasPanel);
    await ada.api.bioAge.answer({ answers: bioAgeAnswers });
    await ada.api.bioAge.finish({ id: ofAda.id, timeZone: 'Europe/Berlin' });
    await ada.api.bioAge.answer({ answers: bioAgeAnswers.slice(0, 2) });
    await ada.api.sleep.put(adasSleep);
    await ada.api.experiments.start(adasExperiment());
    await ada.api.water.drinks.put(adasDrink);
    await ada.api.water.cups.put(adasCup);
    await ada.api.coach.ask(adasQuestion);
    await ada.api.coach.memory.put(adasFact);
    await ada.api.coach.memory.turn({ isOn: true });
    await ada.api.supplements.own.put(adasSupplement);
    await ada.api.supplements.takes.put(adasTake);
    await ada.api.health.put(adasHealth);
    await ada.api.fasting.screen(adasScreening);
    await ada.api.fasting.fasts.put(adasFast);
    await ada.api.stress.checkIns.put(adasCheckIn);
    await ada.api.stress.questionnaires.put(adasAnswers);
    await ada.api.stress.hrv.put(adasHrv);
    await ada.api.movement.workouts.put(adasWorkout);
    await ada.api.movement.days.put(adasSteps);
    await ada.api.movement.vo2Max.put(adasVo2Max);
    await ada.api.vitals.put(adasVitals);
    await ada.api.glucose.readings.put(adasGlucose);
    await ada.api.glucose.ketones.put(adasKetones);
    await ada.fetch(
      `/api/import-files?${new URLSearchParams({ id: ofAda.id, fileName: SECRET, timeZone: 'UTC' })}`,
      {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'Date,Weight\n2026-11-19,71.8\n',
      },
    );
    const file = new URLSearchParams({ id: ofAda.id, fileName: SECRET, timeZone: 'UTC', confirm: 'true' });
    await ada.fetch(`/api/glucose-files?${file}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: adasTrace,
    });
  });
  /** A digest of all of Ada's rows, by table. */
  async function rowsOfAda(): Promise<Record<string, string>> {
    // Named, so that a connection plans it once: it runs after every attempt.
    const { rows } = await app.database.pool.query<{ name: string; digest: string }>({
      name: 'rows-of-ada',
      text: digests,
      values: [adasId],
    });
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  beforeAll(async () => {
    const { rows: members } = await app.database.pool.query<{ id: string }>(
      'select user_id as id from profiles where name = $1',
      [SECRET],
    );
    adasId = members[0]?.id ?? '';
    // Reading the score waits for the background work of her writes.
    await ada.api.longevity.today({ date: new Date().toISOString().slice(0, 10), timeZone: 'UTC' });
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    );
    digests = rows
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from "${name}" t where user_id = $1 having count(*) > 0`,
      )
      .join(' union all ');
    // Feature use is written seconds later.
    await app.services.insights.flush();
    adasRows = await rowsOfAda();
    expect(Object.keys(adasRows).length).toBeGreaterThan(25);
  });

  // There are more procedures than one address may register members in an hour.
  beforeEach(() => app.database.db.delete(rateLimits));

  const guarded = Object.entries(ATTEMPTS).filter(([, { ends }]) => ends !== 'public' && ends !== 'barred');

  test.each(guarded)('%s does nothing for a visitor', async (_name, { act }) => {
    await expect(act(app.browser())).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  });

  test.each(guarded)('%s does nothing with a forged session', async (_name, { act }) => {
    const forged = app.browser({
      cookie: 'perennial.session_token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.c2lnbmF0dXJl',
    });
    await expect(act(forged)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  let unchanged: Browser | undefined;
  test.each(Object.entries(ATTEMPTS))(
    '%s shows and changes nothing of Ada’s for Mallory',
    async (name, { act, ends }) => {
      const mallory = unchanged ?? (await signUp(app, `M-${name}`.replace(/[^A-Za-z-]/g, '-').slice(0, 30)));
      // If a request was refused, Mallory is unchanged; any other may have changed her, signed her out or deleted her.
      unchanged = ends === 'refused' || ends === 'admin' ? mallory : undefined;
      const answer = await act(mallory).catch((error: unknown) => error);
      if (ends === 'refused') expect(answer).toMatchObject({ code: 'NOT_FOUND', status: 404 });
      if (ends === 'admin') expect(answer).toMatchObject({ code: 'FORBIDDEN', status: 403 });
      if (name !== 'account.login') expect(answer instanceof Error).toBe(ends !== 'own' && ends !== 'public');
      expect(JSON.stringify(answer)).not.toContain(SECRET);
      expect(await rowsOfAda()).toEqual(adasRows);
    },
  );

  test('a batch of every read with Ada’s ids shows a visitor nothing, and Mallory nothing of Ada’s', async () => {
    const reads = readsOf(contract).map((path) =>
      path.replace('{date}', '2026-11-20').replaceAll(/\{\w+\}/g, ofAda.id),
    );
    const mallory = await signUp(app, 'M-batch');
    const query = '?from=2026-11-01&to=2026-11-30&date=2026-11-20&timeZone=UTC';
    for (let first = 0; first < reads.length; first += MAX_BATCH_READS) {
      const some = reads.slice(first, first + MAX_BATCH_READS).map((path) => ['read', path + query]);
      const batch = `/api/batch?${new URLSearchParams(some)}`;
      expect((await app.browser().fetch(batch)).status).toBe(401);
      const answer = await mallory.fetch(batch);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(SECRET);
    }
    expect(await rowsOfAda()).toEqual(adasRows);
  });

  test('afterwards Ada’s entries are unchanged', async () => {
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toMatchObject([
      { id: adasMeal.id, note: SECRET, items: [{ foodId: 'apple' }] },
    ]);
    expect((await ada.api.foods.own.list({})).foods).toMatchObject([
      { id: adasFood.id, food: { name: SECRET }, recipe: null },
    ]);
    expect(await ada.api.body.list({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject([
      { id: adasWeighing.id, note: SECRET, massKg: 71.8 },
    ]);
    expect(await ada.api.blood.panels.list({})).toMatchObject([
      { id: ofAda.id, note: SECRET, values: [{ name: SECRET, value: 160 }] },
    ]);
    expect(await ada.api.bioAge.list()).toMatchObject([{ id: ofAda.id }]);
    expect((await ada.api.bioAge.draft()).answers).toMatchObject([{ item: 'bmi' }, { item: 'smoke' }]);
    expect(await ada.api.fasting.fasts.list(november)).toMatchObject([{ id: ofAda.id, note: SECRET }]);
    expect(await ada.api.fasting.running()).toMatchObject({ screening: adasScreening });
    expect(await ada.api.supplements.own.list()).toMatchObject([{ id: ofAda.id, name: SECRET }]);
    expect(await ada.api.supplements.takes.list(november)).toMatchObject([{ note: SECRET }]);
    expect(await ada.api.supplements.reminders.list()).toMatchObject([{ id: ofAda.id, state: 'open' }]);
    expect((await ada.api.health.get()).saved).toMatchObject({ answers: { medicines: ['warfarin'] } });
    const { checkIns, questionnaires, hrv } = ada.api.stress;
    const { workouts, days, vo2Max } = ada.api.movement;
    for (const answered of [checkIns, questionnaires, hrv, workouts, days, vo2Max, ada.api.vitals])
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
  });

  test('an id may be both Ada’s meal and Mallory’s: neither sees the other’s', async () => {
    const mallory = await signUp(app, 'Mallory');
    const first = await mallory.api.meals.create(mine());
    expect(first).toMatchObject({ id: adasMeal.id, note: 'mine now' });
    await mallory.api.meals.remove({ id: adasMeal.id });
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toHaveLength(1);
  });
});
