import { describe, expect, test } from 'vitest';
import type { LongevityDay } from '#contract/longevity.ts';
import { CURRENT_QUESTIONS } from '#domain/stress/questionnaire.ts';
import { addDays } from '#domain/time/local-date.ts';
import { depsOf } from '#server/services.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { scoreJob } from './due-scores.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const TODAY = '2026-11-20';
const id = () => crypto.randomUUID();
const ask = ({ api }: Browser, date = TODAY) => api.longevity.today({ date, timeZone: 'UTC' });
const pillar = ({ pillars }: LongevityDay, key: string) => pillars.find((each) => each.key === key);

describe.each(testDatabases())('the longevity score on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => clock.ms }));
  const clock = { ms: NOW };

  const sleep = ({ api }: Browser, ago: number) =>
    api.sleep.put({
      id: id(),
      timeZone: 'UTC',
      inBedAt: `${addDays(TODAY, -ago - 1)}T22:45:00Z`,
      outOfBedAt: `${addDays(TODAY, -ago)}T06:45:00Z`,
      isNap: false,
      latencyMinutes: 10,
      awakeMinutes: 15,
      quality: 4,
    });
  const drink = ({ api }: Browser, ago: number, volumeMl = 1900) =>
    api.water.drinks.put({
      id: id(),
      timeZone: 'UTC',
      drunkAt: `${addDays(TODAY, -ago)}T10:00:00Z`,
      kind: 'water',
      volumeMl,
    });
  const feel = ({ api }: Browser, ago: number, stress = 3) =>
    api.stress.checkIns.put({
      id: id(),
      timeZone: 'UTC',
      feltAt: `${addDays(TODAY, -ago)}T12:00:00Z`,
      stress,
      mood: null,
      energy: null,
      tags: [],
    });
  const weigh = ({ api }: Browser, ago: number, massKg = 66) =>
    api.body.put({
      id: id(),
      timeZone: 'UTC',
      measuredAt: `${addDays(TODAY, -ago)}T07:00:00Z`,
      massKg,
      waistCm: 80,
    });
  /** A member with two weeks of nights, water, check-ins and a weighing. */
  const livingWell = async (name: string) => {
    const browser = await signUp(app, name);
    for (let ago = 0; ago < 14; ago += 1) {
      await sleep(browser, ago);
      await drink(browser, ago);
      await feel(browser, ago);
    }
    await weigh(browser, 1);
    return browser;
  };

  test('a new member gets the advice to keep logging, and nothing is scored 0', async () => {
    const day = await ask(await signUp(app, 'Grace'));
    expect(day).toMatchObject({
      state: 'keep-logging',
      score: null,
      band: null,
      nextAction: null,
      date: TODAY,
    });
    expect(day.pillars.map(({ key }) => key)).toHaveLength(8);
    expect(pillar(day, 'sleep')).toMatchObject({ score: null, coverage: 0, missing: ['sleep-score'] });
    expect(day.essentials).toMatchObject({ score: null });
  });

  test('four of Ada’s pillars make a score with its confidence', async () => {
    const day = await ask(await livingWell('Ada'));
    // Movement 9 of 18 (no activity known), sleep 14, stress 3.5, habits 2.4.
    expect(day.confidence).toBeCloseTo(9 + 14 + 3.5 + 2.4, 6);
    expect(day).toMatchObject({ state: 'keep-logging', pillarCount: 4 });
    expect(pillar(day, 'movement')).toMatchObject({
      coverage: 0.5,
      missing: ['activity', 'resistance-training'],
    });
    expect(pillar(day, 'sleep')?.inputs[0]).toMatchObject({
      key: 'sleep-score',
      days: 14,
      origin: 'tracked',
      share: 1,
    });
    expect(pillar(day, 'habits')?.inputs[0]).toMatchObject({
      key: 'water',
      value: 1900,
      days: 14,
      target: 2000,
    });
    const metrics = day.essentials?.metrics.filter(({ points }) => points !== null).map(({ key }) => key);
    expect(metrics).toEqual(['sleep', 'body-mass-index']);
  });

  test('a write shows in the next answer, and Bob’s doesn’t change Ada’s score', async () => {
    const [ida, bob] = [await livingWell('Ida'), await signUp(app, 'Bob')];
    const before = await ask(ida);
    await drink(bob, 0, 2500);
    expect(pillar(await ask(ida), 'habits')).toEqual(pillar(before, 'habits'));
    await drink(ida, 0, 1400);
    expect(pillar(await ask(ida), 'habits')?.inputs[0]?.value).toBeCloseTo(2000, 6);
  });

  test('an earlier day shows its original inputs, and a day without a score says so', async () => {
    const ida = await livingWell('Edith');
    const shown = await ask(ida);
    clock.ms += 86_400_000;
    await drink(ida, 0, 2500);
    expect(await ida.api.longevity.day({ date: TODAY })).toEqual({ ...shown, date: TODAY });
    await expect(ida.api.longevity.day({ date: addDays(TODAY, -3) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No score was saved for this day.',
    });
    clock.ms -= 86_400_000;
  });

  test('a day is computed once while nothing changes', async () => {
    const linus = await livingWell('Linus');
    const when = async () => {
      const { rows } = await app.database.pool.query<{ at: Date }>(
        `select max(s.computed_at) as at from longevity_scores s join users u on u.id = s.user_id where u.username = 'linus'`,
      );
      return rows[0]?.at.getTime();
    };
    await ask(linus);
    clock.ms += 60_000;
    await ask(linus);
    expect(await when()).toBe(clock.ms - 60_000);
    await drink(linus, 0);
    await ask(linus);
    expect(await when()).toBe(clock.ms);
  });

  test('the displayed score follows from the one displayed before', async () => {
    const vera = await livingWell('Vera');
    await Promise.all([sleep(vera, 14), drink(vera, 14), feel(vera, 7)]);
    const hba1c = { marker: 'hba1c' as const, name: 'HbA1c', text: '5.2', value: 5.2, unit: '%' };
    await vera.api.blood.panels.put({
      id: id(),
      timeZone: 'UTC',
      collectedOn: '2026-11-01',
      values: [hba1c, { marker: 'apob', name: 'ApoB', text: '80', value: 80, unit: 'mg/dL' }],
    });
    await vera.api.stress.questionnaires.put({
      id: id(),
      timeZone: 'UTC',
      answeredAt: '2026-11-10T10:00:00Z',
      questions: CURRENT_QUESTIONS,
      answers: [1, 2, 3, 4, 0, 1, 2, 3, 4, 0],
    });
    const before = await ask(vera, addDays(TODAY, -1));
    expect(before.shownBefore).toBeNull();
    const day = await ask(vera);
    expect(day.shownBefore).toEqual({ date: before.date, score: before.score });
    const [from, to] = [before.score ?? 0, day.scoreOfDay ?? 0];
    expect(day.score).toBeCloseTo(from + (1 - 0.5 ** (1 / 7)) * (to - from), 9);
  });

  test('the job computes the day of a member who doesn’t look', async () => {
    const mira = await livingWell('Mira');
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from users where username = 'mira'`,
    );
    const userId = rows[0]?.id ?? '';
    await scoreJob(depsOf(app.services)).work(userId, new AbortController().signal);
    const history = await mira.api.longevity.history({ from: TODAY, to: addDays(TODAY, 1) });
    expect(history).toHaveLength(1);
    await scoreJob(depsOf(app.services)).work(id(), new AbortController().signal);
  });

  test('a day far from today is refused, but the history accepts any', async () => {
    const ruth = await signUp(app, 'Ruth');
    await expect(ask(ruth, '2026-11-10')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await ask(ruth);
    expect(await ruth.api.longevity.history({ from: '2026-01-01', to: '2026-12-31' })).toMatchObject([
      { date: TODAY, score: null },
    ]);
  });

  test('a 16-year-old gets no score, with the reason', async () => {
    const tim = await signUp(app, 'Tim', {
      ageYears: 16,
      goal: 'maintain',
      targetMassKg: undefined,
      weeklyLossKg: undefined,
    });
    expect(await ask(tim)).toMatchObject({ state: 'under-age', score: null, essentials: null });
  });

  test('in pregnancy five parts are left out, and listed', async () => {
    const eve = await livingWell('Eve');
    await eve.api.fasting.screen({ screenedOn: TODAY, conditions: ['pregnant'] });
    const day = await ask(eve);
    expect(day.pillars.map(({ neutral }) => neutral)).toEqual([
      null,
      null,
      null,
      null,
      'excluded-group',
      'pregnancy',
      'excluded-group',
      'pregnancy',
    ]);
    expect(pillar(day, 'movement')).toMatchObject({ score: null });
  });
});
