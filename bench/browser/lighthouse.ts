/** `npm run bench:lighthouse`: Lighthouse scores of pages on a phone, the median of three runs; fails below the limits in docs/limits.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startBuiltServer } from '../../scripts/built-server.ts';
import { findOrInstallChromium } from '../../scripts/chromium.ts';
import { freePort } from '#server/testing/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

/** Minimum scores of each page, in order of CATEGORIES; undefined if there is no limit. */
const PAGES: readonly (readonly [string, ...(number | undefined)[]])[] = [
  ['/features', 100, 100, 100, 100],
  ['/faq', 100, 100, 100, 100],
  ['/about', 100, 100, 100, 100],
  ['/payment', 100, 100, 100, 100],
  ['/auth', 95],
  ['/', 100, 100, 100, 100],
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Judged {
  /** In order of CATEGORIES. */
  readonly scores: readonly number[];
  /** Audits that lost points, with their displayed values. */
  readonly lost: readonly string[];
}

async function judge(address: string, port: number): Promise<Judged> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error('Lighthouse returned no result.');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const lost = Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
  return { scores, lost };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-lighthouse-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
});
let isMet = true;
try {
  for (const [page, ...limits] of PAGES) {
    const runs: Judged[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await judge(`${server.address}${page}`, port));
    const scores = CATEGORIES.map(
      (name, at) => [name, median(runs.map((run) => run.scores[at] ?? 0))] as const,
    );
    isMet &&= scores.every(([, score], at) => score >= (limits[at] ?? 0));
    process.stdout.write(`${page.padEnd(12)} ${scores.map((each) => each.join(' ')).join(', ')}\n`);
    const lost = new Set(runs.flatMap((run) => run.lost));
    for (const audit of lost) process.stdout.write(`             ${audit}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isMet ? 0 : 1);
