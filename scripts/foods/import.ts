/** `npm run foods:import -- <file>`: imports a download of FoodData Central or Open Food Facts, even while the server runs. */
import { parseArgs } from 'node:util';
import { importFoods, type ImportProgress } from '#server/foods/import/import-foods.ts';
import { onDatabase } from '../db/running-database.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const [file] = positionals;
if (file === undefined || positionals.length > 1 || Object.keys(values).length > 0) {
  console.error('Usage: npm run foods:import -- <file or folder>');
  process.exit(2);
}

const SHOWN_EVERY_MS = 1000;
const count = (value: number): string => value.toLocaleString('en');

let shownMs = -Infinity;
const begunMs = performance.now();

/** Shows progress in one line that is overwritten, so only on a terminal. */
function show({ rowsDone, resumedAt, bytesRead, totalBytes }: ImportProgress): void {
  const nowMs = performance.now();
  if (!process.stderr.isTTY || nowMs - shownMs < SHOWN_EVERY_MS) return;
  shownMs = nowMs;
  const perSecond = Math.round((rowsDone - resumedAt) / ((nowMs - begunMs) / 1000));
  const percent = ((100 * bytesRead) / totalBytes).toFixed(1);
  process.stderr.write(`\r${percent} %  ${count(rowsDone)} rows  ${count(perSecond)} rows/s   `);
}

function report({
  resumedAt,
  rowsDone,
  taken,
  updated,
  refused,
  refusals,
  format,
  secondsSpent,
}: ImportProgress): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (resumedAt > 0)
    console.log(`Resumed after row ${count(resumedAt)}, where an earlier import was interrupted.`);
  console.log(`${count(rowsDone)} rows (${format}) in ${secondsSpent.toFixed(1)} s:`);
  console.log(`  ${count(taken)} taken, ${count(updated)} updated, ${count(refused)} refused`);
  const reasons = Object.entries(refusals).toSorted(([, one], [, other]) => other.count - one.count);
  for (const [reason, { count: rows, first }] of reasons) {
    console.log(`  refused for ${reason}: ${count(rows)}`);
    for (const { line, message } of first) console.log(`    line ${line}: ${message}`);
  }
}

await onDatabase(async ({ db }) => report(await importFoods(db, file, show)));
