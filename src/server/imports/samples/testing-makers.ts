import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** A FIT file with one message of each kind, by the public protocol. */
export function fitFile(
  messages: readonly { kind: number; fields: readonly [number, number, number][] }[],
): Buffer {
  const parts = messages.flatMap(({ kind, fields }) => {
    const define = Buffer.from([0x40, 0, 0, kind & 255, kind >> 8, fields.length]);
    const names = Buffer.from(fields.flatMap(([number, bytes]) => [number, bytes, 0]));
    const data = Buffer.concat(
      fields.map(([, bytes, value]) => {
        const cell = Buffer.alloc(bytes);
        cell.writeUIntLE(value, 0, bytes);
        return cell;
      }),
    );
    return [define, names, Buffer.from([0]), data];
  });
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(14);
  header.writeUInt8(14, 0);
  header.writeUInt32LE(body.length, 4);
  header.write('.FIT', 8, 'latin1');
  return Buffer.concat([header, body, Buffer.alloc(2)]);
}

// Node before 22 has no SQLite to create a sample; reading one doesn't need it.
export const sqlite = await import('node:sqlite').catch(() => undefined);

/** A backup of Health Connect, written from its public schema. */
export function databaseOf(fill: (database: DatabaseSync) => void): Buffer<ArrayBuffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'health-connect-'));
  const file = path.join(folder, 'health.db');
  if (!sqlite) throw new Error('This test needs SQLite.');
  const database = new sqlite.DatabaseSync(file);
  database.exec(`
    pragma foreign_keys = off; begin;
    create table application_info_table (row_id integer primary key autoincrement, package_name text, app_name text);
    create table steps_record_table (row_id integer primary key autoincrement, uuid blob, app_info_id integer,
      start_time integer, start_zone_offset integer, end_time integer, end_zone_offset integer, count integer,
      foreign key (app_info_id) references application_info_table (row_id));
    create table weight_record_table (row_id integer primary key, time integer, zone_offset integer, weight real);
    create table sleep_session_record_table (row_id integer primary key, start_time integer, start_zone_offset integer,
      end_time integer, end_zone_offset integer, title text);
    create table sleep_stages_table (parent_key integer, stage_start_time integer, stage_end_time integer, stage_type integer);
    create table exercise_session_record_table (row_id integer primary key, start_time integer, start_zone_offset integer,
      end_time integer, title text);
    create trigger evil after insert on weight_record_table begin delete from steps_record_table; end;
    create view everything as select * from steps_record_table;`);
  fill(database);
  database.exec('commit');
  database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
