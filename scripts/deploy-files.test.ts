import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** Settings in the README's table. */
const SETTINGS = new Set(
  read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
);

/** Variables of other programs. */
const FOREIGN = /^POSTGRES_/;

test.each([
  ['Dockerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['compose.postgres.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['docs/examples/deploy/perennial.service', /^# {3}([A-Z][A-Z0-9_]+)=/gm],
] as const)('%s sets only what the README explains', (file, pattern) => {
  const names = [...read(file).matchAll(pattern)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  const unknown = names.filter(
    (name) => !FOREIGN.test(name) && !SETTINGS.has(name) && !SETTINGS.has(name.replace(/_FILE$/, '')),
  );
  expect(unknown).toEqual([]);
});

test('the container runs files that exist', () => {
  const commands = [...read('Dockerfile').matchAll(/scripts\/[\w.-]+/g)].map(([name]) => name);
  for (const name of commands) expect(read(name)).not.toBe('');
  expect(commands).toContain('scripts/serve.mjs');
});

test('secrets beside the compose file reach neither the image nor the repository', () => {
  const secrets = [...read('compose.postgres.yaml').matchAll(/file: \.\/(\S+)/g)].map(
    ([, name = '']) => name,
  );
  expect(secrets).toHaveLength(2);
  for (const ignored of ['.dockerignore', '.gitignore'])
    expect(read(ignored).split('\n')).toEqual(expect.arrayContaining(secrets));
});
