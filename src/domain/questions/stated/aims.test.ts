import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('what is named before the question', () => {
  test.each([
    [
      'My dietitian wants 30 g of fiber. On how many days did I make it?',
      'on how many days did I get at least 30 g of fiber',
    ],
    [
      'My coach told me to drink 2 liters of water. How often did I manage it?',
      'how often did I get at least 2 liters of water',
    ],
    [
      'I try to hit 100 g of protein. What’s my longest run of days doing it?',
      'longest streak of days with at least 100 g of protein',
    ],
    [
      'I eat too much pizza. How many servings did I have in January?',
      'how many servings of pizza did I have in January',
    ],
    [
      'Curious about my lunches: what’s the median number of calories in them?',
      'median calories in my lunches',
    ],
    ['after pizza nights, what are my steps the next day?', 'what are my steps the day after pizza'],
    ['how many days had every reading below 180?', 'how many days did my glucose stay below 180'],
    ['what was my weight on the morning of January 24?', 'what was my weight on January 24'],
  ])('%s', (said, plain) => {
    expect(meaningOf(said)).toEqual(meaningOf(plain));
  });

  test.each([
    ['what was the biggest jump between two consecutive weigh-ins', 'max'],
    ['biggest weight drop between two weigh-ins', 'min'],
    ['largest increase from one weigh-in to the next', 'max'],
  ])('%s', (question, aggregate) => {
    expect(read(question)).toEqual({
      metric: 'weightKg',
      aggregate,
      between: 'values',
      window: { kind: 'all' },
    });
  });

  test.each([
    'My dietitian wants less sugar. On how many days did I make it?',
    'after bad nights, how much do I eat the next day',
    'biggest jump between two consecutive tests',
  ])('stays open: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });

  test('glasses without a food before are drinks', () => {
    expect(read('how many glasses did I drink yesterday')?.where?.food).toBeUndefined();
  });
});
