/** `npm run bench:products`: importing 400,000 products and searching them, on PostgreSQL. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { importFoods } from '#server/foods/import/import-foods.ts';
import { searchProducts } from '#server/foods/product-queries.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { productQueries } from './product-queries.ts';
import { productRows } from './product-rows.ts';
import { line, quantiles, timed } from '../report.ts';

const PRODUCTS = 400_000;
const LIMIT_MS = 50;

async function benchProducts(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-bench-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  try {
    await migrate(database.pool);
    const file = path.join(folder, 'products.jsonl');
    await pipeline(Readable.from(productRows(loadFoods().index.foods, PRODUCTS)), createWriteStream(file));
    const { taken, refused, rowsDone, secondsSpent } = await importFoods(database.db, file);
    const speed = Math.round(rowsDone / secondsSpent).toLocaleString('en');
    line('import products', `${speed} rows/s (${taken} taken, ${refused} refused)`);
    await benchSearch(database.db);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSearch(db: Parameters<typeof searchProducts>[0]): Promise<void> {
  const sample = (
    await db.execute<{ name: string; brand: string }>(
      'select name, brand from products tablesample system (1) repeatable (7)',
    )
  ).rows;
  const queries = productQueries(sample);
  const search = (query: string) => searchProducts(db, query, 20);
  for (const list of queries.values()) await search(list[0] ?? ''); // warms up connections and caches
  const all: number[] = [];
  for (const [kind, list] of queries) {
    const times = await timed(list, search);
    all.push(...times);
    const { p50, p95 } = quantiles(times);
    line(`  ${kind}, as "${list[1]}"`.slice(0, 43), `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
  const { p50, p95 } = quantiles(all);
  line(
    `search products, ${all.length} searches`,
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    p95,
    LIMIT_MS,
    'ms',
  );
}

const postgres = process.env.TEST_DATABASE_URL ? undefined : await startTestPostgres();
const url = process.env.TEST_DATABASE_URL ?? postgres?.url;
try {
  if (url) await benchProducts(url);
  else process.stdout.write('No PostgreSQL found. Install it or set TEST_DATABASE_URL.\n');
} finally {
  await postgres?.stop();
}
