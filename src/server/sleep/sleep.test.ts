import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { putSleep } from './commands.ts';
import { sleeps } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const issue = (field: string, code = 'BAD_REQUEST') => ({ code, data: { issues: [{ field }] } });

describe.each(testDatabases())('sleep on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(sleeps);
  });

  type SleepInput = Parameters<Browser['api']['sleep']['put']>[0];
  const nightOf = (changes: Partial<SleepInput> = {}): SleepInput => ({
    id: crypto.randomUUID(),
    timeZone: 'Europe/Berlin',
    inBedAt: '2026-11-19T23:10:00+01:00',
    outOfBedAt: '2026-11-20T06:34:00+01:00',
    isNap: false,
    ...changes,
  });
  const all = () => ada.api.sleep.list({ from: '2026-11-01', to: '2026-11-30' });

  test('Ada logs a night; it counts for the day she got up, and missing answers stay unknown', async () => {
    const input = nightOf({ awakeMinutes: 30, awakenings: 2, quality: 4 });
    const saved = await ada.api.sleep.put(input);
    expect(saved).toEqual({
      ...input,
      inBedAt: '2026-11-19T22:10:00.000Z',
      outOfBedAt: '2026-11-20T05:34:00.000Z',
      date: '2026-11-20',
      latencyMinutes: null,
      note: null,
      source: 'manual',
    });
    expect(await all()).toEqual([saved]);
  });

  test('a repeated request is one night; with other times it replaces itself without overlapping', async () => {
    const input = nightOf();
    await ada.api.sleep.put(input);
    await ada.api.sleep.put(input);
    await ada.api.sleep.put({ ...input, inBedAt: '2026-11-19T22:00:00+01:00' });
    expect(await all()).toMatchObject([{ inBedAt: '2026-11-19T21:00:00.000Z' }]);
  });

  test('an overlapping sleep is refused, with the times of the first in its own zone', async () => {
    await ada.api.sleep.put(nightOf());
    await expect(
      ada.api.sleep.put(
        nightOf({ inBedAt: '2026-11-20T06:00:00+01:00', outOfBedAt: '2026-11-20T08:00:00+01:00' }),
      ),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      data: {
        issues: [
          {
            field: 'inBedAt',
            message:
              'This overlaps your sleep from 2026-11-19 23:10 to 2026-11-20 06:34. Change or delete that entry first.',
          },
        ],
      },
    });
    await ada.api.sleep.put(
      nightOf({ inBedAt: '2026-11-20T06:34:00+01:00', outOfBedAt: '2026-11-20T08:00:00+01:00' }),
    );
    expect(await all()).toHaveLength(2);
  });

  test('one entered in another zone overlaps too', async () => {
    await ada.api.sleep.put(nightOf());
    const sameInAuckland = nightOf({ timeZone: 'Pacific/Auckland' });
    await expect(ada.api.sleep.put(sameInAuckland)).rejects.toMatchObject(issue('inBedAt', 'CONFLICT'));
  });

  test('while one night is being written, a concurrent one waits, and is then refused', async () => {
    await ada.api.sleep.put(
      nightOf({ inBedAt: '2026-11-17T23:00:00+01:00', outOfBedAt: '2026-11-18T07:00:00+01:00' }),
    );
    const { db } = app.database;
    const [mine] = await db.select().from(sleeps);
    const untold = { latencyMinutes: null, awakeMinutes: null, awakenings: null, quality: null, note: null };
    const actor = { userId: mine?.userId ?? '' };
    const late = await db.transaction(async (tx) => {
      await putSleep(tx, actor, { ...nightOf(), ...untold }, NOW);
      const answer = ada.api.sleep.put(nightOf()).catch((error: unknown) => error);
      // The embedded engine accepts no other connection before this transaction ends, and shows none that waits.
      if (app.database.kind === 'postgres')
        await expect
          .poll(
            async () => (await app.database.pool.query('select from pg_locks where not granted')).rowCount,
          )
          .toBe(1);
      // Inside an object, otherwise leaving the transaction would await it.
      return { answer };
    });
    expect(await late.answer).toMatchObject(issue('inBedAt', 'CONFLICT'));
    expect(await all()).toHaveLength(2);
  });

  test('Grace can sleep at the same time as Ada', async () => {
    const grace = await signUp(app, 'Grace');
    await ada.api.sleep.put(nightOf());
    await grace.api.sleep.put(nightOf());
    expect(await all()).toHaveLength(1);
  });

  test('tomorrow’s waking, getting up before bed, 20 hours in bed, 16 asleep and no sleep at all are refused', async () => {
    const put = (changes: Partial<SleepInput>) => ada.api.sleep.put(nightOf(changes));
    await expect(put({ outOfBedAt: '2026-11-20T14:00:00Z' })).rejects.toMatchObject(issue('outOfBedAt'));
    await expect(put({ inBedAt: '2026-11-20T06:34:00+01:00' })).rejects.toMatchObject(issue('outOfBedAt'));
    await expect(put({ inBedAt: '2026-11-19T10:00:00+01:00' })).rejects.toMatchObject(issue('outOfBedAt'));
    await expect(put({ inBedAt: '2026-11-19T14:00:00+01:00', awakeMinutes: 20 })).rejects.toMatchObject(
      issue('outOfBedAt'),
    );
    await expect(put({ awakeMinutes: 444 })).rejects.toMatchObject(issue('awakeMinutes'));
    await expect(put({ quality: 6 })).rejects.toMatchObject(issue('quality'));
    await expect(put({ latencyMinutes: -1 })).rejects.toMatchObject(issue('latencyMinutes'));
    expect(await all()).toEqual([]);
  });

  test('Ada deletes a night and restores it, unless she has logged another at that time', async () => {
    const saved = await ada.api.sleep.put(nightOf());
    await ada.api.sleep.remove({ id: saved.id });
    expect(await all()).toEqual([]);
    expect(await ada.api.sleep.restore({ id: saved.id })).toEqual(saved);
    await ada.api.sleep.remove({ id: saved.id });
    const again = await ada.api.sleep.put(nightOf());
    await expect(ada.api.sleep.restore({ id: saved.id })).rejects.toMatchObject(issue('inBedAt', 'CONFLICT'));
    expect(await all()).toEqual([again]);
  });
});
