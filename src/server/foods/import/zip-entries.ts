import { open, type FileHandle } from 'node:fs/promises';
import { ImportRefused } from './source-row.ts';

/** A file inside a zip: where its data lie, and how they are packed. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** First byte of the data in the zip, and their number. */
  readonly start: number;
  readonly packedBytes: number;
}

const END = 0x06054b50;
const END_64_PLACE = 0x07064b50;
const ENTRY = 0x02014b50;
const MAX_END_BYTES = 22 + 65_535;
const IN_64 = 0xffffffff;

async function read(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

const damaged = (why: string) => new ImportRefused(`The zip is cut off or damaged (${why}): fetch it again.`);

/** Where the directory lies. Sizes beyond 4 GB stand in the 64-bit record that a small one before the end points to. */
async function directoryPlace(file: FileHandle, size: number): Promise<{ start: number; length: number }> {
  const from = Math.max(0, size - MAX_END_BYTES);
  const tail = await read(file, from, size - from);
  let at = tail.length - 22;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw damaged('its directory is missing');
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (start !== IN_64 && length !== IN_64) return { start, length };
  if (at < 20 || tail.readUInt32LE(at - 20) !== END_64_PLACE) throw damaged('its directory is missing');
  const end64 = await read(file, Number(tail.readBigUInt64LE(at - 12)), 56);
  return { length: Number(end64.readBigUInt64LE(40)), start: Number(end64.readBigUInt64LE(48)) };
}

/** Sizes and place of an entry; those that need 64 bits stand in its extra field 1, in this order. */
function placeOf(entry: Buffer, extra: Buffer): { packedBytes: number; header: number } {
  const values = [entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42)];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let place = at + 4;
    values.forEach((value, which) => {
      if (value !== IN_64) return;
      values[which] = Number(extra.readBigUInt64LE(place));
      place += 8;
    });
  }
  const [, packedBytes = 0, header = 0] = values;
  return { packedBytes, header };
}

/**
 * The files of a zip, from its directory, so that each can be streamed by itself. Source: PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16.
 * @throws ImportRefused for a zip that is cut off, encrypted, or packed in a way other than deflate
 */
export async function zipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { start, length } = await directoryPlace(file, (await file.stat()).size);
    const directory = await read(file, start, length);
    const entries: ZipEntry[] = [];
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY;) {
      const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
      const [nameEnd, extraLength] = [
        at + 46 + directory.readUInt16LE(at + 28),
        directory.readUInt16LE(at + 30),
      ];
      const name = directory.toString('utf8', at + 46, nameEnd);
      const extra = directory.subarray(nameEnd, nameEnd + extraLength);
      const { packedBytes, header } = placeOf(directory.subarray(at, at + 46), extra);
      at = nameEnd + extraLength + directory.readUInt16LE(at + 32);
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
      if (flags & 1 || (method !== 0 && method !== 8))
        throw new ImportRefused(
          `"${name}" in the zip is encrypted or packed unusually: unpack the zip and give what was in it.`,
        );
      const local = await read(file, header, 30);
      if (local.length < 30) throw damaged(`"${name}" is missing`);
      const dataStart = header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
      entries.push({ name, isDeflated: method === 8, start: dataStart, packedBytes });
    }
    if (entries.length === 0) throw damaged('no file is in it');
    return entries;
  } finally {
    await file.close();
  }
}
