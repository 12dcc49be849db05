import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';

const compressed = promisify(brotliCompress);
const zipped = promisify(gzip);

/** A page that is the same for many readers, ready to go out: drawn and compressed once. */
export interface KeptPage {
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

/** More than an installation has pages; beyond it the oldest is drawn anew when it is asked for. */
const MAX_KEPT = 200;

async function ready(html: string): Promise<KeptPage> {
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
 * Remembers pages by their name until their version changes.
 * @returns the page called `name` in its `version`; `draw` is asked for the HTML text where it is not known
 */
export function keptPages() {
  const known = new Map<string, { version: string; page: Promise<KeptPage> }>();
  return (name: string, version: string, draw: () => string): Promise<KeptPage> => {
    const kept = known.get(name);
    if (kept?.version === version) return kept.page;
    const page = ready(draw());
    known.delete(name);
    known.set(name, { version, page });
    for (const oldest of known.keys()) {
      if (known.size <= MAX_KEPT) break;
      known.delete(oldest);
    }
    return page;
  };
}

/** Answers with a kept page, in the smallest form that the reader takes; nothing at all where they have it already. */
export function sendKept(c: Context, page: KeptPage, status: 200 | 404 = 200): Response {
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
