import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import type { FoodLibrary } from './food-library.ts';

const compressed = promisify(gzip);

/** The reference table as one text, compressed once. Its address depends on its content, so browsers cache it forever. */
export function foodTable({ text, tableUrl }: Pick<FoodLibrary, 'text' | 'tableUrl'>): Hono {
  const etag = `"${tableUrl}"`;
  let zipped: Promise<Buffer> | undefined;
  return new Hono().get(tableUrl, async (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
    c.header('Content-Type', 'text/plain; charset=utf-8');
    if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(text);
    zipped ??= compressed(text, { level: 9 });
    c.header('Content-Encoding', 'gzip');
    return c.body(new Uint8Array(await zipped));
  });
}
