import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/sources.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { OWN } from '#server/imports/own/own-tables.ts';
import { PlanBuilder } from './plan.ts';
import { readImport } from './read-import.ts';
import type { LeftOut, RowBatch, TableMapping } from './reading.ts';
import { addRows, countRows, isPart } from './store-rows.ts';
import { undoSomeRows } from './undo-rows.ts';
import { idOfMember } from './testing.ts';
import { SAMPLES } from '#server/imports/samples/testing-samples.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SHARED = path.resolve(import.meta.dirname, '../../../../shared/data');

/** Sources with their own tests: the full export, services and servers; lab reports lead to blood tests. */
const ELSEWHERE: readonly ImportSource[] = ['perennial', 'open-wearables', 'mealie', 'tandoor', 'lab-report'];

const REAL: readonly (readonly [ImportSource, string])[] = [
  ['apple-health', 'imports/apple/authored_export.xml'],
  ['apple-health', 'imports/apple/kylemneal_export.xml'],
  ['apple-health', 'imports/apple/tdda_export6s3sample.xml'],
  ['cronometer', 'imports/cronometer/servings.csv'],
  ['cronometer', 'imports/cronometer/exercises.csv'],
  ['cronometer', 'imports/cronometer/biometrics.csv'],
  ['myfitnesspal', 'imports/mfp/Nutrition-Summary-2024.csv'],
  ['myfitnesspal', 'imports/mfp/Exercise-Summary-2024.csv'],
  ['fit', 'imports/fit/activity-small-fenix2-run.fit'],
  ['fit', 'imports/fit/WeightScaleSingleUser.fit'],
  ['fitbit', 'imports/fitbit/takeout_steps-2026-01-15.json'],
  ['fitbit', 'imports/fitbit/takeout_weight-2026-01-15.json'],
  ['oura', 'imports/oura/sleep.json'],
  ['oura', 'imports/oura/daily_activity.json'],
  ['withings', 'imports/withings/weight.csv'],
  ['glucose', 'cgm/exports/Clarity_Export_synthetic.csv'],
  ['glucose', 'cgm/exports/dexcom_clarity_g6_real.csv'],
  ['glucose', 'cgm/exports/FreeStyle_Libre_3_synthetic.csv'],
  ['glucose', 'cgm/exports/glyco_libre_out_glucose_sample.csv'],
  ['glucose', 'cgm/exports/medtronic_guardian.csv'],
  ['glucose', 'cgm/exports/nightscout_entries.json'],
];

test('every source has a sample', () => {
  const walked = new Set(SAMPLES.map(({ source }) => source));
  expect([...walked, ...ELSEWHERE].toSorted()).toEqual(Object.keys(IMPORT_SOURCES).toSorted());
});

describe.each(testDatabases())('an import on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  signedUp(app, 'Ada', { sex: 'female' });
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let userId = '';
  beforeAll(async () => void (userId = await idOfMember(app as never, 'ada')));

  async function read(file: string, mapping?: TableMapping) {
    const asked = { path: file, fileName: path.basename(file), timeZone: 'Europe/Berlin', nowMs: NOW };
    const batches: RowBatch[] = [];
    let [source, leftOut]: [ImportSource | undefined, LeftOut | undefined] = [undefined, undefined];
    for await (const answer of readImport({ ...asked, mapping })) {
      if ('table' in answer) return read(file, answer.table);
      if ('source' in answer) ({ source } = answer);
      else if ('leftOut' in answer) ({ leftOut } = answer);
      else if (answer.batch) batches.push(answer.batch);
    }
    return { source, leftOut, batches };
  }

  /** A digest of all of Ada's data, by table. */
  async function stored() {
    const digests = [...OWN.keys()].map(
      (name) =>
        sql`select ${name} as name, md5(string_agg(t::text, '' order by t::text)) as digest from ${sql.identifier(name)} t where user_id = ${userId}::uuid`,
    );
    return (await app.database.db.execute(sql.join(digests, sql` union all `))).rows;
  }

  async function walk(file: string, source: ImportSource, counts: unknown): Promise<void> {
    const { db } = app.database;
    const found = await read(file);
    expect(found.source).toBe(source);
    const into = { userId, importId: newId(), at: new Date(NOW) };
    const planned = async () => {
      const plan = new PlanBuilder();
      for (const batch of found.batches)
        if (!isPart(batch)) plan.add(batch, await countRows(db, into, batch));
      const { kinds } = plan.plan({ repeated: {}, aside: {}, refused: [], refusedCount: 0 });
      const one = (of: 'added' | 'duplicates') =>
        Object.fromEntries(kinds.flatMap((kind) => (kind[of] > 0 ? [[kind.kind, kind[of]]] : [])));
      return { added: one('added'), duplicates: one('duplicates') };
    };
    const add = async () => {
      let count = 0;
      for (const batch of found.batches) count += await addRows(db, into, batch);
      return count;
    };
    const before = await stored();
    const preview = await planned();
    expect(preview).toEqual({ added: counts, duplicates: {} });
    expect(await stored()).toEqual(before);

    const total = Object.values(preview.added).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(0);
    expect(await add()).toBe(total);
    const after = await stored();
    expect(after).not.toEqual(before);

    expect(await planned()).toEqual({ added: {}, duplicates: preview.added });
    expect(await add()).toBe(0);
    expect(await stored()).toEqual(after);

    while (await undoSomeRows(db, into));
    expect(await stored()).toEqual(before);
  }

  const TITLE = '%s, %s, is recognized, previewed, imported once and undone';

  test.each(SAMPLES.map((sample) => [sample.source, sample.name, sample] as const))(
    TITLE,
    async (source, _name, { content, counts }) => {
      const file = path.join(folder, 'file');
      writeFileSync(file, content);
      await walk(file, source, counts);
    },
  );

  test.each(REAL.filter(([, name]) => existsSync(path.join(SHARED, name))))(TITLE, async (source, name) => {
    // Fitbit's files differ only by name.
    const file = path.join(folder, path.basename(name).replace(/^takeout_/, ''));
    const bytes = readFileSync(path.join(SHARED, name));
    // Months of a sensor take seconds.
    const isLong = name.startsWith('cgm/') && name.endsWith('.csv');
    writeFileSync(file, isLong ? bytes.toString().split('\n').slice(0, 200).join('\n') : bytes);
    await walk(file, source, expect.any(Object));
  });
});
