import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { memberTables } from '#server/db/member-tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import {
  adasAnswers,
  adasCheckIn,
  adasCup,
  adasDrink,
  adasFact,
  adasFast,
  adasFood,
  adasGlucose,
  adasHealth,
  adasHrv,
  adasKetones,
  adasMeal,
  adasPanel,
  adasPhoto,
  adasTrace,
  bioAgeAnswers,
  PIXEL,
  adasQuestion,
  adasSaved,
  adasScreening,
  adasSleep,
  adasSteps,
  adasSupplement,
  adasTake,
  adasVitals,
  adasVo2Max,
  adasWeighing,
  adasWorkout,
} from '#server/ownership/entries-of-ada.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import {
  breakfast,
  goalDraft,
  itemOf,
  openTestApp,
  type Browser,
  type TestApp,
} from '#server/testing/test-app.ts';
import { profiles } from '#server/account/tables.ts';
import { wordsOfKind } from '#server/exports/everything-words.ts';
import { OWN } from '#server/imports/own/own-tables.ts';
import { fitFile } from '#server/imports/samples/testing-makers.ts';
import { idOfMember, importsFor } from './testing.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

/** Data about an account and its server, not logged data. */
const APART = [
  'coach-consent',
  'demo-restores',
  'sign-ins',
  'plan-uses',
  'last-active',
  'features-used',
  'model-answers',
  'imports',
  'imported-rows',
];

type Rows = readonly Readonly<Record<string, unknown>>[];

