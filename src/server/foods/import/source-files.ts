import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { ImportRefused } from './source-row.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { zipEntries } from '#server/http/files/zip-entries.ts';

/** One file to read, unpacked on the way. */
export interface SourceFile {
  /** Name without folders. */
  readonly name: string;
  /** Bytes on disk, compressed if the file is. */
  readonly bytes: number;
  open(): OpenFile;
}

export interface OpenFile {
  /** The file's content, unpacked. */
  readonly content: Readable;
  /** Bytes read from the disk so far. */
  bytesRead(): number;
}

const READ_AT_ONCE = 1 << 20;
const FINGERPRINT_BYTES = 1 << 20;

function opened(raw: ReadStream, unpacked?: ReturnType<typeof createGunzip>): OpenFile {
  // A pipeline without a callback throws; the reader of `content` gets the error.
  const content = unpacked ? pipeline(raw, unpacked, () => undefined) : raw;
  return { content, bytesRead: () => raw.bytesRead };
}

/** Whether an error means that a compressed file is incomplete or damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(String(error.code));

const chunkSize = { chunkSize: 1 << 18 };

async function beginsWith(file: string, magic: readonly number[]): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && magic.every((byte, at) => buffer[at] === byte);
  } finally {
    await handle.close();
  }
}

async function zippedFiles(file: string): Promise<SourceFile[]> {
  const entries = await zipEntries(file).catch((error: unknown) => {
    throw error instanceof FileFault ? new ImportRefused(error.message) : error;
  });
  return entries.map(({ name, isDeflated, start, packedBytes }) => ({
    name: path.posix.basename(name),
    bytes: packedBytes,
    open: () => {
      const range = { start, end: start + packedBytes - 1, highWaterMark: READ_AT_ONCE };
      return opened(createReadStream(file, range), isDeflated ? createInflateRaw(chunkSize) : undefined);
    },
  }));
}

async function plainFile(file: string): Promise<SourceFile> {
  const isGzip = await beginsWith(file, [0x1f, 0x8b]);
  return {
    name: path.basename(file),
    bytes: (await stat(file)).size,
    open: () =>
      opened(
        createReadStream(file, { highWaterMark: READ_AT_ONCE }),
        isGzip ? createGunzip(chunkSize) : undefined,
      ),
  };
}

/**
 * Files at a path: those of a folder, those in a zip, or the file itself; gzip is detected by content, not by name.
 * @throws ImportRefused if there is nothing to read
 */
export async function sourceFiles(given: string): Promise<SourceFile[]> {
  const info = await stat(given).catch(() => {
    throw new ImportRefused(`We couldn’t find a file or folder at ${given}.`);
  });
  if (info.isDirectory()) {
    const entries = await readdir(given, { withFileTypes: true });
    return Promise.all(
      entries.filter((entry) => entry.isFile()).map((entry) => plainFile(path.join(given, entry.name))),
    );
  }
  if (info.size === 0) throw new ImportRefused('The file is empty.');
  return (await beginsWith(given, [0x50, 0x4b, 0x03, 0x04])) ? zippedFiles(given) : [await plainFile(given)];
}

async function digestInto(
  hash: ReturnType<typeof createHash>,
  file: string,
  name = path.basename(file),
): Promise<void> {
  const { size } = await stat(file);
  hash.update(`${name} ${size} `);
  const handle = await open(file);
  try {
    for (const start of [0, Math.max(0, size - FINGERPRINT_BYTES)]) {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(FINGERPRINT_BYTES),
        0,
        FINGERPRINT_BYTES,
        start,
      );
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/**
 * Fingerprint of a file or folder: names, sizes, and the first and last megabyte of each file.
 * @param name original name of a file stored under another
 */
export async function fingerprintOf(given: string, name?: string): Promise<string> {
  const hash = createHash('sha256');
  const info = await stat(given);
  const files = info.isDirectory()
    ? (await readdir(given, { withFileTypes: true })).filter((entry) => entry.isFile())
    : [];
  const names = files.map(({ name }) => name).toSorted();
  for (const file of info.isDirectory() ? names.map((name) => path.join(given, name)) : [given])
    await digestInto(hash, file, name);
  return hash.digest('hex');
}
