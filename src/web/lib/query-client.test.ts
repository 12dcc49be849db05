import { ORPCError } from '@orpc/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

let sessionStatus = 401;
const left = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  left.mockReset();
  vi.stubGlobal('location', { pathname: '/security', search: '', assign: left });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: sessionStatus })));
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A screen’s read, refused as long as the session isn’t known. */
function read() {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['anything'],
    queryFn: () =>
      sessionStatus === 200 ? Promise.resolve('read') : Promise.reject(new ORPCError('UNAUTHORIZED')),
  });
  observer.subscribe(() => undefined);
  return observer;
}

test('a read refused because the session is over leads to the login', async () => {
  sessionStatus = 401;
  read();
  await vi.advanceTimersByTimeAsync(5000);
  expect(left).toHaveBeenCalledWith('/auth?next=%2Fsecurity');
});

test('if a read is refused while a slow change renames the session, the screen stays and it is retried', async () => {
  sessionStatus = 401;
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          sessionStatus = 200;
          resolve();
        }, 3000);
      }),
  });
  void change.execute(undefined);
  const observer = read();
  await vi.advanceTimersByTimeAsync(5000);
  expect(left).not.toHaveBeenCalled();
  expect(observer.getCurrentResult().data).toBe('read');
});

test('a first read sent before a write is repeated after it, and every caller gets the new answer', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['entries'],
    queryFn: () => answers[asked++]?.promise ?? 'once more',
  });
  observer.subscribe(() => undefined);
  const waiting = queryClient.fetchQuery({ queryKey: ['entries'], staleTime: 1000 });
  const written = queryClient.invalidateQueries({ queryKey: ['entries'] });
  answers[0]?.resolve('before the write');
  answers[1]?.resolve('after the write');
  await written;
  expect(await waiting).toBe('after the write');
  expect(observer.getCurrentResult().data).toBe('after the write');
  expect(asked).toBe(2);
});

test('a screen says within a second that the server doesn’t respond, and waits longer for one with an error', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const isFailedAfter = async (waitMs: number, error: Error): Promise<boolean> => {
    const observer = new QueryObserver(queryClient, {
      queryKey: [error.message],
      queryFn: () => Promise.reject(error),
    });
    observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(waitMs);
    return observer.getCurrentResult().isError;
  };
  expect(await isFailedAfter(900, new TypeError('Failed to fetch'))).toBe(true);
  expect(await isFailedAfter(900, new ORPCError('INTERNAL_SERVER_ERROR'))).toBe(false);
});
