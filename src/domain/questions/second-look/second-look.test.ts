import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

type Pairs = readonly (readonly [said: string, plain: string])[];
const WORDINGS: Readonly<Record<string, Pairs>> = {
  'typos in short words, and words written together': [
    ['averge resitng hart rate this yeer', 'average resting heart rate this year'],
    ['toal stpes in the lats 7 days', 'total steps in the last 7 days'],
    ['how may days wiht less then 5000 steps in jan', 'how many days with less than 5000 steps in January'],
    ['hwo mny steps did i tkae yesterday', 'how many steps did I take yesterday'],
    ['how many steps on wensday', 'how many steps on Wednesday'],
    ['did I sleep more in January then in December', 'did I sleep more in January than in December'],
    ['days wth mor than 8000 steps in janury', 'days with more than 8000 steps in January'],
    ['nubmer of days with atleast 9000 steps', 'number of days with at least 9000 steps'],
    ['lowst hrv lastmonth', 'lowest HRV last month'],
    ['averge distence of my last 2 rnus', 'average distance of my last 2 runs'],
  ],
  'dates, decimals and abbreviations said aloud': [
    ['steps between january first and january fifteenth', 'steps between January 1 and January 15'],
    ['what did I sleep on the twenty third of december', 'what did I sleep on December 23'],
    ['average h r v in december twenty twenty three', 'average HRV in December 2023'],
    ['how many nights over seven point five hours', 'how many nights over 7.5 hours'],
    ['my last l d l', 'my last LDL'],
    ['my last a one c', 'my last HbA1c'],
    ['average glucose before two p. m.', 'average glucose before 2 pm'],
    ['nights over twelve point five hours', 'nights over 12.5 hours'],
  ],
  'names and conditions from programs': [
    ['mean(restingHeartRate) for 2024-01-01..2024-01-14', 'mean resting heart rate from Jan 1 to Jan 14'],
    [
      'n days where sleepMinutes >= 420, last 30 days',
      'number of days with at least 420 minutes of sleep in the last 30 days',
    ],
    ['max(durationMin) over type=run in Dec+Jan', 'max duration of my runs from December to January'],
    ['p = share of days with steps >= 8000, as percent', 'share of days with steps at least 8000'],
    ['N observations of HRV in January', 'how many HRV readings in January'],
    ['avg | steps | January', 'average steps in January'],
    ['total distance of runs plus walks in January', 'total distance of runs and walks in January'],
    ['mean(massKg) for 2024-01-01..2024-01-31', 'mean weight from Jan 1 to Jan 31'],
    ['select avg(steps) where date >= 2024-01-20', 'average steps since January 20'],
    [
      "sum(workoutDistanceM) where type = 'run' and month = 1",
      'total workout distance of my runs in January',
    ],
    ['average deep_sleep_minutes where weekday is Monday', 'average deep sleep minutes on Mondays'],
    [
      'mean steps given resting heart rate > 55',
      'mean steps on days when my resting heart rate was above 55',
    ],
  ],
  'corrections of what was just said': [
    ['average sleep over the last month, no sorry, the last week', 'average sleep over the last week'],
    ['average steps since December no wait January', 'average steps since January'],
    ['average steps since December, no wait, since January', 'average steps since January'],
    ['average steps in January, no wait, average sleep', 'average sleep in January'],
    ['average zqxv in January, I mean sleep', 'average sleep in January'],
    ['how many steps on average in December no wait January', 'how many steps on average in January'],
    ['highest, I mean lowest, resting heart rate in January', 'lowest resting heart rate in January'],
    ['what was my longest run, scratch that, walk, in January?', 'what was my longest walk in January?'],
    ['my peak weekly... scratch that, my peak daily steps in January', 'my peak daily steps in January'],
    ['my lightest weight since mid... no, since 1 January', 'my lightest weight since 1 January'],
    ['hrv in decmber, january i mean', 'HRV in January'],
    ['average weight in january or nah just the highest', 'highest weight in January'],
  ],
  'a topic and a question about it': [
    ['My last three runs, how long were they on average?', 'How long were my last three runs on average?'],
    ['The nurse wants my resting pulse. What was it in January?', 'What was my resting pulse in January?'],
    [
      'My coach wants to see my last 2 runs. How long were they on average?',
      'How long were my last 2 runs on average?',
    ],
    ['My doctor worries about my weight. What was it in January?', 'What was my weight in January?'],
    [
      'My step goal is 9,000. How many days did I hit it in January?',
      'How many days did I hit 9,000 steps in January?',
    ],
    [
      'With a goal of 7 hours of sleep: on what percent of nights did I reach it?',
      'On what percent of nights did I reach 7 hours of sleep?',
    ],
  ],
  'a topic, then its time, trend or figure': [
    ['Last week I was sick. What was my average HRV then?', 'What was my average HRV last week?'],
    ['My wife says I don’t sleep enough. What’s my average for January?', 'my average sleep for January'],
    [
      'Is my HRV improving? How much did the daily average change between December and January?',
      'How much did my average HRV change between December and January?',
    ],
    ['Is my HRV improving? How much has it changed?', 'How much has my HRV changed?'],
    [
      'average distance of my last 2 runs vs the previous 2',
      'average distance of my last 2 runs vs my previous 2 runs',
    ],
    [
      'My last 2 runs vs the 2 before, average distance',
      'average distance of my last 2 runs vs my previous 2 runs',
    ],
  ],
  'remarks, exclamations and requests': [
    ['Kindly state my mean sleep in January, expressed in hours', 'my mean sleep in January in hours'],
    ['My physio asked how many km I’ve run in January', 'how many km have I run in January'],
    ['what’s the most steps I’ve done in one day? feels like it was a monster hike', 'most steps in one day'],
    ['ugh, what was my shortest night in January', 'shortest night in January'],
    ['May I ask what my average HRV was in January?', 'my average HRV in January'],
    ['I should like to know my median sleep in January.', 'my median sleep in January'],
    ['add up my steps from last week for me would ya', 'total steps last week'],
    ['how’d I sleep last week, how long on average', 'how long did I sleep last week on average'],
  ],
  'exceptions and records': [
    ['average steps in January without the days I ran', 'average steps in January excluding days I ran'],
    ['What’s my record for consecutive days above 7000 steps?', 'longest streak of days above 7000 steps'],
    [
      'Between weekdays and weekends, what’s the gap in my average steps?',
      'difference in average steps between weekdays and weekends',
    ],
    ['avg steps december-january', 'average steps from December to January'],
  ],
  'the amount behind a ranking': [
    [
      'Which day did I take the most steps in January, and how many was it?',
      'which day did I take the most steps in January',
    ],
    [
      'Which food gave me the most protein, and how many grams?',
      'which food gave me the most protein in grams',
    ],
    ['My number one protein source: how many grams did it give?', 'which food gave me the most protein'],
    ['What was my laziest day in January, step-wise?', 'lowest steps day in January'],
  ],
  differences: [
    [
      'By how many steps did my January average exceed my December average?',
      'difference in average steps in January than in December',
    ],
    ['delta weight from 2024-01-01 to today (last minus first)', 'change in weight since January 1'],
    [
      'difference between my average weekend and weekday sleep (weekend minus weekday)',
      'difference in average sleep between weekends and weekdays',
    ],
    [
      'change in my LDL from the September 2023 panel to the January 2024 panel',
      'change in my LDL from September 2023 to January 2024',
    ],
  ],
  'English of people who speak another language': [
    ['Which is my average pulse in rest?', 'what is my average resting heart rate'],
    ['What is the less deep sleep I had in one night?', 'least deep sleep in one night'],
    ['Since how many days I did not run?', 'How many days since I last ran?'],
    ['In which day of January I have slept more?', 'which day of January did I sleep the most'],
    ['How many time I have run in January?', 'how many times have I run in January'],
  ],
};

describe.each(Object.entries(WORDINGS))('reads %s', (_, pairs) => {
  test.each(pairs)('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });
});

describe('what still isn’t understood gets no guess', () => {
  test.each([
    // A trend, and a figure of other days.
    'Is my HRV better on days I did yoga? What’s the average on those days?',
    // Figures that no query has.
    'average of my daily maximum glucose',
    'average gap between dinner and breakfast',
    // Which days at the end of it?
    'How many runs did I do at the end of January?',
    'average sleep at the beginning of January',
    // Of which records?
    'average speed of the last 5',
    // Words that only resemble words of questions.
    'how heavy is my boy',
    'how many ribs did i do in January',
    // A remark that limits the question.
    'most steps in a day? feels like only weekends count',
    // The second figure is another one.
    'which food gave me the most sugar, and how many calories?',
    'My weight and my HRV: what was it last week?',
    'My runs in January: how many steps did I take on them?',
    // The days with runs, not all days of the week.
    'On days when I ran last week I felt bad. What was my HRV then?',
    'steps in December, actually in January?',
  ])('%s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});
