import { describe, expect, test } from 'vitest';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { addDays } from '#domain/time/local-date.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { profiles } from '#server/account/tables.ts';
import { bioAgeMemberOf } from '#server/bio-age/member.ts';
import { testDatabases } from '#server/db/testing.ts';
import { longevityFactsOf } from '#server/longevity/facts.ts';
import { depsOf } from '#server/services.ts';
import { factsOf } from '#server/supplements/facts.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { memberOn, todayOf } from './queries.ts';
import { wholeDaysOf } from './whole-days.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const TODAY = '2026-11-20';
const HEIGHT_CM = 168;

describe.each(testDatabases())('a member on a date, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = NOW;

  const weigh = ({ api }: Browser, ago: number, massKg: number, waistCm: number | null = null) =>
    api.body.put({
      id: crypto.randomUUID(),
      timeZone: 'Europe/Berlin',
      measuredAt: `${addDays(TODAY, -ago)}T06:00:00Z`,
      massKg,
      waistCm,
    });

  const join = async (name: string) => {
    const browser = await signUp(app, name, { massKg: 60, heightCm: HEIGHT_CM, targetMassKg: 55 });
    const { db } = app.database;
    const rows = await db.select().from(profiles).orderBy(profiles.createdAt);
    return { browser, userId: rows.at(-1)?.userId ?? '' };
  };

  /** Body mass as each rule, target and score sees it. */
  async function seenMasses(browser: Browser, userId: string): Promise<readonly number[]> {
    const { db } = app.database;
    const { facts } = await factsOf(db, userId, nowMs);
    const date = (await todayOf(db, userId, nowMs)) ?? '';
    const { bodyMassIndex: index } = await longevityFactsOf(depsOf(app.services), { userId, date });
    const kgOf = (bmi: number) => bmi / bodyMassIndex(1, HEIGHT_CM);
    return [
      (await memberOn(db, userId, nowMs)).mass.massKg,
      (await browser.api.goals.get()).currentMassKg,
      kgOf(facts.bodyMassIndex),
      kgOf(index?.value ?? 0),
      (await bioAgeMemberOf(db, userId, nowMs)).person.massKg ?? 0,
    ];
  }

  test('fasting, deficits, supplements and scores use the same mass: the trend, not this morning’s scale', async () => {
    const { browser, userId } = await join('Ada');
    for (const ago of [6, 5, 4, 3, 2, 1]) await weigh(browser, ago, 53.5);
    // Below a body mass index of 18.5; the trend stays above.
    await weigh(browser, 0, 51.5);
    const masses = await seenMasses(browser, userId);
    for (const massKg of masses) expect(massKg).toBeCloseTo(masses[0] ?? 0, 6);
    expect(masses[0]).toBeGreaterThan(53);
    expect((await browser.api.fasting.running()).against).toEqual([]);
  });

  test('after a month without weighings they all use the last one', async () => {
    const { browser, userId } = await join('Berta');
    for (const ago of [6, 5, 4, 3, 2, 1]) await weigh(browser, ago, 53.5);
    await weigh(browser, 0, 51.5);
    nowMs = NOW + 31 * DAY_MS;
    const masses = await seenMasses(browser, userId);
    for (const massKg of masses) expect(massKg).toBeCloseTo(51.5, 6);
    expect((await browser.api.goals.get()).currentMassSource).toBe('weighing');
    expect((await browser.api.fasting.running()).against).toEqual(['underweight']);
    nowMs = NOW;
  });

  test('without a weighing they all use the profile’s mass', async () => {
    const { browser, userId } = await join('Cleo');
    expect(new Set((await seenMasses(browser, userId)).map((massKg) => massKg.toFixed(6)))).toEqual(
      new Set(['60.000000']),
    );
  });

  test('a past day ignores later measurements', async () => {
    const { browser, userId } = await join('Dora');
    await weigh(browser, 20, 58, 80);
    await weigh(browser, 0, 57, 79);
    const { db } = app.database;
    const then = await memberOn(db, userId, nowMs, addDays(TODAY, -10));
    expect(then.mass).toMatchObject({ massKg: 58, source: 'trend' });
    expect(then.waist).toEqual({ date: addDays(TODAY, -20), waistCm: 80 });
    expect((await memberOn(db, userId, nowMs, addDays(TODAY, -1))).waist?.waistCm).toBe(80);
    expect((await memberOn(db, userId, nowMs)).waist?.waistCm).toBe(79);
  });

  test('complete days are those marked complete or fasted', async () => {
    const { browser, userId } = await join('Emmy');
    await browser.api.meals.setState({ date: addDays(TODAY, -1), state: 'fasted' });
    await browser.api.meals.setState({ date: addDays(TODAY, -2), state: 'complete' });
    await browser.api.meals.setState({ date: addDays(TODAY, -3), state: 'partial' });
    const days = await wholeDaysOf(app.database.db, userId, { from: addDays(TODAY, -9), to: TODAY });
    expect(days.toSorted()).toEqual([addDays(TODAY, -2), addDays(TODAY, -1)]);
  });

  test('an account without a profile has no today', async () => {
    expect(await todayOf(app.database.db, crypto.randomUUID(), nowMs)).toBeUndefined();
    await expect(memberOn(app.database.db, crypto.randomUUID(), nowMs)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
