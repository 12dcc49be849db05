import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BODY_PACE, receiveBody } from './receive-body.ts';

const { windowMs, minBytes, deadlineMs } = BODY_PACE;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** An upload, with the bytes received and its outcome. */
function upload() {
  const incoming = new PassThrough();
  const context = { env: { incoming }, req: { raw: new Request('http://perennial.test') } };
  const state = { received: 0, outcome: 'under way' };
  void receiveBody(
    context as never,
    { ...BODY_PACE, maxBytes: 64 * 1024 * 1024 },
    ({ length }) => (state.received += length),
  ).then(
    (bytes) => (state.outcome = `${bytes} bytes`),
    ({ code }: { code: string }) => (state.outcome = code),
  );
  /** Sends bytes, and lets one window pass once they have arrived. */
  const send = async (bytes: number) => {
    const expected = state.received + bytes;
    incoming.write(Buffer.alloc(bytes));
    await expect.poll(() => state.received).toBe(expected);
    await vi.advanceTimersByTimeAsync(windowMs);
  };
  return { incoming, state, send };
}

test('a photo on a bad connection arrives, however many minutes it takes', async () => {
  const { incoming, state, send } = upload();
  const windows = deadlineMs / windowMs - 1;
  for (let window = 0; window < windows; window += 1) await send(minBytes);
  incoming.end();
  await expect.poll(() => state.outcome).toBe(`${windows * minBytes} bytes`);
});

test('a body slower than a bad connection is aborted', async () => {
  const { state, send } = upload();
  await send(minBytes);
  expect(state.outcome).toBe('under way');
  await send(minBytes - 1);
  expect(state.outcome).toBe('REQUEST_TIMEOUT');
});

test('a body that takes ten minutes is aborted, however steady it is', async () => {
  const { state, send } = upload();
  for (let windows = deadlineMs / windowMs; windows > 1; windows -= 1) await send(minBytes);
  expect(state.outcome).toBe('under way');
  await send(minBytes);
  expect(state.outcome).toBe('REQUEST_TIMEOUT');
});

test('a short body counts as received only once its last chunk is written', async () => {
  const incoming = new PassThrough();
  incoming.end('a,b\n1,2\n');
  await new Promise(setImmediate);
  const context = { env: { incoming }, req: { raw: new Request('http://perennial.test') } };
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  let received: number | undefined;
  const done = receiveBody(context as never, { ...BODY_PACE, maxBytes: 1024 }, () => written).then(
    (bytes) => (received = bytes),
  );
  await new Promise((resolve) => incoming.once('end', resolve));
  await new Promise(setImmediate);
  expect(received).toBeUndefined();
  write();
  expect(await done).toBe(8);
});
