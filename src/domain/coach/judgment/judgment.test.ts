import { describe, expect, test } from 'vitest';
import { holdsForMore, intakeVerdict, yardstickWords } from './intake-judgment.ts';
import { readJudgment } from './read-judgment.ts';

describe('a question that asks for a judgment', () => {
  test.each([
    ['am i getting enough protein', 'enough', 'protein'],
    ['do i eat enough fiber a day', 'enough', 'fiber'],
    ['did i get enough protein last week', 'enough', 'protein last week'],
    ['am i eating too much salt lately', 'too-much', 'salt'],
    ['do i consume way too many calories', 'too-much', 'calories'],
    ['am i getting too little iron', 'too-little', 'iron'],
    ['am i sleeping enough', 'enough', 'sleep'],
    ['did i drink enough last week', 'enough', 'water last week'],
    ['is my ldl too high', 'state', 'ldl'],
    ['is my ferritin okay', 'state', 'ferritin'],
    ['are my triglycerides in the normal range', 'state', 'triglycerides'],
    ['am i low in iron', 'too-little', 'iron'],
    ['should i be worried about my hba1c', 'state', 'hba1c'],
    ['how much protein should i eat a day', 'target', 'protein'],
    ['how much iron should i get', 'target', 'iron'],
    ['how much fiber do i need a day', 'target', 'fiber'],
    ['how much protein do i have to eat', 'target', 'protein'],
    ['how much should i eat a day', 'target', 'calories'],
    ['how long do i need to sleep', 'target', 'sleep'],
    ['do i need more calcium', 'too-little', 'calcium'],
    ['do i have to eat more protein', 'too-little', 'protein'],
    ['should i drink more water', 'too-little', 'water'],
    ['how many calories should i be eating', 'target', 'calories'],
  ])('%s', (question, asks, what) => {
    expect(readJudgment(question)).toEqual({ asks, what });
  });
  test.each([
    'did i eat more fiber than last week',
    'how much protein did i eat yesterday',
    'is my resting heart rate lower on days i run',
    'what should i eat for dinner',
    'how many steps should i have walked to beat last week',
    'am i losing weight',
    'do i eat more calories on weekends',
    'do i drink more water on weekends',
    'do i get more protein on sundays',
    'do i have more caffeine on mondays',
    'how much iron do i get on average',
    'how much fiber do i usually eat',
    'how much sodium do i consume a day',
    'how much water do i drink',
    'how much calcium do we get per day',
  ])('is not: %s', (question) => {
    expect(readJudgment(question)).toBeUndefined();
  });
});

describe('a verdict', () => {
  const protein = { least: 100, kind: 'target' } as const;
  const sodium = { least: 1500, most: 2300, kind: 'recommended' } as const;
  test('is almost from nine tenths of a target on', () => {
    expect([100, 99, 90, 89].map((grams) => intakeVerdict(grams, protein, 'enough'))).toEqual([
      'yes',
      'almost',
      'almost',
      'no',
    ]);
  });
  test('says high above the limit and low well below the need', () => {
    expect([2301, 2300, 1350, 1349].map((mg) => intakeVerdict(mg, sodium, 'state'))).toEqual([
      'high',
      'fine',
      'fine',
      'low',
    ]);
  });
  test('needs a limit to be too much, and a need to be enough', () => {
    expect(intakeVerdict(500, protein, 'too-much')).toBeUndefined();
    expect(intakeVerdict(500, { most: 300, kind: 'recommended' }, 'enough')).toBeUndefined();
  });
  test('holds despite foods without figures only if more would not change it', () => {
    expect(holdsForMore('yes', 'enough')).toBe(true);
    expect(holdsForMore('yes', 'too-much')).toBe(true);
    expect(holdsForMore('no', 'too-little')).toBe(true);
    expect(holdsForMore('high', 'state')).toBe(true);
    expect(holdsForMore('no', 'enough')).toBe(false);
    expect(holdsForMore('no', 'too-much')).toBe(false);
    expect(holdsForMore('yes', 'too-little')).toBe(false);
    expect(holdsForMore('fine', 'state')).toBe(false);
  });
  test('names its yardstick', () => {
    expect(yardstickWords(protein, 2)).toBe('Your target is [[f2]]');
    expect(yardstickWords({ least: 420, most: 540, kind: 'target' }, 2)).toBe(
      'Your target is [[f2]] to [[f3]]',
    );
    expect(yardstickWords(sodium, 1)).toBe(
      'The recommended amount for you is [[f1]], and the upper limit is [[f2]]',
    );
    expect(yardstickWords({ most: 400, kind: 'recommended' }, 2)).toBe('The upper limit is [[f2]]');
  });
});
