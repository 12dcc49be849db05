import { describe, expect, test } from 'vitest';
import { askCoach } from '#server/testing/ask-coach.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { drawBlood, eatDaily, type DrawnFigure } from '#server/testing/eat-and-draw.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T17:30:00Z`);

describe.each(EMBEDDED)('nutrients that are eaten and measured in blood', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = newMember(app, 'Ada');
  const ask = (question: string, conversationId?: string) => askCoach(ada, question, conversationId);
  const draw = (...figures: readonly DrawnFigure[]) => drawBlood(ada, TODAY, figures);
  const eat = (days: number, ...foods: string[]) => eatDaily(ada, TODAY, { days, foods });

  const ASKED = [
    'Is my protein OK?',
    'Is my sodium OK?',
    'is my potassium ok',
    'is my calcium low',
    'is my magnesium good',
    'is my iron too low',
    'is my vitamin d okay',
  ];

  test('without a blood value, it is about what is eaten', async () => {
    await eat(3, 'apple');
    for (const question of [...ASKED, 'how is my zinc'])
      expect((await ask(question)).text, question).toMatch(/^You averaged /);
  });

  test('with both, what is eaten comes first', async () => {
    await draw(
      ['total-protein', 7.2, 'g/dL'],
      ['sodium', 139, 'mmol/L'],
      ['potassium', 4.4, 'mmol/L'],
      ['calcium', 9.4, 'mg/dL'],
      ['magnesium', 2.1, 'mg/dL'],
      ['iron', 88, 'µg/dL'],
      ['vitamin-d-25oh', 31, 'ng/mL'],
    );
    for (const question of ASKED)
      expect((await ask(question)).text, question).toMatch(/^Your latest (?!.*You averaged)/);
    await eat(3, 'apple');
    for (const question of ASKED)
      expect((await ask(question)).text, question).toMatch(/^[^:]+: You averaged .* Your latest /);
    for (const question of ['is my sodium level normal', 'is my serum calcium ok'])
      expect((await ask(question)).text, question).toMatch(/^Your latest (?!.*You averaged)/);
    expect((await ask('is my iron intake ok')).text).toMatch(/^You averaged (?!.*Your latest)/);
  });

  test('an amount that the member gets is their average, not the recommended one', async () => {
    await eat(3, 'apple');
    await draw(['iron', 88, 'µg/dL'], ['calcium', 9.4, 'mg/dL'], ['vitamin-d-25oh', 31, 'ng/mL']);
    for (const question of [
      'How much iron do I get on average?',
      'how much calcium do i typically get',
      'how much vitamin c do I usually get a day',
      'how much fiber do I eat on average',
      'how much potassium do we get per day',
      'how much sodium do I consume a day',
      'how much magnesium do I get',
      'how much protein do I get per day',
      'how much vitamin d am I getting',
      'how much sugar do I eat daily',
    ])
      expect((await ask(question)).text, question).toMatch(/^You averaged /);
    expect((await ask('How much iron do I need?')).text).toContain('recommended');
  });

  test('more on some days is a comparison', async () => {
    await eat(9, 'apple');
    for (const question of [
      'Do I eat more calories on weekends?',
      'do I get less sugar on weekdays',
      'do I eat more fiber on Sundays',
      'do I have fewer carbs on Fridays',
    ])
      expect(await ask(question), question).toMatchObject({
        query: { versus: { weekdays: expect.anything() } },
      });
  });
});
