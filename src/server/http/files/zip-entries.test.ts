import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { zipEntries } from './zip-entries.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zip64-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UNKNOWN_32 = 0xff_ff_ff_ff;
const UNKNOWN_16 = 0xff_ff;
const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** A zip whose sizes and positions are all in Zip64 fields, as phones write them for large exports (APPNOTE 4.3 to 4.5). */
function zip64(name: string, content: string): Buffer {
  const [fileName, data] = [Buffer.from(name), Buffer.from(content)];
  const sizes = Buffer.concat([u64(data.length), u64(data.length)]);
  const [localExtra, centralExtra] = [sizes, Buffer.concat([sizes, u64(0)])].map((extra) =>
    Buffer.concat([u16(1), u16(extra.length), extra]),
  ) as [Buffer, Buffer];
  // Version 4.5, names in UTF-8, stored, time, date.
  const head = Buffer.concat([
    u16(45),
    u16(0x08_00),
    u16(0),
    u16(0),
    u16(0x21),
    u32(crc32(data)),
    u32(UNKNOWN_32),
    u32(UNKNOWN_32),
  ]);
  const local = Buffer.concat([
    u32(0x04034b50),
    head,
    u16(fileName.length),
    u16(localExtra.length),
    fileName,
    localExtra,
    data,
  ]);
  const central = Buffer.concat([
    u32(0x02014b50),
    u16(45),
    head,
    u16(fileName.length),
    u16(centralExtra.length),
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    u32(UNKNOWN_32),
    fileName,
    centralExtra,
  ]);
  const end64 = Buffer.concat([
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(1),
    u64(1),
    u64(central.length),
    u64(local.length),
  ]);
  const locator = Buffer.concat([u32(0x07064b50), u32(0), u64(local.length + central.length), u32(1)]);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(UNKNOWN_16),
    u16(UNKNOWN_16),
    u32(UNKNOWN_32),
    u32(UNKNOWN_32),
    u16(0),
  ]);
  return Buffer.concat([local, central, end64, locator, end]);
}

test('a Zip64 archive is read like any other', async () => {
  const file = path.join(folder, 'export.zip');
  writeFileSync(file, zip64('apple_health_export/Экспорт.xml', '<HealthData>'));
  const [entry, ...others] = await zipEntries(file);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    name: 'apple_health_export/Экспорт.xml',
    isDeflated: false,
    packedBytes: 12,
  });
  const { start = 0, packedBytes = 0 } = entry ?? {};
  expect(
    readFileSync(file)
      .subarray(start, start + packedBytes)
      .toString(),
  ).toBe('<HealthData>');
});

test('one with a truncated directory is rejected', async () => {
  const file = path.join(folder, 'cut-off.zip');
  writeFileSync(file, zip64('a.csv', 'Date,Weight').subarray(0, -30));
  await expect(zipEntries(file)).rejects.toThrow(/incomplete or damaged/);
});
