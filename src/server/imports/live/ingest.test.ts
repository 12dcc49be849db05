import { beforeEach, describe, expect, test } from 'vitest';
import { activeDays } from '#domain/movement/active-days.ts';
import { movementWeek } from '#domain/movement/movement-week.ts';
import { addDays } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { importsFor } from '#server/imports/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';

const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
/** Two runs of 40 minutes; they are vigorous, so they count twice. */
const RUNS_THIS_WEEK_MINUTES = 160;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

/** Written from the app's public description of its JSON, version 2. */
const sent = (steps: number) => ({
  data: {
    metrics: [
      {
        name: 'step_count',
        units: 'count',
        data: [
          { date: '2026-11-19 00:00:00 +0100', qty: steps, source: 'Ada’s Apple Watch' },
          { date: '2026-11-19 00:00:00 +0100', qty: 900, source: 'Ada’s iPhone' },
        ],
      },
      {
        name: 'walking_running_distance',
        units: 'mi',
        data: [{ date: '2026-11-19 00:00:00 +0100', qty: 2 }],
      },
      { name: 'active_energy', units: 'kJ', data: [{ date: '2026-11-19 00:00:00 +0100', qty: 836.8 }] },
      { name: 'weight_body_mass', units: 'lb', data: [{ date: '2026-11-19 07:00:00 +0100', qty: 154.3 }] },
      {
        name: 'resting_heart_rate',
        units: 'count/min',
        data: [{ date: '2026-11-19 00:00:00 +0100', qty: 57 }],
      },
      {
        name: 'blood_pressure',
        units: 'mmHg',
        data: [{ date: '2026-11-19 08:00:00 +0100', systolic: 118, diastolic: 76 }],
      },
      { name: 'blood_glucose', units: 'mmol/L', data: [{ date: '2026-11-19 08:12:30 +0100', qty: 5 }] },
      {
        name: 'sleep_analysis',
        units: 'hr',
        data: [
          {
            date: '2026-11-19',
            totalSleep: 7,
            sleepStart: '2026-11-18 23:00:00 +0100',
            sleepEnd: '2026-11-19 06:30:00 +0100',
            inBedStart: '2026-11-18 22:45:00 +0100',
            inBedEnd: '2026-11-19 06:45:00 +0100',
          },
        ],
      },
      {
        name: 'heart_rate',
        units: 'count/min',
        data: [{ date: '2026-11-19 08:00:00 +0100', Min: 60, Avg: 70, Max: 80 }],
      },
      { name: 'vo2_max', units: 'ml/(kg·min)', data: [{ date: 'yesterday', qty: 41 }] },
    ],
    workouts: [
      {
        id: '9D4E7C1A',
        name: 'Outdoor Run',
        start: '2026-11-19 17:00:00 +0100',
        end: '2026-11-19 17:40:00 +0100',
        duration: 2400,
        distance: { qty: 5, units: 'mi' },
        activeEnergyBurned: { qty: 400, units: 'kcal' },
        heartRate: { avg: { qty: 151, units: 'bpm' } },
      },
    ],
  },
});

