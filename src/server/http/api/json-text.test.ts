import { expect, test } from 'vitest';
import { jsonText, parsedAnswer, writeJson } from './json-text.ts';

const items = '[{"name" : "Apple", "grams":1.50}]';

test('what the database wrote goes out as it is, wherever it is in the answer', () => {
  const answer = { date: '2026-11-20', meals: [{ items: jsonText(items), total: jsonText('{}') }, null] };
  expect(writeJson(answer)).toBe(`{"date":"2026-11-20","meals":[{"items":${items},"total":{}},null]}`);
  expect(writeJson(jsonText(items))).toBe(items);
});

test('an answer without such texts is written as ever, notes with quotes and braces included', () => {
  const answer = { note: '"},{"id":null', list: [1, undefined, 'é'], gone: undefined };
  expect(writeJson(answer)).toBe(JSON.stringify(answer));
});

test('texts of one answer are never those of another, also after one that could not be written', () => {
  expect(() => writeJson([jsonText('"of Ada"'), 1n])).toThrow(TypeError);
  expect(writeJson([jsonText('"of Bob"')])).toBe('["of Bob"]');
  expect(JSON.stringify([jsonText('{"a": 1}')])).toBe('[{"a":1}]');
});

test('who looks into an answer sees values', () => {
  const answer = { meals: [{ items: jsonText(items), at: 3, note: null }] };
  expect(parsedAnswer(answer)).toEqual({
    meals: [{ items: [{ name: 'Apple', grams: 1.5 }], at: 3, note: null }],
  });
});
