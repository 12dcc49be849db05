import { describe, expect, test } from 'vitest';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(testDatabases())('questions about supplement doses on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const noor = newMember(app, 'Noor');
  const zoe = newMember(app, 'Zoe');
  const ask = (question: string) => askCoach(noor, question);

  test('are answered from the member’s log; without the supplement, the screen is named', async () => {
    const magnesium = newId();
    await noor.api.supplements.own.put({
      id: magnesium,
      timeZone: 'UTC',
      note: null,
      name: 'Magnesium glycinate',
      amounts: [{ substance: 'magnesium', amount: 200 }],
      times: ['evening'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      activeFrom: '2026-10-01',
    });
    for (const day of ['16', '17', '19'])
      await noor.api.supplements.takes.put({
        id: newId(),
        timeZone: 'UTC',
        note: null,
        supplementId: magnesium,
        takenAt: `2026-11-${day}T20:15:00Z`,
        dayTime: 'evening',
      });
    expect(await ask('Did I take my magnesium yesterday?')).toMatchObject({
      title: 'Yes',
      text: 'You logged 1 dose of Magnesium glycinate yesterday.',
    });
    expect((await ask('Did I take my magnesium on Wednesday?')).title).toBe('No');
    expect((await ask('Have I taken my magnesium today?')).title).toBe('Not yet');
    expect((await ask('How many doses of magnesium have I missed?')).text).toBe(
      'You missed 1 dose of Magnesium glycinate.',
    );
    const days = await ask('how many days did I take magnesium this month');
    expect(days.text).toBe('You took Magnesium glycinate on 3 days this month.');
    expect(days.figures[0]?.rows).toHaveLength(3);
    expect((await askCoach(zoe, 'Did I take my magnesium yesterday?')).title).toBe(
      'It’s on the supplements screen',
    );
  });
});
