import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('the end of a question changes nothing', () => {
  test.each([
    ['What was my heaviest weight, and on what date was it measured?', 'What was my heaviest weight?'],
    ['What was my longest run since January 2, and what day?', 'What was my longest run since January 2?'],
    ['When was my last run and how long was it?', 'How long was my last run?'],
    [
      'Did I walk more today than yesterday? How many steps difference?',
      'Did I take more steps today than yesterday?',
    ],
    [
      'Do I weigh less on Mondays than on Fridays? How big is the difference?',
      'Do I weigh less on Mondays than on Fridays?',
    ],
    ['How many minutes of yoga did I do in total until now?', 'How many minutes of yoga did I do in total?'],
    ['did i sleep more this week or last week?? per night i mean', 'did i sleep more this week or last week'],
    [
      'How many steps per day in January, averaged over the days with an entry?',
      'How many steps per day in January?',
    ],
    ['How many meals did I log in January, including snacks?', 'How many meals did I log in January?'],
  ])('“%s” is “%s”', (asked, plain) => {
    expect(read(asked)).toEqual(meaningOf(plain));
  });
});

describe('a bare amount on one day is at least that amount', () => {
  test.each([
    ['did I get my 8 hours last night', 'did I sleep at least 8 hours last night'],
    ['did I get over 7 hours last night', 'did I sleep over 7 hours last night'],
    ['did I drink 2 liters yesterday', 'did I drink at least 2 liters yesterday'],
    ['did I walk 10,000 steps yesterday', 'did I walk at least 10,000 steps yesterday'],
    ['did I eat a full 100 g of protein yesterday', 'did I eat at least 100 g of protein yesterday'],
  ])('“%s” is “%s”', (asked, plain) => {
    expect(read(asked)).toEqual(meaningOf(plain));
  });
});

describe('turns of phrase read like plain words', () => {
  test.each([
    ['What is my average weight change per week?', 'weight change per week'],
    [
      'How much weight did I lose between 3 January and today?',
      'How much weight did I lose since 3 January?',
    ],
    ['When did I go for a run for the last time?', 'When did I last go for a run?'],
    ['Since how many days did I not eat lentil soup?', 'How many days since I last ate lentil soup?'],
    ['How many kilos am I lighter than 2 weeks ago?', 'How much did my weight change in the last 2 weeks?'],
    ['weekday with the highest average steps', 'which weekday has the highest average steps'],
    ['whats my most common lunch', 'which food did I eat most often as a lunch'],
    [
      'What’s the most nights in a row I’ve managed 7 hours or more?',
      'Most nights in a row with 7 hours or more of sleep',
    ],
    ['Did I sleep longer on Saturday or Sunday?', 'Did I sleep longer on Saturdays than on Sundays?'],
    [
      'average HRV on the day after a run vs all other days',
      'How much higher is my HRV on days after a run?',
    ],
    ['my sleep in January (the 12th)', 'my sleep on January 12'],
    ['Which month did I do the most workouts?', 'Which month had the most workouts?'],
    ['average peak glucose within two hours after the start of lunch', 'average glucose peak after lunch'],
    [
      'When I have lentil soup where does my glucose peak on average, within two hours?',
      'average glucose peak after lentil soup',
    ],
    [
      'does lentil soup spike me? i mean whats the highest my sugar got within 2 hours of having it',
      'highest glucose peak after lentil soup',
    ],
    [
      'am i getting enough protein? whats my average over the past 7 days',
      'average protein over the past 7 days',
    ],
    ['did i manage 10k steps yesterday? what was the number', 'Did I have at least 10000 steps yesterday?'],
    ['how many k did i run in january', 'how many km did i run in january'],
    ['mondays are always rough. whats my average sleep on them', 'average sleep on Mondays'],
    [
      'started a new job on jan 12. how long have i been sleeping on average since then?',
      'average sleep since January 12',
    ],
    ['whats a normal lunch for me in calories', 'average calories at lunch'],
    ["carbs in sunday's dinner?", 'carbs at dinner last Sunday'],
    [
      'trying to stay under 2000 kcal a day. how many days did i manage that last week?',
      'how many days did i stay under 2000 kcal last week',
    ],
    [
      'correlation between my daily carbs and my average glucose of the same day',
      'correlation between carbs and glucose',
    ],
    ['how many cals was my brekkie this morning?', 'how many calories was my breakfast today'],
    [
      'steps on days after a night with more than 8 hours of sleep',
      'steps on days with more than 8 hours of sleep',
    ],
    ['Did I walk less this week than last week?', 'Did I take fewer steps this week than last week?'],
  ])('“%s” is “%s”', (asked, plain) => {
    expect(read(asked)).toEqual(meaningOf(plain));
  });

  test('a change between two months goes from the first to the second', () => {
    expect(read('How did my weight change between the December and January weigh-ins?')).toMatchObject({
      window: { from: '2024-01-01' },
      versus: { window: { from: '2023-12-01' } },
    });
  });

  test('the most workouts are those of a day, a week or a month', () => {
    expect(read('Which day had the most workouts?')).toMatchObject({ aggregate: 'max', per: 'day' });
    expect(read('Which week had the most runs?')).toMatchObject({ aggregate: 'sum', group: 'week' });
  });

  test('different foods are counted once each', () => {
    expect(read('How many distinct foods did I log in January?')).toMatchObject({
      metric: 'foods',
      aggregate: 'sum',
      isDistinct: true,
    });
  });

  test('days with food logged aren’t the number of foods', () => {
    expect(read('How many days did I log food in January?')).toMatchObject({ metric: 'meals', per: 'day' });
  });
});
