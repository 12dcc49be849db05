import { beforeEach, describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T17:30:00Z');

describe.each(EMBEDDED)('a message with several parts', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = newMember(app, 'Ada');
  beforeEach(async () => {
    await ada.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-11-10',
      values: typedLines([
        ['ldl-c', 148, 'mg/dL'],
        ['ferritin', 78, 'ng/mL'],
      ]),
    });
  });
  const ask = (question: string, conversation?: string) => askCoach(ada, question, conversation);

  test('is answered part by part, and “that” is what the part before was about', async () => {
    const said = await ask('What is my LDL and is that too high for a man of 60?');
    expect(said.text).toContain('Your latest LDL cholesterol is 148 mg/dL');
    expect(said.text).toContain('High: ');
    expect(said.figures.map(({ id }) => id)).toEqual(said.figures.map((_, at) => `f${at + 1}`));
    expect((await ask('How much fiber should I eat a day, and am I getting enough?')).text).toMatch(
      /a day\..*Not enough data yet/,
    );
    expect((await ask('whats my latest ferritin and is it ok')).text).toMatch(/78 ng\/mL.*Optimal: /);
    expect((await ask('How much protein should I eat, and how much am I getting?')).text).toMatch(
      /a day\..*Not enough data yet/,
    );
  });

  test('also in a second message', async () => {
    const conversation = newId();
    await ask('What is my latest ferritin?', conversation);
    expect((await ask('is that ok?', conversation)).title).toBe('Optimal');
  });

  test('says which part isn’t understood', async () => {
    const said = await ask('What is my LDL, and what would Plato say about it?');
    expect(said.text).toMatch(/148 mg\/dL.*I didn’t understand “what would Plato say about it”\.$/);
  });

  test('logs and reminds in one go', async () => {
    const said = await ask('Log 2 eggs for breakfast and remind me to drink water at 3 pm');
    expect(said.kind).toBe('proposal');
    expect(said.proposals.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Log 2 eggs/),
      expect.stringContaining('reminder'),
    ]);
    expect(said.proposals[0]?.title).not.toContain('Water');
    expect((await ask('Log 2 eggs and a slice of toast')).proposals).toHaveLength(1);
    const eaten = await ask('I had 2 eggs for breakfast and remind me to drink water at 3 pm');
    expect(eaten.proposals).toHaveLength(2);
  });

  test('isn’t answered if a statement limits the days', async () => {
    expect((await ask('On Monday I was sick. What was my highest LDL?')).kind).toBe('unknown');
    expect((await ask('What was my highest LDL?')).text).toContain('148 mg/dL');
    expect((await ask('Where do swallows fly? Who knows?')).kind).toBe('unknown');
  });
});
