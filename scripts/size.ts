/** Size of what the browser loads, gzipped, against the limits in docs/limits.md. Reads the last build. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const client = path.resolve(import.meta.dirname, '../dist/client');
/** Pages with JavaScript, and the limit of their first load. */
const PAGES = [
  { entry: 'app.html', manifest: 'manifest.json', name: 'the application', limitKb: 175 },
  { entry: 'auth.html', manifest: 'auth-manifest.json', name: '/auth', limitKb: 120 },
] as const;

const manifestOf = (name: string): string => path.join(client, '.vite', name);

if (!PAGES.every(({ manifest }) => existsSync(manifestOf(manifest)))) {
  process.stdout.write('No build to measure yet: run npm run build first.\n');
  process.exit(0);
}

function withImports(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(chunks, next, seen);
  return seen;
}

const gzipKb = (file: string): number => gzipSync(readFileSync(path.join(client, file))).length / 1024;
let isOver = false;
for (const { entry, manifest, name, limitKb } of PAGES) {
  const chunks = JSON.parse(readFileSync(manifestOf(manifest), 'utf8')) as Record<string, Chunk>;
  const files = [...withImports(chunks, entry)].filter((file) => file.endsWith('.js'));
  const sizeKb = files.reduce((sum, file) => sum + gzipKb(file), 0);
  isOver ||= files.length === 0 || sizeKb > limitKb;
  process.stdout.write(
    `JavaScript of the first load of ${name}: ${sizeKb.toFixed(1)} kB gzip of ${limitKb} allowed, ${files.length} files\n`,
  );
}

const MAX_FOODS_KB = 420;
for (const name of readdirSync(path.join(client, 'assets')).filter((each) => each.endsWith('.foods'))) {
  const foodsKb = gzipKb(path.join('assets', name));
  isOver ||= foodsKb > MAX_FOODS_KB;
  process.stdout.write(`Foods: ${foodsKb.toFixed(1)} kB gzip of ${MAX_FOODS_KB} allowed\n`);
}
process.exit(isOver ? 1 : 0);
