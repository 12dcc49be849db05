import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(testDatabases())('what members say to the coach on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let mia: Browser;
  beforeEach(async () => {
    mia = await signUp(app, `Mia-${newId().slice(-12)}`);
  });
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

  test('the usual breakfast is the one logged most often', async () => {
    expect((await ask('log my usual breakfast')).title).toBe('No usual breakfast yet');
    await confirm('log 60 g oatmeal for breakfast');
    await confirm('log 60 g oatmeal for breakfast yesterday');
    expect((await ask('log my usual breakfast')).proposals[0]?.title).toMatch(/^Log Oatmeal/);
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
    expect(said.text).toContain('You logged 4 h last night.');
    expect((await ask('based on what?', talk)).text).toContain('4 h (1 day, Nov 20)');
    const general = newId();
    await ask('I forgot my statin yesterday, do I take two today?', general);
    expect((await ask('based on what?', general)).text).toContain('No figures of yours');
  });

  test('“log that” and “undo that” are about the last suggestion', async () => {
    const talk = newId();
    const ideas = await ask('dinner ideas', talk);
    expect((await ask('log that', talk)).text).toMatch(/^Which one\?/);
    const second = await ask('log the second one', talk);
    expect(second.proposals).toMatchObject([{ title: `Log ${ideas.meals[1]?.name}`, state: 'open' }]);
    expect((await ask('undo that', talk)).title).toBe('Nothing was saved');
  });
});
