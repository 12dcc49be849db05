import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const house = mkdtempSync(path.join(tmpdir(), 'perennial-fences-'));

/** One breach per row of the table in ARCHITECTURE.md: its file, and its import. */
const breaches = [
  ['src/domain/water/target.ts', '#contract/meals/meals.ts'],
  ['src/domain/water/clock.ts', 'node:fs'],
  ['src/domain/water/view.ts', 'react'],
  ['src/contract/water.ts', '#server/water/tables.ts'],
  ['src/contract/sleep.ts', 'hono'],
  ['src/server/water/routes.ts', '#server/meals/commands.ts'],
  ['src/server/core/refusal.ts', '#server/db/database.ts'],
  ['src/server/db/entries.ts', '#server/http/wire-answer.ts'],
  ['src/server/member/queries.ts', '#server/meals/queries.ts'],
  ['src/server/water/view.ts', '#web/ui/layout/card.tsx'],
  ['src/server/water/page.ts', '#site/landing.tsx'],
  ['src/server/app.ts', '#web/app/routes.tsx'],
  ['src/web/water/page.tsx', '#web/meals/queries.ts'],
  ['src/web/water/day/tile.tsx', '#web/meals/day/queries.ts'],
  ['src/server/water/files/reader.ts', '#server/meals/photos/files.ts'],
  ['src/web/water/queries.ts', '#server/water/queries.ts'],
  ['src/web/app/routes.tsx', '#server/app.ts'],
  ['src/web/ui/layout/tile.tsx', '#web/water/queries.ts'],
  ['src/web/ui/layout/figure.tsx', '#contract/meals/meals.ts'],
  ['src/site/landing.tsx', '#server/app.ts'],
  ['src/site/faq.tsx', '#web/ui/layout/card.tsx'],
  ['src/domain/water/above.ts', '../sleep/score.ts'],
] as const;

const allowed = [
  ['src/domain/sleep/score.ts', '#domain/units/mass.ts'],
  ['src/contract/stress.ts', 'zod'],
  ['src/server/sleep/routes.ts', '#server/meals/tables.ts'],
  ['src/server/sleep/queries.ts', '#server/db/database.ts'],
  ['src/server/sleep/week.ts', '#server/meals/queries.ts'],
  ['src/server/sleep/year.ts', '#server/meals/recent-queries.ts'],
  ['src/server/sleep/age.ts', '#server/member/queries.ts'],
  ['src/server/db/pool.ts', '#server/core/refusal.ts'],
  ['src/server/main.ts', '#site/landing.tsx'],
  ['src/web/sleep/page.tsx', '#web/ui/layout/card.tsx'],
  ['src/web/sleep/night/page.tsx', '#web/sleep/queries.ts'],
  ['src/server/sleep/files/reader.ts', '#server/sleep/tables.ts'],
  ['src/server/sleep/routes.ts', '#server/sleep/files/read.ts'],
  ['src/web/app/dashboard.tsx', '#web/meals/queries.ts'],
  ['src/web/ui/layout/card.tsx', '@mantine/core'],
  ['src/site/about.tsx', '#domain/units/mass.ts'],
] as const;

function plant(file: string, code: string): void {
  mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(house, file), code);
}

const run = (tool: string, args: readonly string[]) =>
  spawnSync(path.join(root, 'node_modules/.bin', tool), args, { cwd: house, encoding: 'utf8' });

let report = '';

beforeAll(() => {
  for (const file of [
    '.oxlintrc.json',
    'tsconfig.json',
    'tsconfig.domain.json',
    'scripts/lint/lint-pure.mjs',
    'scripts/lint/lint-slices.mjs',
    'scripts/lint/lint-words.mjs',
  ]) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(house, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  for (const [file, source] of [...breaches, ...allowed])
    plant(file, `import { thing } from '${source}';\n\nexport const used = thing;\n`);
  plant('src/domain/water/now.ts', 'export const now = (): number => Date.now();\n');
  plant('src/domain/water/today.ts', 'export const today = (): Date => new Date();\n');
  plant('src/domain/water/chance.ts', 'export const chance = (): number => Math.random();\n');
  plant('src/domain/water/window.ts', 'export const title = (): string => document.title;\n');
  plant(
    'src/server/egg/queries.ts',
    "import { hen } from '#server/hen/queries.ts';\n\nexport const egg = hen;\n",
  );
  plant(
    'src/server/hen/queries.ts',
    "import { egg } from '#server/cock/queries.ts';\n\nexport const hen = egg;\n",
  );
  plant(
    'src/server/cock/queries.ts',
    "import { egg } from '#server/egg/queries.ts';\n\nexport const cock = egg;\n",
  );
  plant('src/web/loop/a.ts', "import { b } from './b.ts';\n\nexport const a = (): number => b();\n");
  plant('src/web/loop/b.ts', "import { a } from './a.ts';\n\nexport const b = (): number => a();\n");
  plant('src/web/water/comma.ts', "export const name = 'Water in drinks: Maughan, 2016';\n");
  plant('src/web/water/others.ts', "export const name = 'Water in drinks: Maughan et al. 2016';\n");
  plant('src/web/water/source.ts', "export const name = 'Water in drinks: Maughan 2016';\n");
  report = run('oxlint', ['--format', 'unix']).stdout;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a source is cited by its first author and year only', () => {
  for (const file of ['comma', 'others']) expect(report).toContain(`src/web/water/${file}.ts`);
  expect(report).not.toContain('src/web/water/source.ts');
});

describe('the fences between the floors', () => {
  test('catch every planted breach', () => {
    for (const [file, source] of breaches) expect(report, `${file} imports ${source}`).toContain(file);
    for (const file of ['now', 'today', 'chance', 'window'])
      expect(report).toContain(`src/domain/water/${file}.ts`);
    expect(report).toContain('src/web/loop/');
    for (const slice of ['egg', 'hen', 'cock']) expect(report).toContain(`src/server/${slice}/queries.ts`);
  });

  test('allow what the table allows', () => {
    for (const [file, source] of allowed) expect(report, `${file} imports ${source}`).not.toContain(file);
  });

  test('keep browser and Node types out of the domain', () => {
    for (const file of ['target', 'clock', 'view', 'above'])
      rmSync(path.join(house, `src/domain/water/${file}.ts`));
    plant(
      'src/domain/water/environment.ts',
      'export const home = (): string | undefined => process.env.HOME;\n',
    );
    const { status, stdout } = run('tsc', ['-p', 'tsconfig.domain.json']);
    expect(status).not.toBe(0);
    expect(stdout).toContain('environment.ts');
    expect(stdout).toContain('window.ts');
  });
});
