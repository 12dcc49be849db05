import { beforeEach, describe, expect, test } from 'vitest';
import type { BloodFileAnswer } from '#contract/blood/blood-file.ts';
import { openLoopbackProvider } from '#server/ai/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { scannedPdf } from './testing-pdf.ts';

const provider = opened(() => openLoopbackProvider());
beforeEach(() => {
  provider.questions.length = 0;
});

const COPIED = {
  collectedOn: '2026-03-04',
  laboratory: 'Labor Nord',
  fasting: true,
  rows: [
    { name: 'Harnsäure', value: '7,4', unit: 'mg/dl', range: '3,4 - 7,0', page: 1 },
    { name: 'Harnsäure', value: '7,4', unit: 'mg/dl', range: '3,4 - 7,0', page: 1 },
    { name: 'CRP', value: '<0,6', unit: 'mg/l', range: null, page: 1 },
  ],
};

const send = (browser: Browser) =>
  browser.fetch('/api/blood-files?timeZone=Europe%2FBerlin', {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: scannedPdf(),
  });

describe.each(EMBEDDED)('a scanned report on $name', (place) => {
  const app = opened(() => openTestApp(place, { ai: provider.config() }));

  const left = async ({ api }: Browser) => (await api.meals.abilities()).modelAnalyses.left;

  test('the model transcribes Ada’s scan, our rules judge it, and every value needs review', async () => {
    const ada = await signUp(app, 'Ada');
    const before = await left(ada);
    provider.answer({ text: JSON.stringify(COPIED) });
    expect((await (await send(ada)).json()) as BloodFileAnswer).toMatchObject({
      status: 'preview',
      format: 'scan',
      pages: { read: 1, all: 1 },
      panels: [
        {
          collectedOn: '2026-03-04',
          laboratory: 'Labor Nord',
          isFasting: true,
          values: [
            {
              marker: 'uric-acid',
              value: 7.4,
              unit: 'mg/dl',
              labLow: 3.4,
              labHigh: 7,
              doubts: ['read-from-picture'],
              readAt: { page: 1 },
            },
            { marker: 'hs-crp', value: 0.6, censored: 'lt', doubts: ['read-from-picture'] },
          ],
        },
      ],
      leftOut: [{ reason: 'repeated', count: 1 }],
    });
    const [question] = provider.questions;
    expect(question?.raw.toString()).toContain('image/jpeg');
    expect(question?.raw.toString()).toContain('loopback-eyes');
    expect(question?.raw.toString()).not.toContain('Ada');
    expect(await left(ada)).toBe(before - 1);
  });

  test.each([
    ['fails', { status: 500 }],
    ['answers in prose', { text: 'A lovely report.' }],
    ['finds nothing', { text: JSON.stringify({ ...COPIED, rows: [] }) }],
  ])('a model that %s costs Omar nothing', async (what, script) => {
    const omar = await signUp(app, `omar-${what.replaceAll(' ', '-')}`);
    const before = await left(omar);
    provider.answer(script);
    const answer = await send(omar);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toMatch(/doesn’t count|no results/);
    expect(await left(omar)).toBe(before);
  });

  test('Pia’s plan limits scans per day, with the figure and an upgrade link', async () => {
    const pia = await signUp(app, 'Pia');
    provider.answer({ text: JSON.stringify(COPIED) });
    for (let scans = await left(pia); scans > 0; scans -= 1) expect((await send(pia)).status).toBe(200);
    const answer = await send(pia);
    expect([answer.status, await answer.json()]).toEqual([
      402,
      expect.objectContaining({
        code: 'PLAN_LIMIT',
        data: expect.objectContaining({ use: 'model-analysis', limit: 3, upgradePath: '/upgrade' }),
      }),
    ]);
  });
});
