import { expect, test } from 'vitest';
import { programFile } from '#server/core/program-file.ts';
import { answerOf, answersOf } from './reader-process.ts';
import { slots, turns } from './slots.ts';

const program = programFile(import.meta.dirname, 'testing-reader.ts', 'testing-reader.js');
const ask = (input: string, rest: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  answerOf<string>({ program, input, signal: new AbortController().signal, ...rest });

test('a file that fills memory outside the heap ends its reader and is refused', async () => {
  await expect(ask('fills', { timeoutMs: 240_000 })).rejects.toThrow(/too much time or memory/);
});

test('a file that takes too long ends its reader and is refused', async () => {
  await expect(ask('hangs', { timeoutMs: 100 })).rejects.toThrow(/too much time or memory/);
});

test('a reader that crashes between two answers refuses its file, even if the next request meets a broken pipe', async () => {
  const answers = answersOf({ program, input: 'crashes', signal: new AbortController().signal });
  await answers.next();
  // This process sleeps while the reader crashes, so it sends a request to a process it believes to be running.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
  await expect(answers.next()).rejects.toThrow(/too much time or memory/);
});

test('a reader ends when its client is gone', async () => {
  const client = new AbortController();
  const reading = ask('hangs', { signal: client.signal });
  client.abort();
  await expect(reading).rejects.toThrow('The client disconnected');
});

test('a reader gets no secrets of the server', async () => {
  process.env['AUTH_SECRET_OF_TEST'] = 'secret';
  expect(await ask('answers')).not.toContain('SECRET');
});

test('Mallory’s second file waits for her first, and Ada’s doesn’t', async () => {
  const turn = turns({ atOnce: 2, maxWaiting: 8 });
  const { signal } = new AbortController();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    begun.push(name);
    await until;
  };
  const mallory = [
    turn('mallory', signal, work('first', first.promise)),
    turn('mallory', signal, work('second')),
  ];
  await turn('ada', signal, work('ada'));
  expect(begun).toEqual(['first', 'ada']);
  first.resolve();
  await Promise.all(mallory);
  expect(begun).toEqual(['first', 'ada', 'second']);
});

test('work whose client has left the queue never starts', async () => {
  const turn = turns({ atOnce: 1, maxWaiting: 8 });
  const first = Promise.withResolvers<void>();
  const running = turn('ada', new AbortController().signal, () => first.promise);
  const client = new AbortController();
  let isBegun = false;
  const waiting = turn('ben', client.signal, async () => void (isBegun = true));
  client.abort();
  await expect(waiting).rejects.toThrow('The client disconnected');
  first.resolve();
  await running;
  expect(isBegun).toBe(false);
});

test('nobody gets more than their share of slots, and all together no more than the total', () => {
  const { enter } = slots({ perKey: 2, total: 3 });
  const [leave] = [enter('mallory'), enter('mallory')];
  expect(() => enter('mallory')).toThrow('busy');
  enter('ada');
  expect(() => enter('ben')).toThrow('busy');
  leave();
  enter('ben');
});
