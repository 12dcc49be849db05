import { describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(testDatabases())('blood tests in a report on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  test('are in the units of the latest lab, with their range', async () => {
    const mia = await signUp(app, `Mia-${newId().slice(-12)}`);
    const panel = (collectedOn: string, ldl: number, unit: string) =>
      mia.api.blood.panels.put({
        id: newId(),
        timeZone: 'UTC',
        collectedOn,
        values: typedLines([['ldl-c', ldl, unit]]),
      });
    await panel('2026-05-10', 150, 'mg/dL');
    await panel('2026-11-10', 3.6, 'mmol/l');
    const { blood } = await mia.api.reports.get({ from: '2026-11-01', to: '2026-11-20' });
    const row = blood?.markers.find(({ marker }) => marker === 'ldl-c');
    expect(row).toMatchObject({ unit: 'mmol/L', reference: [null, 3.34] });
    expect(row?.values.map((each) => each?.value.toFixed(2))).toEqual(['3.88', '3.60']);
  });
});
