import { expect, test } from 'vitest';
import { instantOf, momentOf, noteOf, parseNumber } from './entry-form.ts';

const BERLIN = 'Europe/Berlin';
const STORED = '2026-11-20T07:30:41.250Z';

test('an edited entry keeps its seconds until its minute changes', () => {
  const moment = momentOf(Date.parse(STORED), BERLIN);
  expect(moment).toEqual({ date: '2026-11-20', time: '08:30' });
  expect(instantOf(moment, BERLIN, STORED)).toBe(STORED);
  expect(Date.parse(instantOf({ ...moment, time: '08:31' }, BERLIN, STORED))).toBe(
    Date.parse('2026-11-20T07:31:00Z'),
  );
  expect(Date.parse(instantOf(moment, BERLIN))).toBe(Date.parse('2026-11-20T07:30:00Z'));
});

test('numbers may use a comma for decimals or thousands, an empty field is null, and words aren’t a number', () => {
  expect(parseNumber(' 66,5 ')).toBe(66.5);
  expect(parseNumber('1,500')).toBe(1500);
  expect(parseNumber('.5')).toBe(0.5);
  expect(parseNumber('')).toBeNull();
  expect(parseNumber('heavy')).toBeNaN();
  expect(parseNumber('-3')).toBe(-3);
});

test('a note of spaces is empty', () => {
  expect(noteOf('  ')).toBeNull();
  expect(noteOf(' after a run ')).toBe('after a run');
});
