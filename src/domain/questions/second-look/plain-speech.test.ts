import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { read } from '#domain/questions/testing.ts';

const mira = miraRecords();

const WORDINGS: Readonly<Record<string, readonly (readonly [said: string, plain: string])[]>> = {
  'numbers and dates as they’re said aloud': [
    [
      'How many glucose readings above one eighty in January?',
      'How many glucose readings above 180 in January?',
    ],
    ['how many glucose readings over one twenty five', 'how many glucose readings over 125'],
    [
      'how long did I fast from january third to the fifth',
      'how long did I fast from January 3 to January 5',
    ],
  ],
  'typos in short words and doubled letters': [
    ['what is my meen sleep durration on weekends', 'what is my mean sleep duration on weekends'],
    ['how mcuh weight did i loose in january', 'how much weight did I lose in January'],
    ['what time do i eat diner on avrage', 'what time do I eat dinner on average'],
    ['heyyy what was my best step day', 'what was my best step day'],
    ['how offen did i eat oattmeal in january', 'how often did I eat oatmeal in January'],
  ],
  'parts of a day': [
    [
      'okay how many mornings did I have oatmeal in january',
      'how many days did I have oatmeal before noon in January',
    ],
    ['On how many evenings did I have pizza?', 'On how many days did I have pizza after 5 pm?'],
    [
      'Overnight glucose minimum (midnight to 5 am) in January',
      'lowest glucose between midnight and 5 am in January',
    ],
    ['How many dinners did I start after 7:30 pm?', 'How many dinners did I have after 7:30 pm?'],
  ],
  'one period against the one before': [
    ['steps last weekend vs this week', 'difference in steps last weekend than this week'],
    [
      'Did I sleep more last weekend or the one before?',
      'Did I sleep more last weekend than the weekend before last?',
    ],
    [
      'By how much did my average HRV last week differ from this week?',
      'difference in average HRV last week than this week',
    ],
  ],
  'figures named after their condition': [
    ['fiber goal hit how many days in january', 'how many days did I hit my fiber goal in January'],
    [
      'fiber on days with lentil soup versus days without it',
      'fiber on days with lentil soup versus days with no lentil soup',
    ],
    ['average calories on days with a run of any length', 'average calories on days with a run'],
    [
      'At what time do I usually have dinner? The average for this month would do.',
      'At what time do I usually have dinner this month?',
    ],
    ['How many HRV readings are there in January?', 'How many days do I have an HRV in January?'],
    ['How many stress scores do I have?', 'How many days do I have a stress score?'],
  ],
  'comparisons of groups of days': [
    ['which day last week did I eat the most', 'which day last week did I eat the most calories'],
    [
      'average fiber on weekends versus weekdays, how many grams apart',
      'average fiber on weekends versus weekdays',
    ],
    ['when did the scale first show under 70', 'when did my weight first drop under 70'],
    ['Which day was my most slow run?', 'Which day was my slowest run?'],
    ['In which month I did run more kilometers?', 'In which month did I run the most kilometers?'],
    [
      'How much longer did I sleep on weekends than on weekdays in January?',
      'difference in average sleep on weekends than on weekdays in January',
    ],
    [
      'On which day of the week do I average the most steps?',
      'which day of the week has the most average steps',
    ],
    ['lowest steps day in january which one was it', 'which day in January had the lowest steps'],
  ],
  'targets in other words': [
    [
      'my trainer says 100g protein how many days this month did i hit it',
      'how many days this month did I have at least 100 g protein',
    ],
    ['how much time in range on weekends, percent', 'time in range on weekends'],
    ['What percentage of my glucose readings in January were in range?', 'time in range in January'],
    ['did I drink enough this week', 'how far was I from my water target on average this week'],
    ['did i go over my calories yesterday', 'how far was I from my calorie target on average yesterday'],
    ['Did I get enough protein yesterday?', 'how far was I from my protein target on average yesterday'],
    [
      'im supposed to stay under 2300 mg sodium how many days was i over in january',
      'how many days was my sodium over 2300 mg in January',
    ],
  ],
  'single figures in everyday speech': [
    ['what’s the most I ever ate in one day', 'most calories in a day'],
    ['how much fat did i eat friday', 'how much fat did I eat on Friday'],
    ['what did i weigh january 9th, the day before my blood draw', 'what did I weigh on January 9'],
    ['did i skip lunch any days in january? how many', 'how many days in January have no lunch'],
    ['whats the avg time i have my first bite of the day', 'average time of my first meal'],
    ['latest dinner in january, what time', 'latest dinner in January'],
    [
      'what was my average pace per mile on my last 2 runs',
      'average pace in minutes per mile on my last 2 runs',
    ],
    ['which day of the week am i laziest, like fewest steps', 'which day of the week has the fewest steps'],
    [
      'What night of the week do I sleep best on average?',
      'which day of the week has the highest average sleep',
    ],
    [
      'steps on workout days vs rest days, which is higher and by how much',
      'steps on workout days vs rest days',
    ],
    [
      'How many days did I get over 10 active zone minutes and still sleep at least 7 hours?',
      'How many days did I get over 10 active zone minutes and sleep at least 7 hours?',
    ],
  ],
  'changes and links in everyday speech': [
    ['How much did my LDL come down from the January test?', 'change in LDL since January'],
    [
      'Has my sleep gone up this week compared to last week?',
      'difference in average sleep this week than last week',
    ],
    [
      'Correlation between daily steps and sleep the following night?',
      'correlation between steps and sleep the next day',
    ],
  ],
  'amounts that are added up': [
    ['cals burned working out last week', 'total calories burned working out last week'],
    ['elevation gain on my runs in january', 'total elevation gain on my runs in January'],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  test.each(pairs)('“%s” is “%s”', (said, plain) => {
    expect(read(plain)).toBeDefined();
    expect(read(said)).toEqual(read(plain));
  });
});

test('feet, yards and gallons are units', () => {
  const unitOf = (question: string) => readQuestion(question, mira, buildLexicon(mira))?.unit;
  expect(unitOf('total elevation gain in feet on my runs')).toBe('ft');
  expect(unitOf('total distance of my runs in yards')).toBe('yd');
  expect(unitOf('how many gallons of water did I drink in January')).toBe('gal');
});

test('a count that was corrected or denied is no amount of food', () => {
  expect(read('how many glasses i mean times did i have pizza')).toEqual(
    read('how many times did I have pizza'),
  );
  expect(read('how many days did i forget to log food')).toMatchObject({ metric: 'meals', isMissing: true });
});

test('a part of last night is before or after midnight', () => {
  expect(read('lowest glucose last night between 12 am and 6 am')).toMatchObject({
    window: { kind: 'day', back: 0 },
    where: { minutes: [0, 360] },
  });
  expect(read('highest glucose last night after 10 pm')).toMatchObject({
    window: { kind: 'day', back: 1 },
    where: { minutes: [1320, 1440] },
  });
  expect(read('highest glucose last night')).toBeUndefined();
});
