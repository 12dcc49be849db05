import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more. Started last, one of them would run alone at the end. */
const LONG =
  /(?:durability|hostile|engine-process|transfer|demo|copies|ownership|picture-reading|durable-files|everything|reports)\.test/;
const PROJECTS = ['scripts', 'integration', 'unit'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const longestFirst = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    // A worker continues with the next file only if it belongs to the same project; otherwise another worker starts.
    return PROJECTS.flatMap((name) => longestFirst.filter(({ project }) => project.name === name));
  }
}

export default defineConfig({
  test: {
    env: {
      // The operator's own settings aren't for tests.
      ENV_FILE: '',
      // Commands that tests start find our sources compiled: a third of their start.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    },
    // By default it uses one core of two, but some tests wait more than they work.
    maxWorkers: 3,
    // Limits are for what hangs: a machine with other work to do takes many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // No test replaces a module or a clock, so files leave nothing behind for each other, and what they share (the
    // application, the database engine, the reference foods) is loaded once a worker: half the work.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{domain,contract,web,site}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/server/**/*.test.ts'],
          globalSetup: './src/server/db/test-databases/remove-test-databases.ts',
        },
      },
    ],
  },
});
