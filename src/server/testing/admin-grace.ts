import { beforeEach } from 'vitest';
import type { UserFilter } from '#contract/admin/users.ts';
import { makeAdmin } from './accounts.ts';
import { Browser, registrationOf, type TestApp } from './test-app.ts';

/** Before each test, empties the database and signs up Grace, an admin. */
export function adminGrace(app: TestApp) {
  const grace = new Browser((request) => app.request(request));
  beforeEach(async () => {
    await app.database.clear();
    await grace.api.account.register(registrationOf('Grace', { name: 'Grace Hopper' }));
    await makeAdmin(app, 'grace');
  });
  const usernames = async (filter: Partial<UserFilter> = {}) =>
    (await grace.api.admin.users.list(filter)).users.map(({ username }) => username);
  const audited = async () =>
    (await grace.api.admin.audit.list({})).entries.map(
      ({ actor, action, target }) => `${actor} ${action} ${target}`,
    );
  return { grace, usernames, audited };
}
