import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { FileFault } from '#server/core/file-fault.ts';
import { zipEntries } from '#server/http/files/zip-entries.ts';

/** A file of an import, or within its archive. */
export interface ImportFile {
  /** Name in its archive: only displayed, never used as a path. */
  readonly name: string;
  /** Packed bytes. */
  readonly bytes: number;
  /** Its content, decompressed while reading. */
  content(): AsyncIterable<Buffer>;
}

/** Ten years of a watch take about 4 GB. All files of an archive count together: many small ones can share their compressed data. */
const MAX_UNPACKED_BYTES = 12e9;
/** Health data compresses to a fifteenth; text of a single character to a thousandth. */
const MAX_RATIO = 300;
const MIN_BOMB_BYTES = 50e6;
const MAX_ENTRIES = 100_000;
const READ_AT_ONCE = 1 << 20;
const CHUNK_SIZE = 1 << 18;

const DAMAGED = 'The file is incomplete or damaged. Download or export it again.';
const BOMB = 'This archive unpacks to far more data than a health export contains.';

async function beginning(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Bytes read of all files so far: the import's progress. */
export class ReadMeter {
  bytes = 0;
  unpackedBytes = 0;
}

async function* unpacked(
  raw: Readable,
  how: 'deflate' | 'gzip' | 'plain',
  meter: ReadMeter,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let [packed, length] = [0, 0];
  raw.on('data', (piece: Buffer) => {
    packed += piece.length;
    meter.bytes += piece.length;
  });
  raw.pause();
  const unpack =
    how === 'deflate' ? createInflateRaw({ chunkSize: CHUNK_SIZE }) : createGunzip({ chunkSize: CHUNK_SIZE });
  // A pipeline without a callback throws; the reader of the content gets the error.
  const content = how === 'plain' ? raw : pipeline(raw, unpack, () => undefined);
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      length += piece.length;
      meter.unpackedBytes += piece.length;
      if (meter.unpackedBytes > maxBytes || (length > MIN_BOMB_BYTES && length > packed * MAX_RATIO))
        throw new FileFault(BOMB, 'PAYLOAD_TOO_LARGE');
      yield piece;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_|PREMATURE/.test(String(error.code)))
      throw new FileFault(DAMAGED);
    throw error;
  } finally {
    raw.destroy();
  }
}

/** Files of an import: those of a zip, or the file itself; gzip is decompressed. @throws FileFault for an archive that can't be read */
export async function importFiles(
  path: string,
  fileName: string,
  meter: ReadMeter,
  maxBytes = MAX_UNPACKED_BYTES,
): Promise<readonly ImportFile[]> {
  const magic = await beginning(path);
  if (magic.toString('latin1') !== 'PK\u0003\u0004') {
    const how = magic[0] === 0x1f && magic[1] === 0x8b ? 'gzip' : 'plain';
    const { size } = await stat(path);
    const content = () =>
      unpacked(createReadStream(path, { highWaterMark: READ_AT_ONCE }), how, meter, maxBytes);
    return [{ name: fileName, bytes: size, content }];
  }
  const entries = await zipEntries(path);
  if (entries.length > MAX_ENTRIES) throw new FileFault('This archive has more than 100,000 files.');
  return entries.map(({ name, isDeflated, start, packedBytes }) => ({
    name,
    bytes: packedBytes,
    content: () => {
      const range = { start, end: start + packedBytes - 1, highWaterMark: READ_AT_ONCE };
      return packedBytes === 0
        ? nothing()
        : unpacked(createReadStream(path, range), isDeflated ? 'deflate' : 'plain', meter, maxBytes);
    },
  }));
}

async function* nothing(): AsyncGenerator<Buffer> {}

const HEAD_BYTES = 1 << 16;

/** The beginning of a file, as text. */
export async function headOf(file: ImportFile): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of file.content()) {
    parts.push(part);
    length += part.length;
    if (length >= HEAD_BYTES) break;
  }
  const bytes = Buffer.concat(parts).subarray(0, HEAD_BYTES);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** A whole file, for formats that can't be streamed. @throws FileFault for a larger one */
export async function wholeOf(file: ImportFile, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of file.content()) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes)
      throw new FileFault(
        `${file.name} is over ${Math.round(maxBytes / 1e6)} MB. Export a shorter date range.`,
        'PAYLOAD_TOO_LARGE',
      );
  }
  return Buffer.concat(parts);
}
