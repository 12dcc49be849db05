import { JsonObjectScanner, jsonObjects } from '#server/glucose/json-objects.ts';
import type { TableHead, TableRow } from './csv.ts';
import { textOf } from './csv.ts';
import type { ImportFile } from '#server/imports/files.ts';

/** Names of lists of entries within an object, in exports. */
const LIST =
  /"(?:data|data points|point|weight|sleep|summarizedactivitiesexport|activities|entries|diary|fast_data)"\s*:\s*\[\s*(?=\{)/i;
const MAX_ENTRY = 4 << 20;
const MAX_DEPTH = 4;
/** Elements of a list within an entry. */
const MAX_ELEMENTS = 8;
const MAX_CELLS = 400;

/** Cells of an entry by path, in lowercase: `value.0.fpval`. */
function flattened(value: unknown, path = '', depth = 0, cells = new Map<string, string>()) {
  if (cells.size >= MAX_CELLS || value === null || value === undefined) return cells;
  if (typeof value !== 'object') return cells.set(path, String(value));
  if (depth === MAX_DEPTH) return cells;
  const parts = Array.isArray(value) ? value.slice(0, MAX_ELEMENTS).entries() : Object.entries(value);
  for (const [name, part] of parts)
    flattened(
      part,
      path === '' ? String(name).toLowerCase() : `${path}.${name}`.toLowerCase(),
      depth + 1,
      cells,
    );
  return cells;
}

/** An entry as a row. */
export const jsonRow = (line: number, value: unknown): TableRow => {
  const known = flattened(value);
  return {
    line,
    cells: [...known.values()],
    cell: (...names) => names.map((name) => known.get(name)).find((cell) => cell !== undefined) ?? '',
  };
};

/** Start of the list of entries; undefined for text that isn't JSON. */
function startOf(head: string): number | undefined {
  const text = head.trimStart();
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
  const list = LIST.exec(head);
  return list ? list.index + list[0].length : 0;
}

/** The head of a JSON file with entries as rows; undefined if it isn't one. */
export function jsonHead(head: string): TableHead | undefined {
  const start = startOf(head);
  if (start === undefined) return undefined;
  const [first] = jsonObjects([head.slice(start)]);
  if (!first) return undefined;
  const isWhole = typeof first.value === 'object' && first.value !== null;
  const names = isWhole
    ? [...flattened(first.value).keys(), ...Object.keys(first.value).map((name) => name.toLowerCase())]
    : [...head.matchAll(/"([^"\\]{1,60})"\s*:/g)].map(([, name = '']) => name.toLowerCase());
  return { format: 'json', names: [...new Set(names)], samples: [] };
}

/** Entries of a JSON file as rows. */
export async function* jsonRows(file: ImportFile): AsyncGenerator<TableRow> {
  const scanner = new JsonObjectScanner(MAX_ENTRY);
  let start: number | undefined;
  for await (const text of textOf(file.content())) {
    start ??= startOf(text) ?? 0;
    for (const { line, value } of scanner.push(text.slice(start)))
      if (value !== undefined) yield jsonRow(line, value);
    start = 0;
    if (scanner.isTooLong) return;
  }
}
