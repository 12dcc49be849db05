import { FileFault } from '#server/core/file-fault.ts';
import { wordsOfKind } from '#server/exports/everything-words.ts';
import { wholeOf, type ImportFile } from '#server/imports/files.ts';
import { OWN, type OwnTable } from '#server/imports/own/own-tables.ts';
import type { FileEntry, ReadRequest, Source } from '#server/imports/reading.ts';

const MAX_LINE = 8 << 20;
const MAX_PICTURE = 15 << 20;

interface Line {
  readonly line: number;
  readonly text: string;
}

/** @throws FileFault for a line that is too long to be a row */
async function* linesOf(file: ImportFile): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let [rest, line] = ['', 0];
  for await (const piece of file.content()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { line: (line += 1), text };
    if (rest.length > MAX_LINE) throw new FileFault('This export is damaged. Download it again.');
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}

const dateOf = (row: Readonly<Record<string, unknown>>): string | undefined => {
  const date = row['local_date'] ?? row['valid_from'];
  return typeof date === 'string' ? date : undefined;
};

/** A row of the export: one line of its file. */
function rowOf(
  table: OwnTable,
  text: string,
): Pick<Extract<FileEntry, { row: unknown }>, 'row'> | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/,\s*$/, ''));
  } catch {
    return { reason: 'We couldn’t read the row.' };
  }
  const parsed = table.schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}` };
  }
  const columns = parsed.data;
  const key = table.key.map((column) => String(columns[column])).join(' ');
  return { row: { table: table.name, key, date: dateOf(columns), columns } };
}

/** The picture that belongs to a row. */
async function withPicture(
  found: Pick<Extract<FileEntry, { row: unknown }>, 'row'> | { reason: string },
  files: ReadonlyMap<string, ImportFile>,
  isStored: boolean,
): Promise<typeof found> {
  if (!('row' in found)) return found;
  const { key, columns } = found.row;
  const picture = files.get(`photos/${key}.jpg`);
  if (!picture) return { reason: 'The photo isn’t in this file.' };
  if (!isStored) return found;
  const bytes = (await wholeOf(picture, MAX_PICTURE)).toString('base64');
  return { row: { ...found.row, columns: { ...columns, bytes } } };
}

async function* readExport(
  files: ReadonlyMap<string, ImportFile>,
  { isStored = false }: Pick<ReadRequest, 'isStored'>,
): AsyncGenerator<FileEntry> {
  for (const table of OWN.values()) {
    const file = files.get(`json/${wordsOfKind(table.name).file}.json`);
    if (!file) continue;
    for await (const { line, text } of linesOf(file)) {
      if (/^\s*[[\]]?\s*$|^\[\]/.test(text)) continue;
      const found = rowOf(table, text);
      const whole = table.name === 'photos' ? await withPicture(found, files, isStored) : found;
      yield { file: file.name, line, ...whole };
    }
  }
  const known = new Set([...OWN.keys()].map((name) => `json/${wordsOfKind(name).file}.json`));
  for (const name of files.keys())
    if (name.startsWith('json/') && !known.has(name)) yield { aside: name.slice(5, -5) };
}

/** Reads a member's full export, if these are its files. */
export function ownExport(files: readonly ImportFile[], asked: ReadRequest): Source | undefined {
  const byName = new Map(files.map((file) => [file.name, file]));
  const isOwn = byName.has('account.json') && byName.has('README.txt') && byName.has('json/profile.json');
  return isOwn ? { source: 'perennial', read: () => readExport(byName, asked) } : undefined;
}
