import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

// Mira's today is January 31, 2024.
describe('days before and after something that happened on a date', () => {
  test.each([
    [
      'We got a new mattress on January 10. Compared with the two weeks before it, how much has my average sleep changed since?',
      'difference in average sleep since January 10 than from December 27 to January 9',
    ],
    [
      'I quit coffee on January 10. How many minutes longer have I slept per night on average since then compared with the three weeks before?',
      'how many minutes longer did I sleep on average since January 10 than from December 20 to January 9',
    ],
    [
      'I started taking magnesium in mid January, sorry, January 12 to be exact. What was my average deep sleep in the 14 days after?',
      'average deep sleep from January 13 to January 26',
    ],
    [
      'I feel like I walk less since I started working from home on January 8, so how many fewer steps a day is it?',
      'how many fewer steps a day since January 8 than before January 8',
    ],
    [
      'I’ve had stress at work since the reorganization on January 4. By how much has my average stress score gone up from December?',
      'difference in average stress score since January 4 than in December',
    ],
    [
      'What was my average HRV in the week before the marathon, which was January 21?',
      'average HRV from January 14 to January 20',
    ],
    [
      'I had a cold from the 8th till the 14th of January. How much higher was my resting heart rate then versus the week before?',
      'how much higher was my resting heart rate from January 8 to January 14 than from January 1 to January 7',
    ],
    [
      'I bought a standing desk January 20 and wonder about my steps. What’s the daily average since then against the two weeks before?',
      'average steps since January 20 than from January 6 to January 19',
    ],
    [
      'What was my HRV in the week after I came back from Denver, the 10th through the 16th of January?',
      'HRV from January 10 to January 16',
    ],
    [
      'My partner snores so I got earplugs on the 14th. How many fewer steps a day have I done since?',
      'how many fewer steps a day since January 14 than before January 14',
    ],
    [
      'I had surgery on January 8. When was my first workout afterwards and what kind was it?',
      'when was my first workout since January 9',
    ],
    [
      'I changed to decaf on January 5. How much has my deep sleep changed since, in minutes per night?',
      'difference in average deep sleep since January 5 than before January 5',
    ],
    [
      'I walked the Camino in January, from the 5th to the 18th. What was my total number of steps over those two weeks?',
      'total steps from January 5 to January 18',
    ],
    [
      'I got a dog on January 10. How many more steps a day have I done since, compared to December?',
      'how many more steps a day since January 10 than in December',
    ],
    [
      'I began taking ashwagandha on January 12. On how many days since then was my stress score above 60?',
      'how many days since January 12 was my stress score above 60',
    ],
    [
      'am I sleeping more since January 20 than before',
      'do I sleep more since January 20 than before January 20',
    ],
    ['average HRV before and after January 10', 'average HRV since January 10 than before January 10'],
    [
      'Compare my steps in the 2 weeks before and after I got my dog on January 10',
      'compare steps from January 11 to January 24 than from December 27 to January 9',
    ],
    [
      'I quit smoking on January 5. By how many beats has my resting heart rate dropped since?',
      'difference in average resting heart rate since January 5 than before January 5',
    ],
    ['My race was on January 14. How did I sleep the night before?', 'how did I sleep on January 14'],
    [
      'What was my average step count in the two weeks after I sprained my ankle on January 10 versus the two weeks before it?',
      'average step count in the 2 weeks after January 10 than from December 27 to January 9',
    ],
    ['HRV before and after I quit coffee on January 12', 'HRV since January 12 than before January 12'],
    [
      'My vacation was from January 5 to January 12. How many hours did I sleep per night then, compared to the week before?',
      'hours of sleep per night from January 5 to January 12 compared to from December 29 to January 4',
    ],
    [
      'January 12 was a rough one. How did my average HRV that day compare with the day before?',
      'average HRV on January 12 than on January 11',
    ],
    [
      'I moved on January 12. Did I take more steps on the same day than the week before?',
      'did I take more steps on January 12 than from January 5 to January 11',
    ],
    [
      'I restarted running on January 9. How many sessions have I done since?',
      'how many running sessions since January 9',
    ],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    // The dates may be the holiday's.
    'average steps in the week before my holiday, 15 to 21 January',
    // Two dates, and no word about which of them.
    'I moved on January 3 and changed jobs on January 10. Do I sleep more since?',
    // No date.
    'I quit coffee. How much more have I slept since?',
    // Glucose after that meal, not after that day.
    'glucose after lunch with Anna on January 3 compared to before',
  ])('stays unclear: %s', (said) => {
    expect(read(said)).toBeUndefined();
  });
});

test('what the answer shows anyway needs no second figure', () => {
  expect(read('Did I sleep more last week than the week before, and by how many hours?')).toEqual(
    meaningOf('did I sleep more last week than the week before'),
  );
  expect(read('which food gave me the most sugar, and how many calories?')).toBeUndefined();
  expect(read('how many km did I ride in January and in how many rides?')).toBeUndefined();
});
