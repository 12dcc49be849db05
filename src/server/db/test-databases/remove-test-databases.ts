import { randomBytes } from 'node:crypto';
import { dropDatabases, testDatabasePrefix } from './test-server.ts';

/** Names a run of the tests, and removes at its end the databases that its workers kept on a server. */
export default function nameRun(): () => Promise<void> {
  const run = randomBytes(4).toString('hex');
  process.env['TEST_RUN'] = run;
  return async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (url !== undefined && url !== '') await dropDatabases(url, testDatabasePrefix(run));
  };
}
