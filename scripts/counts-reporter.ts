import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Results of the unit and integration tests, as written by the reporter below. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when repeated. */
  flaky: string[];
  /** Tests, files and errors outside tests that failed, each with its first message. */
  failures: string[];
}

const MESSAGE_CHARS = 600;

const failure = (name: string, errors: readonly { message: string }[] | undefined): string =>
  `${name}\n    ${(errors?.[0]?.message ?? 'no message').slice(0, MESSAGE_CHARS)}`;

/** Writes a `TestReport` to the file named by `TEST_REPORT` after the run. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const report: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };
    for (const testModule of modules) {
      for (const test of testModule.children.allTests()) {
        const name = `${testModule.relativeModuleId} › ${test.fullName}`;
        const { state, errors: found } = test.result();
        if (state === 'pending') report.skipped += 1;
        else report[state] += 1;
        if (state === 'failed') report.failures.push(failure(name, found));
        if (test.diagnostic()?.flaky) report.flaky.push(failure(name, found));
      }
      // Tests below a hook that failed count as skipped, so the hook is named here.
      for (const part of [testModule, ...testModule.children.allSuites()]) {
        const broken = part.errors();
        const suite = part.type === 'suite' ? ` › ${part.fullName}` : '';
        if (broken.length > 0) report.failures.push(failure(testModule.relativeModuleId + suite, broken));
      }
    }
    for (const error of errors) report.failures.push(failure('An error outside the tests', [error]));
    writeFileSync(String(process.env['TEST_REPORT']), JSON.stringify(report));
  }
}
