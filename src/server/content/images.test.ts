import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Artist: 'Grace of Elm Street' } })
    .jpeg()
    .toBuffer();

describe.each(EMBEDDED)('pictures of pages', (place) => {
  const app = opened(() => openTestApp(place));
  const grace = signedUp(app, 'Grace');
  const ada = signedUp(app, 'Ada');

  beforeAll(async () => {
    await makeAdmin(app, 'grace');
  });

  const upload = (who: Browser, id: string, body: BodyInit, headers: Record<string, string> = {}) =>
    who.fetch(`/api/admin/images?id=${id}&name=${encodeURIComponent('../../a bed.jpg')}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', ...headers },
      body,
    });

  test('Grace’s picture is public and cacheable forever, and contains no metadata', async () => {
    const id = randomUUID();
    const bytes = new Uint8Array(await photo());
    expect((await upload(grace, id, bytes)).status).toBe(201);
    expect((await upload(grace, id, bytes)).status).toBe(201);
    const answer = await app.browser().fetch(`/content-images/${id}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const shown = Buffer.from(await answer.arrayBuffer());
    const read = vi.spyOn(app.services.store, 'get');
    const head = await app.browser().fetch(`/content-images/${id}`, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(shown.length), '']);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    expect(shown.toString('latin1')).not.toContain('Elm Street');
    const { images } = await grace.api.content.images.list({});
    expect(images.filter((image) => image.id === id)).toMatchObject([
      { fileName: 'a bed.jpg', widthPx: 60, heightPx: 40, usedBy: [] },
    ]);
  });

  test('members, visitors and other sites can’t add pictures, nor can other or too large files be added', async () => {
    const bytes = new Uint8Array(await photo());
    expect((await upload(ada, randomUUID(), bytes)).status).toBe(403);
    expect((await upload(app.browser(), randomUUID(), bytes)).status).toBe(401);
    expect((await upload(grace, randomUUID(), bytes, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await upload(grace, randomUUID(), svg, { 'content-type': 'image/svg+xml' })).status).toBe(415);
    expect((await upload(grace, randomUUID(), '<script>alert(1)</script>')).status).toBe(415);
    expect((await upload(grace, 'no-uuid', bytes)).status).toBe(400);
    expect((await upload(grace, randomUUID(), new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test.each(['..%2f..%2fpackage.json', 'x', '', randomUUID()])('there is no picture at %j', async (id) => {
    expect((await app.browser().fetch(`/content-images/${id}`)).status).toBeGreaterThanOrEqual(302);
  });

  test('Grace can publish a picture once it has a description or is marked decorative', async () => {
    const id = randomUUID();
    await upload(grace, id, new Uint8Array(await photo()));
    const { pages } = grace.api.content;
    const markdownOf = (alt: string): string => `![${alt}](/content-images/${id})`;
    const page = await pages.create({
      id: randomUUID(),
      slug: 'with-ornament',
      title: 'With an ornament',
      description: '',
      markdown: markdownOf(''),
      audience: 'public',
    });
    const publish = (alt: string) => pages.save({ ...page, markdown: markdownOf(alt), publish: true });
    for (const alt of ['', ' ', 'Describe the picture'])
      await expect(publish(alt)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ field: 'markdown' }] },
      });
    await publish('decorative');
    const drawn = `width="60" height="40" alt="" role="presentation" loading="lazy" />`;
    expect(await (await app.browser().fetch('/with-ornament')).text()).toContain(drawn);
  });

  test('a picture can’t be deleted while a published page shows it', async () => {
    const id = randomUUID();
    await upload(grace, id, new Uint8Array(await photo()));
    const words = {
      slug: 'with-picture',
      title: 'With a picture',
      description: '',
      markdown: `![A bed](/content-images/${id})`,
      audience: 'public' as const,
    };
    const { content } = grace.api;
    const uses = () => content.images.uses({ id });
    expect(await uses()).toEqual({ shown: [], drafts: [], earlier: [] });
    const page = await content.pages.create({ id: randomUUID(), ...words });
    expect(await uses()).toEqual({ shown: [], drafts: ['With a picture'], earlier: [] });
    const published = await content.pages.save({ ...page, publish: true });
    expect(await uses()).toEqual({ shown: ['With a picture'], drafts: [], earlier: [] });
    expect((await content.images.list({})).images[0]).toMatchObject({ id, usedBy: ['With a picture'] });
    const drawn = `<img src="/content-images/${id}" width="60" height="40" alt="A bed" loading="lazy" />`;
    expect(await (await app.browser().fetch('/with-picture')).text()).toContain(drawn);
    expect(
      (await content.pages.preview({ markdown: `\`<img src="/content-images/${id}"\`` })).html,
    ).not.toContain('width');
    expect((await content.pages.preview({ markdown: words.markdown })).html).toContain(drawn);
    const refused = { code: 'CONFLICT', data: { issues: [{ field: 'id' }] } };
    await expect(content.images.remove({ id })).rejects.toMatchObject(refused);
    const rewritten = await content.pages.save({ ...published, markdown: 'No picture.' });
    expect(await uses()).toEqual({ shown: ['With a picture'], drafts: [], earlier: [] });
    await expect(content.images.remove({ id })).rejects.toMatchObject(refused);
    await content.pages.save({ ...rewritten, publish: true });
    expect(await uses()).toEqual({ shown: [], drafts: [], earlier: ['With a picture'] });
    await content.images.remove({ id });
    await content.images.remove({ id });
    await expect(uses()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.browser().fetch(`/content-images/${id}`)).status).toBe(404);
  });
});
