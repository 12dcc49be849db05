import { describe, expect, test } from 'vitest';
import { read, said } from './testing.ts';

/** Both are understood, as the same question. */
function expectSame(asked: string, plain: string): void {
  const meaning = read(plain);
  expect(meaning, plain).toBeDefined();
  expect(read(asked)).toEqual(meaning);
}

describe('one of several periods', () => {
  test.each([
    [
      'which month was best for my average hrv this year, january february or march up to now',
      'which month from january to march had the highest average hrv',
    ],
    [
      'Of January, February and March, which had the lowest average resting heart rate?',
      'which month from january to march had the lowest average resting heart rate',
    ],
    [
      'Of the Monday-to-Sunday weeks this year, which one had the most workout minutes, and how many minutes was it?',
      'which week this year had the most workout minutes',
    ],
    [
      'Which of the months January, February and March had the fewest workouts?',
      'which month from january to march had the fewest workouts',
    ],
    ['speaking of steps, what was my best month?', 'which month had the most steps'],
    ['steps. best week. when?', 'which week had the most steps'],
    [
      'have I been more active this month, in active zone minutes, than in February?',
      'was my average active zone minutes more this month than in February',
    ],
    ['best week for running distance', 'which week had the highest running distance'],
    [
      'which weekday do I sleep the longest, and how long on average?',
      'which weekday has the highest average sleep',
    ],
    ['In which week did I spend the most time running?', 'which week had the most running minutes'],
  ])('“%s” is “%s”', expectSame);

  test('months that don’t follow each other aren’t read as one period', () => {
    expect(read('Which month was best for my HRV, January or March?')?.window).not.toEqual({
      kind: 'dates',
      from: '2024-01-01',
      to: '2024-03-31',
    });
  });
});

describe('two periods', () => {
  test.each([
    [
      'Between January 1-7 and March 1-7, how many beats did my average resting heart rate move?',
      'difference in average resting heart rate from march 1 to march 7 than from january 1 to january 7',
    ],
    [
      'Comparing January with February, by how much did my total running distance go up or down?',
      'difference in total running distance in february than in january',
    ],
    [
      'How many ms did my average HRV move from January to March?',
      'difference in average hrv in march than in january',
    ],
    [
      'How different is my average weight for January from the February average?',
      'difference in average weight in january than in february',
    ],
    [
      'Has my average running pace changed between January and March so far? Tell me how much per kilometre.',
      'difference in average running pace in march than in january',
    ],
    [
      'by how many minutes did my average sleep shift between February and March?',
      'difference in average sleep in minutes in march than in february',
    ],
  ])('“%s” is “%s”', expectSame);

  test('sugar may be eaten or in the blood', () => {
    expect(read('Compare February with March, did my average sugar go up or down?')).toBeUndefined();
  });
});

describe('whole weeks', () => {
  test.each([
    [
      'Looking at full Monday to Sunday weeks this year, how many of them had my daily active zone minutes adding up to at least 250?',
      'how many weeks this year did i have at least 250 active zone minutes',
    ],
    [
      'How many full weeks this year did I run at least 20 km in total?',
      'how many weeks this year did I run at least 20 km',
    ],
    ['Sum up my active zone minutes for last week, Monday to Sunday.', 'total active zone minutes last week'],
  ])('“%s” is “%s”', expectSame);
});

describe('days with workouts', () => {
  test.each([
    ['how many days did I train twice', 'on how many days did i have at least 2 workouts'],
    ['how many days did i do 2 workouts in 1 day', 'on how many days did i have at least 2 workouts'],
    [
      'what’s the longest gap in days i’ve had between one swim and the next',
      'what is the longest gap between my swims',
    ],
    ['How long was the longest pause between two hikes?', 'longest gap between my hikes'],
    ['what’s the maximum number of days I went between bike rides', 'longest gap between my bike rides'],
    ['longest I’ve gone without a run this year', 'longest streak of days with no run this year'],
    [
      'how many double-workout days did I have in February',
      'how many days with at least 2 workouts did I have in February',
    ],
    [
      'how does my average sleep on hike days differ from other days',
      'difference in average sleep on hike days than on other days',
    ],
    ['what is the average gap between one run and the next', 'average number of days between my runs'],
    [
      'Is my stress score any different on the days I do yoga than on days without? Give me the gap in points.',
      'difference in average stress score on the days i do yoga than on other days',
    ],
    [
      'Is my sleep any longer on days I swim than on days without?',
      'is my sleep longer on days i swim than on other days',
    ],
    ['Out of all my swims, which one was the longest by distance?', 'which swim was the longest by distance'],
    ['Have I touched the elliptical at all in March?', 'did I do any elliptical in March'],
  ])('“%s” is “%s”', expectSame);
});