describe.each(testDatabases())('Health Auto Export on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => clock.ms }));
  let ada: Browser;
  let adasId = '';
  let secret = '';
  beforeEach(async () => {
    const name = `Ada-${newId().slice(-12)}`;
    ada = await signUp(app, name, { timeZone: 'Europe/Berlin' });
    adasId = await idOf(app, name);
    await app.database.db.update(profiles).set({ plan: 'lifetime' });
    secret = await secretOf(ada, ['ingest:write']);
  });
  const push = (body: unknown, token = secret) =>
    app.browser().fetch('/api/v1/ingest/health-auto-export', {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const days = () => ada.api.movement.days.list(NOVEMBER);

  test('its data is stored once; a day’s later steps replace the earlier ones', async () => {
    const first = await push(sent(4000));
    expect([first.status, await first.text()]).toEqual([204, '']);
    expect(await days()).toMatchObject([
      { date: '2026-11-19', steps: 4000, distanceKm: 3.219, energyKcal: 200, source: 'apple-health' },
    ]);
    expect((await push(sent(9100))).status).toBe(204);
    expect((await push(sent(300))).status).toBe(204);
    expect(await days()).toMatchObject([{ date: '2026-11-19', steps: 9100 }]);
    expect(await ada.api.vitals.list(NOVEMBER)).toHaveLength(2);
    const [weight] = await ada.api.body.list(NOVEMBER);
    expect(weight?.massKg).toBeCloseTo(69.99, 2);
    expect(await ada.api.sleep.list(NOVEMBER)).toMatchObject([
      {
        inBedAt: '2026-11-18T21:45:00.000Z',
        latencyMinutes: 15,
        awakeMinutes: 45,
        timeZone: 'Europe/Berlin',
      },
    ]);
    expect(await ada.api.movement.workouts.list(NOVEMBER)).toMatchObject([
      { kind: 'running', durationMinutes: 40, energyKcal: 400, averageHeartRateBpm: 151 },
    ]);
    const glucose = await app.database.pool.query(
      'select glucose_mgdl::int as value, origin from glucose_readings where user_id = $1',
      [adasId],
    );
    expect(glucose.rows).toEqual([{ value: 90, origin: 'finger-stick' }]);
    const [live, ...others] = await ada.api.imports.list();
    expect(live).toMatchObject({
      fileName: 'Health Auto Export',
      step: 'done',
      addedCount: 7,
      undoBy: expect.any(String),
    });
    expect(others).toEqual([]);
  });

  test('a day that Ada corrected stays, and undoing removes the rest', async () => {
    await push(sent(9100));
    const [day] = await days();
    if (!day) throw new Error('There is one.');
    const { source: _source, ...own } = day;
    clock.ms += 60_000;
    await ada.api.movement.days.put({ ...own, steps: 8000 });
    await push(sent(12_000));
    expect(await days()).toMatchObject([{ steps: 8000 }]);
    const [live] = await ada.api.imports.list();
    await importsFor(app, ada, adasId).undo(live?.id ?? '');
    expect(await ada.api.sleep.list(NOVEMBER)).toEqual([]);
    expect(await days()).toHaveLength(1);
  });

  test.each([
    ['what isn’t JSON of the app', { metrics: [] }, 400],
    ['a table', 'Date,Weight\n2026-11-19,70\n', 400],
  ])('%s is refused', async (_words, body, status) => {
    expect((await push(body)).status).toBe(status);
  });

  test('its steps, workouts and vitals count on the dashboard, in the score and in Life’s Essential 8, each with its source', async () => {
    const daily = Array.from({ length: 14 }, (_, back) => addDays('2026-11-20', -back));
    const metric = (name: string, units: string, figures: object, dates: readonly string[] = daily) => ({
      name,
      units,
      data: dates.map((date) => ({ date: `${date} 08:00:00 +0100`, ...figures })),
    });
    const { status } = await push({
      data: {
        metrics: [
          metric('step_count', 'count', { qty: 9000 }),
          metric('resting_heart_rate', 'count/min', { qty: 57 }, ['2026-11-19']),
          metric('blood_pressure', 'mmHg', { systolic: 118, diastolic: 76 }, ['2026-11-18', '2026-11-19']),
        ],
        workouts: ['2026-11-09', '2026-11-13', '2026-11-17', '2026-11-19'].map((date) => ({
          id: date,
          name: 'Outdoor Run',
          start: `${date} 17:00:00 +0100`,
          end: `${date} 17:40:00 +0100`,
          duration: 2400,
        })),
      },
    });
    expect(status).toBe(204);

    const { workouts, days: totals, sources } = ada.api.movement;
    const active = activeDays(
      await workouts.list(NOVEMBER),
      await totals.list(NOVEMBER),
      (await sources.get()).order,
    );
    // The tiles' own figures: two runs since Monday, and the average of two readings.
    expect(movementWeek(active, '2026-11-20').minutes).toBe(RUNS_THIS_WEEK_MINUTES);
    expect(active.at(-1)).toMatchObject({ date: '2026-11-20', steps: 9000 });
    const steps = await ada.api.metrics.query({ metric: 'steps', ...NOVEMBER });
    expect(steps.statistics).toMatchObject({ mean: 9000 });

    const { pillars, essentials } = await ada.api.longevity.today({
      date: '2026-11-20',
      timeZone: 'Europe/Berlin',
    });
    const inputs = pillars.find(({ key }) => key === 'movement')?.inputs ?? [];
    expect(inputs.find(({ key }) => key === 'activity')).toMatchObject({
      origin: 'tracked',
      days: expect.any(Number),
      share: expect.any(Number),
    });
    const essential = (key: string) => essentials?.metrics.find((one) => one.key === key);
    expect(essential('activity')).toMatchObject({ points: 100, figure: { origin: 'tracked' } });
    expect(essential('blood-pressure')).toMatchObject({
      points: 100,
      figure: { value: 118, origin: 'tracked', date: '2026-11-19' },
      diastolicMmhg: 76,
    });
  });

  test('its token reads nothing, and other tokens don’t send', async () => {
    const read = await app
      .browser()
      .fetch('/api/v1/sleeps?from=2026-11-01&to=2026-11-30', { headers: bearer(secret) });
    expect(read.status).toBe(403);
    expect((await push(sent(1), await secretOf(ada, ['movement:write']))).status).toBe(403);
  });
});
