import { expect, test } from 'vitest';
import { askedGroup, bareGroup } from './asked-group.ts';

test.each([
  ['what is a normal ferritin for women over 60', 'what is a normal ferritin', 'women over 60', 61],
  ['normal hba1c at 60', 'normal hba1c', 'someone aged 60', 60],
  ['how much iron do men need', 'how much iron do i need', 'men', undefined],
  ['how much calcium does a 70 year old woman need', 'how much calcium do i need', 'women aged 70', 70],
  ['normal hemoglobin for my son', 'normal hemoglobin', 'children and teens', undefined],
])('“%s” asks “%s” for %s', (text, rest, words, ageYears) => {
  const found = askedGroup(text);
  expect(found?.rest).toBe(rest);
  expect(found?.group.words).toBe(words);
  expect(found?.group.ageYears).toBe(ageYears);
});

test.each(['did i lose weight at 60 kg', 'how many steps in the last 10', 'is my ldl ok'])(
  '“%s” names nobody else',
  (text) => {
    expect(askedGroup(text)).toBeUndefined();
  },
);

test('a group alone follows a question', () => {
  expect(['men', 'and at 60', 'what about kids', 'for a 45 year old'].map(bareGroup)).toEqual([
    'for men',
    'at 60',
    'for kids',
    'for a 45 year old',
  ]);
  expect(bareGroup('and last week')).toBeUndefined();
});
