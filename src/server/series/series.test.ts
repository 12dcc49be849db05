import { describe, expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp, signUp } from '#server/testing/test-app.ts';
import { STORED_METRICS } from '#server/metrics/stored-metrics.ts';
import { areaOf, SERIES_METRICS } from './queries.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const BERLIN = { timeZone: 'Europe/Berlin' };

describe.each(testDatabases())('metrics on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const query = (metric: string, from = '2026-11-09', to = '2026-11-15', more = {}) =>
    ada.api.metrics.query({ metric, from, to, ...more });

  test('every metric with daily values can be requested, even if nothing is stored', async () => {
    const { api } = await signUp(app, 'Grace');
    for (const { key: id, unit } of SERIES_METRICS)
      expect(await api.metrics.query({ metric: id, from: '2026-11-09', to: '2026-11-15' })).toMatchObject({
        metric: { id, unit },
        dayCount: 0,
        missingDays: 7,
        statistics: null,
        reason: 'no-data',
        days: [],
      });
    expect(SERIES_METRICS.length).toBeGreaterThan(220);
    expect(await ada.api.metrics.list({})).toHaveLength(SERIES_METRICS.length);
    const stored = Object.keys(STORED_METRICS);
    expect(stored.filter((key) => findMetric(key) === undefined)).toEqual([]);
  });

  test('water is summed by day, weight is the last of a day, stress the average', async () => {
    const id = () => crypto.randomUUID();
    for (const [time, volumeMl] of [
      ['08:00', 250],
      ['12:00', 500],
    ] as const)
      await ada.api.water.drinks.put({
        ...BERLIN,
        id: id(),
        kind: 'water',
        volumeMl,
        drunkAt: `2026-11-10T${time}:00Z`,
      });
    for (const [time, massKg, stress] of [
      ['07:00', 72, 3],
      ['19:00', 73, 6],
    ] as const) {
      await ada.api.body.put({ ...BERLIN, id: id(), massKg, measuredAt: `2026-11-11T${time}:00Z` });
      await ada.api.stress.checkIns.put({
        ...BERLIN,
        id: id(),
        stress,
        tags: [],
        feltAt: `2026-11-11T${time}:00Z`,
      });
    }
    expect((await query('waterMl')).days).toEqual([{ date: '2026-11-10', value: 750, isWhole: true }]);
    expect((await query('weightKg')).days).toEqual([{ date: '2026-11-11', value: 73, isWhole: true }]);
    expect((await query('stressRating')).days).toEqual([{ date: '2026-11-11', value: 4.5, isWhole: true }]);
  });

  test('a night counts on the day of waking, and is compared with the week before', async () => {
    const sleep = (date: string, hours: number) =>
      ada.api.sleep.put({
        ...BERLIN,
        id: crypto.randomUUID(),
        inBedAt: `${addDays(date, -1)}T22:00:00Z`,
        outOfBedAt: new Date(Date.parse(`${addDays(date, -1)}T22:00:00Z`) + hours * 3_600_000).toISOString(),
        isNap: false,
      });
    await sleep('2026-11-04', 6);
    await sleep('2026-11-10', 7);
    await sleep('2026-11-12', 9);
    const answer = await query('sleepMinutes', '2026-11-09', '2026-11-15', {
      compareFrom: '2026-11-02',
      compareTo: '2026-11-08',
    });
    expect(answer).toMatchObject({
      dayCount: 2,
      statistics: { mean: 480, min: 420, max: 540 },
      comparison: { window: { dayCount: 1, statistics: { mean: 360 } }, difference: 120 },
    });
    expect(answer.comparison?.percent).toBeCloseTo(33.33, 1);
  });

  test('averages of intake count complete days, past ones and not today', async () => {
    const log = (date: string, kind: 'breakfast' | 'lunch') =>
      ada.api.meals.create(breakfast({ eatenAt: `${date}T09:00:00Z`, kind }));
    for (const date of ['2026-11-14', '2026-11-15', TODAY]) {
      await log(date, 'breakfast');
      await log(date, 'lunch');
    }
    await log('2026-11-13', 'breakfast');
    const answer = await query('energyKcal');
    expect(answer).toMatchObject({ dayCount: 2, partialDays: 1, missingDays: 4 });
    expect(answer.statistics?.mean).toBeCloseTo(
      (await ada.api.meals.day({ date: '2026-11-15' })).total.energyKcal?.value ?? 0,
    );
    expect(await query('energyKcal', TODAY, TODAY)).toMatchObject({
      dayCount: 0,
      reason: 'no-complete-days',
    });
    expect((await query('meals', TODAY, TODAY)).days).toEqual([{ date: TODAY, value: 2, isWhole: true }]);
  });

  test('unknown metrics and impossible windows are refused by field', async () => {
    const issue = (field: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });
    await expect(query('unicorns')).rejects.toMatchObject(issue('metric'));
    await expect(query('waterMl', '2026-11-09', '2026-11-01')).rejects.toMatchObject(issue('to'));
    await expect(query('waterMl', '2024-11-09', '2026-11-01')).rejects.toMatchObject(issue('to'));
    const half = { compareFrom: '2026-11-01' };
    await expect(query('waterMl', '2026-11-09', '2026-11-15', half)).rejects.toMatchObject(
      issue('compareTo'),
    );
    expect((await ada.api.metrics.list({ search: 'sleep duration' }))[0]).toMatchObject({
      id: 'sleepMinutes',
    });
  });

  test('times of day and targets have no series, and diet quality belongs to meals', () => {
    const keys = SERIES_METRICS.map(({ key }) => key);
    expect(keys).not.toContain('bedtime');
    expect(keys).not.toContain('proteinGTarget');
    const index = SERIES_METRICS.find(({ key }) => key === 'healthyEatingIndex');
    expect(index && areaOf(index)).toBe('meals');
  });

  test('figures that follow from records are computed as for the coach', async () => {
    const { api } = await signUp(app, 'Lin');
    const id = () => crypto.randomUUID();
    for (const [day, durationMinutes] of [
      ['10', 30],
      ['12', 45],
    ] as const)
      await api.movement.workouts.put({
        ...BERLIN,
        id: id(),
        kind: 'running',
        effort: 'vigorous',
        startedAt: `2026-11-${day}T07:00:00Z`,
        durationMinutes,
        distanceKm: 6,
      });
    for (const [kind, time] of [
      ['breakfast', '07'],
      ['dinner', '18'],
    ] as const)
      await api.meals.create(
        breakfast({ kind, eatenAt: `2026-11-11T${time}:00:00Z`, items: [itemOf('egg-boiled')] }),
      );
    const days = async (metric: string) =>
      (await api.metrics.query({ metric, from: '2026-11-09', to: '2026-11-15' })).days;
    expect(await days('workouts')).toMatchObject([
      { date: '2026-11-10', value: 1 },
      { date: '2026-11-12', value: 1 },
    ]);
    expect((await days('workoutPaceMinPerKm')).map(({ value }) => value)).toEqual([5, 7.5]);
    const [share] = await days('proteinEnergyPercent');
    expect(share?.date).toBe('2026-11-11');
    expect(share?.value).toBeGreaterThan(3);
    expect(share?.value).toBeLessThan(60);
  });
});
