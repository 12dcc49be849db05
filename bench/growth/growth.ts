/**
 * `npm run bench:growth`: whether reads slow down with many members and years. Times the same reads on a small and a large PostgreSQL
 * database and prints the medians.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { addDays } from '#domain/time/local-date.ts';
import { openDatabase, type Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { foodByBarcode } from '#server/foods/barcode.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { ownFoodsPage, usageOf } from '#server/foods/queries.ts';
import { searchAllFoods } from '#server/foods/search.ts';
import { dayOf, daysOf } from '#server/meals/queries.ts';
import { recentMealsOf } from '#server/meals/recent-queries.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { growDiaries } from './growth-rows.ts';
import { quantiles, timed } from '../report.ts';

const SMALL = { members: 100, days: 90, ownDays: 365 };
/** Most members have fewer days, so that filling takes minutes; the measured one has ten years. */
const LARGE = { members: 2000, days: 60, ownDays: 3650 };
const TIMES = Array.from({ length: 40 }, (_, at) => at);
const TARGETS = { energyKcal: 2000, proteinG: 75, carbsG: 260, fatG: 65, fiberG: 30 };

const library = loadFoods();
const today = new Date().toISOString().slice(0, 10);

const readsOf = (db: Db, userId: string): Readonly<Record<string, (at: number) => Promise<unknown>>> => ({
  'usual foods': () => usageOf(db, userId, today),
  search: (at) => searchAllFoods(db, library.index, userId, today, ['ban', 'oat milk'][at % 2] ?? '', 20),
  'own foods': () => ownFoodsPage(db, userId, 50, undefined),
  barcode: () =>
    foodByBarcode(db, () => Promise.resolve(undefined), userId, '4006381333931').catch(() => undefined),
  'recent meals': () => recentMealsOf(db, userId, { days: 90, limit: 60 }, Date.now()),
  'a day': (at) => dayOf(db, userId, addDays(today, -at), Promise.resolve(TARGETS)),
  'a year': () => daysOf(db, userId, addDays(today, -364), today),
});

async function medians(serverUrl: string, name: string, size: typeof SMALL): Promise<Map<string, number>> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-bench-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl: url.href });
  try {
    await migrate(database.pool);
    const foodIds = library.index.foods.slice(0, 300).map(({ id }) => id);
    const userId = await growDiaries(database.pool, size, foodIds);
    const found = new Map<string, number>();
    for (const [read, work] of Object.entries(readsOf(database.db, userId))) {
      await timed(TIMES, work);
      found.set(read, quantiles(await timed(TIMES, work)).p50);
    }
    return found;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizeText = ({ members, ownDays }: typeof SMALL): string =>
  `${members.toLocaleString('en')} members, ${ownDays / 365} y`;

const postgres = process.env.TEST_DATABASE_URL ? undefined : await startTestPostgres();
const url = process.env.TEST_DATABASE_URL ?? postgres?.url;
try {
  if (url === undefined) throw new Error('No PostgreSQL found. Install it or set TEST_DATABASE_URL.');
  const small = await medians(url, 'small', SMALL);
  const large = await medians(url, 'large', LARGE);
  process.stdout.write(
    `${'p50, ms'.padEnd(16)}${sizeText(SMALL).padStart(22)}${sizeText(LARGE).padStart(24)}\n`,
  );
  for (const [read, ms] of small)
    process.stdout.write(
      `${read.padEnd(16)}${ms.toFixed(2).padStart(22)}${(large.get(read) ?? 0).toFixed(2).padStart(24)}\n`,
    );
} finally {
  await postgres?.stop();
}
