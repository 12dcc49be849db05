/** `npm run check`: types, lint and fences, format, dead code, size of the browser code. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const steps: readonly (readonly [string, string, readonly string[]])[] = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types of the domain', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['lint and fences', 'oxlint', ['--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['dead code', 'knip', ['--no-progress']],
  ['size', 'node', ['scripts/size.ts']],
];

const failed = steps.filter(([title, name, args]) => {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
  });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${title}\n`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
