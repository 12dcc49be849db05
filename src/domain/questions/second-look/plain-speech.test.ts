import { describe, expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

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
  'typing slips in short words and doubled letters': [
    ['what is my meen sleep durration on weekends', 'what is my mean sleep duration on weekends'],
    ['how mcuh weight did i loose in january', 'how much weight did I lose in January'],
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
