import { expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

test.each([
  [
    'walked over 8,000 steps on how many days in January',
    'How many days did I walk over 8,000 steps in January?',
  ],
  ['protein goal met on how many days last week', 'How many days did I hit my protein goal last week?'],
  ['How often did I miss lunch in January?', 'How many days did I skip lunch in January?'],
  ['my worst month for steps', 'Which month had the fewest steps?'],
  ['Deep sleep: how many nights below 60?', 'How many nights with below 60 deep sleep?'],
  ['hrv the morning after a bike ride avg', 'average hrv the morning after a bike ride'],
  ['shortest night last month and which date', 'shortest night last month'],
  ['nights with over 90 minutes of deep', 'nights with over 90 minutes of deep sleep'],
  ['saltiest day in January', 'highest sodium day in January'],
  ['my sweetest day last week', 'my highest sugar day last week'],
  ['fattiest meal last week', 'highest fat meal last week'],
  ['time below range last week, percent', 'time below range last week'],
  ['average heart rate of walks and runs together', 'average heart rate of walks and runs'],
  ['liters of water last week', 'How many liters of water last week?'],
  ['liveliest day by steps', 'most active day by steps'],
  ['my quietest day by steps', 'my least active day by steps'],
  ['On which weekday was I most active, by steps?', 'On which weekday do I get the most steps?'],
  ['my top 5 sleep nights', 'my top 5 nights by sleep'],
  ['distance covered last week', 'How much distance did I cover last week?'],
  ['Does more protein lead to longer sleep?', 'Correlation between protein and sleep'],
  ['How much has my HRV improved since December?', 'How much has my HRV changed since December?'],
  ['pace of weight loss per week since December', 'weight trend per week since December'],
  ['weight loss rate since December', 'weight trend per week since December'],
  [
    'Do I sleep longer on weekends or weekdays? What’s the gap?',
    'Do I sleep longer on weekends or weekdays? What’s the difference?',
  ],
  ['steps this week vs last', 'steps this week vs last week'],
  ['steps last vs this month', 'steps last month vs this month'],
  ['Which meal has the most protein: lunch or dinner?', 'Which meal has the most protein?'],
  ['my steps on days when I also run', 'my steps on days when I run'],
  ['How many runs over 10k?', 'How many runs over 10 km?'],
  ['change in weight between the first and the latest weigh-in', 'change in weight'],
  ['resting pulse trend: change this month', 'resting pulse change this month'],
])('“%s” reads like “%s”', (said, plainly) => {
  expect(read(said)).toEqual(meaningOf(plainly));
});

test('“how far” isn’t answered with how long', () => {
  expect(read('my longest run')).toMatchObject({ metric: 'workoutMinutes' });
  expect(read('my longest run in km and how far')).toMatchObject({ metric: 'workoutDistanceM' });
  expect(read('my longest run and how far')?.metric).not.toBe('workoutMinutes');
});
