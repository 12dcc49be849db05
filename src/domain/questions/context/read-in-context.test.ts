import { describe, expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

/** Both are understood, as the same question. */
function expectSame(asked: string, plain: string): void {
  const meaning = read(plain);
  expect(meaning, plain).toBeDefined();
  expect(read(asked)).toEqual(meaning);
}

describe('a limit or target that another sentence states', () => {
  test.each([
    [
      'My calorie limit is 2000 kcal. How many days in January did I stay under it?',
      'On how many days in January was my calories under 2000 kcal?',
    ],
    [
      'My calorie goal is 2000 kcal. How many days in January did I stay under it?',
      'On how many days in January was my calories under 2000 kcal?',
    ],
    [
      'I’m on a 2,000 kcal budget. On how many days in January did I go over it?',
      'On how many days in January was my calories over 2000 kcal?',
    ],
    [
      'Apparently you should get 200 active zone minutes a week. In how many full weeks this year did I reach that?',
      'In how many full weeks this year was my active zone minutes at least 200?',
    ],
    [
      'My watch buzzes when I hit 30 active zone minutes. On what percentage of days did I get there?',
      'On what percentage of days was my active zone minutes at least 30?',
    ],
    [
      'I try to drink 2 liters of water a day. What percentage of days this year did I manage it?',
      'What percentage of days this year was my water at least 2 liters?',
    ],
    [
      'My limit is 2,300 mg of sodium. What’s my longest streak of days staying under it?',
      'What is my longest streak of days with sodium under 2300 mg?',
    ],
    [
      'The doc wants my resting heart rate under 65. On how many days did I miss that?',
      'On how many days was my resting heart rate at least 65?',
    ],
    [
      'I’m trying not to go over 2,300 mg of sodium. On how many days did I manage that?',
      'On how many days was my sodium at most 2,300 mg?',
    ],
    [
      'My goal is 2.5 liters of water. On days I missed it, how much did I drink on average?',
      'On days when my water was under 2.5 liters, how much did I drink on average?',
    ],
    [
      'My doctor doesn’t want me to eat more than 2,000 kcal a day. On how many days did I stick to that?',
      'On how many days was my calories at most 2000 kcal?',
    ],
    [
      'Sodium shouldn’t go above 2,300 mg, my dietitian says. On how many days did I manage that?',
      'On how many days was my sodium at most 2300 mg?',
    ],
    [
      'My coach wants my steps no lower than 8,000. On how many days did I hit it?',
      'On how many days were my steps at least 8000?',
    ],
    [
      'I was told to cut my calories to 1,800. On how many days did I manage that?',
      'On how many days was my calories at most 1800?',
    ],
    [
      'I want to work up to 8 hours of sleep. On how many nights did I hit that?',
      'On how many nights was my sleep at least 8 hours?',
    ],
    [
      'I drink at most 2 liters of water a day. On how many days was I over that?',
      'On how many days was my water over 2 liters?',
    ],
    [
      'I want to burn 500 kcal a day. How many days did I manage it?',
      'On how many days did I burn at least 500 kcal?',
    ],
  ])('“%s” is “%s”', expectSame);

  test.each([
    [
      'My protein target is 110 g and I keep missing it. On the January days I fell short, by how many grams did I miss on average?',
      {
        metric: 'proteinG',
        when: [{ comparison: { op: '<', value: 110 } }],
        target: 'under',
        targetValue: 110,
      },
    ],
    [
      'I’d like to be down to 75 kg by summer. How many kilos above that was my latest weigh-in?',
      { metric: 'weightKg', aggregate: 'last', target: 'over', targetValue: 75 },
    ],
    [
      'My goal is 12,000 steps. How far below that was I on average in January?',
      { metric: 'steps', aggregate: 'mean', target: 'under', targetValue: 12_000 },
    ],
  ])('“%s” asks how far from it', (asked, query) => {
    expect(read(asked)).toMatchObject(query);
  });

  test.each([
    'My step goal is 10,000. How many kilos above that was my latest weigh-in?',
    'My dietitian wants me to eat better. On how many days in January did I go over it?',
    'I have been told to keep it under two liters. On how many days did I go past that?',
    'My goal is 8,000 steps and 50 g of protein. How many days did I miss it?',
    'I keep sodium under 2,000 mg on Mondays. How many days in January did I go past that?',
    'My limit is 600 kcal for dinner. On how many days did I exceed it?',
    'My limit for pizza is 800 mg of sodium. On how many days did I go over it?',
    'My goal is 150 minutes of exercise a week. On how many days did I reach it?',
    'I want 30 g of fiber per 1,000 kcal. On how many days did I hit that?',
    'My doctor said to raise my fiber by 10 g. On how many days did I do that?',
    'I want to lose 5 kg. On how many days did I reach that?',
    'I want to lose 5 kg. How far have I come?',
    'My waist goal is 80 cm. On how many days did I hit it?',
    'I plan to sleep 8 hours on weekdays. On how many nights did I manage it?',
    'I never get more than 8,000 steps, but that’s my goal. On how many days did I hit it?',
  ])('“%s” isn’t guessed', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});

describe('what another sentence is about', () => {
  test.each([
    [
      'I love a long lunch. How many calories does it usually come to?',
      'How many calories does an average lunch come to?',
    ],
    [
      'I’ve been trying to sleep more since January 20. Has my average gone up compared with December?',
      'Has my average sleep gone up since January 20 compared with December?',
    ],
    [
      'I did one really long fast in January. What was my lowest glucose reading during it?',
      'What was my lowest glucose reading during my longest fast in January?',
    ],
    [
      'A mate says I run further these days. What’s the average distance per run in January against December?',
      'What is the average distance per run in January against December?',
    ],
    [
      'What were my total calories in January? I only mean dinners.',
      'What were my total calories from dinners in January?',
    ],
    ['I went for a run on January 24. How far was it?', 'How far was my run on January 24?'],
    ['My longest run was epic. How long was it?', 'How long was my longest run?'],
    [
      'My physio wants me below 150 bpm. How many of my runs were longer than 5 km?',
      'How many of my runs were longer than 5 km?',
    ],
  ])('“%s” is “%s”', expectSame);

  test.each([
    'I went for a run in January. How far was it?',
    'I had a cold in January. What was my average heart rate during it?',
    'I like coffee and tea. How many calories has it given me?',
    'My brother sleeps badly. What was the average?',
    'I mean the first half of the month. How many runs did I do in January?',
  ])('“%s” isn’t guessed', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});
