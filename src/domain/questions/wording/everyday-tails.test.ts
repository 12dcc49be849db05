import { expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

test.each([
  ['Is my sleep longer than last week?', 'Is my sleep longer this week than last week?'],
  ['Are my steps up compared with last month?', 'Are my steps up this month compared with last month?'],
  ['steps on days I ran vs didn’t', 'steps on days I ran vs days I did not run'],
  ['average steps mon and fri', 'average steps on Mondays and Fridays'],
  ['average steps between mon and fri', 'average steps on weekdays'],
  ['avg steps Mon vs Fri', 'average steps on Mondays vs Fridays'],
  ['steps from January 20 until now', 'steps since January 20'],
  ['workouts Dec vs Jan', 'how many workouts in December vs January'],
  ['is my sleep getting longer', 'trend in my sleep'],
  ['percent of sleep that’s deep', 'deep sleep percentage'],
  ['how many runs were longer than 4k', 'how many runs were longer than 4 km'],
  ['median minutes per workout', 'median workout minutes'],
  ['what do I snack on', 'which food do I eat most often as a snack'],
  ['which weekday do I eat the most', 'which weekday has the most average calories'],
  ['how many lunches after 12 pm', 'how many lunches did I have after 12 pm'],
  ['calories from lunches vs breakfasts', 'difference in average calories at lunch than at breakfast'],
  ['my steps yesterday compared to my average', 'difference in average steps yesterday than in all time'],
  ['how many steps above my average was yesterday', 'difference in average steps yesterday than in all time'],
  ['did run days have longer sleep', 'is my sleep longer on run days'],
  ['did I get my 5000 steps yesterday', 'how many steps did I get yesterday'],
  ['when were my steps above 12000 last', 'when were my steps above 12000 the last time'],
  ['average steps if I ignore days under 2000', 'average steps on days with at least 2000 steps'],
  ['how many lows under 70 this month', 'how many glucose readings under 70 this month'],
  ['how many days did I drink alcohol', 'how many days did I have over 0 g of alcohol'],
  ['days with caffeine in January', 'days with over 0 caffeine in January'],
  ['which food spikes me most', 'which food has my highest glucose after meals'],
  ['time of my first meal', 'what time was my first meal on average'],
])('“%s” asks “%s”', (said, plain) => {
  expect(read(said)).toEqual(meaningOf(plain));
});

test('meals and parts of a day are averaged over all days if asked a day', () => {
  expect(meaningOf('average number of meals on weekends')).toMatchObject({ per: 'day' });
  expect(meaningOf('average calories from lunch per day')).toMatchObject({ per: 'day' });
  expect(meaningOf('average calories from lunch').per).toBeUndefined();
});

test.each(['first and last workout dates', 'first and last weigh-in dates'])(
  '“%s” has more than one answer',
  (said) => {
    expect(read(said)).toBeUndefined();
  },
);
