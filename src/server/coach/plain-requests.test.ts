import { beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

describe.each(EMBEDDED)('plain requests to the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');

  beforeAll(() =>
    ada.api.meals.create(
      quickAdd({
        eatenAt: '2026-11-20T12:00:00Z',
        kind: 'lunch',
        entered: { energyKcal: 4200, proteinG: 40 },
      }),
    ),
  );

  test.each([
    ['foods high in calcium', 'Calcium from food'],
    ['which foods have calcium', 'Calcium from food'],
    ['calcium-rich foods', 'Calcium from food'],
    ['what has iron', 'Iron from food'],
    ['good sources of vitamin K', 'Vitamin K from food'],
  ])('“%s” names foods, whatever the member’s own intake', async (question, title) => {
    const said = await askCoach(ada, question);
    expect(said.title).toBe(title);
    expect(said.text).toContain('You can get');
  });

  test('“which foods have the most calcium” still is about the log', async () => {
    expect((await askCoach(ada, 'Which foods have the most calcium?')).query).toMatchObject({
      rank: { order: 'highest' },
    });
  });

  test('far over target, what is left and what’s for breakfast say how far and what to do instead', async () => {
    const left = await askCoach(ada, 'calories left');
    expect(left.text).toMatch(/^You’re 2,\d{3} kcal over today’s calorie target\. You have 7\d g of protein/);
    const breakfast = await askCoach(ada, "What's a good breakfast?");
    expect(breakfast.title).toBe('Breakfast for tomorrow');
    expect(breakfast.text).toMatch(/^You’re 2,\d{3} kcal over today’s calorie target\./);
    expect(breakfast.text).toMatch(/For tomorrow’s breakfast, you could have .+ g of protein\)/);
  });

  test.each([
    ['Log 2 eggs', 'Log 2 eggs, about 100 g'],
    ['Log two slices of bread and 150 g rice', 'Log Bread, 2 slices, about 56 g; Rice, 150 g'],
  ])('“%s” is proposed as it was said', async (request, title) => {
    expect((await askCoach(ada, request)).proposals[0]?.title).toBe(title);
  });

  test('“why” after misses always comes with questions to ask', async () => {
    const conversation = newId();
    await askCoach(ada, 'my thingamajig', conversation);
    for (let turn = 1; turn <= 5; turn += 1) {
      const said = await askCoach(ada, 'why?', conversation);
      expect(said.title).toBe('Here’s what I look for');
      expect(said.choices.length).toBeGreaterThan(0);
    }
  });

  test.each(['capital of France', 'Who won the World Cup?', 'Tell me about bitcoin'])(
    '“%s” is out of scope, and no doctor knows it better',
    async (question) => {
      const said = await askCoach(ada, question);
      expect(said).toMatchObject({ kind: 'unknown', title: 'I can’t help with that' });
      expect(said.text).toMatch(/^I only know about food, training, health and what you log here\./);
    },
  );
});
