import { describe, expect, test } from 'vitest';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

describe.each(testDatabases())('blood pressure behind suggestions on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const nina = signedUp(app, 'Nina');

  test('is the usual one by logged readings, not an earlier answer', async () => {
    const { api } = nina;
    await api.health.put(NOTHING_APPLIES);
    await api.bioAge.answer({
      answers: [{ item: 'sbp', value: { kind: 'option', option: '130-140' }, origin: { kind: 'typed' } }],
    });
    const triggers = async () =>
      (await api.supplements.suggestions.get()).suggestions.flatMap((one) =>
        one.triggers.map(({ value, date }) => [one.id, value, date]),
      );
    const read = (measuredAt: string, systolicMmhg: number, diastolicMmhg: number) =>
      api.vitals.put({ id: newId(), timeZone: 'UTC', measuredAt, systolicMmhg, diastolicMmhg });
    expect(await triggers()).toEqual([['nitrate-for-pressure', '130 to 139 mm Hg', '2026-11-20']]);
    await read('2026-11-18T07:00:00Z', 111, 74);
    await read('2026-11-19T07:00:00Z', 111, 74);
    expect(await triggers()).toEqual([]);
    await read('2026-11-20T07:00:00Z', 190, 95);
    await read('2026-11-20T07:05:00Z', 150, 90);
    expect(await triggers()).toEqual([['nitrate-for-pressure', '140 to 159 mm Hg in your readings', null]]);
  });
});
