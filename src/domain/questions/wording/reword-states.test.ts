import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('conditions and counts in fuller wording', () => {
  test.each([
    [
      'On how many days in January was it true that my HRV was above 50?',
      'How many days in January was my HRV above 50?',
    ],
    [
      'In January, on how many days was it the case that I slept under 7 hours?',
      'How many days in January did I sleep under 7 hours?',
    ],
    [
      'Tally the nights I slept over 8 hours in January',
      'How many nights did I sleep over 8 hours in January?',
    ],
    ['Average sleep on days when I skipped exercise', 'Average sleep on days without a workout'],
    ['Average sleep on days I went without a run', 'Average sleep on days I didn’t run'],
    [
      'On days HRV was over 50 ms in January, average sleep?',
      'Average sleep in January when my HRV was over 50',
    ],
    [
      'Mean steps on nights REM made up more than 20% of my sleep',
      'Mean steps when my REM percentage was over 20%',
    ],
    [
      'How many minutes did my longest run in January last?',
      'How many minutes was my longest run in January?',
    ],
    ['Which month had the best (highest) average HRV?', 'Which month had the highest average HRV?'],
    ['What was the total of my daily steps in January?', 'What was the sum of my daily steps in January?'],
    [
      'How much time did I spend in cardio in January?',
      'How many cardio zone minutes did I have in January?',
    ],
    ['My peak time in light sleep in January', 'My maximum light sleep in January'],
    [
      'How much did my weight change in January, first reading to last?',
      'How much did my weight change in January?',
    ],
    [
      'Which workout type took up most of my time in January?',
      'Which workout type had the most workout minutes in January?',
    ],
    [
      'What’s the correlation between my steps and my minutes of REM sleep?',
      'What’s the correlation between my steps and my REM sleep?',
    ],
    ['What do my steps in January add up to?', 'Sum of my steps in January'],
    ['Take my steps in January and average them', 'Average steps in January'],
    ['Generally speaking, how much do I sleep?', 'How much do I sleep?'],
    ['What’s the range between my lowest and highest HRV in January?', 'Range of my HRV in January'],
    ['What’s my best-ever high for steps?', 'What’s my highest step count?'],
    ['When in January was my HRV highest?', 'When was my HRV highest in January?'],
    ['What was my HRV on the day of my maximum steps?', 'What was my HRV on the day with my most steps?'],
    ['When I ran the day before, what’s my average sleep?', 'Average sleep on days after days when I ran'],
    [
      'What proportion of nights in January did I sleep over 7 hours? (percent)',
      'What percentage of nights in January did I sleep over 7 hours?',
    ],
    [
      'On which type of exercise did I spend the most minutes?',
      'Which workout type had the most workout minutes?',
    ],
    ['Average HRV after nights with an HRV over 50', 'Average HRV after nights with an HRV over 50 ms'],
    ['How many daily steps in all did I take in January?', 'How many steps did I take in January?'],
    ['Average length when I do yoga', 'Average length of yoga sessions'],
  ])('%s', (question, known) => {
    expect(read(question)).toEqual(meaningOf(known));
  });

  test.each([
    [
      'HRV: weekend avg minus weekday avg in January',
      'Difference in average HRV between weekends and weekdays in January',
    ],
    [
      'How much higher or lower is my average HRV on weekends than on weekdays?',
      'Difference in average HRV between weekends and weekdays',
    ],
    [
      'By how much is my average HRV in the last 7 days above or below that in December?',
      'Difference in average HRV in the last 7 days than in December',
    ],
    [
      'Is my sleep different on days with a run vs days without one? By how much?',
      'Difference in average sleep on days with a run than on days without a run',
    ],
    [
      'Compare my average sleep on days with a run with days without one',
      'Difference in average sleep on days with a run than on days without a run',
    ],
    [
      'What’s my average weekend HRV minus my average weekday HRV?',
      'Difference in average HRV between weekends and weekdays',
    ],
    [
      'How many percent more or less was my average HRV in the last 7 days than in December?',
      'Percent difference in average HRV in the last 7 days than in December',
    ],
    [
      'How does my average sleep differ between days when I ran and all other days?',
      'Difference in average sleep between days when I ran and the rest',
    ],
    [
      'By how much did my average HRV differ from December to January?',
      'Difference in average HRV in January than in December',
    ],
    [
      'By what percentage did my average deep sleep change from December to January?',
      'Percent change in my average deep sleep from December to January',
    ],
    [
      'How did my average HRV change from December to the last 7 days?',
      'Difference in average HRV in the last 7 days than in December',
    ],
  ])('%s', (question, known) => {
    expect(read(question)?.versus).toBeDefined();
    expect(read(question)).toEqual(read(known));
  });

  test('“after nights with an HRV over 50” means that night’s HRV', () => {
    expect(read('Average steps after nights when my HRV was over 50')?.when).toEqual([
      { metric: 'hrvMs', comparison: { op: '>', value: 50 } },
    ]);
  });

  test('a share in percent is compared in percent', () => {
    expect(read('What share of nights was my REM sleep above 20%?')).toMatchObject({
      metric: 'remSleepPercent',
      threshold: { value: 20 },
    });
  });

  test.each([
    ['Tell me my steps from January 20', '2024-01-20'],
    ['Average steps from January 20', null],
    ['Tell me my steps from January 20 onwards', null],
  ])('“from” names the day of a single value: %s', (question, to) => {
    expect(read(question)?.window).toEqual({ kind: 'dates', from: '2024-01-20', to });
  });

  test('a total a week is that of an average week, not of all weeks', () => {
    expect(read('What are my total steps per week?')).toMatchObject({ aggregate: 'mean', per: 'week' });
    expect(read('How much are my total steps changing per week?')).toBeUndefined();
  });

  test('an amount is no part of another area’s whole', () => {
    expect(read('Average sleep on days with at least 30 active zone minutes of deep sleep')).toBeUndefined();
  });

  test('a change that runs backward isn’t turned around', () => {
    const back = read('By what percentage did my average sleep change from January to December?');
    expect(back?.versus).toMatchObject({ window: { from: '2024-01-01' } });
  });
});

describe('times', () => {
  test.each([
    ['before January', { from: null, to: '2023-12-31' }],
    ['this quarter', { from: '2024-01-01', to: '2024-03-31' }],
    ['last quarter', { from: '2023-10-01', to: '2023-12-31' }],
    ['after the end of December', { from: '2024-01-01', to: null }],
    ['up to the end of December', { from: null, to: '2023-12-31' }],
  ])('%s', (when, window) => {
    expect(read(`What was my average sleep ${when}?`)?.window).toEqual({ kind: 'dates', ...window });
  });
});
