import { describe, expect, test } from 'vitest';
import { changedRequest } from '#domain/coach/abilities/continued.ts';
import { readAboutLast } from '#domain/coach/last/about-last.ts';
import { readFast } from './read-fast.ts';
import { readMeal } from './read-meal.ts';
import { readUsualMeal } from './read-usual-meal.ts';
import { saidClock } from './said-clock.ts';

describe('a meal that was eaten', () => {
  test.each([
    ['had two eggs and a slice of toast for breakfast', 'two eggs and a slice of toast', 'breakfast'],
    ['chicken salad with feta for lunch', 'chicken salad with feta', 'lunch'],
    ['for dinner i had pasta with pesto', 'pasta with pesto', 'dinner'],
    ['lunch was a burrito', 'a burrito', 'lunch'],
    ['had 3 beers last night', '3 beers', undefined],
    ['log 2 eggs as a snack', '2 eggs', 'snack'],
  ])('%s', (said, text, meal) => {
    expect(readMeal(said)).toMatchObject({ text, meal });
  });
  test.each([
    'what should i eat for dinner',
    'ideas for lunch',
    'is pizza ok for dinner',
    'no carbs for dinner',
  ])('is not: %s', (said) => {
    expect(readMeal(said)).toBeUndefined();
  });
});

test.each([
  ['log my usual breakfast', { meal: 'breakfast', isYesterdays: false }],
  ['same lunch as yesterday', { meal: 'lunch', isYesterdays: true }],
  ['the usual', undefined],
])('a meal to log again: %s', (said, expected) => {
  expect(readUsualMeal(said)).toEqual(expected);
});

test.each([
  ['started my fast at 8 last night', { kind: 'start-fast', hours: undefined, at: '8 last night' }],
  ['start a 16 hour fast', { kind: 'start-fast', hours: 16 }],
  ['just broke my fast', { kind: 'end-fast' }],
  ['how long have i been fasting', { kind: 'fast-status' }],
  ['when can i eat again', { kind: 'fast-status' }],
  // “Now” is left out of plain words.
  ['am i fasting right', { kind: 'fast-status' }],
  ['how long was my longest fast', undefined],
  ['is it bad to break my fast with coffee', undefined],
])('a fast: %s', (said, expected) => {
  expect(readFast(said)).toEqual(expected);
});

test('a clock time is the last one that has passed', () => {
  const now = { nowMs: Date.parse('2026-11-20T12:30:00Z'), today: '2026-11-20', timeZone: 'UTC' };
  const at = (text: string): string => new Date(saidClock(text, now) ?? 0).toISOString();
  expect(at('8 last night')).toBe('2026-11-19T20:00:00.000Z');
  expect(at('9 am')).toBe('2026-11-20T09:00:00.000Z');
  expect(at('20:30')).toBe('2026-11-19T20:30:00.000Z');
  expect(at('7')).toBe('2026-11-20T07:00:00.000Z');
  expect(saidClock('the usual time', now)).toBeUndefined();
});

test.each([
  [
    'no, without cheese',
    'chicken salad with feta for lunch',
    'chicken salad with feta for lunch without cheese',
  ],
  ['make that three eggs', 'had two eggs for breakfast', 'had three eggs for breakfast'],
  ['another one', 'log 500ml water', 'log 500ml water'],
  ['that was yesterday not today', 'log 2 eggs', 'log 2 eggs yesterday'],
  ['and after?', 'what should i eat before a run', 'what should i eat after a run'],
  ['i don’t eat fish', 'what should i eat tonight', 'what should i eat tonight no fish'],
  ['and last week?', 'did i hit my goals this week', 'did i hit my goals last week'],
  ['what about tonight, any tips', 'i slept like crap last night', 'tips for slept'],
  ['how bad is that for my sleep', 'had 3 beers last night', 'does alcohol affect my sleep'],
])('“%s” after “%s”', (said, previous, expected) => {
  expect(changedRequest(said, previous)).toBe(expected);
});

test.each([
  ['based on what?', { kind: 'basis' }],
  ['what makes you say that', { kind: 'basis' }],
  ['undo that', { kind: 'undo' }],
  ['ok log that', { kind: 'log', at: undefined }],
  ['log the second one', { kind: 'log', at: 1 }],
  ['the last one', { kind: 'pick', at: -1 }],
  ['log lentil soup', undefined],
  ['undo my weight goal', undefined],
])('“%s” is about the last reply', (said, expected) => {
  expect(readAboutLast(said)).toEqual(expected);
});
