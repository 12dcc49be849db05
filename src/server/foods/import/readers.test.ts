import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { commaRows, tabRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import { sourceFiles } from './source-files.ts';
import { textLines } from './text-lines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'perennial-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes of a text, split like reads from a disk. */
function chunked(text: string | Buffer, size: number): Readable {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const chunkSizes = fc.integer({ min: 1, max: 40 });
const anyObject = fc.dictionary(fc.string(), fc.jsonValue());

describe('objects of a JSON array', () => {
  test('are read whole, however the bytes are split and whatever they contain', async () => {
    const wrapped = fc.constantFrom('', '  ', '\n').chain((space) =>
      fc.record({
        rows: fc.array(anyObject),
        size: chunkSizes,
        indent: fc.constantFrom(0, 2),
        name: fc.constantFrom(undefined, 'BrandedFoods'),
        space: fc.constant(space),
      }),
    );
    await fc.assert(
      fc.asyncProperty(wrapped, async ({ rows, size, indent, name, space }) => {
        const text =
          space + JSON.stringify(name === undefined ? rows : { [name]: rows }, null, indent) + space;
        const read = await all(jsonRows(chunked(text, size)));
        expect(read.map(({ value }) => value)).toEqual(rows.map((row) => JSON.parse(JSON.stringify(row))));
        expect(read.every(({ isCutOff }) => !isCutOff)).toBe(true);
      }),
    );
  });

  test('know their lines, and a broken one doesn’t affect others', async () => {
    const text =
      '{"n": 1, "about": {"x": []},\n"foods": [\n{"a": 1},\n{"b": nonsense},\n{"c":\n 3}, {"d": "é\xff"}\n]}';
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, -5)),
      Buffer.from([0xff]),
      Buffer.from(text.slice(-4)),
    ]);
    const read = await all(jsonRows(chunked(bytes, 7)));
    expect(read.map(({ line, value }) => [line, value])).toEqual([
      [3, { a: 1 }],
      [4, undefined],
      [5, { c: 3 }],
      [6, undefined],
    ]);
  });

  test('are distinguished from one that is cut off by the end of the file', async () => {
    const rows = await all(jsonRows(chunked('{"foods":[\n{"a":1},\n{"b":', 5)));
    expect(rows.map(({ line, isCutOff }) => [line, isCutOff])).toEqual([
      [2, false],
      [3, true],
    ]);
  });
});

describe('lines', () => {
  test('match the text, however the bytes are split', async () => {
    const lines = fc.array(
      fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n\uFEFF]/.test(text)),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(lines, chunkSizes, fc.constantFrom('\n', '\r\n'), async (texts, size, end) => {
        const read = await all(textLines(chunked(texts.map((text) => text + end).join(''), size)));
        expect(read.map(({ text }) => text)).toEqual(texts);
        expect(read.map(({ line }) => line)).toEqual(texts.map((_, at) => at + 1));
      }),
    );
  });

  test('drop a byte order mark, and report invalid UTF-8 and an unfinished end', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\uFEFFcode\n'),
      Buffer.from('caf\xe9\n', 'latin1'),
      Buffer.from('last'),
    ]);
    expect(await all(textLines(chunked(bytes, 3)))).toEqual([
      { line: 1, text: 'code', isOpen: false },
      { line: 2, text: undefined, isOpen: false },
      { line: 3, text: 'last', isOpen: true },
    ]);
  });
});

describe('tables', () => {
  test('separated by tabs keep quotes that are part of a name', async () => {
    const text = 'code\tname\n1\t8" pizza\n2\t"a ""quoted"" name"\n3\n4\tcut';
    const rows = await all(tabRows(chunked(text, 4)));
    expect(rows.map(({ line, cells, isCutOff }) => [line, cells?.[1], isCutOff])).toEqual([
      [1, 'name', false],
      [2, '8" pizza', false],
      [3, 'a "quoted" name', false],
      [4, undefined, false],
      [5, 'cut', false],
    ]);
  });

  test('separated by commas may contain commas and line breaks, and know each row’s line', async () => {
    const text = '\uFEFF"id","name"\r\n"1","two\r\nlines, one"\r\n"2","b"\r\n"3","c';
    const rows = await all(commaRows(chunked(text, 6)));
    expect(rows.map(({ line, cells, isCutOff }) => [line, cells, isCutOff])).toEqual([
      [1, ['id', 'name'], false],
      [2, ['1', 'two\r\nlines, one'], false],
      [4, ['2', 'b'], false],
      [5, undefined, true],
    ]);
  });
});

describe('a zip', () => {
  const zipped = path.join(folder, 'foods.zip');
  const text = 'fdc_id,name\n'.repeat(5000);

  test('contains its files, compressed or stored', async () => {
    const content = {
      'food.csv': strToU8(text),
      'deep/stored.csv': [strToU8('a,b'), { level: 0 as const }] as [Uint8Array, { level: 0 }],
    };
    writeFileSync(zipped, zipSync(content));
    const files = await sourceFiles(zipped);
    const read = await Promise.all(
      files.map(async (file) => Buffer.concat(await all<Buffer>(file.open().content)).toString()),
    );
    expect(files.map(({ name }) => name)).toEqual(['food.csv', 'stored.csv']);
    expect(read).toEqual([text, 'a,b']);
  });

  test('that is incomplete is rejected', async () => {
    writeFileSync(zipped, zipSync({ 'food.csv': strToU8(text) }).subarray(0, 120));
    await expect(sourceFiles(zipped)).rejects.toThrow('The zip is incomplete or damaged');
  });
});
