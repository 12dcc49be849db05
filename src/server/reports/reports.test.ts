import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Report } from '#contract/reports/reports.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { PAIRS } from '#domain/reports/associations/pairs.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import { REPORT_SECTIONS, SECTION_METRICS } from '#domain/reports/report-metrics.ts';
import { profiles } from '#server/account/tables.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { EMBEDDED, testDatabases } from '#server/db/testing.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { DAILY_METRICS } from '#server/metrics/queries.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp, type Browser } from '#server/testing/test-app.ts';
import { csvRows } from './report-csv.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const LOGIN = { login: DEMO_MEMBER.username, password: DEMO_MEMBER.password };

interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TagNode[];
}

/** What assistive technology finds in a PDF: its roles, each below its parent's, the descriptions of pictures, and text without a tag. */
async function tagsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const roles = new Set<string>();
  const descriptions: string[] = [];
  const untagged: string[] = [];
  const walk = ({ role = '', alt, children = [] }: TagNode): void => {
    if (role === 'Figure') descriptions.push(alt ?? '');
    for (const child of children) {
      if (child.role !== undefined) roles.add(`${role} ${child.role}`);
      walk(child);
    }
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    walk((await page.getStructTree()) as TagNode);
    let depth = 0;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items)
      if ('str' in item) untagged.push(...(depth === 0 && item.str.trim() !== '' ? [item.str] : []));
      else depth += item.type === 'endMarkedContent' ? -1 : 1;
  }
  return { roles: [...roles].toSorted(), descriptions, untagged };
}

