import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

const FOLDERS = ['src', 'e2e', 'scripts', 'data', 'docs', 'bench'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  ),
);

test('every file named in the security guide exists', () => {
  const table = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const named = [...table.matchAll(/`([\w./-]+\.(?:ts|tsx|md|mjs))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(80);
  expect(
    named.filter(
      (name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)) && name !== 'ARCHITECTURE.md',
    ),
  ).toEqual([]);
});
