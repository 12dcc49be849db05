import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: begun last, one of them would run alone at the end. */
const LONG = /(?:durability|engine-process|db-transfer|demo|ownership|picture-reading|open-food-facts)\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Left to itself it takes one core of two; some tests wait more than they work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Properties are tried on a hundred cases: seconds, where the machine has other work too.
          testTimeout: 20_000,
          // They share nothing that one could leave behind for another, and are three times as fast for it.
          isolate: false,
          include: ['src/{domain,contract,web,site}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'scripts', testTimeout: 20_000, include: ['{scripts,data}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
