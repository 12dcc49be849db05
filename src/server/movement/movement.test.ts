import { describe, beforeAll, afterAll, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { openTestApp, signUp, type Browser, type TestApp } from '#server/testing/test-app.ts';
import { addDays } from '#domain/time/local-date.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const november = { from: '2026-11-01', to: '2026-11-30' };
const shared = () => ({ id: crypto.randomUUID(), timeZone: 'Europe/Berlin', note: null });
const run = (changes: object = {}) => ({
  ...shared(),
  startedAt: '2026-11-19T18:00:00+01:00',
  kind: 'running' as const,
  effort: 'vigorous' as const,
  durationMinutes: 30,
  ...changes,
});

describe.each(testDatabases())('movement and vitals on $name', (place) => {
  let app: TestApp;
  let ada: Browser;
  beforeAll(async () => {
    app = await openTestApp(place, { now: () => NOW });
    ada = await signUp(app, 'Ada', { sex: 'female' });
  });
  afterAll(() => app.close());

  test('Ada logs a run, her steps and a VO2 max; omitted fields are unknown', async () => {
    const { workouts, days, vo2Max } = ada.api.movement;
    const stored = await workouts.put(run({ distanceKm: 5.2 }));
    expect(stored).toMatchObject({
      date: '2026-11-19',
      distanceKm: 5.2,
      energyKcal: null,
      source: 'manual',
    });
    expect(stored).not.toHaveProperty('importId');
    await days.put({ ...shared(), date: '2026-11-19', steps: 9120 });
    await vo2Max.put({
      ...shared(),
      measuredAt: '2026-11-19T18:40:00+01:00',
      vo2MaxMlKgMin: 38.4,
      method: 'device',
    });
    expect(await workouts.list(november)).toEqual([stored]);
    expect(await days.list(november)).toMatchObject([
      { date: '2026-11-19', steps: 9120, moderateMinutes: null, source: 'manual' },
    ]);
    expect(await vo2Max.list(november)).toMatchObject([{ vo2MaxMlKgMin: 38.4, method: 'device' }]);
  });

  test.each([
    [
      'a workout of two days',
      () => ada.api.movement.workouts.put(run({ durationMinutes: 2880 })),
      'durationMinutes',
    ],
    [
      'a workout of tomorrow',
      () => ada.api.movement.workouts.put(run({ startedAt: '2026-11-21T18:00:00+01:00' })),
      'startedAt',
    ],
    [
      'a day that has not begun',
      () => ada.api.movement.days.put({ ...shared(), date: '2026-11-21', steps: 1 }),
      'date',
    ],
    ['a day without a figure', () => ada.api.movement.days.put({ ...shared(), date: '2026-11-19' }), 'steps'],
    [
      'half a step',
      () => ada.api.movement.days.put({ ...shared(), date: '2026-11-19', steps: 1.5 }),
      'steps',
    ],
    [
      'half a blood pressure',
      () => ada.api.vitals.put({ ...shared(), measuredAt: '2026-11-19T08:00:00Z', systolicMmhg: 120 }),
      'diastolicMmhg',
    ],
    [
      'a blood pressure upside down',
      () =>
        ada.api.vitals.put({
          ...shared(),
          measuredAt: '2026-11-19T08:00:00Z',
          systolicMmhg: 70,
          diastolicMmhg: 120,
        }),
      'diastolicMmhg',
    ],
    [
      'a reading of nothing',
      () => ada.api.vitals.put({ ...shared(), measuredAt: '2026-11-19T08:00:00Z' }),
      'systolicMmhg',
    ],
  ])('%s is refused at its field', async (_words, act, field) => {
    await expect(act()).rejects.toMatchObject({ data: { issues: [{ field }] } });
  });

  test('tracked movement replaces the questionnaire in her score, and is suggested for her bio-age', async () => {
    const grace = await signUp(app, 'Grace', { sex: 'female' });
    for (let day = 0; day < 14; day += 2) {
      const date = addDays('2026-11-20', -day);
      await grace.api.movement.workouts.put(
        run({
          startedAt: `${date}T08:00:00+01:00`,
          kind: 'strength',
          effort: 'moderate',
          durationMinutes: 40,
        }),
      );
    }
    for (const [systolicMmhg, minute] of [
      [118, '00'],
      [122, '02'],
    ] as const)
      await grace.api.vitals.put({
        ...shared(),
        measuredAt: `2026-11-18T08:${minute}:00Z`,
        systolicMmhg,
        diastolicMmhg: 84,
        restingHeartRateBpm: 58,
      });
    await grace.api.movement.vo2Max.put({
      ...shared(),
      measuredAt: '2026-11-02T18:00:00Z',
      vo2MaxMlKgMin: 38.4,
      method: 'device',
    });
    const { pillars, essentials } = await grace.api.longevity.today({
      date: '2026-11-20',
      timeZone: 'Europe/Berlin',
    });
    const movement = pillars.find(({ key }) => key === 'movement');
    expect(movement?.inputs).toContainEqual(
      expect.objectContaining({ key: 'resistance-training', origin: 'tracked', score: 100 }),
    );
    // 280 minutes in the 13 days since the first one.
    expect(movement?.inputs).toContainEqual(
      expect.objectContaining({ key: 'activity', origin: 'tracked', value: (280 * 7) / 13, score: 100 }),
    );
    const pressure = essentials?.metrics.find(({ key }) => key === 'blood-pressure');
    // A diastolic of 80 to 89 gives 50 points, whatever the systolic is.
    expect(pressure).toMatchObject({ points: 50, figure: { value: 120, origin: 'tracked' } });
    const { prefills } = await grace.api.bioAge.draft();
    const offered = (item: string) => prefills.find((one) => one.item === item)?.value;
    expect(offered('sbp')).toEqual({ kind: 'option', option: '120-130' });
    expect(offered('rhr')).toEqual({ kind: 'option', option: 'under-60' });
    expect(offered('vo2max')).toEqual({ kind: 'number', value: 38.4 });
    expect(offered('rt')).toEqual({ kind: 'option', option: 'over-2' });
  });
});
