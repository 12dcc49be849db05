import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { importFiles, ReadMeter } from './files.ts';
import type { FileEntry } from './reading.ts';
import { readyRecord, type ImportRecord, type RecordKind } from './records.ts';
import { recognize } from './recognize.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

type Content = string | Uint8Array | Record<string, string>;

/** Reads a text, or an archive of texts by name; every record must be storable. */
export async function readExport(content: Content, timeZone = 'Europe/Berlin') {
  const folder = mkdtempSync(path.join(tmpdir(), 'devices-'));
  try {
    return await readFrom(path.join(folder, 'file'), content, timeZone);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readFrom(file: string, content: Content, timeZone: string) {
  const isArchive = typeof content === 'object' && !(content instanceof Uint8Array);
  writeFileSync(
    file,
    isArchive
      ? zipSync(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, strToU8(text)])))
      : content,
  );
  const asked = { path: file, fileName: 'holiday.jpg', timeZone, nowMs: NOW };
  const recognized = await recognize(await importFiles(file, 'holiday.jpg', new ReadMeter()), asked);
  if ('table' in recognized) throw new Error('Its columns are unknown.');
  const all: FileEntry[] = [];
  for await (const found of recognized.read()) all.push(found);
  const records = all.flatMap((found) => ('record' in found ? [found] : []));
  for (const { record, source } of records)
    expect(readyRecord(record, source ?? recognized.source, NOW)).not.toHaveProperty('reason');
  const of = (kind: RecordKind) =>
    records.filter(({ record }) => record.kind === kind).map(({ record }) => record.fields as never);
  return {
    source: recognized.source,
    sources: [...new Set(records.map((found) => found.source))],
    of: of as (kind: RecordKind) => readonly Record<string, unknown>[],
    reasons: all.flatMap((found) => ('reason' in found ? found.reason : [])),
    aside: all.flatMap((found) => ('aside' in found ? found.aside : [])),
    days: (kind: 'sleep' | 'vitals' | 'workouts' | 'weight'): readonly string[] =>
      records.flatMap(({ record }) => (record.kind === kind ? dayOf(record) : [])),
  };
}

/** Local day of a record. */
const dayOf = ({ kind, fields }: ImportRecord): string => {
  const moments: Readonly<Record<string, unknown>> = { ...fields };
  const at = moments[kind === 'sleep' ? 'outOfBedAt' : kind === 'workouts' ? 'startedAt' : 'measuredAt'];
  return localDate(Date.parse(String(at)), String(moments['timeZone']));
};