describe('records and bounds', () => {
  test.each([
    ['how many days in a row did i hit 10k, at most', 'how many days in a row did i hit 10000 steps at most'],
    ['how many 10k+ days have I had in March', 'how many days with at least 10000 steps did i have in March'],
    [
      'Did I ever do more than 100 active zone minutes in a day, if so how many times?',
      'how many days did i have more than 100 active zone minutes',
    ],
    [
      'how many nights in the past month did I fall short of 7 hours',
      'how many nights in the past month did i sleep less than 7 hours',
    ],
    ['how many more steps do I need today to reach 10,000', 'how many steps short of 10000 am I today'],
    ['how many of my zone minutes this month were peak', 'how many peak minutes did I get this month'],
    ['Have I lost or gained weight since March 1?', 'how much did my weight change since March 1'],
    ['which day do I usually do yoga', 'which day of the week do I do yoga the most'],
    [
      'which ride had more than 200 meters of climbing',
      'how many rides had elevation gain more than 200 meters',
    ],
    ['how much has my weight moved since February 14', 'how much has my weight changed since February 14'],
    [
      'number of runs with a pace better than 6:00 min/km in January',
      'number of runs with a pace under 6:00 min/km in January',
    ],
    ['lifetime best for weekly running distance', 'highest weekly running distance'],
    ['have I ridden more than 45 km in one go at any time?', 'how many rides were more than 45 km'],
    ['was there ever a run faster than 5:20 per km', 'how many runs had a pace under 5.333 min/km'],
    ['hours spent cycling in February', 'how many hours did i spend cycling in February'],
    ['Am I currently on a streak of 7,000-step days?', 'current streak of 7000 step days'],
    ['did I ever top 15,000 steps?', 'how many days did i have over 15,000 steps'],
    ['have I ever cracked 80 ms of HRV', 'how many days did i have over 80 ms of hrv'],
    ['best deep sleep percentage for a night?', 'highest deep sleep percentage'],
    ['step record', 'most steps in a day'],
    ['what is my record number of steps', 'most steps in a day'],
    ['highest step count since you started tracking me', 'highest step count'],
    ['how many of my runs were faster than 6 min/km', 'how many runs had a pace under 6 min/km'],
    ['how many runs did I do at a pace under 5:30 per km', 'how many runs had a pace under 5.5 min/km'],
    ['longest streak without missing 5000 steps', 'longest streak of days with at least 5000 steps'],
    ['how much longer was my longest ride than my shortest ride', 'range of my ride duration'],
    [
      'In March so far, on how many mornings was my heart rate variability above 60 ms, if any?',
      'how many days in march was my heart rate variability above 60 ms',
    ],
    ['what were my three lowest stress days', 'which 3 days had the lowest stress'],
    ['my five best nights for deep sleep', 'which 5 nights had the most deep sleep'],
  ])('“%s” is “%s”', expectSame);

  test.each(['how many days was i under 2000', 'how many days did i hit 2000'])(
    '“%s” may be about calories',
    (asked) => {
      expect(read(asked)).toBeUndefined();
    },
  );

  test('a record of something without a better end isn’t guessed', () => {
    expect(read('weight record')).toBeUndefined();
  });
});

describe('some workouts', () => {
  test.each([
    [
      'Considering only runs longer than 5 km, what is my average heart rate?',
      'average heart rate of runs longer than 5 km',
    ],
    ['hikes with more than 400 m of climbing', 'hikes with an elevation gain over 400 m'],
    ['runs slower than 6:30/km', 'how many runs had a pace over 6.5 min/km'],
    [
      'Not counting swims and yoga, how many minutes did I exercise in January?',
      'total workout minutes in January excluding swims and yoga',
    ],
    [
      'so leave out yoga: how many workouts did I do in February?',
      'how many workouts did I do in February excluding yoga',
    ],
    [
      'How did my running distance in February compare with January’s?',
      'difference in total running distance in February than in January',
    ],
    [
      'What is the average pace of runs where my heart rate stayed under 145?',
      'average pace of runs with an average heart rate under 145',
    ],
    ['Among runs longer than 6 km, which one was the fastest?', 'fastest of my runs longer than 6 km'],
    [
      'How many rides in total did I do that were between 20 and 40 km?',
      'how many rides were between 20 and 40 km',
    ],
    [
      'Between my swims and my runs, which has the higher average heart rate, and by how many beats?',
      'which has the higher average heart rate, my swims or my runs',
    ],
    ['Did I ever have three workouts on the same day?', 'on how many days did I have at least 3 workouts'],
    ['How long did I sleep the night after the hike on February 25?', 'How long did I sleep on February 26?'],
    ['break down my workouts by type for february', 'number of workouts by workout type in february'],
    ['how many workouts of each type have I done', 'number of workouts by workout type'],
    [
      'Has there been a single week this year where I did no workout?',
      'how many weeks this year did I not do any workout',
    ],
  ])('“%s” is “%s”', expectSame);

  test('workouts that meet a bound are named once', () => {
    expect(said('how many runs had a heart rate over 130 in January')).toBe(
      'Your heart rate was over 130 bpm in 1 run in January.',
    );
  });

  test('a share of one kind isn’t taken for one of all workouts', () => {
    expect(read('In terms of distance, what share of my cycling was done in March?')).toBeUndefined();
  });

  test('a bound on the elevation isn’t one on the distance', () => {
    expect(read('hikes with an elevation gain over 400 m')?.metric).toBe('workoutElevationM');
    expect(read('average elevation gain of hikes over 5 km')?.where?.having?.[0]?.metric).toBe(
      'workoutDistanceM',
    );
  });
});

