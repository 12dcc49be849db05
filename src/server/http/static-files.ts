import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Files at the top of the build that browsers ask for by name; the page shell and the manifest of the build are not among them. */
const topFiles = (clientDir: string): string[] =>
  readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.html'))
    .map(({ name }) => name);

/** The built browser files: what has a hash in its name for a year, the rest for an hour. Empty where nothing was built. */
export function staticFiles(clientDir: string): Hono {
  const files = new Hono();
  if (!existsSync(path.join(clientDir, 'assets'))) return files;
  const serve = (cacheControl: string) =>
    serveStatic({ root: clientDir, onFound: (_path, c) => c.header('Cache-Control', cacheControl) });
  files.use('/assets/*', serve(YEAR));
  for (const name of topFiles(clientDir)) files.get(`/${name}`, serve(name === 'sw.js' ? 'no-cache' : HOUR));
  return files;
}
