import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const data = path.resolve(import.meta.dirname, '../../data');
const folder = mkdtempSync(path.join(tmpdir(), 'foods-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(dataFolder: string): { lines: string[]; status: number | null } {
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'check.ts'), dataFolder],
    { encoding: 'utf8' },
  );
  return { lines: stdout.trimEnd().split('\n'), status };
}

test('the shipped table has no unexplained deviation', () => {
  const { lines, status } = check(data);
  // Without the reference data it compares less and says so.
  expect(lines.filter((line) => /^\S+: /.test(line) && !line.includes('Excused: '))).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^\d+ foods, \d+ deviations: \d+ excused, 0 open; 0 idle excuses\.$/),
  );
  expect(status).toBe(0);
});

test('a slice of bread that weighs 2.8 kg and an excuse without a deviation are both reported', () => {
  cpSync(data, folder, { recursive: true });
  appendFileSync(
    path.join(folder, 'foods/staples.tsv'),
    'anna-bread\t2707591\trefined-grain\t3\tAnna bread\t\t*slice=2800\n',
  );
  appendFileSync(path.join(folder, 'foods-excused.tsv'), 'apple\tenergy\tno reason\n');
  const { lines, status } = check(folder);
  expect(lines).toContain('anna-bread: portions: slice has 2800 g; expected 1 to 440 g.');
  expect(lines).toContain('apple: energy: nothing to excuse; remove the line from foods-excused.tsv.');
  expect(status).toBe(1);
});
