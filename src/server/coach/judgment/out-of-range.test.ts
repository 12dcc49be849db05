import { describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(testDatabases())('values out of range on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const mia = newMember(app, 'Mia');

  test('are those of the test that is named, otherwise of each marker’s latest value', async () => {
    const panel = (collectedOn: string, values: Parameters<typeof typedLines>[0]) =>
      mia.api.blood.panels.put({ id: newId(), timeZone: 'UTC', collectedOn, values: typedLines(values) });
    await panel('2026-05-10', [
      ['ldl-c', 190, 'mg/dL'],
      ['ferritin', 5, 'ng/mL'],
    ]);
    await panel('2026-11-10', [['ldl-c', 80, 'mg/dL']]);
    const latest = await askCoach(mia, 'How many of my markers are out of range?');
    expect(latest.title).toBe('1 of 2 out of range');
    expect((await askCoach(mia, 'What was flagged in my last blood test?')).title).toBe(
      'Nothing is out of range',
    );
    const before = await askCoach(mia, 'Which markers were out of range in the test before last?');
    expect(before).toMatchObject({
      title: '2 of 2 out of range',
      basis: 'Based on your blood test from May 10.',
    });
    expect(before.text).toContain('LDL cholesterol 190 mg/dL');
    expect((await askCoach(mia, 'Which markers were too high in the test before last?')).title).toBe(
      '1 of 2 too high',
    );
    expect((await askCoach(mia, 'what was my second last LDL')).text).toBe(
      'Your previous LDL cholesterol was 190 mg/dL, from May 10.',
    );
  });
});
