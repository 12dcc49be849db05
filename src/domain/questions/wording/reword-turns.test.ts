import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { asking, meaningOf, read } from '#domain/questions/testing.ts';

const mira = miraRecords();

describe('turns of phrase read like plain words', () => {
  test.each([
    // Asked with “where” or “how.”
    ['Where is my HRV sitting this week?', 'What is my HRV this week?'],
    ['Where does my resting heart rate stand this month?', 'What is my resting heart rate this month?'],
    ['Where did my weight end up in January?', 'What is my weight in January?'],
    ['How is my sleep looking this week?', 'How is my sleep this week?'],
    ['How heavy am I right now?', 'What is my weight right now?'],
    ['How many times did I do sports in January?', 'How many workouts in January?'],
    ['The fewest steps in one day of January', 'The fewest steps in a day in January'],
    ['Elevation I climbed on all my runs in total', 'Total elevation gain on all my runs'],
    // A duration is a figure of workouts, but only a stretch of time in "over the duration of".
    ['Total duration of the last 3 runs', 'Total duration of my last 3 runs'],
    ['Average length of the past 3 runs', 'Average length of my last 3 runs'],
    ['Average steps over the duration of last month', 'Average steps last month'],
    // What names a figure, though it sounds like a sum or a unit.
    [
      'resting heart rate on the day with my most minutes of deep sleep',
      'resting heart rate on the day with my most deep sleep',
    ],
    ['Is my total sleep time correlated with my total steps?', 'Is my sleep correlated with my steps?'],
    // The first and the latest reading.
    ['Weight: first weigh-in of the year compared with the latest', 'change in weight of the year'],
    ['HRV, earliest value in January vs the latest one', 'change in HRV since January'],
    ['First LDL result versus the most recent', 'change in LDL'],
    ['How does my newest LDL compare with my oldest?', 'change in LDL'],
    ['difference in LDL between first and last panel', 'change in LDL'],
    ['weight difference between my first and last weigh-in in January', 'change in weight in January'],
    // Blood tests.
    ['What did my LDL come back as in January?', 'What was my LDL in January?'],
    ['What was my LDL reading back in January?', 'What was my LDL in January?'],
    // Bounds after verbs and adjectives.
    [
      'steps when my resting heart rate climbed past 60',
      'steps on days when my resting heart rate was over 60',
    ],
    ['days my HRV slipped under 45 in January', 'days when my HRV was under 45 in January'],
    ['HRV after a short night of under 6 hours', 'HRV after nights with under 6 hours'],
    ['steps on days after a poor night under 6 hours', 'steps on days after nights with under 6 hours'],
    ['nights with less REM than 90 minutes', 'nights with less than 90 minutes of REM'],
    ['HRV when I slept 8 hours plus', 'HRV when I slept 8 hours or more'],
    ['How many days did I do two workouts or more?', 'How many days did I do at least two workouts?'],
    // Periods.
    ['steps, week of January 5 to January 11', 'steps from January 5 to January 11'],
    ['average steps in the week ending January 14', 'average steps from January 8 to January 14'],
    ['my 14-day average HRV', 'average HRV in the last 14 days'],
    ['How does January measure up to December for steps?', 'Compare steps in January than in December'],
    [
      'Compare total steps: first half of January against second half',
      'Compare total steps: first half of January against second half of January',
    ],
    ['HRV: how do weekends stack up against weekdays?', 'HRV: how do weekends compare to weekdays?'],
    [
      'weekday average minus weekend average for steps',
      'difference in average steps between weekdays and weekends',
    ],
    [
      'On Saturdays do I walk more steps than on Sundays?',
      'Do I walk more steps on Saturdays than on Sundays?',
    ],
    // Days after others, and without.
    [
      'When I run, how long do I sleep the following night?',
      'How long do I sleep on days after days when I run?',
    ],
    ['average HRV on days with no workout the day before', 'average HRV on days after days with no workout'],
    ['Days in January without a workout', 'How many days in January did I not work out?'],
    [
      'average steps on workout days vs days without',
      'average steps on workout days vs days with no workout',
    ],
    // Yes or no, and how many.
    [
      'Did I walk over 12000 steps on any day last week, and how many days?',
      'How many days did I walk over 12000 steps last week?',
    ],
    [
      'Did my HRV drop below 45 on any day this month - how many?',
      'How many days was my HRV below 45 this month?',
    ],
    // Totals and extremes.
    ['time spent exercising last week', 'how much time exercising last week'],
    ['step tally for January', 'total steps in January'],
    ['steps all in, January', 'total steps in January'],
    ['my record step day in January', 'my highest step day in January'],
    ['the night with my top REM in January', 'Which night had the highest REM in January?'],
    ['How high did my glucose spike last week?', 'highest glucose last week'],
    ['step gap between my most and least active days in January', 'range of steps in January'],
    ['what is my most frequent activity', 'what is my most frequent workout type'],
    ['average of my weights in January', 'average weight in January'],
    // Shares.
    ['How much of my distance was running, in percent?', 'What percentage of my distance was running?'],
    ['What share of my readings were in range?', 'time in range'],
  ])('“%s” reads like “%s”', (said, plainly) => {
    expect(read(said)).toEqual(meaningOf(plainly));
  });

  test.each([
    ['What did my last blood draw say for LDL?', 'What was LDL in my last blood draw?'],
    ['highest LDL in my panels', 'highest LDL of all time'],
    ['LDL from my newest bloods', 'LDL from my newest blood test'],
  ])('with blood tests: “%s” reads like “%s”', (said, plainly) => {
    const panels = ['2023-11-01', '2024-01-10'].map((date) => ({
      date,
      at: `${date}T08:00:00`,
      kind: null,
      name: null,
      values: { 'ldl-c': 120 },
    }));
    const { read } = asking({ ...mira, entries: { ...mira.entries, blood: panels } });
    expect(read(plainly), plainly).toBeDefined();
    expect(read(said)).toEqual(read(plainly));
  });

  test('and not when they might mean another figure', () => {
    expect(read('Nights before a run: average sleep')).toBeUndefined();
    expect(read('How hard was my last workout: average heart rate?')).toBeUndefined();
    expect(read('Steps on days when I slept over 8 hours the night before')).toBeUndefined();
    expect(read('What share of my heart rate was running?')).toBeUndefined();
    expect(read('highest 7-day average of steps')).toBeUndefined();
    expect(read('How light am I sleeping?')).toBeUndefined();
    expect(read('How much does my weight change per week?')).toMatchObject({ aggregate: 'slope' });
    expect(read('How much does my weight change a month?')).toMatchObject({
      aggregate: 'slope',
      slopePer: 'month',
    });
  });

  test('keeping the statistic', () => {
    expect(read('What was the median length of my runs in km?')).toMatchObject({
      metric: 'workoutDistanceM',
      aggregate: 'median',
    });
    expect(read('By how much does my sleep drop on nights after runs?')).toMatchObject({
      aggregate: 'mean',
      when: [{ lag: 1 }],
      versus: { when: [{ lag: 1 }] },
    });
    expect(read('What percentage of my workout minutes was running?')).toMatchObject({
      metric: 'workoutMinutes',
      aggregate: 'part',
      where: { kinds: ['run'] },
    });
    expect(read('How much heavier was I in January than in December?')).toMatchObject({
      metric: 'weightKg',
      versus: { window: { from: '2023-12-01' } },
    });
  });
});
