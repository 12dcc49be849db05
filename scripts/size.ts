/** Size of what the browser loads, gzipped, against the limits of ARCHITECTURE.md. Reads the last build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const client = path.resolve(import.meta.dirname, '../dist/client');
const manifestFile = path.join(client, '.vite/manifest.json');
const LIMIT_KB = 200;

if (!existsSync(manifestFile)) {
  process.stdout.write('No build yet: run npm start or npm test once, then the size can be told.\n');
  process.exit(0);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}

const gzipKb = (file: string): number => gzipSync(readFileSync(path.join(client, file))).length / 1024;
const firstLoad = [...withImports('app.html')].filter((file) => file.endsWith('.js'));
const firstLoadKb = firstLoad.reduce((sum, file) => sum + gzipKb(file), 0);
process.stdout.write(
  `JavaScript of the first load: ${firstLoadKb.toFixed(1)} kB gzip of ${LIMIT_KB} allowed, ${firstLoad.length} files\n`,
);
process.exit(firstLoadKb > LIMIT_KB ? 1 : 0);
