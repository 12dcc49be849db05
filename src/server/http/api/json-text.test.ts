import { expect, test } from 'vitest';
import { jsonText, parsedAnswer, writeJson } from './json-text.ts';

const items = '[{"name" : "Apple", "grams":1.50}]';

test('JSON from the database is sent as is, anywhere in the answer', () => {
  const answer = { date: '2026-11-20', meals: [{ items: jsonText(items), total: jsonText('{}') }, null] };
  expect(writeJson(answer)).toBe(`{"date":"2026-11-20","meals":[{"items":${items},"total":{}},null]}`);
  expect(writeJson(jsonText(items))).toBe(items);
});

test('other answers are serialized normally, including notes with quotes and braces', () => {
  const answer = { note: '"},{"id":null', list: [1, undefined, 'é'], gone: undefined };
  expect(writeJson(answer)).toBe(JSON.stringify(answer));
});

test('texts of one answer never mix with another’s, even after a failed one', () => {
  expect(() => writeJson([jsonText('"of Ada"'), 1n])).toThrow(TypeError);
  expect(writeJson([jsonText('"of Bob"')])).toBe('["of Bob"]');
  expect(JSON.stringify([jsonText('{"a": 1}')])).toBe('[{"a":1}]');
});

test('callers that read an answer see values', () => {
  const answer = { meals: [{ items: jsonText(items), at: 3, note: null }] };
  expect(parsedAnswer(answer)).toEqual({
    meals: [{ items: [{ name: 'Apple', grams: 1.5 }], at: 3, note: null }],
  });
});
