import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from './chromium.ts';
import { startTestPostgres } from './test-postgres.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'perennial-tests-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs one of the project's tools and answers its exit code. */
function tool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) =>
    child.on('exit', (code) => resolve(code ?? 1)).on('error', () => resolve(1)),
  );
}

/** A tool that crashed before it could report counts as one failure, never as none. */
function counted(exitCode: number, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

async function checks(): Promise<Counts> {
  const exitCode = await tool('node', ['scripts/check.ts']);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

async function unitAndIntegration(databaseUrl: string | undefined): Promise<Counts> {
  const file = path.join(reports, 'vitest.json');
  const env = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {};
  const exitCode = await tool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(file);
  return counted(
    exitCode,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

async function endToEnd(): Promise<Counts> {
  const file = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  // A scene that passes when repeated is told of, and stops nobody: what is broken fails twice.
  const exitCode = await tool('playwright', ['test', '--retries=1', '--reporter=list,json'], env);
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  if (report && report.stats.flaky > 0)
    say(`${report.stats.flaky} end-to-end tests passed only when repeated; they are named above as flaky.`);
  return counted(
    exitCode,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    },
  );
}

const postgres = process.env.TEST_DATABASE_URL ? undefined : await startTestPostgres();
const databaseUrl = process.env.TEST_DATABASE_URL ?? postgres?.url;
say(
  databaseUrl
    ? 'Database tests run on the embedded database and on PostgreSQL.'
    : 'No PostgreSQL found: database tests run on the embedded database only.',
);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
try {
  for (const part of [checks, () => unitAndIntegration(databaseUrl), endToEnd]) {
    const counts = await part();
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  total.failed += 1;
} finally {
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
