import { describe, expect, test } from 'vitest';
import { EMBEDDED } from './db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type TestApp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

const ID = 'id=0198c5a0-0000-7000-8000-000000000001&fileName=a.csv&timeZone=UTC&confirm=false';
const UPLOADS = [
  [`/api/glucose-files?${ID}`, 'text/csv'],
  [`/api/blood-files?${ID}`, 'text/csv'],
  [`/api/photos?${ID}`, 'image/jpeg'],
  ['/api/voice', 'audio/webm'],
  [`/api/admin/images?${ID}`, 'image/png'],
  [`/api/admin/food-files?${ID}`, 'application/octet-stream'],
] as const;

/** An endless body that counts how much of it was read. */
function endless() {
  const counted = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        counted.pieces += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counted };
}

describe.each(EMBEDDED)('unauthorized uploads', (place) => {
  const app = opened(() => openTestApp(place));

  const send = async (browser: ReturnType<TestApp['browser']>, address: string, type: string) => {
    const { body, counted } = endless();
    const headers = { 'content-type': type, origin: ORIGIN };
    const { status } = await browser.fetch(address, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    return { status, pieces: counted.pieces };
  };

  test.each(UPLOADS)('a stranger’s upload to %s isn’t read', async (address, type) => {
    expect(await send(app.browser(), address, type)).toEqual({ status: 401, pieces: 0 });
  });

  test.each(UPLOADS.filter(([address]) => address.includes('/admin/')))(
    'a member’s upload to %s isn’t read',
    async (address, type) => {
      const eve = await signUp(app, `Eve-${address.length}`);
      expect(await send(eve, address, type)).toEqual({ status: 403, pieces: 0 });
    },
  );
});
