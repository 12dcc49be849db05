import { describe, expect, test } from 'vitest';
import { readJudgment } from './read-judgment.ts';
import { readValue } from './read-value.ts';

describe('a value to judge', () => {
  test.each([
    ['my hba1c says 5.9. prediabetic', 'hba1c', 5.9, undefined],
    ['my ketones are 0.4, is that ketosis', 'ketones', 0.4, undefined],
    ['is 130 ldl high', 'ldl', 130, undefined],
    ['is an ldl of 3.4 mmol/l high', 'ldl', 3.4, 'mmol/l'],
    ['my vitamin d came back at 18 ng/ml, is that low', 'vitamin d', 18, 'ng/ml'],
    ['is a bmi of 27 too high', 'bmi', 27, undefined],
    ['is 62 a good resting heart rate', 'resting heart rate', 62, undefined],
    ['is 55 bpm a good resting heart rate', 'resting heart rate', 55, 'bpm'],
    ['hba1c 6.1 - is that bad', 'hba1c', 6.1, undefined],
    ['my ldl is 160, should i be worried', 'ldl', 160, undefined],
    ['is 62 normal for resting heart rate', 'resting heart rate', 62, undefined],
  ])('%s', (text, what, value, unit) => {
    expect(readValue(text)).toEqual({ of: 'figure', what, value, unit });
  });
  test('is a blood pressure if it has two numbers', () => {
    const pressure = { of: 'pressure', systolicMmhg: 142, diastolicMmhg: 88 };
    expect(readValue('142/88, is that high')).toEqual(pressure);
    expect(readValue('is a bp of 142 over 88 dangerous')).toEqual(pressure);
  });
  test.each([
    'my bp was 142/88. please log that',
    'what did i eat on 11/20',
    'how many days was my ldl above 130',
    'log my weight 82 kg',
    'did i sleep 8 hours on good days',
    'is my ldl high',
  ])('is not: %s', (text) => {
    expect(readValue(text)).toBeUndefined();
  });
});

test.each([
  ['how is my ferritin', { asks: 'state', what: 'ferritin' }],
  ["what's my iron like", { asks: 'state', what: 'iron' }],
  ['is my bmi too high to conceive', { asks: 'state', what: 'bmi' }],
  ['is my vo2max any good for my age', { asks: 'state', what: 'vo2max' }],
  ['is my stress too high or normal', { asks: 'state', what: 'stress' }],
  ['how much salt is too much', { asks: 'target', what: 'salt' }],
  ['how much coffee is ok when pregnant', { asks: 'target', what: 'coffee' }],
  ['how much protein for an 85kg guy doing crossfit', { asks: 'target', what: 'protein', massKg: 85 }],
])('%s asks for a judgment', (text, expected) => {
  expect(readJudgment(text)).toEqual(expected);
});
