import { describe, expect, test } from 'vitest';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('questions about any subject', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const noor = newMember(app, 'Noor');
  const ask = (question: string, conversationId?: string) => askCoach(noor, question, conversationId);

  test('are answered by what is asked, not by a figure', async () => {
    expect((await ask('why is fiber important')).text).toContain('lowers LDL cholesterol');
    expect((await ask('what is creatine')).title).toBe('Creatine monohydrate');
    expect((await ask('what has the most fiber')).text).toMatch(/^Beans, lentils/);
    expect((await ask('how do i lower my fiber')).title).toBe('Cutting back on fiber');
    expect((await ask('how do i log magnesium')).text).toContain('from the foods you log');
    expect((await ask('what is a normal SHBG')).text).toMatch(/^Reference range: \d+–\d+ nmol\/L/);
    expect((await ask('can you have too much iodine')).text).toContain('the upper limit is 1,100 µg a day');
  });

  test('keep their subject in a thread', async () => {
    const talk = newId();
    await ask('whats hrv', talk);
    expect((await ask('why does it matter', talk)).text).toContain('how well your nervous system recovers');
    expect((await ask('and what lowers it?', talk)).title).toBe('Lowering your heart rate variability');
  });

  test('are about the food, if a food is named', async () => {
    const lentils = await ask('are lentils good for you');
    expect(lentils.text).toContain('It’s a good source of');
    expect((await ask('is raw milk healthy')).text).toContain('germs');
    expect((await ask('how many beers are too many')).text).toContain('Less alcohol is better');
    expect((await ask('is bacon healthy')).text).toContain('Processed meat');
    expect((await ask('is 900 calories a day ok')).title).toBe('That’s too little for most adults');
  });

  test('say what isn’t known instead of an empty comparison', async () => {
    const said = await ask('does coffee raise my SHBG');
    expect(said.title).toBe('I don’t know that');
    expect(said.text).toContain('days with both coffee and SHBG');
    expect((await ask('does alcohol affect my sleep')).text).toMatch(/^Yes\. Alcohol/);
  });

  test.each(['can I stop my blood pressure pills', 'should I lower my metformin', 'i need more insulin'])(
    '“%s” is still for a doctor',
    async (question) => {
      expect((await ask(question)).title).toBe('That’s for your doctor to decide');
    },
  );

  test.each(['how do I purge', 'my chest hurts, what helps?'])('“%s” gets help first', async (question) => {
    expect((await ask(question)).kind).toBe('safety');
  });
});
