import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { bloodEntries } from './entry-rows.ts';

describe.each(testDatabases())('records for the coach on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => Date.parse('2026-11-20T12:00:00Z') }));
  const ada = signedUp(app, 'Ada');
  const ben = signedUp(app, 'Ben');

  test('a panel has only its member’s values, even if another member’s has the same id', async () => {
    const id = crypto.randomUUID();
    const put = (who: typeof ada, marker: 'ldl-c' | 'hba1c', value: number, unit: string) =>
      who.api.blood.panels.put({
        id,
        timeZone: 'UTC',
        collectedOn: '2026-11-01',
        values: [{ marker, name: marker, text: String(value), value, unit }],
      });
    await put(ada, 'ldl-c', 120, 'mg/dL');
    await put(ben, 'hba1c', 5.4, '%');
    const { db } = app.database;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'ada'));
    const entries = await bloodEntries({ db, userId: user?.id ?? '', span: { from: null, to: null } });
    expect(entries.map(({ values }) => Object.keys(values))).toEqual([['ldl-c']]);
  });
});