describe.each(EMBEDDED)('a report of the demo member', (place) => {
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
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const reported = new Map(report.figures.map(({ metric, now }) => [metric, now]));
    const listed = new Set<string>(REPORT_SECTIONS.flatMap((section) => SECTION_METRICS[section]));
    const compared = await Promise.all(
      DAILY_METRICS.map(async ({ key }) => {
        const { statistics, dayCount } = await demo.api.metrics.query({ metric: key, ...OCTOBER });
        // As the coach reads for one question, from sums of days; a report reads for all of them at once.
        const query = averageQuery(key, OCTOBER);
        const coach = evaluate(query, await recordsFor(asker, [query], 'days'));
        const { value, n } = evaluate(query, await recordsFor(asker, [query]));
        expect([key, n]).toEqual([key, coach.n]);
        expect(value ?? 0, key).toBeCloseTo(coach.value ?? 0, 6);
        const ours = listed.has(key) ? { report: reported.get(key)?.value ?? null } : {};
        return { key, dayCount, api: statistics?.mean ?? null, coach: coach.value, n: coach.n, ...ours };
      }),
    );
    expect(compared.filter(({ api }) => api !== null).length).toBeGreaterThan(80);
    for (const { key, api, coach, dayCount, n, ...ours } of compared) {
      if (api === null) expect(coach, key).toBeNull();
      else expect(coach, key).toBeCloseTo(api, 6);
      // Time in range is a share of all readings.
      if (key !== 'glucoseInRangePercent') expect(n, key).toBe(dayCount);
      if ('report' in ours) {
        if (coach === null) expect(ours.report, key).toBeNull();
        else expect(ours.report, key).toBeCloseTo(coach, 6);
      }
    }
  });

  test('this month is compared with as many days of the month before', async () => {
    const { before, dayCount } = await demo.api.reports.get({ from: '2026-11-01', to: '2026-11-30' });
    expect([before, dayCount]).toEqual([{ from: '2026-10-01', to: '2026-10-20' }, 20]);
  });

  test('it is compared with the month before, and says how many days it is based on', () => {
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

  test('associations are looked for in the 90 days up to its end, in all pairs with enough days', async () => {
    const { from, to, tests, found, unclear, thin } = await demo.api.reports.associations(OCTOBER);
    expect({ from, to }).toEqual({ from: '2026-08-03', to: '2026-10-31' });
    expect(found.length + unclear.length + thin.length).toBe(PAIRS.length);
    expect(unclear).toContain('Steps and sleep');
    expect(tests).toBeGreaterThan(found.length + unclear.length);
    for (const { days, p, line, points } of found) {
      expect(days).toBeGreaterThanOrEqual(21);
      expect(p).toBeLessThan(0.05);
      expect(points).toHaveLength(days);
      expect(line.every(({ y, low, high }) => low < y && y < high)).toBe(true);
    }
  });

  const file = async (name: string, query = '', savedAs = 'report') => {
    const answer = await demo.fetch(`/api/report-files/${name}?from=2026-10-01&to=2026-10-31${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toContain(
      `perennial-${savedAs}-2026-10-01-to-2026-10-31.`,
    );
    return new Uint8Array(await answer.arrayBuffer());
  };

  test('as PDF it requires Lifetime: two tagged pages for a clinician, or everything', async () => {
    const refused = await demo.fetch('/api/report-files/report.pdf');
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ data: { use: 'report-pdf', upgradePath: '/upgrade' } });
    await app.database.db.update(profiles).set({ plan: 'lifetime' }).where(eq(profiles.userId, userId));
    const summary = await file('report.pdf', '', 'summary');
    const pages = await extractText(await getDocumentProxy(summary.slice()), { mergePages: false });
    expect(pages.totalPages).toBe(2);
    const text = pages.text.join('\n');
    for (const part of [
      'Highlights',
      'Goals: ',
      'Supplements: ',
      'Weight',
      'Blood tests',
      'Glucose profile',
      'Nutrition',
      'What changed compared with Sep 1 – Sep 30',
      'Self-tracked data',
      'Page 2 of 2',
    ])
      expect(text).toContain(part);
    const energy = report.figures.find(({ metric }) => metric === 'energyKcal')?.now?.value ?? 0;
    expect(text).toContain(`${(Math.round(energy / 10) * 10).toLocaleString('en-US')} kcal`);
    const raw = Buffer.from(summary).toString('latin1');
    // Tagged, with the PDF/UA-1 identifier, a language, a described picture and header cells.
    for (const mark of [
      '/MarkInfo',
      '/StructTreeRoot',
      'pdfuaid:part>1<',
      '/Lang (en-US)',
      '/Alt ',
      '/Scope /Column',
    ])
      expect(raw, mark).toContain(mark);
    // A member's third PDF at a time waits for the others.
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await demo.fetch('/api/report-files/report.pdf')).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 429]);
    const document = await getDocumentProxy(await file('report.pdf', '&kind=full&size=a4'));
    const { roles, descriptions, untagged } = await tagsOf(document);
    expect(untagged).toEqual([]);
    expect(descriptions).toEqual([
      expect.stringContaining('Weigh-ins'),
      expect.stringContaining('Glucose by time of day'),
    ]);
    const inDocument = ['Figure', 'H1', 'H2', 'L', 'P', 'Table'].map((role) => `Document ${role}`);
    const inParts = ['L LI', 'LI LBody', 'LI Lbl', 'Root Document', 'TR TD', 'TR TH', 'Table TR'];
    expect(roles).toEqual([...inDocument, ...inParts]);
    expect((await document.getMetadata()).info).toMatchObject({
      Title: expect.any(String),
      Language: 'en-US',
    });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const full = await extractText(document);
    expect(full.totalPages).toBeGreaterThan(2);
    expect(full.text.join('\n')).toMatch(/Associations.*\d+ pairs tested/s);
    expect(text).not.toContain('pairs tested');
  });

  test('as CSV and JSON it has the same figures', async () => {
    const json: unknown = JSON.parse(new TextDecoder().decode(await file('report.json')));
    const associations = await demo.api.reports.associations(OCTOBER);
    expect(json).toEqual({ ...report, associations });
    const lines = new TextDecoder()
      .decode(await file('report.csv'))
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(1 + report.figures.length + PAIRS.length);
    expect(lines.filter((line) => line.startsWith('associations,'))).toHaveLength(PAIRS.length);
    expect(lines).toContain('associations,Steps and sleep,,,,,,,,,no clear link,,');
    for (const { days, p } of associations.found)
      expect(
        lines.some((line) => line.includes(`,${days},,,`) && line.endsWith(`,${Number(p.toPrecision(12))}`)),
      ).toBe(true);
    const calories = report.figures.find(({ metric }) => metric === 'energyKcal');
    const [, , , average, days] =
      lines.find((line) => line.startsWith('nutrition,calories,'))?.split(',') ?? [];
    expect([Number(average), Number(days)]).toEqual([
      Number(calories?.now?.value.toPrecision(12)),
      calories?.now?.days,
    ]);
  });
});

test('a spreadsheet includes the unit of its glucose', () => {
  const figure = {
    metric: 'glucoseMgdl',
    label: 'glucose',
    unit: 'mg/dL',
    decimals: 0,
    section: 'glucose' as const,
    now: { value: 90.08, days: 31 },
    before: null,
    change: null,
    points: [],
  };
  const cellsIn = (unit: GlucoseUnit) => csvRows({ figures: [figure] }, unit)[0]?.slice(2, 5);
  expect(cellsIn('mg/dL')).toEqual(['mg/dL', 90.08, 31]);
  expect(cellsIn('mmol/L')).toEqual(['mmol/L', 5, 31]);
});

describe.each(testDatabases())('the range of a report on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const berta = signedUp(app, 'Berta');

  test('is limited to 90 days on the free plan, and a longer one points to the plans', async () => {
    await expect(ada.api.reports.get({ from: '2026-08-23', to: '2026-11-20' })).resolves.toBeDefined();
    // Future days don't count.
    await expect(ada.api.reports.get({ from: '2026-10-01', to: '2026-12-31' })).resolves.toBeDefined();
    const limit = { use: 'report-days', limit: 90, resetsAt: null, upgradePath: '/upgrade' };
    for (const range of [{ from: '2026-08-22', to: '2026-11-20' }])
      await expect(ada.api.reports.get(range)).rejects.toMatchObject({ code: 'PLAN_LIMIT', data: limit });
  });

  test('needs both days, in order; otherwise the field is named', async () => {
    const refused = { code: 'BAD_REQUEST', data: { issues: [{ field: 'to' }] } };
    await expect(ada.api.reports.get({ from: '2026-11-01' })).rejects.toMatchObject(refused);
    await expect(ada.api.reports.get({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject(
      refused,
    );
  });

  test('averages foods over the days with a complete food log, and says how many', async () => {
    const eat = (date: string, kind: 'breakfast' | 'dinner', hour: string) =>
      berta.api.meals.create(
        breakfast({
          kind,
          eatenAt: `${date}T${hour}:00:00Z`,
          timeZone: 'UTC',
          items: [itemOf('rice-glutinous-cooked')],
        }),
      );
    await eat('2026-11-17', 'breakfast', '08');
    const partial = await berta.api.reports.get({ from: '2026-11-01', to: '2026-11-30' });
    expect(partial.nutrition).toMatchObject({ sourceDays: 0, topFoods: [] });
    await eat('2026-11-18', 'breakfast', '08');
    await eat('2026-11-18', 'dinner', '19');
    const { nutrition, figures } = await berta.api.reports.get({ from: '2026-11-01', to: '2026-11-30' });
    const energy = figures.find(({ metric }) => metric === 'energyKcal')?.now;
    expect([nutrition?.sourceDays, energy?.days]).toEqual([1, 1]);
    expect(nutrition?.topFoods[0]?.energyKcal).toBeCloseTo(energy?.value ?? 0, 6);
  });

  test('has no figures without data, rather than zeros', async () => {
    const empty = await ada.api.reports.get({ from: '2026-11-01', to: '2026-11-30' });
    expect(empty).toMatchObject({ figures: [], targets: [], completeDays: 0, dayCount: 20 });
    expect(empty.nutrition).toMatchObject({ needs: [], topFoods: [], timing: null, quality: null });
    const { thin, ...tested } = await ada.api.reports.associations({ from: '2026-11-01', to: '2026-11-30' });
    expect(tested).toMatchObject({ tests: 0, found: [], unclear: [] });
    expect(thin).toHaveLength(PAIRS.length);
  });
});
