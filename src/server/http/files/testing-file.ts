import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls `use` with an open file of these bytes. */
export async function withFile<Result>(
  bytes: string | Uint8Array,
  work: (fd: number) => Promise<Result>,
): Promise<Result> {
  const place = path.join(tmpdir(), `perennial-${randomUUID()}`);
  writeFileSync(place, bytes);
  const fd = openSync(place, 'r');
  rmSync(place);
  try {
    return await work(fd);
  } finally {
    closeSync(fd);
  }
}
