import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself it takes one core of two; some tests wait more than they work.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Properties are tried on a hundred cases: seconds, where the machine has other work too.
          testTimeout: 20_000,
          include: [
            'src/{domain,contract,web,site}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'data/**/*.test.ts',
          ],
        },
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
