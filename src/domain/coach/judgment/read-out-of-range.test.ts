import { describe, expect, test } from 'vitest';
import { readOutOfRange } from './read-out-of-range.ts';

describe('which values of blood tests are out of range', () => {
  test.each([
    ['which markers are out of range', {}],
    ['which of my blood tests are out of range', {}],
    ['how many of my blood markers are abnormal?', {}],
    ["what's flagged", {}],
    ['list my abnormal results', {}],
    ['is anything wrong with my blood', {}],
    ['are any of my labs elevated', { side: 'high' }],
    ['which of my markers are too low', { side: 'low' }],
    ["what's high in my blood work", { side: 'high' }],
    ['what was flagged in my last blood test', { test: 0 }],
    ['in my last test, how many markers were out of range?', { test: 0 }],
    ['how many markers were flagged in the test before last', { test: 1 }],
    ['which results were off two tests ago', { test: 1 }],
    ['which values were out of range in my first blood test', { test: 'first' }],
  ])('%s', (question, request) => {
    expect(readOutOfRange(question)).toEqual(request);
  });

  test.each([
    'what is high blood pressure',
    "what's high in protein",
    'which foods are high in iron',
    "what's off",
    'how many blood tests did i have',
    'is my ldl high',
    'what is a normal range for ldl',
    'which days were bad',
  ])('isn’t what is asked: %s', (question) => {
    expect(readOutOfRange(question)).toBeUndefined();
  });
});
