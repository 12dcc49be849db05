import { beforeAll, describe, expect, test } from 'vitest';
import { and, count, eq, gt, like } from 'drizzle-orm';
import { daySummaries } from '#domain/meals/day/day-summaries.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import { grantAdmin } from '#server/account/grant-admin.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, type Browser } from '#server/testing/test-app.ts';
import { testFoods } from '#server/testing/test-services.ts';
import { DISHES } from './dishes.ts';
import { ensureDemo } from './reset-demo.ts';
import { planDay } from './demo-meals.ts';
import { restoreDemo } from './restore.ts';
import { demoRestores } from './tables.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const ALL_DAYS = { from: addDays('2026-11-20', -119), to: '2026-11-20' };
const LOGIN = { login: DEMO_MEMBER.username, password: DEMO_MEMBER.password };

test('every dish of the demo member is recognized as food', () => {
  const { index } = testFoods();
  for (const dishes of Object.values(DISHES)
    .flatMap((lists) => Object.values(lists))
    .flat()) {
    const { items, total } = analyzeMeal(dishes, index);
    expect(items.length, dishes).toBeGreaterThan(0);
    expect(total.energyKcal?.value, dishes).toBeGreaterThan(30);
  }
});

test('a day is the same every time, has at most five meals in order, and sometimes none', () => {
  const dates = Array.from({ length: 365 }, (_, ago) => addDays('2026-11-20', -ago));
  const days = dates.map((date) => planDay(date, true));
  expect(dates.map((date) => planDay(date, true))).toEqual(days);
  expect(days.every((day) => day.length <= 5)).toBe(true);
  const empty = days.filter((day) => day.length === 0).length;
  expect(empty).toBeGreaterThan(5);
  expect(empty).toBeLessThan(40);
  expect(new Set(days.flat().map(({ description }) => description)).size).toBeGreaterThan(60);
});

