/** Files per folder, and gzipped size of what the browser loads in the last build, against their limits (docs/limits.md). */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');
/** Maximum number of files in a folder; larger ones are divided into subfolders. Tests and generated migrations don't count. */
const MAX_FILES = 25;
const UNCOUNTED = /\.(?:test|spec)\.tsx?$|[\\/]migrations[\\/]/;
/** Pages with JavaScript, and the limit of their first load. */
const PAGES = [
  { entry: 'app.html', manifest: 'manifest.json', name: 'the application', limitKb: 170 },
  { entry: 'auth.html', manifest: 'auth-manifest.json', name: '/auth', limitKb: 120 },
] as const;

const manifestOf = (name: string): string => path.join(client, '.vite', name);

let isOver = false;

const filesIn = new Map<string, number>();
for (const floor of ['src', 'scripts', 'bench', 'e2e'])
  for (const entry of readdirSync(path.join(root, floor), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !UNCOUNTED.test(path.join(entry.parentPath, entry.name)))
      filesIn.set(entry.parentPath, (filesIn.get(entry.parentPath) ?? 0) + 1);
for (const [folder, count] of filesIn) {
  if (count <= MAX_FILES) continue;
  isOver = true;
  process.stdout.write(`${path.relative(root, folder)}: ${count} files of ${MAX_FILES} allowed\n`);
}

if (!PAGES.every(({ manifest }) => existsSync(manifestOf(manifest)))) {
  process.stdout.write('No build to measure yet: run npm run build first.\n');
  process.exit(isOver ? 1 : 0);
}

function withImports(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(chunks, next, seen);
  return seen;
}

const gzipKb = (file: string): number => gzipSync(readFileSync(path.join(client, file))).length / 1024;
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
