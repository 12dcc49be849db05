import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Top-level build files that browsers request by name: no pages, compressed copies or manifest. */
const topFiles = (clientDir: string): string[] =>
  readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(?:html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);

/** Serves the built browser files: those with a hash in their name for a year, the rest for an hour. Serves nothing without a build. */
export function staticFiles(clientDir: string): Hono {
  const files = new Hono();
  if (!existsSync(path.join(clientDir, 'assets'))) return files;
  const serve = (cacheControl: string) =>
    serveStatic({
      root: clientDir,
      // The build adds a Brotli and a gzip copy of every file that gets smaller.
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  files.use('/assets/*', serve(YEAR));
  for (const name of topFiles(clientDir)) files.get(`/${name}`, serve(name === 'sw.js' ? 'no-cache' : HOUR));
  return files;
}
