import { gzipSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportRefused } from './source-row.ts';
import { openInSubprocess } from './source-in-subprocess.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perennial-apart-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('rows arrive in order and validated, with the read progress', async () => {
  const file = written('rows.jsonl', '{"code": "1", "product_name": "Bread"}\n'.repeat(450));
  const source = await openInSubprocess(file, new AbortController().signal);
  const [rows, reads]: [unknown[], number[]] = [[], []];
  for await (const row of source.rows((bytes) => reads.push(bytes))) rows.push(row);
  expect(rows).toHaveLength(450);
  expect(rows[449]).toMatchObject({ line: 450, reason: expect.any(String) });
  expect([reads.length, reads.at(-1)]).toEqual([3, source.totalBytes]);
});

test('a server that shuts down doesn’t wait for more rows', async () => {
  const file = written('many.jsonl', '{"code": "1", "product_name": "Bread"}\n'.repeat(900));
  const ending = new AbortController();
  const lines: number[] = [];
  const readAll = async () => {
    for await (const { line } of (await openInSubprocess(file, ending.signal)).rows(() => undefined)) {
      lines.push(line);
      ending.abort();
    }
  };
  await expect(readAll()).rejects.toThrow('The client disconnected');
  expect(lines).toHaveLength(200);
});

test('an unknown file is rejected', async () => {
  const file = written('songs.json', '{"songs": []}');
  await expect(openInSubprocess(file, new AbortController().signal)).rejects.toThrow(ImportRefused);
});

test('a compressed file with one endless row is rejected, whatever its size', async () => {
  const head = '{"code": "1", "product_name": "Bread"}\n'.repeat(30_000);
  const file = path.join(folder, 'bomb.jsonl.gz');
  writeFileSync(file, gzipSync(Buffer.concat([Buffer.from(head), Buffer.alloc(300 << 20, '[')])));
  const source = await openInSubprocess(file, new AbortController().signal);
  const last: unknown[] = [];
  for await (const row of source.rows(() => undefined)) last[0] = row;
  expect(last).toEqual([expect.objectContaining({ reason: 'cut-off' })]);
});
