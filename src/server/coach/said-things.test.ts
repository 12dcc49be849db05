import { describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('what members say to the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const mia = newMember(app, 'Mia');
  const ask = (question: string, conversationId?: string) => askCoach(mia, question, conversationId);
  const confirm = async (question: string, talk?: string) => {
    const { proposals, exchangeId } = await ask(question, talk);
    await mia.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
  };
  test('an eaten meal is logged when it was eaten, without what was left out', async () => {
    await confirm('had two eggs and a slice of toast yesterday evening');
    const { meals } = await mia.api.meals.day({ date: '2026-11-19' });
    expect(meals).toMatchObject([{ kind: 'dinner' }]);
    const talk = newId();
    await ask('chicken breast, rice and feta for lunch', talk);
    const changed = await ask('no, without cheese', talk);
    expect(changed.proposals[0]?.title).toMatch(/Chicken/);
    expect(changed.proposals[0]?.title).not.toMatch(/feta/i);
  });

  test('what was eaten before can be logged again, and asked about', async () => {
    await confirm('log a banana');
    for (const said of ['log a banana', 'I had a banana', 'I ate a banana yesterday'])
      expect((await ask(said)).proposals[0]?.title, said).toMatch(/^Log Banana/);
    for (const asked of [
      'a banana?',
      'how many bananas did I have today?',
      'I had a banana last month, how many grams?',
    ])
      expect((await ask(asked)).proposals, asked).toEqual([]);
  });

  test('the usual breakfast is the one logged most often', async () => {
    expect((await ask('log my usual breakfast')).title).toBe('No usual breakfast yet');
    await confirm('log 60 g oatmeal for breakfast');
    await confirm('log 60 g oatmeal for breakfast yesterday');
    expect((await ask('log my usual breakfast')).proposals[0]?.title).toMatch(/^Log Rolled oats/);
  });

  test('a topic is answered with own figures, and says what it is based on', async () => {
    await mia.api.sleep.put({
      id: newId(),
      timeZone: 'UTC',
      inBedAt: '2026-11-20T01:00:00Z',
      outOfBedAt: '2026-11-20T05:00:00Z',
      isNap: false,
    });
    const talk = newId();
    const said = await ask('I slept like crap last night', talk);
    expect(said.title).toBe('Sorry you slept badly');
    expect(said.text).toContain('You logged 4 h of sleep last night.');
    expect((await ask('based on what?', talk)).text).toContain('4 h (1 day, Nov 20)');
    const general = newId();
    await ask('I forgot my statin yesterday, do I take two today?', general);
    expect((await ask('based on what?', general)).text).toContain('I didn’t use any of your own numbers');
  });

  test('what is counted on a topic agrees with its number', async () => {
    await confirm('I ran 5 km in 30 minutes yesterday');
    expect((await ask('make me a marathon training plan')).text).toContain('you logged 1 workout.');
    await confirm('I ran 5 km in 30 minutes this morning');
    expect((await ask('make me a marathon training plan')).text).toContain('you logged 2 workouts.');
  });

  test('“log that” and “undo that” are about the last suggestion', async () => {
    const talk = newId();
    const ideas = await ask('dinner ideas', talk);
    expect((await ask('log that', talk)).text).toMatch(/^Which one\?/);
    const second = await ask('log the second one', talk);
    expect(second.proposals).toMatchObject([{ title: `Log ${ideas.meals[1]?.name}`, state: 'open' }]);
    expect((await ask('undo that', talk)).title).toBe('Nothing was saved');
  });

  test('a change of a blood marker is explained from its tests, not from what was taken for granted', async () => {
    const test = (collectedOn: string, ldl: number, glucose: number) =>
      mia.api.blood.panels.put({
        id: newId(),
        timeZone: 'UTC',
        collectedOn,
        values: typedLines([
          ['ldl-c', ldl, 'mg/dL'],
          ['glucose-fasting', glucose, 'mg/dL'],
        ]),
      });
    await test('2026-05-10', 170, 95);
    await test('2026-11-10', 160, 101);
    const why = await ask('why has my ldl cholesterol gone up');
    expect(why.title).toBe('It went down, not up');
    expect(why.text).toContain('170 mg/dL on May 10 to 160 mg/dL on Nov 10');
    const talk = newId();
    expect((await ask('can you explain my last blood test', talk)).title).toBe('2 of 2 out of range');
    // 160 is 24% above its limit, 101 only 2%.
    expect((await ask('which would you worry about most', talk)).title).toBe('LDL cholesterol first');
    expect((await ask('the second one', talk)).text).toContain('fasting glucose is 101 mg/dL');
    await test('2026-11-15', 160, 101);
    expect((await ask('why is my ldl cholesterol still high')).text).toContain(
      'was 160 mg/dL on both Nov 10 and Nov 15',
    );
  });

  test('illness and breastfeeding in the same message count', async () => {
    expect((await ask('I have a fever, should I still run')).title).toBe('Don’t train with a fever');
    expect((await ask('I’m breastfeeding, can I fast')).title).toBe('Not while pregnant or breastfeeding');
  });

  test('pain that was mentioned comes before last night’s numbers', async () => {
    const talk = newId();
    await ask('my knee hurts since sunday', talk);
    expect((await ask('can I still train', talk)).title).toBe('Skip what hurts');
    expect((await ask('can I still train')).title).toBe('Go by how you feel');
  });

  test('a follow-up to a topic gets the part it names', async () => {
    const talk = newId();
    await ask('flying to tokyo on friday, how do I handle jet lag', talk);
    expect((await ask('and what about my fasting', talk)).text).toMatch(/^Fasting: keep it short/);
  });

  test('overviews say what is missing, and both questions of a message are answered', async () => {
    expect((await ask('how’s my diet overall')).title).toBe('I can’t rate your diet yet');
    expect((await ask('did I hit my goals this week')).title).toBe('Nothing to compare yet');
    expect((await ask('am I overtraining?')).text).toContain('You haven’t logged a workout');
    expect((await ask('compare my workouts this month with last month')).kind).toBe('answer');
    const both = await ask('what’s my weight and am I eating too much');
    expect(both.text).toMatch(/find a complete food log/);
    expect((await ask('I don’t eat fish')).proposals).toMatchObject([{ action: { kind: 'remember' } }]);
    expect((await ask('glucose 112 after lunch')).title).toBe('In the usual range');
  });
});
