import { sql } from 'drizzle-orm';
import type { ExportSizes } from '#contract/account/settings.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { BYTE_ORDER_MARK } from '#server/http/files/download.ts';
import { memberTables, type MemberTable } from '#server/db/member-tables.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { accountRecordOf } from './account-record.ts';
import { csvLine, type CsvValue } from './csv-line.ts';
import { wordsOfKind } from './everything-words.ts';
import { exportedColumns, memberRows } from './member-rows.ts';
import type { ArchiveFile } from './zipped.ts';

const INTRODUCTION = `Everything this server stores about you
======================================

json/     every kind of entry with all its values, one file each, for software
csv/      the same data in tables, for spreadsheets: UTF-8, commas, decimal points
photos/   your pictures as they are stored
account.json   your account: how you log in (without passwords or keys), sessions, purchases, messages

Column names end in their unit: mass_kg, height_cm, volume_ml, glucose_mgdl, energyKcal.
Times end in Z and are UTC; local_date is the day on your own calendar, in the time_zone given.
An empty cell or null means unknown, never zero. A cell that begins with { or [ is JSON.
Anything you deleted in the last 30 days is included, with deleted_at.
Food values have low and high bounds, recorded when you logged them.
If you kept logging during the export, two files may be a few seconds apart.
`;

/** Contents of each file in the export. */
function readmeText(tables: readonly MemberTable[], at: Date): string {
  const kinds = tables.map((table) => {
    const { file, about } = wordsOfKind(table.name);
    const columns = exportedColumns(table).map(({ name }) => name);
    return `${file}\n    ${about}.\n    ${columns.join(', ')}\n`;
  });
  return `${INTRODUCTION}\nExported ${at.toISOString()}\n\nThe files\n---------\n\n${kinds.join('\n')}`.replaceAll(
    '\n',
    '\r\n',
  );
}

/** Picture bytes per archive: with everything else, it stays below a plain zip's 4 GB. */
const PICTURE_BYTES = 2_000_000_000;
const PICTURES_AT_ONCE = 500;

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);

export interface EverythingDeps extends Deps {
  readonly store: ObjectStore;
}

async function countOf(db: Db, { name }: MemberTable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ entries: string }>(
    sql`select count(*)::text as entries from ${sql.identifier(name)} where user_id = ${userId}`,
  );
  return Number(rows[0]?.entries ?? 0);
}

/** Checks existence only, because counting reads every row and blocks the embedded database. */
async function hasRows(db: Db, { name }: MemberTable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select exists (select from ${sql.identifier(name)} where user_id = ${userId}) as known`,
  );
  return rows[0]?.known === true;
}

/** Size of a member's export. */
export async function exportSizesOf(db: Db, userId: string): Promise<ExportSizes> {
  const kinds: ExportSizes['kinds'] = [];
  for (const table of await memberTables(db)) {
    const entries = await countOf(db, table, userId);
    if (entries > 0) kinds.push({ file: wordsOfKind(table.name).file, entries });
  }
  const { rows } = await db.execute<{ count: number; bytes: string }>(
    sql`select count(*)::int as count, coalesce(sum(size_bytes), 0)::text as bytes from photos where user_id = ${userId}`,
  );
  const [{ count, bytes: size } = { count: 0, bytes: '0' }] = rows;
  const sizeBytes = Number(size);
  const parts = Math.max(1, Math.ceil(sizeBytes / PICTURE_BYTES));
  return { kinds, photos: { count, sizeBytes }, parts };
}

/** A cell; lists and objects are written as JSON. */
function cell(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

async function* jsonOf(db: Db, table: MemberTable, userId: string): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const rows of memberRows(db, table, userId)) {
    yield bytes(before + rows.map((row) => JSON.stringify(row)).join(',\n'));
    before = ',\n';
  }
  yield bytes(before === '[\n' ? '[]\n' : '\n]\n');
}

async function* csvOf(db: Db, table: MemberTable, userId: string): AsyncGenerator<Uint8Array> {
  const columns = exportedColumns(table).map(({ name }) => name);
  yield bytes(BYTE_ORDER_MARK + csvLine(columns));
  for await (const rows of memberRows(db, table, userId))
    yield bytes(rows.map((row) => csvLine(columns.map((name) => cell(row[name])))).join(''));
}

interface Picture extends Record<string, unknown> {
  readonly id: string;
  readonly storageKey: string;
}

/** Pictures of one part, oldest id first, up to the part's limit of bytes. */
async function* pictures(db: Db, userId: string, part: number): AsyncGenerator<Picture> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<Picture & { before: string }>(
      sql`select id::text as id, storage_key as "storageKey" from (
          select id, storage_key, sum(size_bytes) over (order by id) - size_bytes as before from photos where user_id = ${userId}
        ) as counted
        where counted.id > ${after}::uuid and floor(before / ${PICTURE_BYTES}::bigint) = ${part - 1}
        order by counted.id limit ${PICTURES_AT_ONCE}`,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PICTURES_AT_ONCE) return;
    after = last.id;
  }
}

const whole = (name: string, text: () => Promise<string>): ArchiveFile => ({
  name,
  pieces: async function* pieces() {
    yield bytes(await text());
  },
});

/**
 * Files of a member's export in order: descriptions, the account, every table with rows as JSON and CSV, and their pictures. Later parts
 * contain only pictures.
 * @param part from 1 on
 */
export async function* everythingOf(
  { db, store, now }: EverythingDeps,
  userId: string,
  part = 1,
): AsyncGenerator<ArchiveFile> {
  if (part === 1) {
    const tables: MemberTable[] = [];
    for (const table of await memberTables(db)) if (await hasRows(db, table, userId)) tables.push(table);
    yield whole('README.txt', () => Promise.resolve(readmeText(tables, new Date(now()))));
    yield whole(
      'account.json',
      async () => `${JSON.stringify(await accountRecordOf(db, userId), null, 2)}\n`,
    );
    for (const table of tables) {
      const { file } = wordsOfKind(table.name);
      yield { name: `json/${file}.json`, pieces: () => jsonOf(db, table, userId) };
      yield { name: `csv/${file}.csv`, pieces: () => csvOf(db, table, userId) };
    }
  }
  for await (const { id, storageKey } of pictures(db, userId, part)) {
    const picture = await store.get(storageKey);
    if (picture)
      yield {
        name: `photos/${id}.jpg`,
        isPacked: true,
        pieces: async function* pieces() {
          yield await Promise.resolve(picture);
        },
      };
  }
}
