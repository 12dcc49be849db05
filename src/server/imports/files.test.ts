import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { importFiles, ReadMeter } from './files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'import-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('files of an archive together may decompress to at most the limit for one file', async () => {
  const place = path.join(folder, 'three.zip');
  const text = strToU8('steps\n'.repeat(100));
  writeFileSync(place, zipSync({ 'a.csv': text, 'b.csv': text, 'c.csv': text }));
  const files = await importFiles(place, 'three.zip', new ReadMeter(), 1500);
  const read = async (at: number) => {
    let length = 0;
    for await (const piece of files[at]?.content() ?? []) length += piece.length;
    return length;
  };
  expect([await read(0), await read(1)]).toEqual([600, 600]);
  await expect(read(2)).rejects.toThrow(/far more data/);
});
