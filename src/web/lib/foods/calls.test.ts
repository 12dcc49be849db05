import { expect, onTestFinished, test } from 'vitest';
import { answerCalls, callsTo } from './calls.ts';

/** Two ends of a channel, as a page and its worker have them. */
function channel(): { readonly page: MessagePort; readonly worker: MessagePort } {
  const { port1: page, port2: worker } = new MessageChannel();
  for (const port of [page, worker]) port.start();
  onTestFinished(() => page.close());
  return { page, worker };
}

const kitchen = {
  double: (amount: number) => amount * 2,
  refuse: (food: string): string => {
    throw new TypeError(`No ${food} here.`);
  },
};

test('calls made before the worker is ready are answered in order once it is', async () => {
  const { page, worker } = channel();
  const opened = Promise.withResolvers<typeof kitchen>();
  answerCalls(worker, opened.promise);
  const { calls } = callsTo<typeof kitchen>(page);
  const order: number[] = [];
  const answers = [1, 2, 3].map(async (amount) => {
    const answer = await calls.double(amount);
    order.push(answer);
  });
  opened.resolve(kitchen);
  await Promise.all(answers);
  expect(order).toEqual([2, 4, 6]);
});

test('a failed call rejects with its error, and later calls are answered', async () => {
  const { page, worker } = channel();
  answerCalls(worker, Promise.resolve(kitchen));
  const { calls } = callsTo<typeof kitchen>(page);
  await expect(calls.refuse('unicorn')).rejects.toThrow('No unicorn here.');
  expect(await calls.double(21)).toBe(42);
});

test('a worker whose foods can’t be loaded rejects every call', async () => {
  const { page, worker } = channel();
  answerCalls<typeof kitchen>(worker, Promise.reject(new TypeError('The food file returned 404.')));
  const { calls } = callsTo<typeof kitchen>(page);
  await expect(calls.double(1)).rejects.toThrow('404');
  await expect(calls.double(2)).rejects.toThrow('404');
});

test('a crashed worker rejects waiting and later calls', async () => {
  const { page } = channel();
  const { calls, fail } = callsTo<typeof kitchen>(page);
  const waiting = calls.double(1);
  fail(new TypeError('The food worker didn’t start.'));
  await expect(waiting).rejects.toThrow('didn’t start');
  await expect(calls.double(2)).rejects.toThrow('didn’t start');
});
