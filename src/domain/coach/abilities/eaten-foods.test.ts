import { expect, test } from 'vitest';
import { eatenQuery } from './eaten-foods.ts';

const TODAY = '2026-11-20';

test.each([
  'what did I eat yesterday',
  'I forgot what I ate yesterday',
  'I can’t remember what I had yesterday',
])('“%s” asks for the foods of that day', (question) => {
  expect(eatenQuery(question, TODAY)?.window).toEqual({ kind: 'day', back: 1 });
});

test.each(['I forgot to log breakfast', 'I don’t know what to eat', 'what did I do yesterday'])(
  '“%s” doesn’t',
  (question) => {
    expect(eatenQuery(question, TODAY)).toBeUndefined();
  },
);
