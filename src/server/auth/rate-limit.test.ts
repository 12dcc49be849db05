import { describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { uncountAttempt, sweepRateLimits, countAttempt } from './rate-limit.ts';
import { rateLimits } from './tables.ts';

const LIMIT = { tries: 5, windowMs: 60_000 };

describe.each(testDatabases())('rate limits on $name', (place) => {
  const database = opened(() => place.open());
  const take = (key: string, nowMs: number) => countAttempt(database.db, [key], LIMIT, nowMs);

  test('five attempts pass, the sixth waits for the rest of the minute, and the next minute starts over', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await take('Eve', 1000)).toBe(0);
    expect(await take('Eve', 21_000)).toBe(40_000);
    expect(await take('Ada', 21_000)).toBe(0);
    expect(await take('Eve', 61_000)).toBe(0);
  });

  test('of 30 concurrent attempts five pass', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => take('Mallory', 0)));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(5);
  });

  test('a refunded attempt isn’t counted', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await take('Grace', 0)).toBe(0);
      await uncountAttempt(database.db, [['Grace']]);
    }
  });

  test('stored keys are anonymous and are deleted when their window is over', async () => {
    const kept = await database.db.select().from(rateLimits);
    expect(JSON.stringify(kept)).not.toMatch(/Eve|Ada|Mallory|Grace/);
    await sweepRateLimits(database.db, 200_000);
    expect(await database.db.select().from(rateLimits)).toEqual([]);
  });
});
