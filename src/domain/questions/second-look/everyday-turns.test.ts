import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

const WORDINGS: Readonly<Record<string, readonly (readonly [said: string, plain: string])[]>> = {
  'short forms': [
    ['days this month w/out any workout', 'days this month without a workout'],
    ['how many meals w oatmeal this month', 'how many meals with oatmeal this month'],
    ['do i sleep more on weekends or weekdays n how much more', 'do I sleep more on weekends or on weekdays'],
    [
      'how many days did i even hit 10k steps since xmas',
      'how many days did I hit 10k steps since Christmas',
    ],
    ['hi quick one how many steps did i do on sunday', 'how many steps did I do on Sunday'],
    ['average sleep on weekends 🙏', 'average sleep on weekends'],
    ['sum rem min january', 'total REM minutes in January'],
  ],
  'orders and ends': [
    [
      'If you rank the weekdays by average steps, which one comes out on top?',
      'which weekday has the highest average steps',
    ],
    [
      'Which is my best running day, I mean the one with the most kilometers?',
      'which day had the most running kilometers',
    ],
    ['When was my very first run that you have written down?', 'when was my first run'],
    ['lowest weight + when did i first hit it', 'lowest weight'],
    ['date of my fastest run (best avg pace)', 'date of my fastest run'],
  ],
  'comparisons with the sides last': [
    [
      'Which month had the better average sleep, December or January?',
      'was my average sleep better in December than in January',
    ],
    [
      'whats the difference between my avg sleep in december and in january, in minutes',
      'difference in minutes between my average sleep in December and in January',
    ],
    ['weight change between December and the newest weigh-in', 'weight change since December'],
    [
      'how far from my calorie target was I on average last week',
      'how far was I from my calorie target on average last week',
    ],
    [
      'average daily calories minus my 2000 kcal target last week',
      'how far was I from my calorie target on average last week',
    ],
  ],
  'parts of a month and a day': [
    [
      'Compare mean steps for the first half of January (1–14) with the second half (15–29)',
      'Compare mean steps for January 1 to 14 with January 15 to 29',
    ],
    [
      'On how many days the glucose crossed 180 in the evening, say after 7 pm?',
      'On how many days did my glucose cross 180 after 7 pm?',
    ],
    [
      'How many steps did I take the day before my 7 km run on January 24?',
      'How many steps did I take on January 23?',
    ],
  ],
  'foods and drinks': [
    ['when did i last eat a bowl of lentil soup', 'when did I last have lentil soup'],
    ['my last bowl of oatmeal', 'my last oatmeal'],
    [
      'On days with oatmeal how many calories did breakfast have on average, oatmeal included?',
      'On days with oatmeal how many calories did breakfast have on average?',
    ],
  ],
  'learners’ English': [
    ['How high is my sleep in average since one week?', 'How high is my sleep on average in the last week?'],
    ['In which day of the week I do more steps?', 'which day of the week do I do the most steps'],
    ['I am at how many kilos today?', 'how many kilos do I weigh today'],
  ],
  'amounts that were said before': [
    [
      'My grandson says I should walk 8000 steps. On how many days did I manage this last week?',
      'On how many days did I walk 8000 steps last week?',
    ],
    ['when did i do my last run? date is fine', 'when did I do my last run'],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, wordings) => {
  test.each(wordings)('“%s” asks “%s”', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });
});

test('a food that is had most often is counted, not weighed', () => {
  expect(meaningOf('Which month did I eat lentil soup most often?')).toMatchObject({ metric: 'foods' });
  expect(meaningOf('In which month did I have rice the most times?')).toMatchObject({ metric: 'foods' });
});

test('what I do eat in all on some days is their average, what I did eat their total', () => {
  expect(meaningOf('on days with rice how much protein do I eat in all').aggregate).toBe('mean');
  expect(meaningOf('on days with rice how much protein did I eat in all').aggregate).toBe('sum');
});

test('all of a kind can be named by their number, if it’s right', () => {
  expect(read('How far did I run on my three runs?')).toEqual(meaningOf('How far did I run on my runs?'));
  expect(read('How far did I run on my two runs?')).toBeUndefined();
});
