import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { withoutTimes } from './times.ts';

const read = (text: string): string =>
  withoutTimes(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

describe('the time when Maya ate isn’t an amount', () => {
  test.each([
    ['banana at 11', 'banana'],
    ['10:30 granola bar', 'granola bar'],
    ['coffee 7am', 'coffee'],
    ['7 p.m. soup', 'soup'],
    ['1230pm wrap', 'wrap'],
    ['toast around 9ish', 'toast'],
    ['an apple around 4', 'an apple'],
    ['eggs at 7, toast at 8', 'eggs , toast'],
    ['at 8 coffee', 'coffee'],
    ['soup by noon', 'soup'],
    ['coffee at 8 banana at 10', 'coffee , banana'],
  ])('%s', (text, rest) => {
    expect(read(text)).toBe(rest);
  });

  test('a number with a unit after "at" is an amount', () => {
    expect(read('potatoes at 200 g')).toBe('potatoes at 200 g');
    expect(read('cake at 2 slices')).toBe('cake at 2 slices');
  });

  test('"about 4" after a comma counts the food before it', () => {
    expect(read('crackers, about 4')).toBe('crackers , about 4');
  });
});

describe('durations, distances and ages aren’t amounts', () => {
  test.each([
    ['eggs w/ 20 min walk', 'eggs w /'],
    ['banana after a 5 km run', 'banana after a , run'],
    ['2 hours ago soup', 'soup'],
    ['my 4 yr old had peas', 'my , had peas'],
    ['gel after 10k', 'gel'],
  ])('%s', (text, rest) => {
    expect(read(text)).toBe(rest);
  });
});

describe('days and meals that Hugo numbers', () => {
  test.each([
    ['day 3: 2 eggs', ': 2 eggs'],
    ['week 2 oatmeal', 'oatmeal'],
    ['meal 2: rice', ': rice'],
    ['#4 soup', 'soup'],
    ['2nd coffee', 'coffee'],
    ['nov 12 oatmeal', 'oatmeal'],
    ['12th of november 2026, oatmeal', ', oatmeal'],
    ['5/12/26: toast', ': toast'],
    ['2026-11-23 toast', 'toast'],
    ['12/05 2 eggs', '2 eggs'],
  ])('%s', (text, rest) => {
    expect(read(text)).toBe(rest);
  });

  test('a count after the name of a meal stays', () => {
    expect(read('snack 2 cookies')).toBe('snack 2 cookies');
    expect(read('lunch 3 tacos')).toBe('lunch 3 tacos');
  });

  test('a fraction isn’t a date', () => {
    expect(read('1/2 cup rice')).toBe('1 / 2 cup rice');
    expect(read('2-3 dates')).toBe('2 - 3 dates');
  });
});
