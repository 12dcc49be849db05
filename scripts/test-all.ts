import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { findOrInstallChromium } from './chromium.ts';
import type { TestReport } from './counts-reporter.ts';
import { startTestPostgres } from './test-postgres.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Of each of the two test runners, which run at the same time. */
const WORKERS = 2;

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'perennial-tests-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs one of the project's tools and returns its exit code. */
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
function counted(name: string, exitCode: number, counts?: Counts): Counts {
  if (counts && (exitCode === 0 || counts.failed > 0)) return counts;
  names.failures.push(`${name} ended with exit code ${exitCode}${counts ? '' : ' and reported nothing'}`);
  return { passed: 0, skipped: 0, ...counts, failed: 1 };
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Tests of a file, including those in describe blocks. */
const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/**
 * A failed test is retried once. If it then passes, the run doesn't fail, but the test is named at the end of the output, where even a
 * truncated log shows it.
 */
const names: Pick<TestReport, 'failures' | 'flaky'> = { failures: [], flaky: [] };

function keepNames({ failures, flaky }: typeof names): void {
  names.failures.push(...failures);
  names.flaky.push(...flaky);
}

function sayNames(title: string, list: readonly string[]): void {
  if (list.length > 0) say([title, ...list].join('\n  '));
}

async function checks(): Promise<Counts> {
  const exitCode = await tool('node', ['scripts/check.ts']);
  return counted('npm run check', exitCode, { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 });
}

async function unitAndIntegration(databaseUrl: string | undefined): Promise<Counts> {
  const file = path.join(reports, 'vitest.json');
  const env = {
    TEST_REPORT: file,
    BUILT_PROGRAMS: path.join(root, 'dist/server'),
    ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
  };
  const exitCode = await tool(
    'vitest',
    [
      'run',
      '--retry=1',
      `--maxWorkers=${WORKERS}`,
      '--reporter=default',
      '--reporter=./scripts/counts-reporter.ts',
    ],
    env,
  );
  const report = readReport<TestReport>(file);
  if (report) keepNames(report);
  return counted('vitest', exitCode, report);
}

async function endToEnd(): Promise<Counts> {
  const file = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const exitCode = await tool(
    'playwright',
    ['test', '--retries=1', `--workers=${WORKERS}`, '--reporter=list,json'],
    env,
  );
  const report = readReport<JSONReport>(file);
  if (!report) return counted('playwright', exitCode);
  const specs = report.suites.flatMap(specsOf);
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `${spec.file} › ${spec.title}`);
  keepNames({
    failures: [
      ...named('unexpected'),
      ...report.errors.map(({ message }) => message ?? 'an error without a message'),
    ],
    flaky: named('flaky'),
  });
  const { expected, flaky, unexpected, skipped } = report.stats;
  return counted('playwright', exitCode, { passed: expected + flaky, failed: unexpected, skipped });
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
  const checked = await checks();
  // Both wait now and then, for a disk, a browser or a timer: together they use what the other leaves idle.
  const parts = [checked, ...(await Promise.all([unitAndIntegration(databaseUrl), endToEnd()]))];
  for (const counts of parts)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  total.failed += 1;
} finally {
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}
sayNames('Passed only when repeated:', names.flaky);
sayNames('Failed:', names.failures);
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
