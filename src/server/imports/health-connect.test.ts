import { describe, expect, test } from 'vitest';
import { readExport } from './testing-read.ts';
import { databaseOf, sqlite } from '#server/imports/samples/testing-makers.ts';

const EVENING = Date.parse('2026-01-05T22:30:00Z');
const MINUTE = 60_000;

describe.skipIf(!sqlite)('a backup of Health Connect', () => {
  test('keeps each day at the phone’s offset, reads rows across pages, and runs none of its triggers', async () => {
    const bytes = databaseOf((database) => {
      database.exec(`
        insert into weight_record_table values (1, ${EVENING}, 7200, 71250.0);
        insert into sleep_session_record_table values (7, ${EVENING}, 7200, ${EVENING + 480 * MINUTE}, 7200, '${'long '.repeat(2000)}');
        insert into sleep_stages_table values (7, ${EVENING}, ${EVENING + 20 * MINUTE}, 1), (7, ${EVENING + 20 * MINUTE}, ${EVENING + 480 * MINUTE}, 4);
        insert into exercise_session_record_table values (1, ${EVENING + 600 * MINUTE}, 7200, ${EVENING + 630 * MINUTE}, 'Morning run')`);
    });
    const { source, of, days } = await readExport(bytes, 'UTC');
    expect(source).toBe('health-connect');
    expect(of('weight')).toMatchObject([{ massKg: 71.25, timeZone: 'Etc/GMT-2' }]);
    expect(days('weight')).toEqual(['2026-01-06']);
    expect(of('sleep')).toMatchObject([{ awakeMinutes: 20, outOfBedAt: '2026-01-06T06:30:00.000Z' }]);
    expect(of('workouts')).toMatchObject([{ kind: 'running', durationMinutes: 30 }]);
  });

  test('adds up the steps of an app over a day, never those of two apps', async () => {
    const bytes = databaseOf((database) => {
      database.exec(`insert into application_info_table values (1, 'a', 'Clip'), (2, 'b', 'Band')`);
      const steps = database.prepare(
        'insert into steps_record_table values (null, null, ?, ?, 7200, ?, 7200, ?)',
      );
      for (let at = 0; at < 1500; at += 1) steps.run(1, EVENING + at * 1000, EVENING + at * 1000 + 500, 2);
      steps.run(2, EVENING, EVENING + MINUTE, 2500);
    });
    expect((await readExport(bytes, 'UTC')).of('days')).toMatchObject([{ date: '2026-01-06', steps: 3000 }]);
  });

  test('is refused if it is cut off, or its pages form a loop', async () => {
    const bytes = databaseOf((database) => {
      const steps = database.prepare('insert into steps_record_table values (null, null, 1, ?, 0, ?, 0, 2)');
      for (let at = 0; at < 1500; at += 1) steps.run(EVENING + at, EVENING + at);
    });
    await expect(readExport(bytes.subarray(0, bytes.length - 5000))).rejects.toThrow('incomplete or damaged');
    const circular = Buffer.from(bytes);
    // Makes the table's interior pages refer to themselves.
    const pageSize = circular.readUInt16BE(16);
    for (let page = 1; page < circular.length / pageSize; page += 1)
      if (circular.readUInt8(page * pageSize) === 5) circular.writeUInt32BE(page + 1, page * pageSize + 8);
    await expect(readExport(circular)).rejects.toThrow('incomplete or damaged');
  });
});
