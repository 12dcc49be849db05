import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { restoreDemo } from '#server/demo/restore.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';

/** A Friday. */
const NOW = Date.parse('2026-11-20T12:30:00Z');

const QUESTIONS = [
  'How did I sleep last week?',
  'How long did I sleep on Friday night?',
  'Average sleep by weekday',
  'Sleep on weekends vs weekdays',
  'What was my bedtime on Saturday?',
  'How many nights did I sleep more than 7 hours last month?',
  'Did I sleep 8 hours this week?',
  'How many steps did I take yesterday?',
  'How many steps did I take on Fridays?',
  'Average steps this month',
  'Steps by month',
  'Which day last week had the most steps?',
  'Did I hit my steps goal yesterday?',
  'How many calories did I eat yesterday?',
  'Average calories last week',
  'Calories by meal',
  'Average protein this week',
  'How much protein did I eat on Monday?',
  'Top 3 foods by protein',
  'Which foods gave me the most fiber this month?',
  'How much fiber did I average last month?',
  'Did I hit my protein goal last week?',
  'How much sugar did I eat last week?',
  'Average sodium in the last 14 days',
  'Caffeine on Mondays',
  'How many standard drinks did I have last week?',
  'How much alcohol did I drink last month?',
  'How many coffees did I have last week?',
  'How much fish did I eat last month?',
  'How often did I eat pizza last month?',
  'How much water did I drink yesterday?',
  'Average water this week',
  'Did I drink more water this week than last week?',
  'What is my weight?',
  'How did my weight change this month?',
  'Average weight last week',
  'Weight by month',
  'What is my waist?',
  'What is my body fat?',
  'What is my resting heart rate?',
  'Average HRV last week',
  'HRV on weekends vs weekdays',
  'How many workouts did I do last week?',
  'What was my longest run this month?',
  'How far did I run last month?',
  'What was my longest fast this month?',
  'Average fast last month',
  'What was my glucose yesterday?',
  'What was my glucose time in range in the last 14 days?',
  'What was my highest glucose last week?',
  'What is my ferritin?',
  'What is my LDL?',
  'What is my HbA1c?',
  'What is my longevity score?',
  'Did I take magnesium yesterday?',
  'How many days did I take magnesium last week?',
  'Average steps on days when I slept over 7 hours',
  'How many steps did I take this week vs last week?',
  'Median sleep last month',
  'When did I last eat pizza?',
] as const;

const shownOf = ({ text, figures }: Awaited<ReturnType<typeof askCoach>>): string =>
  `${text} ${figures[0]?.rows.length ?? 0} rows`;

describe.each(EMBEDDED)('suggestions after an answer', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => NOW }));
  let demo: Browser;
  beforeAll(async () => {
    const { database, services } = app;
    await restoreDemo({ db: database.db, index: services.foods.index, timeZone: 'UTC' }, NOW);
    demo = app.browser();
    await demo.api.account.login({ login: DEMO_MEMBER.username, password: DEMO_MEMBER.password });
  });

  test.each(QUESTIONS)('“%s” is followed by questions with other answers', async (question) => {
    const first = await askCoach(demo, question);
    expect(first.kind, first.text).not.toBe('unknown');
    const next = first.next.filter((each) => each !== question);
    expect(next).toEqual(first.next);
    for (const suggestion of next) {
      const conversation = newId();
      await askCoach(demo, question, conversation);
      const answer = await askCoach(demo, suggestion, conversation);
      const said = `${suggestion} → ${answer.title}: ${answer.text}`;
      expect(answer.kind, said).not.toMatch(/^(?:unknown|choices)$/);
      expect(answer.title ?? '', said).not.toMatch(/^(?:No data|Not enough data)/);
      expect(shownOf(answer), said).not.toBe(shownOf(first));
    }
  });

  test('a yes-or-no question about what was drunk is followed by yes or no', async () => {
    const conversation = newId();
    await askCoach(demo, 'Did I drink alcohol last Saturday?', conversation);
    expect((await askCoach(demo, 'and on Thursday?', conversation)).title).toBe('No');
    expect((await askCoach(demo, 'and on Sunday?', conversation)).title).toBe('Yes');
  });
});
