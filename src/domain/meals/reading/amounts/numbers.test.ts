import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { readNumber } from './numbers.ts';

const valueOf = (text: string): number | undefined => readNumber(tokenizeText(text), 0)?.value;

describe('numbers as Maya types them', () => {
  test.each([
    ['2', 2],
    ['1,5', 1.5],
    ['1,000', 1000],
    ['.5', 0.5],
    ['3/4', 0.75],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 ¼', 2.25],
    ['two', 2],
    ['twenty-five', 25],
    ['one and a half', 1.5],
    ['three quarters', 0.75],
    ['half', 0.5],
    ['half a dozen', 6],
    ['two dozen', 24],
    ['a', undefined],
    ['eggs', undefined],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  test('every fraction that has its own character', () => {
    const of = (texts: string) => [...texts].map(valueOf);
    expect(of('¼½¾⅛⅜⅝⅞')).toEqual([0.25, 0.5, 0.75, 0.125, 0.375, 0.625, 0.875]);
    expect(of('⅕⅖⅗⅘')).toEqual([0.2, 0.4, 0.6, 0.8]);
    expect(of('⅓⅔⅙⅚')).toEqual([1 / 3, 2 / 3, 1 / 6, 5 / 6]);
  });

  test('a range keeps its ends around its midpoint', () => {
    for (const text of ['2-3', '2 to 3', 'two or three', '2 – 3']) {
      expect(readNumber(tokenizeText(text), 0)).toMatchObject({ value: 2.5, low: 2, high: 3 });
    }
  });

  test('a couple and a few have bounds of their own', () => {
    expect(readNumber(tokenizeText('couple of eggs'), 0)).toMatchObject({ value: 2, low: 2, high: 3 });
    expect(readNumber(tokenizeText('few grapes'), 0)).toMatchObject({ value: 3, low: 2, high: 4 });
  });

  test('half and half is a cream, and a quarter pounder a burger', () => {
    expect(valueOf('half and half')).toBeUndefined();
    expect(valueOf('quarter pounder')).toBeUndefined();
  });

  test('an absurd number stays a number, so its food is rejected instead of counted as one piece', () => {
    for (const text of ['9'.repeat(400), '1/0']) expect(valueOf(text)).toBeGreaterThan(1e9);
    expect(valueOf('9'.repeat(400))).toBeLessThan(Infinity);
  });
});