describe('figures in everyday words', () => {
  test.each([
    ['In a typical week, how many workouts do I do?', 'how many workouts do I do per week on average'],
    [
      'what are the odds I hit 10k steps on a weekday, in percent',
      'on what percentage of weekdays did i hit 10k steps',
    ],
    [
      'On average how many kilograms per week have I been losing this year?',
      'how much weight do i lose per week this year',
    ],
    [
      'by how many grams per day did my weight fall in february',
      'by how many grams did my weight fall per day in february',
    ],
    ['the month with the highest average stress score', 'which month had the highest average stress score'],
    ['longest break I took from running', 'longest gap between my runs'],
    ['longest time I’ve gone without working out', 'longest streak of days with no workouts'],
    ['what’s my least frequent activity', 'which type of workout do I do least often'],
    ['what’s a normal hrv for me', 'average hrv'],
    [
      'is it true that my average sleep in february was under 7 hours',
      'was my average sleep in february under 7 hours',
    ],
    [
      'did my weight drop below 79 kg at any point in february',
      'how many days was my weight below 79 kg in february',
    ],
    [
      'has my weight been under 79 all month',
      'on what percentage of days this month was my weight under 79 kg',
    ],
    [
      'Runs this year vs swims this year - how many more runs have I done?',
      'how many more runs than swims did I do this year',
    ],
    [
      'Please say me the date of my bicycle tour with the most kilometers.',
      'which bike ride had the most kilometers',
    ],
    [
      'My doctor asked when my resting heart rate was at its lowest. Which day was that?',
      'which day was my resting heart rate lowest',
    ],
    ['Average of all my March weights so far?', 'average weight in March'],
    [
      'What’s my resting HR like after bad nights, say under 6 hours of sleep? average please',
      'average resting heart rate after nights with under 6 hours of sleep',
    ],
    [
      'How did my sleep change after I quit coffee on March 1?',
      'difference in average sleep since March 1 than before March 1',
    ],
    ['total distance I ran in the four weeks up to today', 'total distance I ran in the 28 days up to today'],
    [
      'was january or february the better month for deep sleep',
      'was my average deep sleep better in january than in february',
    ],
    ['how many zone minutes did I earn in my best week', 'highest weekly total of active zone minutes'],
    ['how many km did I run in my biggest running week', 'highest weekly running distance'],
    [
      'my longest weekly streak of hitting 250 active zone minutes',
      'longest streak byweeks of at least 250 active zone minutes',
    ],
    ['what’s the most common day for my swims', 'which weekday has the most swims'],
    ['what percentage of my workouts happened on weekends', 'share of my workouts on weekends'],
    [
      'what part of my zone minutes were cardio',
      'percentage of active zone minutes that were cardio minutes',
    ],
    ['did I average 7 hours a night last week', 'did I average at least 7 hours of sleep last week'],
    [
      'by how many percent did my running distance fall from January to February',
      'percent change in my total running distance from January to February',
    ],
    [
      'difference in REM sleep between nights after a run and other nights',
      'difference in REM sleep on days after a run than on other days',
    ],
    ['deep + REM sleep last night', 'deep plus REM sleep last night'],
    [
      'Would you mind checking whether my step count on the 2nd of March was greater than ten thousand?',
      'was my step count on March 2 greater than 10000',
    ],
    ['is my latest weight lower than my average in february', 'is my weight lower now than in february'],
  ])('“%s” is “%s”', expectSame);

  test('a target of several days isn’t taken for one of each day', () => {
    expect(read('how many hours short of 56 hours was my total sleep in the last 7 days')).toMatchObject({
      aggregate: 'sum',
      targetValue: 3360,
      isTargetTotal: true,
    });
    expect(read('how many hours short of 8 was my sleep last night')?.targetValue).toBe(480);
  });

  test('workouts that were done are named', () => {
    expect(read('What workouts did I do on February 13?')).toEqual(
      read('number of workouts by workout type on February 13'),
    );
  });
});

describe('compared with what is usual', () => {
  test.each([
    ['was my sleep last night longer than usual', 'how did my sleep last night compare to my average'],
    ['did I walk more than usual yesterday', 'how did my steps yesterday compare to my average'],
    [
      'How much REM did I get last night compared with my average?',
      'how did my REM sleep last night compare to my average',
    ],
    ['how far below my january average is my weight now', 'how much lower is my weight now than in january'],
  ])('“%s” is “%s”', expectSame);

  test('whether a run was longer than usual isn’t answered with the number of runs', () => {
    expect(read('did I run more than usual yesterday')).toBeUndefined();
  });
});
