/** `npm run bench:lighthouse`: the start page as Lighthouse sees it on a phone; fails below 100 in any category. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startBuiltServer } from '../scripts/built-server.ts';
import { findOrInstallChromium } from '../scripts/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PERFECT = 100;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Judged {
  readonly scores: readonly (readonly [string, number])[];
  /** Audits that lost points, with what was shown. */
  readonly lost: readonly string[];
}

async function judge(address: string, port: number): Promise<Judged> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error('Lighthouse gave no answer.');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
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
let isPerfect = true;
try {
  for (const page of ['/features', '/faq', '/']) {
    const { scores, lost } = await judge(`${server.address}${page}`, port);
    isPerfect &&= page !== '/' || scores.every(([, score]) => score === PERFECT);
    process.stdout.write(`${page.padEnd(12)} ${scores.map((each) => each.join(' ')).join(', ')}\n`);
    for (const audit of lost) process.stdout.write(`             ${audit}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isPerfect ? 0 : 1);
