import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Report } from '#contract/reports/reports.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import { REPORT_SECTIONS, SECTION_METRICS } from '#domain/reports/report-metrics.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { ensureDemo } from '#server/demo/keep-demo.ts';
import { DAILY_METRICS } from '#server/metrics/queries.ts';
import { opened, signedUp } from '#server/testing/opened.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const LOGIN = { login: DEMO_MEMBER.username, password: DEMO_MEMBER.password };

describe.each(EMBEDDED)('a report of the demo member on $name', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => NOW }));
  let demo: Browser;
  let report: Report;
  let userId = '';
  beforeAll(async () => {
    await ensureDemo({ db: app.database.db, index: app.services.foods.index, timeZone: 'UTC' }, NOW);
    demo = app.browser();
    await demo.api.account.login(LOGIN);
    report = await demo.api.reports.get(OCTOBER);
    const { username } = await demo.api.account.me();
    const [user] = await app.database.db.select().from(users).where(eq(users.username, username));
    userId = user?.id ?? '';
  });

  test('the figures of all metrics equal those of the API and of the coach', async () => {
    const queries = DAILY_METRICS.map(({ key }) => averageQuery(key, OCTOBER));
    const source = await recordsFor(
      { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' },
      queries,
    );
    const reported = new Map(report.figures.map(({ metric, now }) => [metric, now]));
    const listed = new Set<string>(REPORT_SECTIONS.flatMap((section) => SECTION_METRICS[section]));
    const compared = await Promise.all(
      DAILY_METRICS.map(async ({ key }) => {
        const { statistics, dayCount } = await demo.api.metrics.query({ metric: key, ...OCTOBER });
        const coach = evaluate(averageQuery(key, OCTOBER), source);
        const ours = listed.has(key) ? { report: reported.get(key)?.value ?? null } : {};
        return { key, dayCount, api: statistics?.mean ?? null, coach: coach.value, n: coach.n, ...ours };
      }),
    );
    expect(compared.filter(({ api }) => api !== null).length).toBeGreaterThan(80);
    // Time in range is a share of all readings for the coach, and an average of days for the API.
    for (const { key, api, coach, dayCount, n, ...ours } of compared.filter(
      ({ key: each }) => each !== 'glucoseInRangePercent',
    )) {
      if (api === null) expect(coach, key).toBeNull();
      else expect(coach, key).toBeCloseTo(api, 6);
      expect(n, key).toBe(dayCount);
      if ('report' in ours) expect(ours.report, key).toEqual(coach);
    }
  });

  test('it is compared with the month before, and says how many days it rests on', () => {
    expect(report).toMatchObject({
      range: OCTOBER,
      before: { from: '2026-09-01', to: '2026-09-30' },
      step: 'day',
      dayCount: 31,
    });
    expect(report.completeDays).toBe(report.figures.find(({ metric }) => metric === 'energyKcal')?.now?.days);
    const energy = report.targets.find(({ metric }) => metric === 'energyKcal');
    expect(energy?.days).toHaveLength(report.completeDays);
    expect(report.nutrition?.needs.find(({ nutrient }) => nutrient === 'calciumMg')).toMatchObject({
      need: { kind: 'recommended' },
      topSource: expect.any(String),
    });
  });
});

describe.each(EMBEDDED)('the range of a report on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');

  test('the free plan ends at 90 days, and longer ranges name the way on', async () => {
    await expect(ada.api.reports.get({ from: '2026-08-23', to: '2026-11-20' })).resolves.toBeDefined();
    // Days that haven't come yet don't count.
    await expect(ada.api.reports.get({ from: '2026-10-01', to: '2026-12-31' })).resolves.toBeDefined();
    const limit = { use: 'report-days', limit: 90, resetsAt: null, upgradePath: '/upgrade' };
    for (const range of [{ from: '2026-08-22', to: '2026-11-20' }])
      await expect(ada.api.reports.get(range)).rejects.toMatchObject({ code: 'PLAN_LIMIT', data: limit });
  });

  test('a range without an end, or turned around, is refused by field', async () => {
    const refused = { code: 'BAD_REQUEST', data: { issues: [{ field: 'to' }] } };
    await expect(ada.api.reports.get({ from: '2026-11-01' })).rejects.toMatchObject(refused);
    await expect(ada.api.reports.get({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject(
      refused,
    );
  });

  test('without data it has no figures, and nothing is zero', async () => {
    const empty = await ada.api.reports.get({ from: '2026-11-01', to: '2026-11-30' });
    expect(empty).toMatchObject({ figures: [], targets: [], completeDays: 0, dayCount: 20 });
    expect(empty.nutrition).toMatchObject({ needs: [], topFoods: [], timing: null, quality: null });
  });
});
