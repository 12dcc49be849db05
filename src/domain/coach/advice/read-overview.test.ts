import { expect, test } from 'vitest';
import { inFull } from '#domain/coach/abilities/asked-intent.ts';
import { readWhyMarker } from '#domain/coach/abilities/marker-causes.ts';
import { readJudgment } from '#domain/coach/judgment/read-judgment.ts';
import { workoutComparison } from '#domain/coach/advice/workout-comparison.ts';
import { readOverview } from './read-overview.ts';

test.each([
  ["how's my diet overall", 'diet'],
  ['what should i eat more of', 'diet'],
  ["what's dragging it down", 'diet'],
  ['am i eating healthy', 'diet'],
  ['did i hit my goals this week', 'targets-met'],
  ['how was yesterday', 'targets-met'],
  ['how did i do on monday', 'targets-met'],
  ['am i overtraining', 'training-load'],
  ['explain my last blood test', 'blood-summary'],
  ['how are my labs', 'blood-summary'],
  ['which would you worry about most', 'worst-marker'],
  ['when should i take them', 'supplement-timing'],
  ['do i really need all of those', 'supplement-need'],
  ['what should i focus on', undefined],
  ['what should i eat for dinner', undefined],
  ['how many blood tests did i have', undefined],
])('“%s” asks for an overview: %s', (text, expected) => {
  expect(readOverview(text)).toBe(expected);
});

test.each([
  ['why has my cholesterol gone up', 'cholesterol'],
  ['why is my ldl so high', 'ldl'],
  ['what could cause high ferritin', undefined],
])('the marker to explain in “%s”', (text, expected) => {
  expect(readWhyMarker(text)).toBe(expected);
});

test('a change to worry about, and advice heard too often, are judged', () => {
  expect(readJudgment('my resting heart rate is up, should i worry')).toEqual({
    asks: 'state',
    what: 'resting heart rate',
  });
  expect(readJudgment('why do you keep telling me to eat more protein')).toEqual({
    asks: 'enough',
    what: 'protein',
  });
});

test('workouts are compared by number and time', () => {
  expect(workoutComparison('compare my workouts this month with last month')).toEqual([
    'How many workouts did I do this month compared with last month?',
    'How many minutes did I work out this month compared with last month?',
  ]);
  expect(workoutComparison('compare my sleep with last month')).toBeUndefined();
});

test('the foods behind a figure are asked for by its name', () => {
  const fiber = { metric: 'fiberG', aggregate: 'mean', window: { kind: 'last-days', days: 14 } } as const;
  expect(inFull('which foods give me most of it', fiber)).toBe(
    'Which foods gave me the most fiber in the last 14 days?',
  );
  expect(inFull('show me the foods', { ...fiber, metric: 'ldl-c' })).toMatch(/^What foods lower my /);
  expect(inFull('show me the foods', undefined)).toBe('show me the foods');
  expect(inFull('how much should I eat, then?', undefined)).toBe('how much should I eat?');
  expect(inFull('what did I weigh then?', undefined)).toBe('what did I weigh then?');
  expect(inFull('how much have I lost since then', undefined)).toBe('how much have I lost since then');
});
