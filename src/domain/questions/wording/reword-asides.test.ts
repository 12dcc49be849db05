import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('asides and shorthand', () => {
  test.each([
    // Asides.
    ['My doctor asks how long I sleep on average.', 'How long do I sleep on average?'],
    ['My wife wants to know how many runs I did in January', 'How many runs did I do in January?'],
    [
      'Ignoring days with no data, how many nights did I sleep over 7 hours?',
      'How many nights did I sleep over 7 hours?',
    ],
    [
      'Disregarding any night for which no record exists, on how many nights did I sleep over 7 hours?',
      'How many nights did I sleep over 7 hours?',
    ],
    ['Slope of my weight in kg per week since January 1, linear fit', 'Slope of my weight since January 1'],
    [
      'Average steps on rest days (no workout) in January',
      'Average steps on days with no workout in January',
    ],
    ['How big is the range of my steps in January?', 'Range of my steps in January'],
    // Shorthand.
    ['# runs jan', 'How many runs in January?'],
    ['med rhr jan', 'Median RHR in January'],
    ['low rhr jan', 'Lowest RHR in January'],
    ['steps ttl this wk', 'Total steps this week'],
    ['p90 steps', '90th percentile of steps'],
    ['days >8k steps 2024', 'Days with over 8,000 steps in 2024'],
    ['avg steps fri', 'Average steps on Fridays'],
    ['avg steps mon-fri', 'Average steps Monday to Friday'],
    ['streak of days w 8k+ steps', 'Longest streak of days with at least 8,000 steps'],
    // Bounds and counts.
    [
      'On how many days did I not manage even five thousand steps?',
      'On how many days did I have fewer than 5000 steps?',
    ],
    [
      'How many days one after another was the longest time with sleep over 6 hours?',
      'Longest streak of days with sleep over 6 hours',
    ],
    [
      'How many percent of the nights in January did I sleep over 7 hours?',
      'What percentage of the nights in January did I sleep over 7 hours?',
    ],
    ["How many workouts of type 'walk' in January?", 'How many walks in January?'],
    [
      'Runs as a percentage of my total workout time in January',
      'What percentage of my workout time was running in January?',
    ],
    ['kcal all runs in January', 'How many kcal from runs in January?'],
    // Glucose that rises and falls.
    ['How high my sugar went yesterday', 'My highest glucose yesterday'],
    ['How low my sugar dropped this week', 'My lowest glucose this week'],
    ['How high was my sugar yesterday?', 'My highest glucose yesterday'],
    ['My sugars spiked how often', 'How often was my glucose above 180?'],
    ['How often did my blood sugar spike last week?', 'How often was my glucose above 180 last week?'],
    ['How many glucose spikes did I have this month?', 'How many times was my glucose above 180 this month?'],
    // Fasts of a length.
    ['How many 16-hour fasts this month?', 'How many fasts of at least 16 hours this month?'],
    ['How many times did I fast for 16 hours?', 'How many fasts of at least 16 hours?'],
    // Days.
    [
      'After a day on which I ran, what is my HRV the following day on average?',
      'Average HRV on days after a run',
    ],
    ['HRV on mornings when I went for a run the day before, average', 'Average HRV on days after a run'],
    ['Average steps since the year began', 'Average steps since the beginning of the year'],
    ['Average steps, December to date', 'Average steps from December to today'],
    ['Average steps, January to date this year', 'Average steps from January to today'],
    ['Total steps in January, up to and including today', 'Total steps from January to today'],
    ['Average steps in the week containing 10 January', 'Average steps in the week beginning 8 January 2024'],
    // From one end to the other.
    ['How much weight have I lost between my first and last weigh-in?', 'How much weight have I lost?'],
    ['Percent of body weight lost from the first weighing to the latest one', 'Percent change in weight'],
    ['Biggest ride by distance – how long did it take?', 'Duration of my biggest ride by distance'],
  ])('“%s” reads like “%s”', (said, plainly) => {
    expect(read(said)).toEqual(meaningOf(plainly));
  });

  test('and not when they name another figure', () => {
    expect(read('Low rhr days in January')).toBeUndefined();
    expect(read('What was my estimated A1c?')).toBeUndefined();
    expect(read('Ignoring days with no workout, what were my average steps?')).not.toEqual(
      read('What were my average steps?'),
    );
  });
});
