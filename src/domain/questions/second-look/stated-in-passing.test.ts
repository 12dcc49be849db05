import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

type Pairs = readonly (readonly [said: string, plain: string])[];
const WORDINGS: Readonly<Record<string, Pairs>> = {
  'all records': [
    ['over everything you have on me, what’s my average HRV', 'average HRV overall'],
    ['my median steps, everything you’ve got', 'median steps overall'],
    ['weight change since the beginning', 'weight change overall'],
    ['longest run since day one', 'longest run overall'],
  ],
  'an average as an instruction': [
    ['how long do I sleep if you average the last 14 days', 'average sleep in the last 14 days'],
    ['if you average January, how many steps a day is that?', 'average steps per day in January'],
    [
      'what’s my resting heart rate if you take the mean of the last 10 days',
      'average resting heart rate in the last 10 days',
    ],
  ],
  'averages on certain days': [
    ['when it’s the weekend how many steps do I make on average', 'average steps on weekends'],
  ],
  'dates with dashes': [
    ['average sleep, 20 December – 4 January', 'average sleep from 20 December to 4 January'],
    ['mean steps (1 Jan – 14 Jan)', 'mean steps from 1 January to 14 January'],
    ['average steps December – January', 'average steps from December to January'],
  ],
  'days counted back': [
    ['average steps since 10 days', 'average steps in the last 10 days'],
    ['median HRV 14 days', 'median HRV in the last 14 days'],
    ['nights over 7 hours out of the last 20', 'how many nights over 7 hours in the last 20 days'],
    ['out of the last 20 days, how many had over 9000 steps', 'days over 9000 steps in the last 20 days'],
  ],
  'stretches of life with their dates': [
    [
      'During my training block from 2 to 14 January, what was my average HRV?',
      'average HRV from 2 to 14 January',
    ],
    ['On our trip from 2 to 14 January, total steps?', 'total steps from 2 to 14 January'],
    ['My training camp was 20 to 27 January, how many steps in total?', 'total steps from 20 to 27 January'],
    ['While I was ill, 8–14 January, what was my average sleep?', 'average sleep from 8 to 14 January'],
  ],
  'names of extreme days': [
    ['My laziest day for steps in January, how many was it?', 'lowest steps in January'],
    ['steps on my laziest Saturday in January', 'lowest steps on Saturdays in January'],
    ['steps on my busiest day in January', 'highest steps in January'],
    ['On my driest day in January, how much water did I drink?', 'lowest water in January'],
  ],
  bounds: [
    ['days with minimum 8000 steps in January', 'how many days with at least 8000 steps in January'],
    ['On how many days I had maximum 5000 steps?', 'how many days with at most 5000 steps'],
    ['how many nights did I sleep 7 hours minimum', 'how many nights did I sleep at least 7 hours'],
    ['how many nights did I sleep 7 hours tops', 'how many nights did I sleep at most 7 hours'],
  ],
  'days with data': [
    ['how many days was my HRV recorded in January', 'how many days of HRV data do I have in January'],
    ['how many nights did my watch record sleep', 'how many nights of sleep data do I have'],
    ['On how many days of January I have registered some water?', 'how many days did I log water in January'],
    ['how many LDL measurements are there', 'how many LDL results do I have'],
  ],
  'one period minus another': [
    ['HRV: mean of January minus mean of December', 'difference in average HRV between January and December'],
    [
      'subtract my average December steps from my January ones',
      'difference in average steps between January and December',
    ],
    ['sleep on weekends minus weekdays, mean', 'difference in average sleep between weekends and weekdays'],
  ],
  'where a figure sits': [
    [
      'When my steps are above 8000, where does my HRV sit on average?',
      'average HRV on days with steps above 8000',
    ],
    ['where has my resting heart rate been hovering in January', 'resting heart rate in January'],
  ],
  'foods by what they gave': [
    ['which food brought in the most sodium in January', 'which food gave me the most sodium in January'],
    ['biggest sugar contributor in January, by food', 'which food gave me the most sugar in January'],
    ['#1 protein food', 'which food gave me the most protein'],
    ['where does most of my fiber come from', 'which food gave me the most fiber'],
  ],
  'foods in other words': [
    ['which food has the largest share in my protein', 'which food gave me the most protein'],
    [
      'what was I getting most of my protein from in January',
      'which food gave me the most protein in January',
    ],
    ['what food topped the list for protein', 'which food gave me the most protein'],
    ['total weight of rice eaten in January', 'how many grams of rice did I eat in January'],
    ['what did pizza contribute in calories in January', 'total calories from pizza in January'],
    ['how big is a typical portion of lentil soup', 'average portion of lentil soup in grams'],
    ['pizza count', 'how many times did I have pizza'],
  ],
  'what is left of a target': [
    ['protein left?', 'how much protein do I have left today'],
    ['calories still to go today', 'how many calories do I have left today'],
    ['remaining water for today', 'how much water do I have left today'],
    ['how much of my protein target is left', 'how much protein do I have left today'],
    ['Protein: how much is left for today?', 'how much protein do I have left today'],
    ['do I have any protein left to eat today, how much?', 'how much protein do I have left today'],
    ['how much of my water goal remains', 'how much water do I have left today'],
    ['how far off my water goal am I today', 'how much water do I have left today'],
  ],
  'a vaguer question, then its figure': [
    [
      'when I sleep under 7 hours how stressed am I, average stress score',
      'average stress score on days with under 7 hours of sleep',
    ],
    ['how variable is my glucose, CV', 'CV of my glucose'],
    [
      'Did I reach my protein goal yesterday? How many grams did I have?',
      'how much protein did I have yesterday',
    ],
    [
      'What was my longest night in January, like how long did I actually sleep',
      'my longest night in January',
    ],
    [
      'my sister says 8k steps is enough… on how many days did I beat 8,000 steps in January?',
      'how many days did I beat 8,000 steps in January',
    ],
    [
      'Do I walk more at the weekend? Tell me my average weekend steps since 20 January',
      'average weekend steps since 20 January',
    ],
  ],
  'days next to an event with its date': [
    ['steps between school starting on 20 January and 25 January', 'steps between 20 January and 25 January'],
    ['average steps since Saint Agnes, the 21st of January', 'average steps since 21 January'],
  ],
  'a difference that the second question names': [
    [
      'Do I eat more on weekends than on weekdays? What’s the calorie difference per day?',
      'difference in average calories between weekends and weekdays',
    ],
    [
      'Am I more active on weekends than weekdays? difference in steps per day',
      'difference in average steps between weekends and weekdays',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('reads %s', (_, pairs) => {
  test.each(pairs)('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });
});

describe('gets no number', () => {
  test.each([
    // Runs, not a stretch of life.
    'During my hypnotic runs from 2 to 14 January, how many goals did I score?',
    'my laziest colleague in January, how many steps was it',
    'my biggest day out in January, how many steps was it',
    'biggest contributor to my happiness in January',
    'how many days did I have a cold recorded in January',
    'mean of January minus mean',
    'average steps since I started running',
    'how much did I spend on lunch in January',
    'steps total 2 weeks',
    // During parts of days.
    'during my commute from 2 to 14 January, how many steps did I take',
    'in the mornings of my holiday from 2 to 14 January, how many steps did I take',
    'in my office between 2 and 14 January, how many steps did I average',
    'average calories in the restaurant in January',
    'how much water is left in my bottle',
    'what is left of my lunch',
    'calories left to burn today',
    'protein left yesterday',
    'protein left until Friday',
    'how many protein entries are missing today',
    'how much protein is left in the fridge',
    'where did my run end in January',
    'which food brought in the most money in January',
    'Is my HRV better on days I did yoga? What’s the average on those days?',
  ])('%s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

test('heart rate across all workouts isn’t the one at rest', () => {
  expect(read('average heart rate across all workouts')).toEqual(
    read('average heart rate of all my workouts'),
  );
});

test('days with readings of which there may be several', () => {
  const isOnce = { aggregate: 'count', threshold: { op: '>=', value: 1 }, per: 'day' };
  expect(read('On how many days do I have weight data?')).toMatchObject({ metric: 'weighIns', ...isOnce });
  expect(read('How many days of glucose data do I have?')).toMatchObject({
    metric: 'glucoseReadings',
    ...isOnce,
  });
  expect(read('How many glucose values do I have?')).toMatchObject({ metric: 'glucoseReadings' });
});

test('a part of a period isn’t its name', () => {
  expect(read('what was my weight in the beginning of January')).toEqual(
    read('what was my weight at the beginning of January'),
  );
});
