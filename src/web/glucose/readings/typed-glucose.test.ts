import { expect, test } from 'vitest';
import { readTyped, unitQuestion } from './typed-glucose.ts';

test('Ada types 5.4 or 5,4 on a meter in mmol/L', () => {
  for (const typed of ['5.4', ' 5,4 '])
    expect(readTyped(typed, 'mmol/L', false)).toEqual({
      kind: 'reading',
      glucoseMgdl: expect.closeTo(97.3, 1) as number,
    });
});

test('98 mmol/L is questioned, and so is 5.4 mg/dL', () => {
  expect(readTyped('98', 'mmol/L', false)).toEqual({ kind: 'other-unit', unit: 'mg/dL', glucoseMgdl: 98 });
  expect(readTyped('5.4', 'mg/dL', false)).toMatchObject({ kind: 'other-unit', unit: 'mmol/L' });
  expect(unitQuestion('98', 'mmol/L', 98)).toEqual({
    title: 'Did you mean 98 mg/dL?',
    text: '98 mg/dL is 5.4 mmol/L. 98 mmol/L is outside any meter’s range.',
    confirmLabel: 'Save 98 mg/dL',
  });
});

test('25 mg/dL could be either: it is questioned once, and accepted if Ada confirms it', () => {
  expect(readTyped('25', 'mg/dL', false).kind).toBe('other-unit');
  expect(readTyped('25', 'mg/dL', true)).toEqual({ kind: 'reading', glucoseMgdl: 25 });
});

test('5.4 mg/dL is refused even if the member confirms it', () => {
  expect(readTyped('5.4', 'mg/dL', true).kind).toBe('other-unit');
});

test('limits apply in both units, and text that isn’t a number gets an example', () => {
  expect(readTyped('33.3', 'mmol/L', true)).toMatchObject({ kind: 'reading' });
  expect(readTyped('1.1', 'mmol/L', true)).toEqual({ kind: 'reading', glucoseMgdl: 20 });
  expect(readTyped('601', 'mg/dL', false)).toEqual({
    kind: 'fault',
    text: 'Enter 20 to 600 mg/dL.',
  });
  expect(readTyped('high', 'mg/dL', false)).toEqual({
    kind: 'fault',
    text: 'Enter a number, such as 98.',
  });
});
