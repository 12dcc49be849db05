import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking, meaningOf, read } from '#domain/questions/testing.ts';

const WORDINGS: Readonly<Record<string, readonly (readonly [said: string, plain: string])[]>> = {
  'foods counted by their cups and bowls': [
    [
      'How many bowls of lentil soup are in my diary since 20 January?',
      'how many times did I have lentil soup since 20 January',
    ],
    ['plates of rice in January, how many?', 'how many times did I have rice in January'],
    [
      'How many tubs of oatmeal have I had on record, all told?',
      'how many times did I have oatmeal all time',
    ],
    ['How many times does pizza appear in my log in January?', 'how many times did I have pizza in January'],
    ['what is my tally of pizzas in January', 'how many times did I have pizza in January'],
  ],
  'portions by their names': [
    ['the number of pizza portions in my log for January', 'how many times did I have pizza in January'],
    ['How many entries named "Lentil soup" are there?', 'how many times did I have lentil soup'],
    ['how many lunches had rice in them in January', 'how many lunches with rice in January'],
    [
      'How many glugs... well, servings of lentil soup have I logged since 10 January?',
      'how many servings of lentil soup have I logged since 10 January',
    ],
    ['How much of my protein in January came from pizza, in grams?', 'total protein from pizza in January'],
    ['average peak after lunch', 'average glucose peak after lunch'],
    ['what was I eating most often in January', 'what did I eat most often in January'],
  ],
  'a food named twice': [
    [
      'how many bowls of oatmeal (just oatmeal) did I have in January',
      'how many times did I have oatmeal in January',
    ],
    [
      'lol how many soups (lentil soup) did i eat in january',
      'how many times did I have lentil soup in January',
    ],
    [
      'kcals from soup total (lentil soup) since 20 January',
      'total calories from lentil soup since 20 January',
    ],
    ['protein from "Lentil soup" in January, sum', 'total protein from lentil soup in January'],
  ],
  'the top food, and how much of it': [
    [
      'curious which food has given me the most protein in January and how many grams that was',
      'which food gave me the most protein in January',
    ],
    [
      'Which food brought me the most protein in January, and how much of it in grams?',
      'which food gave me the most protein in January',
    ],
    [
      'which item of food or drink shows up most often in my log in January, how many times',
      'which food did I eat most often in January',
    ],
    [
      'Top source of protein in January: which food, and how many grams in total?',
      'which food gave me the most protein in January',
    ],
  ],
  'averages of a kind of meal': [
    [
      'if you look at all my dinners in January, how many calories does one have on average?',
      'average calories at dinner in January',
    ],
    [
      'May I ask for the mean protein content of my lunches in January?',
      'average protein at lunch in January',
    ],
    ['energy of my brekkies in January on average', 'average calories at breakfast in January'],
    [
      'The lunch with the most protein in January, how many grams did it have?',
      'which lunch had the most protein in January',
    ],
  ],
  'days of eating': [
    [
      'what was my heaviest eating day in January, like how many calories was it',
      'highest calories in January',
    ],
    ['my biggest eating day in January, how many kcal?', 'highest calories in January'],
    ['My fattest day in January: how many grams of fat?', 'highest fat in January'],
  ],
  'the first and last weigh-in of a month': [
    [
      'Which was my weight at the beginning of January, the first measure of the month?',
      'my weight at the beginning of January',
    ],
    [
      'What did I weigh at the end of January, the last measurement of that month?',
      'my weight at the end of January',
    ],
    ['My weight in January, the last entry of the month', 'my weight at the end of January'],
    ['How much did I weigh when I first weighed myself in January?', 'my first weight in January'],
  ],
  'blood tests': [
    ['How much LDL did the blood test of 5 January 2024 show?', 'LDL on 5 January 2024'],
    ['What did the panel of 5 January say my HDL was?', 'HDL on 5 January'],
    ['on the January 2024 panel, what was my TSH?', 'TSH in January 2024'],
    [
      'What’s my ALT come down by since November last year?',
      'how much has my ALT changed since November 2023',
    ],
    ['creatinine: delta latest vs first panel', 'change in creatinine'],
    ['how many points has my LDL fallen since December', 'how much has my LDL changed since December'],
    ['how has my LDL evolved since December', 'how much has my LDL changed since December'],
    ['how often did I have my blood tested', 'how many blood tests do I have in total'],
    ['LDL from the 2024-01-05 panel', 'LDL on 5 January 2024'],
    ['LDL, January 2024 panel', 'LDL in January 2024'],
    ['By how much has my HDL risen since last November?', 'how much has my HDL changed since November 2023'],
    ['How many blood tests have I entered here altogether?', 'how many blood tests do I have in total'],
    [
      'Of how much descended my LDL from the analysis of December to the analysis of January?',
      'by how much did my LDL drop from December to January',
    ],
  ],
  glucose: [
    ['time in range between Jan 10 and Jan 31', 'TIR from Jan 10 to Jan 31'],
    ['GMI computed from all CGM data', 'my GMI all time'],
    ['average glucose concentration in January', 'average glucose in January'],
    ['highest glucose that my sensor saw in January', 'highest glucose in January'],
    ['average glucose in the days I wore the sensor', 'average glucose all time'],
    ['what average glucose did my sensor show in January', 'average glucose in January'],
    ['average glucose, whole sensor period', 'average glucose all time'],
    ['average glucose between noon and 3 pm, sensor days?', 'average glucose between noon and 3 pm all time'],
    ['mean glucose in the night between 0 and 6 hours', 'average glucose between midnight and 6 am'],
    ['average glucose between 0:00 and 6:00', 'average glucose between midnight and 6 am'],
    ['glucose: mean for hours 0-6', 'average glucose between midnight and 6 am'],
    [
      'p(glucose in [70,180]) on 2024-01-29 as percent',
      'percentage of glucose readings between 70 and 180 on 2024-01-29',
    ],
  ],
  'shares of a target': [
    [
      'What percent of my daily calorie target had I eaten on 29 January?',
      'percent of my calorie target on 29 January',
    ],
    ['protein on 29 January as a share of my goal', 'percent of my protein target on 29 January'],
    [
      'as a percentage of my target, how much protein did I eat on 29 January?',
      'percent of my protein target on 29 January',
    ],
    [
      'how many days in January with my protein target met',
      'how many days in January did I meet my protein target',
    ],
    [
      'State the percentage of complete days in January on which my protein target was met.',
      'percentage of days in January when I met my protein target',
    ],
    [
      'It rests me how many grams of protein for today to arrive to my objective?',
      'how much protein do I have left today',
    ],
  ],
  'weekends against weekdays': [
    [
      'Compare mean glucose on weekends and on weekdays, how big is the difference?',
      'difference in average glucose on weekends than on weekdays',
    ],
    [
      'My weekends vs weekdays: what’s the calorie gap per day, December and January taken together?',
      'difference in average calories on weekends than on weekdays from December 1 to January 31',
    ],
    [
      'on weekends vs. on weekdays, how different is my average glucose?',
      'difference in average glucose on weekends than on weekdays',
    ],
    [
      'how big is the gap between my weekend and weekday steps',
      'difference between my average weekend and weekday steps',
    ],
    [
      'By how many kcal do my weekends differ from weekdays in January?',
      'difference in average calories on weekends than on weekdays in January',
    ],
  ],
  'questions after a story': [
    [
      'my sister bet me I eat pizza every week, how many times have I had pizza since 20 January?',
      'how many times have I had pizza since 20 January',
    ],
    [
      'I take oatmeal most mornings. How many times did I record oatmeal in January?',
      'how many times did I have oatmeal in January',
    ],
    [
      'Blimey, how much rice have I eaten in grams in January?',
      'how many grams of rice did I eat in January',
    ],
    [
      'so on weekends, how many calories do I average? let’s say since 10 January',
      'average calories on weekends since 10 January',
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
    'how many cups of flour did I use in January',
    'how many bowls do I own',
    'how many bowls of lentil soup does my wife eat',
    'how many pizza servings did my wife log in January',
    'how many coffee portions does a machine make',
    'how many guests had rice in them in January',
    'How many... well, it was a lot in January',
    'average peak after work',
    'how many soups (with friends) did I eat in January',
    'how many pizzas (lentil soup) did I eat in January',
    'difference between soup and lentil soup in grams',
    'which food gave me the most protein and which the least',
    'which food gave me the most protein in January and how often',
    'my final meal of the day, average calories',
    'how many kilos did I lift in January',
    'average content of my lunches in January',
    'how many guests do my dinners have on average in January',
    'what was my heaviest training day in January, how many kilos did I lift',
    'My silliest day in January: how many grams of fat?',
    'my most chaotic week in January, how many grams of protein?',
    'What did I weigh at the end of January, the last measurement of my height?',
    'How many steps at the end of January, the last measurement of that month?',
    'How much did the blood test of 5 January cost?',
    'how many vials did the blood test of 5 January take',
    'GMI computed from fingersticks',
    'average glucose between noon and the walk',
    'sleep in the night between 3 and 4 January',
    'what percent of my daily savings target had I eaten on 29 January',
    'percentage of incomplete days in January on which my protein target was met',
    'compare glucose on weekends, how big is the difference',
    'days I juggle, how many calories did I average in January',
    'juggling mornings, how many calories did I average in January',
  ])('%s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

test('plurals of foods', () => {
  const mira = miraRecords();
  const [meal] = mira.entries.foods;
  const foods = ['French fries', 'Sweet potato', 'Tuna sandwich'].flatMap((name) =>
    meal ? { ...meal, name } : [],
  );
  const { read } = asking(recordSource({ ...mira, entries: { ...mira.entries, foods } }));
  const foodIn = (question: string) => read(question)?.where?.food;
  expect(foodIn('how many times did I have french fries')).toBe('french fry');
  expect(foodIn('how many sweet potatoes did I eat')).toBe('sweet potato');
  expect(foodIn('how many tuna sandwiches did I eat')).toBe('tuna sandwich');
});
