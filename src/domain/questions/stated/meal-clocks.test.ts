import { describe, expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

describe('a time of day without “am” or “pm” is one at which the meal is eaten', () => {
  test.each([
    ['How many snacks have I logged after half past four?', [990, 1440]],
    ['How many snacks did I have after 4:30 pm?', [990, 1440]],
    ['How many dinners have I had after half past seven?', [1170, 1440]],
    ['How many breakfasts have I had before a quarter to eight?', [0, 465]],
    ['How often did I eat lunch before half past twelve?', [0, 750]],
  ])('%s', (question, minutes) => {
    expect(read(question)?.where?.minutes).toEqual(minutes);
  });

  test('snacks are eaten in either half', () => {
    expect(read('How many snacks have I logged before half past ten?')).toBeUndefined();
    expect(read('How many snacks have I logged after half past ten?')).toBeUndefined();
  });
});

describe('what is eaten at a meal', () => {
  test('the food that is most often', () => {
    expect(read('What’s the food I have at breakfast most, and how many times?')).toEqual(
      read('Which food do I eat most often for breakfast?'),
    );
  });

  test('its share of the calories', () => {
    const share = read('What share of my calories do I eat at breakfast?');
    expect(share?.aggregate).toBe('part');
    expect(read('what share of my calories do i eat at breakfast, on average?')).toEqual(share);
    expect(read('What share of my calories do I usually eat at breakfast?')).toEqual(share);
  });
});
