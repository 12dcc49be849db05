import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLoopbackProvider } from '#server/ai/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { americanLabel, barcodePicture, europeanLabel, plain } from './testing-pictures.ts';

const OATS_CODE = '4006381333931';

async function uploaded(browser: Browser, ...pictures: Uint8Array[]): Promise<string[]> {
  const ids: string[] = [];
  for (const bytes of pictures) {
    const id = crypto.randomUUID();
    const answer = await browser.fetch(`/api/photos?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    expect(answer.status).toBe(201);
    ids.push(id);
  }
  return ids;
}

describe.each(EMBEDDED)('Ines’s plates with a vision model', (place) => {
  const provider = opened(() => openLoopbackProvider());
  const app = opened(() => openTestApp(place, { ai: provider.config() }));
  let ines: Browser;
  let count = 0;
  beforeEach(async () => {
    provider.questions.length = 0;
    ines = await signUp(app, `Ines${(count += 1)}`);
  });
  const plate = async (background: string) =>
    uploaded(ines, await plain(400, 300, background).jpeg().toBuffer());

  test('her soup is named by the model and weighed by the food tables; repeating it costs nothing', async () => {
    const soup = {
      name: 'lentil soup',
      preparation: null,
      amount: 1,
      unit: 'bowl',
      grams: 300,
      confidence: 0.8,
    };
    provider.answer({ meal: { kind: 'meal', items: [soup] } });
    const photoIds = await plate('#a84');
    const first = await ines.api.photos.analyze({ photoIds, words: 'lunch' });
    expect(first).toMatchObject({
      kind: 'meal',
      reading: { items: [{ name: expect.stringMatching(/lentil soup/i) }] },
    });
    expect(await ines.api.photos.analyze({ photoIds, words: 'lunch' })).toEqual(first);
    expect(provider.questions).toHaveLength(1);
  });

  test('a barcode and a label never reach the model', async () => {
    for (const picture of [await barcodePicture(OATS_CODE), await americanLabel()])
      expect((await ines.api.photos.analyze({ photoIds: await uploaded(ines, picture) })).kind).toMatch(
        /product|label/,
      );
    expect(provider.questions).toHaveLength(0);
  });

  test('if it sees no food or fails, a description is requested; the fourth picture of a day meets the limit', async () => {
    provider.answer({ meal: { kind: 'not-food', items: [] } });
    expect(await ines.api.photos.analyze({ photoIds: await plate('#48a') })).toMatchObject({
      kind: 'words-needed',
      reason: 'no-food',
    });
    provider.answer({ meal: { kind: 'label', items: [] } });
    for (const background of ['#4a8', '#a84'])
      expect(await ines.api.photos.analyze({ photoIds: await plate(background) })).toMatchObject({
        reason: 'label-unread',
      });
    await expect(ines.api.photos.analyze({ photoIds: await plate('#84a') })).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      status: 402,
    });
  });
});

describe.each(EMBEDDED)('Ines’s pictures', (place) => {
  const app = opened(() => openTestApp(place));
  const ines = signedUp(app, 'Ines');

  test('a sideways barcode is unknown at first, then finds her own food', async () => {
    const photoIds = await uploaded(
      ines,
      await plain(300, 200).jpeg().toBuffer(),
      await barcodePicture(OATS_CODE),
    );
    const unknown = await ines.api.photos.analyze({ photoIds });
    expect(unknown).toEqual({ kind: 'product', gtin: `0${OATS_CODE}`, food: null });
    await ines.api.foods.own.create({
      id: crypto.randomUUID(),
      name: 'Village oats',
      group: 'whole-grain',
      gtin: OATS_CODE,
      per100g: { energyKcal: 370, proteinG: 13, carbsG: 68, fatG: 7, fiberG: 10 },
      portions: [{ label: 'bowl', grams: 50 }],
    });
    expect(await ines.api.photos.analyze({ photoIds })).toMatchObject({
      kind: 'product',
      food: { name: 'Village oats', defaultPortion: { label: 'bowl', grams: 50 } },
    });
  });

  test('a European label is read on this machine', async () => {
    const photoIds = await uploaded(ines, await europeanLabel());
    expect(await ines.api.photos.analyze({ photoIds })).toEqual({
      kind: 'label',
      label: {
        per100: {
          energyKcal: 375,
          fatG: 6.5,
          satFatG: 1.2,
          carbsG: 61,
          sugarsG: 0.9,
          fiberG: 10,
          proteinG: 13,
          sodiumMg: 8,
        },
        perServing: expect.objectContaining({ energyKcal: 113, fatG: 2, carbsG: 18, proteinG: 3.9 }),
        servingGrams: 30,
        servingText: null,
        countsFiber: false,
        isByVolume: false,
        energyAgrees: true,
      },
    });
  });

  test('so is a US label', async () => {
    expect(
      await ines.api.photos.analyze({ photoIds: await uploaded(ines, await americanLabel()) }),
    ).toMatchObject({
      kind: 'label',
      label: {
        per100: null,
        perServing: {
          energyKcal: 230,
          fatG: 8,
          satFatG: 1,
          transFatG: 0,
          sodiumMg: 160,
          carbsG: 37,
          fiberG: 4,
          sugarsG: 12,
          addedSugarsG: 10,
          proteinG: 3,
        },
        servingGrams: 55,
        countsFiber: true,
        energyAgrees: true,
      },
    });
  });

  test('a label in a picture of 300 px is still read', async () => {
    const small = await sharp(await americanLabel())
      .resize({ height: 300 })
      .jpeg()
      .toBuffer();
    expect(await ines.api.photos.analyze({ photoIds: await uploaded(ines, small) })).toMatchObject({
      kind: 'label',
      label: { perServing: { energyKcal: 230, proteinG: 3 } },
    });
  });

  test('a plate needs a description without a vision model', async () => {
    const photoIds = await uploaded(ines, await plain(800, 600).jpeg().toBuffer());
    expect(await ines.api.photos.analyze({ photoIds, words: 'porridge' })).toEqual({
      kind: 'words-needed',
      reason: 'no-model',
      note: null,
    });
  });

  test('nobody can analyze another member’s pictures', async () => {
    const photoIds = await uploaded(ines, await europeanLabel());
    const mallory = await signUp(app, 'Mallory');
    await expect(mallory.api.photos.analyze({ photoIds })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const five = Array.from({ length: 5 }, () => crypto.randomUUID());
    await expect(ines.api.photos.analyze({ photoIds: five })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