describe.each(EMBEDDED)('the demo member', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => nowMs }));
  let demo: Browser;
  let wholeAtNoon = 0;
  let nowMs = NOON;
  const deps = () => ({ db: app.database.db, index: app.services.foods.index, timeZone: 'UTC' });
  const cookieOf = async (login: { login: string; password: string }) => {
    const answer = await app.browser().send('POST', '/api/account/login', login);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const templateId = async () => {
    const [found] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.username, DEMO_MEMBER.username));
    return found?.id ?? '';
  };
  const stored = async () => {
    const ofTemplate = eq(meals.userId, await templateId());
    const [found] = await app.database.db.select({ rows: count() }).from(meals).where(ofTemplate);
    return found?.rows ?? 0;
  };
  beforeAll(async () => {
    await ensureDemo(deps(), nowMs);
    wholeAtNoon = await stored();
    demo = app.browser();
    await demo.api.account.login(LOGIN);
  });

  test('the login screen offers the demo', async () => {
    expect(await app.browser().api.account.options()).toMatchObject({ demo: DEMO_MEMBER });
  });

  test('a button of the start page opens the demo without a script', async () => {
    const browser = app.browser();
    const page = await (await browser.fetch('/', { headers: { 'sec-fetch-dest': 'document' } })).text();
    const [form = ''] = page.match(/<form class="demo".*?<\/form>/s) ?? [];
    expect(form).toContain('Try the live demo');
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const answer = await browser.fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://perennial.test' },
      body: new URLSearchParams(fields).toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
    expect((await browser.fetch('/dashboard')).status).toBe(200);
  });

  test('it has 120 days with realistic energy, the last ones complete, and none in the future', async () => {
    const from = addDays('2026-11-20', -91);
    const days = daySummaries(await demo.api.meals.days({ from, to: '2026-11-20' }));
    const energies = days.flatMap(({ total }) => total?.energyKcal?.value ?? []);
    const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
    expect(mean).toBeGreaterThan(1400);
    expect(mean).toBeLessThan(2200);
    expect(days.slice(-3).every(({ mealCount }) => mealCount > 0)).toBe(true);
    expect(days.some(({ mealCount }) => mealCount === 0)).toBe(true);
    const [first] = await app.database.db.select().from(meals).orderBy(meals.localDate).limit(1);
    expect(first?.localDate).toMatch(/^2026-07-2\d$/);
    const [last] = await demo.api.meals.day({ date: '2026-11-20' }).then((day) => day.meals.slice(-1));
    expect(Date.parse(last?.eatenAt ?? '')).toBeLessThanOrEqual(NOON);
    const [{ rows } = { rows: 0 }] = await app.database.db.select({ rows: count() }).from(mealItems);
    expect(rows).toBeGreaterThan(800);
  });

  test('the coach knows today’s longevity score before its screen was opened', async () => {
    const said = await askCoach(demo, 'What is my longevity score?');
    expect(said.text).toMatch(/^Your latest longevity score is \d+, from today\.$/);
    const focus = await askCoach(demo, 'What should I focus on?');
    expect(focus.text).toContain(`Your longevity score is ${said.figures[0]?.shown.number} out of 100`);
  });

  test('each tracker has 120 days, none in the future', async () => {
    const { body, water, sleep, stress, fasting, glucose } = demo.api;
    const daysOf = (rows: readonly { date: string }[]) => new Set(rows.map(({ date }) => date)).size;
    expect(daysOf(await body.list(ALL_DAYS))).toBeGreaterThan(90);
    expect(daysOf(await water.days(ALL_DAYS))).toBe(120);
    expect(daysOf(await sleep.list(ALL_DAYS))).toBeGreaterThan(105);
    expect(daysOf(await stress.checkIns.list(ALL_DAYS))).toBeGreaterThan(85);
    expect(await stress.questionnaires.list(ALL_DAYS)).toHaveLength(4);
    expect(daysOf(await stress.hrv.list(ALL_DAYS))).toBeGreaterThan(80);
    expect(daysOf(await fasting.fasts.list(ALL_DAYS))).toBeGreaterThan(50);
    expect((await glucose.ketones.list(ALL_DAYS)).length).toBeGreaterThan(10);
    const { startAt, offsetSeconds } = await glucose.trace({
      from: addDays('2026-11-20', -13),
      to: '2026-11-20',
    });
    expect(offsetSeconds.length).toBeGreaterThan(13 * 80);
    const last = Date.parse(startAt ?? '') + 1000 * (offsetSeconds.at(-1) ?? 0);
    expect(last).toBeLessThanOrEqual(NOON);
    expect(last).toBeGreaterThan(NOON - HOUR_MS);
  });

  test('it has two assessments four months apart, the second younger, and a PhenoAge', async () => {
    const [latest, before, ...others] = await demo.api.bioAge.list();
    expect(others).toEqual([]);
    expect([before?.finishedOn, latest?.finishedOn]).toEqual([
      addDays('2026-11-20', -144),
      addDays('2026-11-20', -20),
    ]);
    expect((latest?.bioAgeYears ?? 0) + 2).toBeLessThan(before?.bioAgeYears ?? 0);
    const { phenoAge, combined, comparison, latest: shown } = await demo.api.bioAge.overview();
    expect(phenoAge).toMatchObject({ kind: 'known', isRecent: true });
    expect(combined?.bloodWeight).toBe(0.7);
    expect(comparison?.items.length).toBeGreaterThan(8);
    expect(shown?.result).toMatchObject({ isPreliminary: false, changes: { length: 5 } });
  });

  test('it has two blood panels half a year apart, with high LDL cholesterol, low vitamin D at first, and all PhenoAge markers', async () => {
    const [latest, before] = await demo.api.blood.panels.list({});
    expect([before?.values.length, latest?.values.length]).toEqual([45, 49]);
    expect([before?.date, latest?.date]).toEqual([addDays('2026-11-20', -209), addDays('2026-11-20', -27)]);
    const PHENO_AGE = [
      'albumin',
      'creatinine',
      'glucose-fasting',
      'hs-crp',
      'lymphocytes-pct',
      'mcv',
      'rdw',
      'alp',
      'wbc',
    ];
    for (const panel of [before, latest]) {
      const markers = panel?.values.flatMap(({ marker, canonicalValue }) =>
        canonicalValue === null ? [] : [marker],
      );
      expect(markers).toEqual(expect.arrayContaining(PHENO_AGE));
    }
    expect(latest?.values.filter(({ censored }) => censored)).toMatchObject([
      { text: '<9', marker: 'tpo-ab' },
    ]);
    const { markers } = await demo.api.blood.loop({ date: '2026-11-20' });
    const loop = new Map(markers.map((found) => [found.marker, found]));
    expect(loop.get('ldl-c')).toMatchObject({ flag: 'high', move: { verdict: 'within-noise' } });
    expect(loop.get('hba1c')).toMatchObject({ flag: 'high', move: { verdict: 'moved', isBetter: true } });
    const [saturated] =
      loop.get('ldl-c')?.diet?.intakes.filter(({ nutrient }) => nutrient === 'satFatG') ?? [];
    expect(saturated).toMatchObject({ wanted: 'less', target: { kind: 'at-most' } });
    expect(saturated?.meanPerDay).toBeGreaterThan(5);
    expect(saturated?.foods).toHaveLength(5);
    const { markers: vitaminD } = await demo.api.blood.loop({ date: '2026-11-20', marker: 'vitamin-d-25oh' });
    expect(vitaminD).toMatchObject([
      { flag: 'optimal', move: { verdict: 'moved', isBetter: true }, diet: null },
    ]);
  });

  test('its expenditure is measured, with a check-in to accept', async () => {
    const { estimate, missing, checkIn } = await demo.api.goals.expenditure();
    expect(missing).toEqual([]);
    expect(estimate?.expenditureKcal).toBeGreaterThan(1850);
    expect(estimate?.expenditureKcal).toBeLessThan(2450);
    expect(checkIn).not.toBeNull();
  });

  test('it has saved meals, all of them recognized, and favorites', async () => {
    const saved = await demo.api.savedMeals.list();
    expect(saved.map(({ name }) => name)).toContain('Weekday oatmeal');
    expect(saved.filter(({ favourite }) => favourite)).toHaveLength(2);
    for (const { name, items } of saved) expect(items.length, name).toBeGreaterThan(1);
  });

  test('the rest of the day is added over time; repeating an hour adds nothing', async () => {
    const afternoon = and(eq(meals.userId, await templateId()), gt(meals.eatenAt, new Date(NOON)));
    await app.database.db.delete(meals).where(afternoon);
    const atNoon = await stored();
    await ensureDemo(deps(), NOON + 11 * HOUR_MS);
    const atNight = await stored();
    expect(atNight).toBeGreaterThan(atNoon);
    await ensureDemo(deps(), NOON + 11 * HOUR_MS);
    expect(await stored()).toBe(atNight);
  });

  test('the demo is reset at three in the morning; a visitor from the evening before keeps their copy', async () => {
    const restoredAt = async () =>
      (await app.database.db.select().from(demoRestores))[0]?.restoredAt.getTime();
    const lastMonth = and(eq(meals.userId, await templateId()), eq(meals.localDate, '2026-11-10'));
    const extra = breakfast();
    await demo.api.meals.create(extra);
    await app.database.db.delete(meals).where(lastMonth);
    for (const [hours, restored] of [
      [14, NOON],
      [14.9, NOON],
      [15.1, NOON + 15.1 * HOUR_MS],
    ] as const) {
      await ensureDemo(deps(), NOON + hours * HOUR_MS);
      expect(await restoredAt()).toBe(restored);
    }
    expect(await app.database.db.select().from(meals).where(lastMonth)).not.toEqual([]);
    const { meals: eaten } = await demo.api.meals.day({ date: '2026-11-20' });
    expect(eaten.map(({ id }) => id)).toContain(extra.id);
  });

  test('a reset is complete even after an interrupted one', async () => {
    await app.database.db
      .delete(meals)
      .where(and(eq(meals.userId, await templateId()), eq(meals.localDate, '2026-11-10')));
    await app.database.db.delete(demoRestores);
    await ensureDemo(deps(), NOON);
    expect(await stored()).toBe(wholeAtNoon);
  });

  test('two servers that start together make one demo member', async () => {
    await Promise.all([restoreDemo(deps(), NOON), restoreDemo(deps(), NOON)]);
    const made = await app.database.db.select().from(users).where(like(users.username, 'demo%'));
    expect(made.filter(({ username }) => !username.includes('~'))).toHaveLength(1);
    expect(await demo.api.account.me()).toMatchObject({ isDemo: true });
  });

  test('nobody can change its password or name, and not even an admin can delete it', async () => {
    const { auth } = app.services;
    const cookie = await cookieOf(LOGIN);
    const headers = new Headers({ cookie });
    const change = { currentPassword: DEMO_MEMBER.password, newPassword: 'something else entirely' };
    await expect(auth.api.changePassword({ headers, body: change })).rejects.toMatchObject({
      body: { code: 'DEMO_MEMBER' },
    });
    await expect(auth.api.updateUser({ headers, body: { name: 'Eve' } })).rejects.toMatchObject({
      body: { code: 'DEMO_MEMBER' },
    });
    const [{ id: userId } = { id: '' }] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.username, 'demo'));
    const granted = await grantAdmin(app.database.db, 'Linus', { nowMs, timeZone: 'UTC' });
    const password = granted.kind === 'made' ? granted.password : '';
    const admin = new Headers({ cookie: await cookieOf({ login: 'Linus', password }) });
    await expect(auth.api.removeUser({ headers: admin, body: { userId } })).rejects.toMatchObject({
      body: { code: 'DEMO_MEMBER' },
    });
    await expect(
      auth.api.setUserPassword({ headers: admin, body: { userId, newPassword: 'something else entirely' } }),
    ).rejects.toMatchObject({ body: { code: 'DEMO_MEMBER' } });
    await app.browser().api.account.login(LOGIN);
  });

  test('if demo login is off nobody can be the demo member, even with an existing session', async () => {
    const { createApp } = await import('#server/app.ts');
    const cookie = await cookieOf(LOGIN);
    const closed = createApp(
      { ...app.services, config: { ...app.services.config, demoLogin: false } },
      { clientDir: 'nothing-built', shell: () => Promise.resolve('') },
    );
    const me = await closed.request('http://perennial.test/api/account/me', { headers: { cookie } });
    expect(me.status).toBe(401);
    const login = await closed.request('http://perennial.test/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LOGIN),
    });
    expect(login.status).toBe(401);
    expect(await (await closed.request('http://perennial.test/api/account/options')).json()).toMatchObject({
      demo: null,
    });
  });
});
