import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perennial-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A separate process that asks for the lock, reports the result, and keeps running. */
const STARTER = `
  const { lockDirectory } = await import(process.argv[1]);
  lockDirectory(process.argv[2], { processId: process.pid, patienceMs: 240_000 }).then(() => console.log('held'), (error) => console.log(error.message));
  setInterval(() => {}, 1000);`;

interface Starter {
  readonly child: ChildProcess;
  readonly answer: Promise<string>;
}

function startOne(): Starter {
  const lock = join(import.meta.dirname, 'directory-lock.ts');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', STARTER, lock, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const answer = new Promise<string>((done) =>
    child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim())),
  );
  return { child, answer };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

test('of six concurrent processes exactly one gets the directory, even after kill -9 of the previous one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const starters = Array.from({ length: 6 }, startOne);
    const answers = await Promise.all(starters.map(({ answer }) => answer));
    const winner = starters[answers.indexOf('held')]?.child;
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    for (const answer of answers.filter((text) => text !== 'held')) {
      expect(answer).toContain(`${folder} is in use by process ${winner?.pid}. Stop that process first`);
    }
    await Promise.all(starters.map(({ child }) => killed(child)));
  }
  expect(readdirSync(join(folder, 'lock'))).toHaveLength(1);
});

test('a released lock can be taken again, and leaves nothing behind', async () => {
  const lock = await lockDirectory(folder, { processId: 11 });
  await expect(lockDirectory(folder, { processId: 12 })).rejects.toMatchObject({ processId: 11 });
  await lock.release();
  const again = await lockDirectory(folder, { processId: 12 });
  await again.release();
  expect(readdirSync(join(folder, 'lock'))).toEqual([]);
});

test('waits for a process that is closing', async () => {
  const lock = await lockDirectory(folder, { processId: 11 });
  lock.closing();
  const next = lockDirectory(folder, { processId: 12 });
  await expect.poll(() => readdirSync(join(folder, 'lock')).length).toBe(2);
  await lock.release();
  await (await next).release();
});

test('names a process that never stops closing', async () => {
  const lock = await lockDirectory(folder, { processId: 11 });
  lock.closing();
  await expect(lockDirectory(folder, { processId: 12, patienceMs: 300 })).rejects.toThrow(DirectoryInUse);
  await lock.release();
});

test('a path longer than a socket allows works from within the directory', async () => {
  const long = join(folder, 'x'.repeat(120));
  mkdirSync(long);
  const before = process.cwd();
  process.chdir(long);
  try {
    const lock = await lockDirectory(long, { processId: 11 });
    await expect(lockDirectory(long, { processId: 12 })).rejects.toThrow(DirectoryInUse);
    await lock.release();
  } finally {
    process.chdir(before);
  }
});
