import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { restoreDemo } from '#server/demo/restore.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('messages after a figure of the demo member', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => NOW }));
  let demo: Browser;
  beforeAll(async () => {
    const { database, services } = app;
    await restoreDemo({ db: database.db, index: services.foods.index, timeZone: 'UTC' }, NOW);
    demo = app.browser();
    await demo.api.account.login({ login: DEMO_MEMBER.username, password: DEMO_MEMBER.password });
  });
  async function talk(...messages: readonly string[]) {
    const conversation = newId();
    const replies = [];
    for (const message of messages) replies.push(await askCoach(demo, message, conversation));
    const last = replies.at(-1);
    if (!last) throw new Error('no message');
    return last;
  }

  test('“why?” is about the night that was named', async () => {
    const worst = await talk('which was my worst night?');
    expect(worst.text).toBe('Your shortest sleep was 6 h 16 min, the night of Thu, Oct 1.');
    for (const why of ['why?', 'why so little?'])
      expect((await talk('which was my worst night?', why)).text).toContain(
        'Your sleep was 6 h 16 min the night of Thu, Oct 1, down from',
      );
    expect((await talk('how did I sleep last night?', 'why?')).text).toMatch(/^Your sleep was .* last night/);
    // Not of the protein in blood.
    expect((await talk('protein last week', 'why?')).title).toBe('I can’t tell why');
  });

  test('an amount of a food is judged by what limits it, or by what is usual', async () => {
    const coffee = await talk('how many coffees did I have last week?', 'is that too many?');
    expect(coffee.text).toMatch(/^You averaged \d+ mg of caffeine a day last week\. The upper limit/);
    expect((await talk('how much beer did I drink last month', 'is that a lot?')).text).toContain(
      'of alcohol a day last month',
    );
    const rice = await talk('how much rice did I eat last week', 'is that bad?');
    expect(rice).toMatchObject({ title: 'No set limit' });
    expect(rice.text).toMatch(/^There’s no set limit for rice, .* of rice a day last week and \d+ g until/);
    expect((await talk('how many eggs did I eat last week?', 'is that too many?')).text).toMatch(
      /you had eggs 0 times a day last week and [\d.]+ until/,
    );
  });

  test.each([
    'how many days did I have less than 50 g of durian?',
    'My limit is 30 g of fat from durian. How many days was I over it?',
    'did I eat any durian this week?',
  ])('a food that was never logged isn’t counted: %s', async (question) => {
    expect(await talk(question)).toMatchObject({
      title: 'No durian',
      text: 'I didn’t find any durian in your log, so there’s nothing to count.',
      figures: [],
    });
  });

  test('days beyond the last figure are counted, and its distance from a goal is known', async () => {
    const shorter = ['how long did I sleep last night', 'how many nights were shorter than that?'];
    expect((await talk(...shorter)).text).toMatch(/^Your sleep was under 7 h 12 min on \d+ nights\.$/);
    const later = ['when did I go to bed last night?', 'how many nights were later than that last month?'];
    expect((await talk(...later)).text).toMatch(
      /^Your bedtime was after 10:52 PM on \d+ nights last month\.$/,
    );
    expect((await talk('protein yesterday', 'how much short was that')).text).toBe(
      'Your protein yesterday was 62 g under your target of 100 g.',
    );
    expect(
      (await talk('when did I go to bed last night?', 'how much later than usual is that?')).text,
    ).toMatch(/^15 min earlier: your bedtime was 10:52 PM last night/);
  });

  test('the figures of a summary’s days follow it', async () => {
    expect((await talk('how am I doing this week', 'what about my sleep?')).text).toBe(
      'Your average sleep from Nov 13 to Nov 19 was 7 h 26 min.',
    );
    expect((await talk('how am I doing this week', 'and my steps?', 'and protein?')).text).toMatch(
      /^You averaged \d+ g of protein a day from Nov 13 to Nov 19\.$/,
    );
  });
});
