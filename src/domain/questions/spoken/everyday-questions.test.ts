import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

const WORDINGS: Readonly<Record<string, readonly (readonly [said: string, plain: string])[]>> = {
  'what is said after a question': [
    ['average protein last week, just the number', 'average protein last week'],
    ['how much fiber did I eat yesterday, to the nearest gram please', 'how much fiber did I eat yesterday'],
    ['total calories last week. I don’t need anything else', 'total calories last week'],
    ['how many steps yesterday, a rough number’s fine', 'how many steps yesterday'],
    ['average water last week, in liters if you can', 'average water last week in liters'],
    [
      'longest streak of days where I hit my protein target, and what date did it end?',
      'longest streak of days where I hit my protein target',
    ],
    [
      'how many hours did I fast this month, adding up all the completed fasts',
      'how many hours did I fast this month',
    ],
    [
      'please tell me when I last ate more than 100 grams of sugar in one day and what was the total',
      'when did I last eat more than 100 grams of sugar',
    ],
  ],
  'whether it happened': [
    ['have I ever gone over 4000 calories in a day', 'how many days did I have over 4000 calories'],
    ['any day this week with less than 50 g protein?', 'how many days this week had less than 50 g protein'],
    [
      'was there a night last week under 5 hours of sleep',
      'how many nights last week under 5 hours of sleep',
    ],
    ['have I ever fasted more than 48 hours', 'how many fasts over 48 hours'],
    ['have I walked 10,000 steps yesterday', 'did I walk at least 10,000 steps yesterday'],
    ['have I drunk 2 liters of water today', 'did I drink at least 2 liters of water today'],
    ['am I under 2300 mg sodium this week', 'was my average sodium under 2300 mg this week'],
    ['was I over 2000 kcal last week', 'were my average calories over 2000 kcal last week'],
    ['did I hit my protein goal', 'did I hit my protein target today'],
    ['how close am I to my water goal', 'how far am I from my water target today'],
    ['have I reached my water goal yet', 'did I hit my water target today'],
    ['did I skip breakfast at all last week', 'how many days last week have no breakfast'],
    ['how many lunches did I skip in January', 'how many days in January have no lunch'],
    ['did I eat anything after 9pm last night', 'how many meals did I have after 9 pm last night'],
    [
      'was I under my calorie goal every day last week',
      'on what percentage of days was I under my calorie goal last week',
    ],
  ],
  'days and ends': [
    ['when was I last under 80kg', 'when did I last weigh under 80 kg'],
    ['when did I last drink over 3 liters', 'when did I last have over 3 liters of water'],
    ['driest week this year, by water', 'which week this year had the lowest water'],
    ['worst month for added sugar', 'which month had the highest added sugar'],
    ['best week for protein this year', 'which week this year had the highest protein'],
    ['how many alcohol-free days this month', 'how many days this month with no alcohol'],
    ['longest dry spell from alcohol', 'longest streak of days with no alcohol'],
    ['how many days in January did I go without logging', 'how many days in January have no meals'],
    [
      'how many days in January did I log all three meals',
      'how many days in January did I log breakfast and lunch and dinner',
    ],
    ['average protein since I started bulking on January 10', 'average protein since January 10'],
    ['longest streak of steps over 8000 since I joined', 'longest streak of steps over 8000'],
    ['is my iron intake up or down from last month', 'is my iron intake higher this month than last month'],
  ],
  targets: [
    ['calorie deficit or surplus vs target last week, total?', 'total calories vs my target last week'],
    [
      'what’s the gap between my calorie target and what I actually ate yesterday, like am I over or under and by how much',
      'calories vs my target yesterday',
    ],
    [
      'how far below my water target was I on average last week, in ounces if you can?',
      'how far below my water target was I on average last week in ounces',
    ],
    [
      'did I eat more calories than I targeted in total for the whole last month, and by how many?',
      'total calories vs my target last month',
    ],
  ],
  'targets in other words': [
    ['by how much did I miss my protein target yesterday', 'how far below my protein target was I yesterday'],
    ['am I over my calories today', 'calories vs my target today'],
    ['what’s my current streak of hitting protein', 'my current streak of hitting my protein target'],
    ['days under 1.5 liters in the past fortnight', 'days with under 1500 ml of water in the last 14 days'],
    [
      'My doctor says to keep sodium under 2000 mg. How many days last week was I over?',
      'how many days last week was my sodium over 2000 mg',
    ],
  ],
  'meals and nutrients': [
    ['mono fat avg per day', 'average monounsaturated fat per day'],
    ['how many carbs were in last night’s dinner', 'how many carbs were in dinner last night'],
    [
      'how much of my protein do I eat at breakfast, percent',
      'what percentage of my protein comes from breakfast',
    ],
    ['percentage of calories I got from fat last week', 'percentage of calories from fat last week'],
    [
      'at what clock time do I have my first meal on weekends on average',
      'average first meal time on weekends',
    ],
    ['what time did I finish eating yesterday', 'what time was my last meal yesterday'],
    [
      'fiber on days I eat breakfast vs skip it',
      'fiber on days with breakfast versus days with no breakfast',
    ],
    [
      'if you take just my snacks, how many grams of sugar per day is that for the last two weeks',
      'how many grams of sugar from snacks per day for the last two weeks',
    ],
  ],
  'what was read as something else': [
    ['how long since I had alcohol', 'how many days since I last had over 0 g of alcohol'],
    ['when did I last have caffeine', 'when did I last have over 0 g of caffeine'],
    ['average net carbs at lunch', 'average carbs minus fiber at lunch'],
    ['fasting streak, current', 'current streak of fasting'],
    [
      'was my protein on average higher than my target last week, and by how many grams?',
      'how far above my protein target was I on average last week',
    ],
  ],
  'what is said first': [
    [
      'My mother had osteoporosis so I watch calcium. On how many days in January did I get at least 1,000 mg?',
      'on how many days in January did I get at least 1000 mg of calcium',
    ],
    [
      'I eat oatmeal nearly every morning, so how many times did I have it for breakfast in January?',
      'how many times did I have oatmeal for breakfast in January',
    ],
    [
      'I have been told to keep fluids under two liters. On how many days in January did I go past that?',
      'on how many days in January was my water over 2 liters',
    ],
    [
      'We were on a cruise from January 14 to January 21, so how many calories a day did I average on that trip?',
      'how many calories a day did I average from January 14 to January 21',
    ],
    [
      'I try to eat within 10 hours. What was the average length of my eating window last month?',
      'average length of my eating window last month',
    ],
  ],
};

describe('Everyday wordings', () => {
  for (const [kind, pairs] of Object.entries(WORDINGS))
    test.for(pairs)(`${kind}: “%s”`, ([said, plain]) => {
      expect(meaningOf(said)).toEqual(meaningOf(plain));
    });

  test.for([
    // What it was about isn't in the question.
    'Let’s talk about breakfast. How much protein did I average last month?',
    'average last caffeine time on workdays',
    'was my protein over my fiber target',
    'did I burn more than I ate on Sunday',
    'how many days were my net carbs under 50 g',
    'How many ounces of water have I had so far today and how many are left to my target?',
    'I have been told to keep it under two liters. On how many days in January did I go past that?',
  ])('What a question leaves open isn’t guessed: “%s”', (question) => {
    expect(read(question)).toBeUndefined();
  });
});
