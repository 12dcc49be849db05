import { afterEach, expect, test, vi } from 'vitest';
import { FileFault } from '#server/core/file-fault.ts';
import { childrenOf } from '../../../../scripts/built-server.ts';
import { pictureWorker } from './picture-worker.ts';
import { plain } from './testing-pictures.ts';

const worker = pictureWorker();
afterEach(() => worker.close());

/** Kills the process that works on pictures as soon as there is one. */
async function killWhenStarted(before: readonly number[]): Promise<void> {
  const started = await vi.waitUntil(() => childrenOf(process.pid).find((pid) => !before.includes(pid)), {
    interval: 5,
    timeout: 60_000,
  });
  process.kill(started, 'SIGKILL');
}

test('a crashing decoder fails current pictures with a message, and the next one works', async () => {
  const picture = await plain(40, 30).png().toBuffer();
  const before = childrenOf(process.pid);
  const [read, small] = [worker.do('read', picture), worker.do('small', picture)].map((job) =>
    job.catch((error: unknown) => error),
  );
  await killWhenStarted(before);
  expect(await read).toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('couldn’t read this photo'),
  });
  expect(await read).toBeInstanceOf(FileFault);
  expect(await small).not.toBeInstanceOf(FileFault);
  expect(await worker.do('read', picture)).toMatchObject({ widthPx: 40, heightPx: 30 });
});

test('errors of a picture are passed on, and closing ends the process', async () => {
  const before = childrenOf(process.pid);
  await expect(worker.do('read', Buffer.from('no picture'))).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
  expect(childrenOf(process.pid).length).toBe(before.length + 1);
  await worker.close();
  expect(childrenOf(process.pid).length).toBe(before.length);
});
