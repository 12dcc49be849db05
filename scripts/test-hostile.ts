/** `npm run test:hostile`: sends 25,000 hostile requests, half of them to each database. `HOSTILE_REQUESTS` and `HOSTILE_SEED` set how many and which. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startTestPostgres } from './test-postgres.ts';

const root = path.resolve(import.meta.dirname, '..');
const postgres = await startTestPostgres();
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'integration', 'src/server/hostile/hostile.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      HOSTILE_REQUESTS: '25000',
      ...process.env,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  },
);
await postgres?.stop();
process.exit(status ?? 1);
