import type { FileEntry, LeftOut, ReadAnswer, RowBatch } from './reading.ts';
import { getTableName } from 'drizzle-orm';
import { Overlaps } from './overlaps.ts';
import { recordingOf } from '#server/imports/recordings/recordings.ts';
import { readyRecord, TABLES, type ImportRecord } from './records.ts';
import { isDeviceSource, type ImportSource } from '#domain/imports/sources.ts';
import type { StoredRow } from './stored-row.ts';

/** Rows per statement: it blocks the embedded database for tens of milliseconds. */
const BATCH_ROWS = 400;
/** Each is several megabytes. More than one, because the first row of a table flushes the previous one. */
const BATCH_PICTURES = 2;
const MAX_ROWS = 2_000_000;
const MAX_REFUSED = 100;

/** When a record was, to find it in a file without lines. */
function momentOf({ fields }: ImportRecord): { readonly at?: string } {
  const { measuredAt, startedAt, inBedAt, drunkAt, eatenAt, date }: Readonly<Record<string, unknown>> =
    fields;
  const at = measuredAt ?? startedAt ?? inBedAt ?? drunkAt ?? eatenAt ?? date;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {};
}

interface Pending {
  readonly kind: string;
  readonly isOwn: boolean;
  readonly rows: StoredRow[];
  readonly keys: string[];
  readonly dates: (string | undefined)[];
  readonly items: StoredRow[];
}

interface Taken {
  readonly table: string;
  readonly kind: string;
  readonly isOwn: boolean;
  readonly key: string;
  readonly date: string | undefined;
  readonly row: StoredRow;
  /** A meal's foods. */
  readonly items?: readonly StoredRow[] | undefined;
}

const MAX_NAMES = 100;

/** A file may contain any number of names. */
const addTo = (counts: Record<string, number>, name: string, count = 1): void => {
  const counted = Object.hasOwn(counts, name) || Object.keys(counts).length < MAX_NAMES ? name : 'Other';
  counts[counted] = (counts[counted] ?? 0) + count;
};

const batchOf = (table: string, { kind, isOwn, rows, keys, dates, items }: Pending): RowBatch => ({
  table,
  kind,
  ...(isOwn && { isOwn }),
  rows: JSON.stringify(rows),
  keys,
  dates,
  ...(items.length > 0 && { items: JSON.stringify(items) }),
});

/** Collects a source's records in batches by table, without duplicates. */
export class Batches {
  readonly #source: ImportSource;
  readonly #nowMs: number;
  readonly #pending = new Map<string, Pending>();
  readonly #seen = new Set<string>();
  readonly #overlaps = new Overlaps();
  readonly #repeated: Record<string, number> = {};
  readonly #aside: Record<string, number> = {};
  readonly #refused: LeftOut['refused'][number][] = [];
  #refusedCount = 0;
  readonly #since: string | undefined;
  #older: LeftOut['older'];

  constructor(source: ImportSource, nowMs: number, since?: string) {
    this.#source = source;
    this.#nowMs = nowMs;
    this.#since = since;
  }

  /** @returns a full batch, if any */
  add(found: FileEntry): RowBatch | undefined {
    if ('aside' in found)
      return found.count === 0 ? undefined : void addTo(this.#aside, found.aside, found.count);
    const { file, line } = found;
    if ('reason' in found) return this.#refuse({ file, line, reason: found.reason });
    if ('row' in found) {
      const { table, key, date, columns } = found.row;
      // Rows of a table may refer to rows of earlier tables.
      const [other] = this.#pending.keys();
      const before = other === undefined || other === table ? undefined : this.#flush(other);
      return this.#take({ table, kind: table, isOwn: true, key, date, row: columns }) ?? before;
    }
    const source = found.source ?? this.#source;
    const ready = readyRecord(found.record, source, this.#nowMs);
    if ('reason' in ready)
      return this.#refuse({ file, line, reason: ready.reason, ...(line === 0 && momentOf(found.record)) });
    if (this.#since !== undefined && ready.date < this.#since && isDeviceSource(source))
      return this.#leaveOlder(this.#since, ready.date);
    const table = getTableName(TABLES[ready.kind]);
    const overlap = this.#seen.has(`${table} ${ready.id}`) ? 'none' : this.#overlaps.of(ready);
    const others = recordingOf(table)?.others;
    if (overlap === 'same' || (overlap === 'other' && !others)) return void addTo(this.#repeated, ready.kind);
    const into = overlap === 'other' && others !== undefined ? others : table;
    const { kind, id, date, row, items } = ready;
    return this.#take({ table: into, kind, isOwn: false, key: id, date, row, items });
  }

  #leaveOlder(since: string, date: string): undefined {
    const { count, from } = this.#older ?? { count: 0, from: date };
    this.#older = { since, count: count + 1, from: date < from ? date : from };
  }

  #refuse(refused: LeftOut['refused'][number]): undefined {
    this.#refusedCount += 1;
    if (this.#refused.length < MAX_REFUSED) this.#refused.push(refused);
  }

  #take({ table, kind, isOwn, key, date, row, items = [] }: Taken): RowBatch | undefined {
    const name = `${table} ${key}`;
    if (this.#seen.has(name)) return void addTo(this.#repeated, kind);
    this.#seen.add(name);
    const pending = this.#pending.get(table) ?? { kind, isOwn, rows: [], keys: [], dates: [], items: [] };
    this.#pending.set(table, pending);
    pending.rows.push(row);
    pending.keys.push(key);
    pending.dates.push(date);
    pending.items.push(...items);
    const most = row['bytes'] === undefined ? BATCH_ROWS : BATCH_PICTURES;
    return pending.rows.length < most ? undefined : this.#flush(table);
  }

  #flush(table: string): RowBatch | undefined {
    const pending = this.#pending.get(table);
    this.#pending.delete(table);
    return pending && batchOf(table, pending);
  }

  get isFull(): boolean {
    return this.#seen.size > MAX_ROWS;
  }

  /** What is left, then what was left out. */
  *end(bytesRead: number): Generator<ReadAnswer> {
    for (const table of this.#pending.keys()) {
      const batch = this.#flush(table);
      if (batch) yield { bytesRead, batch };
    }
    const [repeated, aside, refused] = [this.#repeated, this.#aside, this.#refused];
    const older = this.#older;
    yield {
      leftOut: { repeated, aside, refused, refusedCount: this.#refusedCount, ...(older && { older }) },
    };
  }
}
