import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_KEPT_PICTURES } from '#domain/membership/plans.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { sweepDeletedMeals } from '#server/meals/commands.ts';
import { sweepPhotos } from './photo-commands.ts';
import { readPicture } from './photo-picture.ts';
import { photos } from '#server/meals/tables.ts';
import { plain } from './testing-pictures.ts';

const IMAGES = '../shared/data/images';
const DAY_MS = 86_400_000;

const upload = (browser: Browser, bytes: Uint8Array, id: string = crypto.randomUUID(), type = 'image/jpeg') =>
  browser.fetch(`/api/photos?id=${id}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });

/** A portrait as a phone stores it: rotated, with location, time and camera. */
const fromPhone = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .withExif({
      IFD0: { Make: 'Phonemaker' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><who>Ada</who></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe.each(EMBEDDED)('pictures of meals', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = signedUp(app, 'Ada');
  let nowMs = Date.parse('2026-11-20T12:00:00Z');

  const rowOf = async (id: string) =>
    (await app.database.db.select().from(photos).where(eq(photos.id, id))).at(0);

  test('a phone’s picture is stored upright, as JPEG, without place, time or camera', async () => {
    const original = await fromPhone();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await upload(ada, original);
    expect(answer.status).toBe(201);
    const { id, widthPx, heightPx } = (await answer.json()) as {
      id: string;
      widthPx: number;
      heightPx: number;
    };
    expect([widthPx, heightPx]).toEqual([300, 400]);
    const shown = await ada.fetch(`/api/photos/${id}`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('Cookie'),
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { format, width, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ format, width, exif, xmp, icc, orientation }).toEqual({ format: 'jpeg', width: 300 });
    for (const trace of ['Phonemaker', 'Exif', 'GPS', 'adobe', 'Ada'])
      expect(bytes.includes(trace)).toBe(false);
  });

  test('the owner can revalidate it without a download, and gets a thumbnail for lists', async () => {
    const id = crypto.randomUUID();
    await upload(ada, await plain(3000, 1500).jpeg().toBuffer(), id);
    const whole = await ada.fetch(`/api/photos/${id}`);
    const etag = whole.headers.get('etag') ?? '';
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(2048);
    const again = await ada.fetch(`/api/photos/${id}`, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const small = await ada.fetch(`/api/photos/${id}?size=small`);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320);
    expect(small.headers.get('etag')).not.toBe(etag);
  });

  test('a repeated upload returns the stored picture, alone or concurrent', async () => {
    const id = crypto.randomUUID();
    const [red, blue] = [await plain(40, 30).png().toBuffer(), await plain(50, 30).webp().toBuffer()];
    const together = await Promise.all([red, red, blue].map((bytes) => upload(ada, bytes, id, 'image/png')));
    expect(together.map(({ status }) => status)).toEqual([201, 201, 201]);
    const answers = await Promise.all(together.map((answer) => answer.json()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await (await upload(ada, blue, id)).json()).toEqual(answers[0]);
  });

  test('a form with the picture works as well', async () => {
    const form = new FormData();
    const id = crypto.randomUUID();
    form.set('id', id);
    form.set(
      'photo',
      new Blob([new Uint8Array(await plain(40, 30).png().toBuffer())], { type: 'image/png' }),
      'x.png',
    );
    const answer = await ada.fetch('/api/photos', { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toMatchObject([201, { id, widthPx: 40 }]);
    const empty = new FormData();
    empty.set('id', id);
    expect((await ada.fetch('/api/photos', { method: 'POST', body: empty })).status).toBe(400);
  });

  test('unreadable pictures are refused with what to do', async () => {
    const jpeg = await plain(900, 700).jpeg().toBuffer();
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(64),
    ]);
    const bomb = await plain(8000, 6400).png().toBuffer();
    const cases: readonly (readonly [string, Uint8Array, number, RegExp])[] = [
      ['text', Buffer.from('porridge'), 415, /Choose a JPEG, PNG, WebP or AVIF/],
      ['drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /SVG/],
      ['HEIC', heic, 415, /HEIC.*Most Compatible/],
      ['GIF', await plain(20, 20).gif().toBuffer(), 415, /GIF/],
      ['PDF', Buffer.from('%PDF-1.7 and more'), 415, /can’t read this photo/],
      ['truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 400, /damaged/],
      ['only the head of a JPEG', jpeg.subarray(0, 20), 415, /can’t read this photo/],
      ['51 megapixels in 160 kB', bomb, 413, /52 megapixels\. The limit is 50/],
      ['nothing', Buffer.alloc(0), 400, /doesn’t include a photo/],
    ];
    for (const [name, bytes, status, said] of cases) {
      const answer = await upload(ada, bytes);
      const body = (await answer.json()) as { message: string; data: { issues: { message: string }[] } };
      expect([name, answer.status], name).toEqual([name, status]);
      expect(body.message).toMatch(said);
      expect(body.data.issues[0]?.message).toBe(body.message);
    }
  });

  test('pictures may have 15 MB at most, even without Content-Length', async () => {
    const large = Buffer.alloc(15 * 1024 * 1024 + 1, 1);
    const answer = await upload(ada, large);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('15 MB') },
    ]);
    const streamed = await ada.fetch(`/api/photos?id=${crypto.randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test('an animation is stored as its first frame', async () => {
    const frames = await sharp(
      [await plain(60, 40, '#f00').png().toBuffer(), await plain(60, 40, '#00f').png().toBuffer()],
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await readPicture(frames)).toMatchObject({ widthPx: 60, heightPx: 40 });
  });

  test('Mallory and a visitor can’t see, replace or delete Ada’s picture', async () => {
    const id = crypto.randomUUID();
    const bytes = await plain(40, 30).jpeg().toBuffer();
    await upload(ada, bytes, id);
    const etag = (await ada.fetch(`/api/photos/${id}`)).headers.get('etag') ?? '';
    const mallory = await signUp(app, 'Mallory-photos');
    const visitor = app.browser();
    for (const path of [`/api/photos/${id}`, `/api/photos/${id}?size=small`, '/api/photos/not-an-id']) {
      expect((await mallory.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(404);
      expect((await visitor.fetch(path)).status).toBe(401);
    }
    expect((await upload(visitor, bytes)).status).toBe(401);
    expect((await visitor.fetch(`/api/photos/${id}`, { method: 'DELETE' })).status).toBe(401);
    expect((await mallory.fetch(`/api/photos/${id}`, { method: 'DELETE' })).status).toBe(200);
    const hers = await upload(mallory, await plain(80, 30).jpeg().toBuffer(), id);
    expect(await hers.json()).toMatchObject({ id, widthPx: 80 });
    const own = await ada.fetch(`/api/photos/${id}`);
    expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).width).toBe(40);
    const foreign = await ada.fetch(`/api/photos?id=${crypto.randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site' },
      body: new Uint8Array(bytes),
    });
    expect(foreign.status).toBe(403);
    const json = await upload(ada, Buffer.from('{}'), crypto.randomUUID(), 'application/json');
    expect(json.status).toBe(415);
    expect((await ada.fetch(`/api/photos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await ada.fetch(`/api/photos/${id}`)).status).toBe(404);
    expect((await ada.fetch(`/api/photos/${id}`, { method: 'DELETE' })).status).toBe(200);
  });

  test('a meal shows only its member’s pictures; unattached ones are deleted after two days, with their files', async () => {
    const [shown, loose] = [crypto.randomUUID(), crypto.randomUUID()];
    const bytes = await plain(40, 30).jpeg().toBuffer();
    const mallory = await signUp(app, 'Mallory-meals');
    for (const id of [shown, loose]) await upload(ada, bytes, id);
    const stolen = await mallory.api.meals.create(breakfast({ photoIds: [shown] }));
    expect(stolen.photoIds).toEqual([]);
    const meal = await ada.api.meals.create(breakfast({ photoIds: [shown] }));
    expect(meal.photoIds).toEqual([shown]);
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toMatchObject([{ photoIds: [shown] }]);

    const { db } = app.database;
    const { store, now } = app.services;
    const key = (await rowOf(loose))?.storageKey ?? '';
    nowMs += 1.9 * DAY_MS;
    await sweepPhotos({ db, store, now });
    expect(await rowOf(loose)).toBeDefined();
    nowMs += 0.2 * DAY_MS;
    await sweepPhotos({ db, store, now });
    expect([await rowOf(loose), await store.get(key)]).toEqual([undefined, undefined]);

    const row = await rowOf(shown);
    await ada.api.meals.remove({ id: meal.id });
    await sweepDeletedMeals(db, nowMs);
    await sweepPhotos({ db, store, now });
    expect((await ada.fetch(`/api/photos/${shown}`)).status).toBe(200);
    nowMs += 31 * DAY_MS;
    await sweepDeletedMeals(db, nowMs);
    await sweepPhotos({ db, store, now });
    expect([await rowOf(shown), await store.get(row?.storageKey ?? '')]).toEqual([undefined, undefined]);
  });

  test('unattached pictures can’t fill the disk', async () => {
    const grace = await signUp(app, 'Grace');
    const bytes = await plain(8, 8).jpeg().toBuffer();
    const answers: number[] = [];
    for (let count = 0; count < 101; count += 1) answers.push((await upload(grace, bytes)).status);
    expect([answers.at(99), answers.at(100)]).toEqual([201, 403]);
  });

  test('attached pictures can’t either: at ten thousand, uploads are refused until one is deleted', async () => {
    const edna = await signUp(app, 'Edna');
    const bytes = await plain(8, 8).jpeg().toBuffer();
    const id = crypto.randomUUID();
    expect((await upload(edna, bytes, id)).status).toBe(201);
    const fill = await app.database.pool.query(
      `insert into photos (user_id, id, meal_id, storage_key, digest, width_px, height_px, size_bytes, created_at)
       select user_id, gen_random_uuid(), gen_random_uuid(), md5(n::text || 'edna'), digest, width_px, height_px, size_bytes, created_at
       from photos, generate_series(1, ${MAX_KEPT_PICTURES - 1}) as n where id = $1`,
      [id],
    );
    expect(fill.rowCount).toBe(MAX_KEPT_PICTURES - 1);
    const refused = await upload(edna, bytes);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      data: { issues: [{ field: 'photo', message: expect.stringContaining('the limit of 10,000 photos') }] },
    });
    // A picture stored before is returned again.
    expect((await upload(edna, bytes, id)).status).toBe(201);
    expect((await edna.fetch(`/api/photos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await upload(edna, bytes)).status).toBe(201);
  });
});

test.skipIf(!existsSync(IMAGES))('real photos: 12 megapixels, orientations, no HEIC', async () => {
  const file = (name: string) => readFileSync(`${IMAGES}/${name}`);
  const large = await readPicture(file('meal_12mp_upscaled.jpg'));
  expect(large).toMatchObject({ widthPx: 2048, heightPx: 1536 });
  const upright = await readPicture(file('exif_landscape_orient1.jpg'));
  for (const orientation of [3, 6, 8]) {
    const { widthPx, heightPx } = await readPicture(file(`exif_landscape_orient${orientation}.jpg`));
    expect([widthPx, heightPx]).toEqual([upright.widthPx, upright.heightPx]);
  }
  for (const name of readdirSync(IMAGES).filter((each) => each.endsWith('.heic')))
    await expect(readPicture(file(name))).rejects.toThrow(/HEIC/);
});
