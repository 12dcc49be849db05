import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import {
  adasAnswers,
  adasCheckIn,
  adasCup,
  adasDrink,
  adasFast,
  adasFood,
  adasGlucose,
  adasHealth,
  adasHrv,
  adasKetones,
  adasMeal,
  adasPanel,
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
import { opened, signedUp } from '#server/testing/opened.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { counted, idOfMember, importsFor } from './testing.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

/** Of an account and its server, not of what was logged. */
const APART = [
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
    await api.meals.create(adasMeal);
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
    await api.experiments.start({
      id: crypto.randomUUID(),
      idea: 'wind-down',
      pairs: 6,
      startsOn: '2026-11-21',
    });
  });

  const download = async (browser: Browser): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await (await browser.fetch('/api/export/everything')).arrayBuffer());

  /** What was logged, without times of creation. */
  const logged = (archive: Uint8Array): Readonly<Record<string, Rows>> =>
    Object.fromEntries(
      Object.entries(unzipSync(archive)).flatMap(([name, bytes]): [string, Rows][] => {
        const [, kind] = /^json\/(.+)\.json$/.exec(name) ?? [];
        if (kind === undefined || APART.includes(kind)) return [];
        const rows = JSON.parse(strFromU8(bytes)) as Rows;
        return [[kind, rows.map(({ created_at: _created, ...row }) => row)]];
      }),
    );

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
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(expected).toSorted());

    const again = await olgas.preview(adas, 'perennial.zip');
    const fresh = Object.entries(counted(again)).filter(([, [added = 0]]) => added > 0);
    // The one row of each of these is replaced by itself.
    expect(fresh.map(([kind]) => kind).toSorted()).toEqual(['health_profiles', 'profiles']);
    await olga.api.imports.remove({ id: again.id });

    expect(await olgas.undo(preview.id)).toMatchObject({ step: 'undone' });
    expect(logged(await download(olga))).toEqual(logged(before));
  });
});
