import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, unlessStamped } from './steps.mjs';

test('a step is skipped until a file changes, whatever its modification time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = path.join(folder, 'source.ts');
  const [stamp, paths] = [path.relative(root, path.join(folder, 'built')), [path.relative(root, source)]];
  let builds = 0;
  const start = () => unlessStamped(stamp, paths, () => void (builds += 1));

  writeFileSync(source, 'one');
  utimesSync(source, 1_700_000_000, 1_700_000_000);
  start();
  start();
  expect(builds).toBe(1);

  writeFileSync(source, 'two');
  utimesSync(source, 1_700_000_000, 1_700_000_000);
  start();
  expect(builds).toBe(2);

  utimesSync(source, 1_800_000_000, 1_800_000_000);
  start();
  expect(builds).toBe(2);
});
