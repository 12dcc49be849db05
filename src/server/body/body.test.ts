import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyMeasurement } from '#contract/body.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { bodyStore } from './commands.ts';
import { bodyMeasurements } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

/** Ada's measurements this morning, with changes. */
const weighing = (changes: Partial<Omit<BodyMeasurement, 'date'>> = {}): Omit<BodyMeasurement, 'date'> => ({
  id: crypto.randomUUID(),
  measuredAt: '2026-11-20T07:10:00+01:00',
  timeZone: 'Europe/Berlin',
  massKg: 71.8,
  bodyFatPercent: null,
  waistCm: null,
  hipCm: null,
  note: null,
  ...changes,
});

// These tests cover the entries of every tracker, which are stored the same way.
describe.each(testDatabases())('body measurements on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(() => app.database.db.delete(bodyMeasurements));

  const month = (who = ada) => who.api.body.list({ from: '2026-11-01', to: '2026-11-30' });
  const masses = async (who = ada) => (await month(who)).map(({ massKg }) => massKg);

  test('the weight Eve signs up with is her first weigh-in, at that moment', async () => {
    const eve = app.browser();
    await eve.api.account.register(
      registrationOf('Eve', { massKg: 63.2, targetMassKg: 60, timeZone: 'Pacific/Auckland' }),
    );
    const [first, ...others] = await month(eve);
    expect(first).toMatchObject({
      massKg: 63.2,
      measuredAt: new Date(NOW).toISOString(),
      date: '2026-11-21',
    });
    expect(others).toEqual([]);
  });

  test('Ada’s weighing is on her local day', async () => {
    const stored = await ada.api.body.put(weighing({ note: 'before breakfast', waistCm: 79.5 }));
    expect(stored).toMatchObject({
      massKg: 71.8,
      waistCm: 79.5,
      bodyFatPercent: null,
      note: 'before breakfast',
    });
    expect(stored).toMatchObject({ date: '2026-11-20', measuredAt: '2026-11-20T06:10:00.000Z' });
    expect(await month()).toEqual([stored]);
  });

  test('half past midnight in Berlin is already the new day there and still yesterday for Tom in New York', async () => {
    const measuredAt = '2026-11-18T23:30:00Z';
    await expect(ada.api.body.put(weighing({ measuredAt }))).resolves.toMatchObject({ date: '2026-11-19' });
    await expect(
      ada.api.body.put(weighing({ measuredAt, timeZone: 'America/New_York' })),
    ).resolves.toMatchObject({ date: '2026-11-18' });
  });

  test('ranges are inclusive and ordered oldest first', async () => {
    for (const [day, massKg] of [
      [20, 70],
      [1, 73],
      [10, 72],
    ] as const) {
      const measuredAt = `2026-11-${String(day).padStart(2, '0')}T07:00:00+01:00`;
      await ada.api.body.put(weighing({ measuredAt, massKg }));
    }
    await ada.api.body.put(weighing({ measuredAt: '2026-10-31T07:00:00+01:00', massKg: 74 }));
    expect(await masses()).toEqual([73, 72, 70]);
    const asked = await ada.api.body.list({ from: '2026-11-10', to: '2026-11-20' });
    expect(asked.map(({ massKg }) => massKg)).toEqual([72, 70]);
  });

  test('saving the same id replaces all fields: cleared ones become unknown', async () => {
    const first = weighing({ waistCm: 80, note: 'after lunch' });
    await ada.api.body.put(first);
    await ada.api.body.put({ ...first, massKg: 71.2, waistCm: null, note: null });
    expect(await month()).toMatchObject([{ id: first.id, massKg: 71.2, waistCm: null, note: null }]);
  });

  test('a repeated request, even concurrent, makes one row', async () => {
    const input = weighing();
    const answers = await Promise.all([1, 2, 3].map(() => ada.api.body.put(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await masses()).toEqual([71.8]);
  });

  test('deleting is safe to repeat, and undo restores the entry', async () => {
    const stored = await ada.api.body.put(weighing({ bodyFatPercent: 29.5 }));
    await ada.api.body.remove({ id: stored.id });
    await expect(ada.api.body.remove({ id: stored.id })).resolves.toEqual({ id: stored.id });
    expect(await month()).toEqual([]);
    expect(await ada.api.body.restore({ id: stored.id })).toEqual(stored);
    expect(await ada.api.body.restore({ id: stored.id })).toEqual(stored);
    expect(await month()).toEqual([stored]);
  });

  test('a late write after a deletion doesn’t restore it', async () => {
    const input = weighing();
    await ada.api.body.put(input);
    await ada.api.body.remove({ id: input.id });
    await expect(ada.api.body.put({ ...input, massKg: 60 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await month()).toEqual([]);
    expect(await ada.api.body.restore({ id: input.id })).toMatchObject({ massKg: 71.8 });
  });

  test('future times are refused at their field; a clock that is four minutes fast isn’t', async () => {
    const tomorrow = weighing({ measuredAt: new Date(NOW + DAY_MS).toISOString() });
    await expect(ada.api.body.put(tomorrow)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'measuredAt' }] },
    });
    await ada.api.body.put(weighing({ measuredAt: new Date(NOW + 4 * 60_000).toISOString() }));
    expect(await masses()).toEqual([71.8]);
  });

  test.each([
    ['a weight of 800 kg', { massKg: 800 }, 'massKg'],
    ['a body of 90% fat', { bodyFatPercent: 90 }, 'bodyFatPercent'],
    ['a waist in millimeters', { waistCm: 795 }, 'waistCm'],
    ['nothing measured', { massKg: null }, 'massKg'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ] as const)('%s is refused with the field and the reason', async (_words, changes, field) => {
    const answer = await ada.api.body.put(weighing(changes)).catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });
    expect(await month()).toEqual([]);
  });

  test('a year with a missing digit is refused at its field, and nothing is stored', async () => {
    await expect(ada.api.body.put(weighing({ measuredAt: '0202-11-20T06:10:00Z' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'measuredAt', message: 'Choose a time between 1900 and 2199.' }] },
    });
    expect(await ada.api.body.list({ from: '1900-01-01', to: '1909-01-01' })).toEqual([]);
    expect(await ada.fetch('/api/export/weight.csv').then((answer) => answer.text())).not.toContain('0202');
  });

  test('a waist without a weight is a measurement: the weight is unknown, never zero', async () => {
    await ada.api.body.put(weighing({ massKg: null, waistCm: 79 }));
    expect(await month()).toMatchObject([{ massKg: null, waistCm: 79 }]);
  });

  test('Tom can’t see, change or delete Ada’s, and may use the same id himself', async () => {
    const tom = await signUp(app, 'Tom', { sex: 'male' });
    const adas = await ada.api.body.put(weighing());
    expect(await month(tom)).toEqual([]);
    await expect(tom.api.body.remove({ id: adas.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(tom.api.body.restore({ id: adas.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await tom.api.body.put(weighing({ id: adas.id, massKg: 90 }));
    expect([await masses(tom), await masses()]).toEqual([[90], [71.8]]);
  });

  test('a deletion becomes permanent after 30 days and removes only that entry', async () => {
    const [gone, fresh, kept] = [weighing({ massKg: 70 }), weighing({ massKg: 71 }), weighing()];
    for (const input of [gone, fresh, kept]) await ada.api.body.put(input);
    const { db } = app.database;
    await ada.api.body.remove({ id: gone.id });
    await ada.api.body.remove({ id: fresh.id });
    const deletedAt = new Date(NOW - 31 * DAY_MS);
    await db.update(bodyMeasurements).set({ deletedAt }).where(eq(bodyMeasurements.id, gone.id));
    await bodyStore.sweep(db, NOW);
    await expect(ada.api.body.restore({ id: gone.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ada.api.body.restore({ id: fresh.id });
    expect((await masses()).toSorted()).toEqual([71, 71.8]);
  });
});
