import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';

const compressed = promisify(brotliCompress);
const zipped = promisify(gzip);

/** A page that many visitors share, rendered and compressed once. */
export interface CachedPage {
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

/** Maximum pages, more than any installation has; the oldest is dropped. */
const MAX_PAGES = 200;

async function compressPage(html: string): Promise<CachedPage> {
  const plain = new TextEncoder().encode(html);
  const [small, smaller] = await Promise.all([
    zipped(plain, { level: 9 }),
    compressed(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ]);
  // Weak: the same page in several encodings.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, gzip: new Uint8Array(small), br: new Uint8Array(smaller) };
}

/**
 * Caches pages by name until their version changes.
 * @returns a page in a version; `render` creates its HTML on a miss
 */
export function pageCache() {
  const pages = new Map<string, { version: string; page: Promise<CachedPage> }>();
  return (name: string, version: string, render: () => string): Promise<CachedPage> => {
    const cached = pages.get(name);
    if (cached?.version === version) return cached.page;
    const page = compressPage(render());
    pages.delete(name);
    pages.set(name, { version, page });
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES) break;
      pages.delete(oldest);
    }
    return page;
  };
}

/** Answers with a cached page in the smallest encoding the browser accepts, or 304 if it has the page already. */
export function sendCachedPage(c: Context, page: CachedPage, status: 200 | 404 = 200): Response {
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie, Accept-Encoding');
  c.header('ETag', page.etag);
  if (status === 200 && c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  if (encoding) c.header('Content-Encoding', encoding);
  const body = page[encoding ?? 'plain'];
  c.header('Content-Length', String(body.length));
  return c.body(body, status);
}
