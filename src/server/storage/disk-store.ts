import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { assertKey, type ObjectStore } from './object-store.ts';

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Makes a folder's directory entries durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to a temporary file and renames it: a reader sees the complete file or none, even after a power cut. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `.${randomBytes(8).toString('hex')}`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Stores objects as files below `folder` in 256 subfolders, readable only by the server's user. */
export function diskStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => {
    assertKey(key);
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const made = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(path.dirname(made));
      if (made !== undefined && made !== path.dirname(file)) await syncFolder(made);
      await writeAtomically(file, bytes);
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}
