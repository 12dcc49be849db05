import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Script } from '#server/ai/loopback-answers.ts';
import { openLoopbackProvider } from '#server/ai/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser, type TestApp } from '#server/testing/test-app.ts';

const provider = opened(() => openLoopbackProvider());
beforeEach(() => {
  provider.questions.length = 0;
});

const rice = (grams: number): Script => ({
  meal: {
    kind: 'meal',
    items: [
      {
        name: 'brown rice',
        preparation: 'boiled',
        amount: 1,
        unit: 'serving',
        grams,
        confidence: 0.8,
        phrase: null,
      },
    ],
  },
});

describe.each(EMBEDDED)('a picture read with a model', (place) => {
  let app: TestApp;
  /** Gives up on a model soon. */
  let hurried: TestApp;
  beforeAll(async () => {
    app = await openTestApp(place, { ai: provider.config() });
    hurried = await openTestApp(place, { ai: provider.config(), modelTimeoutMs: 100 });
  });
  afterAll(() => Promise.all([app.close(), hurried.close()]));

  /** Uploads a plain picture of a color. */
  async function photographed(browser: Browser, background: string) {
    const id = crypto.randomUUID();
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await browser.fetch(`/api/photos?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    const stored = await (await browser.fetch(`/api/photos/${id}`)).arrayBuffer();
    return { id, stored: Buffer.from(stored) };
  }
  const left = async ({ api }: Browser) => (await api.meals.abilities()).modelAnalyses.left;

  test('Ada’s stored picture reaches the model, and every figure comes from the tables', async () => {
    const ada = await signUp(app, 'Ada');
    const { id, stored } = await photographed(ada, '#a52');
    provider.answer(rice(180));
    const answer = await ada.api.photos.analyze({ photoIds: [id], words: 'my lunch' });
    if (answer.kind !== 'meal') throw new Error('the picture shows a meal');
    const [question] = provider.questions;
    expect(question?.raw.toString()).toContain(stored.toString('base64'));
    expect(question?.raw.toString()).toContain('my lunch');
    expect(question?.raw.toString()).not.toContain('Ada');
    const [item] = answer.reading.items;
    expect(item).toMatchObject({ readBy: 'loopback-eyes', amount: 180, unit: 'g' });
    const { per100g } = await ada.api.foods.get({ id: item?.foodId ?? '' });
    expect(item?.nutrients.energyKcal?.value).toBeCloseTo(1.8 * (per100g.energyKcal ?? 0), 6);
  });

  test('the same picture under another id gets the same answer, without a question or a use', async () => {
    const ben = await signUp(app, 'Ben');
    const [first, second] = [await photographed(ben, '#275'), await photographed(ben, '#275')];
    provider.answer(rice(180), rice(90));
    const answers = [
      await ben.api.photos.analyze({ photoIds: [first.id] }),
      await ben.api.photos.analyze({ photoIds: [second.id] }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(provider.questions).toHaveLength(1);
    expect(await left(ben)).toBe(2);
  });

  test.each<[string, Script]>([
    ['hangs', { hang: true }],
    ['refuses', { refusal: 'No.' }],
    ['answers nonsense', { text: '{}' }],
    ['talks too long', { cutOffAfter: '{' }],
    ['is busy', { status: 429 }],
    ['is broken', { status: 500 }],
  ])(
    'if a model %s nothing is made up: a description is requested, and the use is refunded',
    async (what, script) => {
      const cleo = await signUp('hang' in script ? hurried : app, `Cleo-${what.replaceAll(' ', '-')}`);
      const { id } = await photographed(cleo, '#248');
      provider.answer(script);
      expect(await cleo.api.photos.analyze({ photoIds: [id] })).toMatchObject({
        kind: 'words-needed',
        reason: 'model-failed',
        note: expect.stringContaining('doesn’t count'),
      });
      expect(await left(cleo)).toBe(3);
      const described = await cleo.api.photos.analyze({ photoIds: [id], words: 'a banana' });
      expect(described).toMatchObject({
        kind: 'meal',
        reading: { readBy: 'embedded', items: [{ name: 'Banana', readBy: 'embedded' }] },
      });
    },
  );

  test('the fourth of a day is refused, and text and pictures count together', async () => {
    const dev = await signUp(app, 'Dev');
    provider.answer(rice(100));
    for (const color of ['#111', '#222', '#333'])
      await dev.api.photos.analyze({ photoIds: [(await photographed(dev, color)).id] });
    const { id } = await photographed(dev, '#444');
    await expect(dev.api.photos.analyze({ photoIds: [id] })).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
    await expect(dev.api.meals.analyze({ text: 'zorblax', withModel: true })).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
    });
  });
});
