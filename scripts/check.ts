/** `npm run check`: types, lint and fences, format, dead code, size of folders and of the browser code. The steps run in parallel. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Only changed files are checked again. */
const TYPES_CACHE = 'node_modules/.cache/types.tsbuildinfo';
/** Each checker compares the libraries' types again, and the other steps need the second core. */
const TYPE_CHECKERS = '1';
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'types',
    'tsc',
    ['-p', 'tsconfig.json', '--checkers', TYPE_CHECKERS, '--incremental', '--tsBuildInfoFile', TYPES_CACHE],
  ],
  ['types of the domain', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['lint and fences', 'oxlint', ['--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['dead code', 'knip', ['--no-progress', '--cache']],
  ['size', 'node', ['scripts/size.ts']],
];

interface Result {
  readonly isOk: boolean;
  readonly output: string;
}

function run(name: string, args: readonly string[]): Promise<Result> {
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, { cwd: root });
  // Type checking takes longest and uses one core, so anything else on that core delays the whole check.
  if (name !== 'tsc' && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isOk: false, output: error.message }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

const results = STEPS.map(([title, name, args]) => ({ title, result: run(name, args) }));
for (const { title, result } of results) {
  const { isOk, output } = await result;
  process.stdout.write(`${output}${isOk ? 'ok    ' : 'FAILED'} ${title}\n`);
  if (!isOk) process.exitCode = 1;
}
