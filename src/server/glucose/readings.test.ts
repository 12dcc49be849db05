import { describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';
import { sweepGlucose } from './imports.ts';
import { clarityFile } from './testing-files.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

const reading = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: crypto.randomUUID(),
  measuredAt: '2026-11-20T07:00:00+01:00',
  timeZone: 'Europe/Berlin',
  glucoseMgdl: 92,
  context: 'fasting' as const,
  ...changes,
});

const ketones = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: crypto.randomUUID(),
  measuredAt: '2026-11-20T07:01:00+01:00',
  timeZone: 'Europe/Berlin',
  method: 'blood' as const,
  value: 1.2,
  ...changes,
});

describe.each(testDatabases())('glucose and ketones on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  test('Iris logs her morning reading, sent twice by a bad network, and has it once', async () => {
    const { api } = await signUp(app, 'Iris');
    const first = reading({ note: 'after a bad night' });
    const stored = await api.glucose.readings.put(first);
    expect(stored).toEqual({
      ...first,
      measuredAt: '2026-11-20T06:00:00.000Z',
      date: '2026-11-20',
      origin: 'finger-stick',
      outOfRange: null,
    });
    expect(await api.glucose.readings.put(first)).toEqual(stored);
    expect(await api.glucose.readings.list(NOVEMBER)).toEqual([stored]);
  });

  test('a trace of more than a year is refused', async () => {
    const { api } = await signUp(app, 'Iris-years');
    await expect(api.glucose.trace({ from: '2025-11-21', to: '2026-11-21' })).resolves.toMatchObject({
      startAt: null,
    });
    await expect(api.glucose.trace({ from: '2025-11-20', to: '2026-11-21' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('an edit replaces it; deleting and restoring are safe to repeat', async () => {
    const { api } = await signUp(app, 'Iris-corrects');
    const first = reading();
    await api.glucose.readings.put(first);
    await api.glucose.readings.put({ ...first, glucoseMgdl: 97, context: null });
    expect(await api.glucose.readings.list(NOVEMBER)).toMatchObject([{ glucoseMgdl: 97, context: null }]);
    await api.glucose.readings.remove({ id: first.id });
    await api.glucose.readings.remove({ id: first.id });
    expect(await api.glucose.readings.list(NOVEMBER)).toEqual([]);
    await expect(api.glucose.readings.put(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await api.glucose.readings.restore({ id: first.id });
    expect(await api.glucose.readings.restore({ id: first.id })).toMatchObject({ glucoseMgdl: 97 });
  });

  test('two fingersticks can’t have the same time, unless the first was deleted', async () => {
    const { api } = await signUp(app, 'Iris-moment');
    const first = reading();
    await api.glucose.readings.put(first);
    await expect(api.glucose.readings.put(reading())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'measuredAt' }] },
    });
    await api.glucose.readings.remove({ id: first.id });
    const second = await api.glucose.readings.put(reading());
    expect(await api.glucose.readings.list(NOVEMBER)).toEqual([second]);
    await expect(api.glucose.readings.restore({ id: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['3 mg/dL', { glucoseMgdl: 3 }, 'glucoseMgdl'],
    ['2,000 mg/dL', { glucoseMgdl: 2000 }, 'glucoseMgdl'],
    ['tomorrow', { measuredAt: '2026-11-22T12:00:00Z' }, 'measuredAt'],
    ['a zone nobody knows', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('a reading with %s is refused at its field', async (what, changes, field) => {
    const { api } = await signUp(app, `Iris-${what.replaceAll(/\W/g, '')}`);
    await expect(api.glucose.readings.put(reading(changes))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field }] },
    });
    expect(await api.glucose.readings.list(NOVEMBER)).toEqual([]);
  });

  test('a reading counts for her local day, wherever she was', async () => {
    const { api } = await signUp(app, 'Iris-travels');
    const late = '2026-11-10T23:30:00Z';
    await api.glucose.readings.put(reading({ measuredAt: late, timeZone: 'Pacific/Kiritimati' }));
    await api.glucose.ketones.put(ketones({ measuredAt: late, timeZone: 'Pacific/Pago_Pago' }));
    const day = (date: string) => ({ from: date, to: date });
    expect(await api.glucose.readings.list(day('2026-11-11'))).toHaveLength(1);
    expect(await api.glucose.readings.list(day('2026-11-10'))).toEqual([]);
    expect(await api.glucose.ketones.list(day('2026-11-10'))).toHaveLength(1);
  });

  test('blood, breath and urine ketones are listed together and never converted', async () => {
    const { api } = await signUp(app, 'Jonas');
    const blood = await api.glucose.ketones.put(ketones());
    const breath = await api.glucose.ketones.put(ketones({ method: 'breath', value: 14 }));
    const urine = await api.glucose.ketones.put(ketones({ method: 'urine', value: 40 }));
    expect(blood).toMatchObject({ method: 'blood', value: 1.2, date: '2026-11-20' });
    const listed = await api.glucose.ketones.list(NOVEMBER);
    expect(listed.map(({ id }) => id).toSorted()).toEqual([blood.id, breath.id, urine.id].toSorted());
    await expect(api.glucose.ketones.put(ketones({ value: 12 }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(api.glucose.ketones.put(ketones())).rejects.toMatchObject({ code: 'CONFLICT' });
    await api.glucose.ketones.remove({ id: urine.id });
    expect(await api.glucose.ketones.list(NOVEMBER)).toHaveLength(2);
    expect(await api.glucose.ketones.restore({ id: urine.id })).toEqual(urine);
  });

  test('the trace has only sensor readings of the requested days, with the zones it was worn in', async () => {
    const jonas = await signUp(app, 'Jonas-trace');
    const { api } = jonas;
    const send = (file: string, timeZone: string) =>
      jonas.fetch(
        `/api/glucose-files?${new URLSearchParams({ id: crypto.randomUUID(), fileName: 'a.csv', timeZone, confirm: 'true' })}`,
        { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file },
      );
    await api.glucose.readings.put(reading());
    await send(clarityFile('2026-11-19T23:50:00Z', 4), 'Europe/Berlin');
    await send(
      clarityFile('2026-11-20T09:00:00Z', 2, () => 111.114),
      'America/New_York',
    );
    expect(await api.glucose.trace({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      startAt: '2026-11-19T23:00:00.000Z',
      offsetSeconds: [0, 300, 54_000, 54_300],
      glucoseMgdl: [92, 93, 111.11, 111.11],
      zones: [
        { fromIndex: 0, timeZone: 'Europe/Berlin' },
        { fromIndex: 2, timeZone: 'America/New_York' },
      ],
    });
    expect(await api.glucose.trace({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
      startAt: null,
      offsetSeconds: [],
      glucoseMgdl: [],
      zones: [],
    });
  });

  test('deleted readings are purged after 30 days', async () => {
    const { api } = await signUp(app, 'Iris-forgets');
    const [one, other] = [reading(), ketones()];
    await api.glucose.readings.put(one);
    await api.glucose.ketones.put(other);
    await api.glucose.readings.remove({ id: one.id });
    await api.glucose.ketones.remove({ id: other.id });
    await sweepGlucose(app.database.db, NOW + 31 * DAY_MS);
    await expect(api.glucose.readings.restore({ id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.glucose.ketones.restore({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