describe.each(EMBEDDED)('Perennial’s own export', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada', { sex: 'female', name: 'Ada L.' });
  const olga = signedUp(app, 'Olga', { sex: 'female', name: 'Olga' });

  beforeAll(async () => {
    const { api } = ada;
    await ada.fetch(`/api/photos?id=${adasPhoto}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(PIXEL, 'base64'),
    });
    await api.meals.create({ ...adasMeal, photoIds: [adasPhoto] });
    // A corrected phrase is learned.
    const item = { ...itemOf('coffee'), words: 'a coffee', amount: 350, unit: 'ml' };
    const grams = { value: 350, low: 350, high: 350 };
    await api.meals.create(breakfast({ description: 'a coffee', items: [{ ...item, grams }] }));
    await api.foods.own.create(adasFood);
    await api.savedMeals.create(adasSaved);
    await api.body.put(adasWeighing);
    await api.blood.panels.put(adasPanel);
    await api.sleep.put(adasSleep);
    await api.water.drinks.put(adasDrink);
    await api.water.cups.put(adasCup);
    await api.supplements.own.put(adasSupplement);
    await api.supplements.takes.put(adasTake);
    await api.health.put(adasHealth);
    await api.fasting.screen(adasScreening);
    await api.fasting.fasts.put(adasFast);
    await api.stress.checkIns.put(adasCheckIn);
    await api.stress.questionnaires.put(adasAnswers);
    await api.stress.hrv.put(adasHrv);
    await api.movement.workouts.put(adasWorkout);
    await api.movement.days.put(adasSteps);
    await api.movement.vo2Max.put(adasVo2Max);
    await api.vitals.put(adasVitals);
    await api.glucose.readings.put(adasGlucose);
    await api.glucose.ketones.put(adasKetones);
    const experiment = { id: crypto.randomUUID(), idea: 'wind-down', pairs: 6, startsOn: '2026-11-20' };
    await api.experiments.start(experiment);
    await api.experiments.mark({ id: experiment.id, date: '2026-11-20', isFollowed: true });
    await api.foodPreferences.put({
      dietaryPreference: 'vegetarian',
      allergens: ['milk'],
      otherAllergies: [],
      dislikes: ['olives'],
      cuisines: [],
    });
    await api.coach.ask(adasQuestion);
    await api.coach.memory.put(adasFact);
    await api.coach.memory.turn({ isOn: false });
    await api.bioAge.answer({ answers: bioAgeAnswers });
    await api.bioAge.finish({ id: crypto.randomUUID(), timeZone: 'Europe/Berlin' });
    await api.bioAge.answer({ answers: bioAgeAnswers.slice(0, 2) });
    await api.supplements.suggestions.dismiss({ ruleId: 'creatine', triggerKey: 'x' });
    await api.reminders.save((await api.reminders.get()).plan);
    await api.goals.update(goalDraft());
    await api.movement.sources.put({ order: ['oura'] });
    // The same night, recorded by a ring and a watch.
    for (const [others, table] of [
      ['other_sleeps', 'sleeps'],
      ['other_workouts', 'workouts'],
    ])
      await app.database.pool.query(`insert into ${others} select * from ${table};
        update ${others} set id = gen_random_uuid(), source = 'oura'`);
    await api.meals.setState({ date: '2026-11-19', state: 'fasted' });
    await api.longevity.today({ date: '2026-11-20', timeZone: 'UTC' });
    const trace = { id: crypto.randomUUID(), fileName: 'trace.csv', timeZone: 'UTC', confirm: 'true' };
    await ada.fetch(`/api/glucose-files?${new URLSearchParams(trace)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: adasTrace,
    });
  });

  const download = async (browser: Browser): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await (await browser.fetch('/api/export/everything')).arrayBuffer());

  /** Logged data, without creation times and storage keys of pictures. */
  const logged = (archive: Uint8Array): Readonly<Record<string, Rows>> =>
    Object.fromEntries(
      Object.entries(unzipSync(archive)).flatMap(([name, bytes]): [string, Rows][] => {
        const [, kind] = /^json\/(.+)\.json$/.exec(name) ?? [];
        if (kind === undefined || APART.includes(kind)) return [];
        const rows = JSON.parse(strFromU8(bytes)) as Rows;
        return [[kind, rows.map(({ created_at: _created, storage_key: _key, ...row }) => row)]];
      }),
    );

  const pictureIn = (archive: Uint8Array) => {
    const picture = unzipSync(archive)[`photos/${adasPhoto}.jpg`];
    return picture && Buffer.from(picture);
  };

  test('covers every table of members', async () => {
    const files = (await memberTables((app as TestApp).database.db)).map(
      ({ name }) => wordsOfKind(name).file,
    );
    const own = [...OWN.keys()].map((name) => wordsOfKind(name).file);
    expect(files.toSorted()).toEqual([...own, ...APART].toSorted());
    expect(Object.keys(logged(await download(ada))).toSorted()).toEqual(own.toSorted());
  });

  test('restores everything exactly in a new account; a second import adds nothing; undo restores the account', async () => {
    const [adas, before] = [await download(ada), await download(olga)];
    const olgas = importsFor(app, olga, await idOfMember(app, 'olga'));
    const preview = await olgas.preview(adas, 'perennial.zip');
    expect(preview).toMatchObject({ source: 'perennial', step: 'ready', plan: { refused: [] } });
    expect(logged(await download(olga))).toEqual(logged(before));
    await olga.api.imports.start({ id: preview.id });
    await olgas.run(preview.id);
    expect(await olgas.at(preview.id)).toMatchObject({ step: 'done', fault: null });
    const after = logged(await download(olga));
    const expected = logged(adas);
    for (const kind of Object.keys(expected)) expect([kind, after[kind]]).toEqual([kind, expected[kind]]);
    expect(pictureIn(await download(olga))).toEqual(pictureIn(adas));
    const { rows: unlisted } = await app.database.pool.query(
      `select id from meals where nutrient_values is null union select id from meal_items where nutrient_values is null`,
    );
    expect(unlisted).toEqual([]);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(expected).toSorted());

    const again = await olgas.preview(adas, 'perennial.zip');
    expect(again.plan?.kinds.filter(({ added, conflicts }) => added + conflicts > 0)).toEqual([]);
    await olga.api.imports.remove({ id: again.id });

    expect(await olgas.undo(preview.id)).toMatchObject({ step: 'undone' });
    expect(logged(await download(olga))).toEqual(logged(before));
    expect(await olga.fetch(`/api/photos/${adasPhoto}`)).toMatchObject({ status: 404 });
  });

  test('undoing a FIT file from 2017 leaves every file of the export as it was', async () => {
    const secondsOf = (at: string) => Date.parse(at) / 1000 - 631_065_600;
    const file = fitFile([
      {
        kind: 18,
        fields: [
          [253, 4, secondsOf('2017-05-18T19:48:02Z')],
          [2, 4, secondsOf('2017-05-18T19:16:02Z')],
          [5, 1, 1],
          [7, 4, 1_800_000],
          [9, 4, 500_000],
          [11, 2, 380],
        ],
      },
      {
        kind: 30,
        fields: [
          [253, 4, secondsOf('2017-05-18T20:00:00Z')],
          [0, 2, 7123],
        ],
      },
    ]);
    const files = async () => {
      const entries = Object.entries(unzipSync(await download(ada)));
      // Importing and undoing are themselves recorded: in the list of imports, counted in the README, and as features used.
      return new Map(
        entries
          .filter(([name]) => !/imports|README|features-used/.test(name))
          .map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]),
      );
    };
    const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
      [...new Set([...before.keys(), ...after.keys()])].filter(
        (name) => before.get(name) !== after.get(name),
      );
    // The free plan imports only the last months.
    await app.database.db.update(profiles).set({ plan: 'lifetime' });
    const adas = importsFor(app, ada, await idOfMember(app, 'ada'));
    // Ada's first activity is written in the background.
    await app.services.insights.flush();
    const before = await files();
    const { id, addedCount } = await adas.take(new Uint8Array(file), '2017.fit');
    expect(addedCount).toBe(2);
    expect(changed(before, await files())).not.toEqual([]);
    await adas.undo(id);
    expect(changed(before, await files())).toEqual([]);
  });
});
