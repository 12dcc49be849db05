import { describe, expect, test } from 'vitest';
import { drinks } from '#server/water/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { startMaintenance } from './maintenance.ts';

const DAY_MS = 86_400_000;

describe.each(EMBEDDED)('maintenance', (place) => {
  const app = opened(() => openTestApp(place, { now: () => now }));
  let now = Date.now();

  test('a task that fails is logged, and the ones after it still run', async () => {
    const ada = await signUp(app, 'Ada');
    const id = crypto.randomUUID();
    const drunkAt = new Date(now - DAY_MS).toISOString();
    await ada.send('PUT', `/api/drinks/${id}`, {
      id,
      timeZone: 'Europe/Berlin',
      drunkAt,
      kind: 'water',
      volumeMl: 250,
      note: null,
    });
    await ada.send('DELETE', `/api/drinks/${id}`, {});
    expect(await app.database.db.select().from(drinks)).toHaveLength(1);

    now += 60 * DAY_MS;
    await app.database.pool.query('alter table rate_limits rename to rate_limits_away');
    await startMaintenance(app.services)();
    expect(await app.database.db.select().from(drinks)).toHaveLength(0);
    expect(app.logged.filter((line) => line.includes('a maintenance task failed'))).toHaveLength(1);
  });
});
