import { describe, expect, test } from 'vitest';
import { changedRequest, continued } from './continued.ts';
import { readFoodCheck } from './read-food-check.ts';
import { readIdeas } from './read-ideas.ts';
import { readFoodEffect, readImprove } from './read-improve.ts';
import { readIntent } from './intent.ts';

describe('a request for something to eat', () => {
  test.each([
    ['what is a healthy snack under 200 cal', { meal: 'snack', bounds: { maxKcal: 200 } }],
    ['quick breakfast with 30 g protein', { meal: 'breakfast', bounds: { minProteinG: 30 } }],
    ['give me a low-carb lunch', { meal: 'lunch', bounds: { maxCarbsG: 30 } }],
    ['high protein snack ideas', { meal: 'snack', bounds: { minProteinG: 10 } }],
    ['something light for dinner', { meal: 'dinner', bounds: { maxKcal: 400 } }],
    ['best pre wod meal', { meal: 'snack', isBeforeWorkout: true }],
    ['what should i eat before my long run', { isBeforeWorkout: true }],
    ['vegan dinner ideas without nuts or soy', { diets: ['vegan'], without: ['nuts', 'soy'] }],
    ['what can i eat tonight? no fish, they hate it', { meal: 'dinner', without: ['fish'] }],
  ])('%s', (text, expected) => {
    expect(readIdeas(text)).toMatchObject(expected);
  });
  test.each([
    'best breakfast last month',
    'what should i eat to bring it down',
    'what did i eat for lunch',
    'how many calories are in a quick breakfast',
    'my average breakfast',
    'what do i eat most often for dinner',
  ])('is not: %s', (text) => {
    expect(readIdeas(text)).toBeUndefined();
  });
});

describe('a question that changes the last request', () => {
  test.each([
    [
      'no fish pls, they hate it',
      'What can I eat tonight?',
      'what can i eat tonight no fish pls, they hate it',
    ],
    ['And sweet potato?', 'Carbs in 100g cooked rice', 'carbs in 100g sweet potato'],
    ['and protein?', 'carbs in 100g cooked rice', 'how much protein in 100g cooked rice'],
    ['what about a banana', 'How many calories are in an apple?', 'how many calories are in a banana'],
    ['and an apple', 'how many carbs in a banana', 'how many carbs in an apple'],
    ['actually make that 3 eggs', 'Log 2 eggs and toast', 'log 3 eggs and toast'],
    ['no, 300 ml milk', 'log 200 ml milk and a cookie', 'log 300 ml milk and a cookie'],
  ])('%s', (question, previous, expected) => {
    expect(changedRequest(question, previous)).toBe(expected);
  });
  test.each([
    ['no idea', 'What can I eat tonight?'],
    ['only weekends', 'What can I eat tonight?'],
    ['and last month?', 'Is sushi OK?'],
    ['make that 3 pears', 'Log 2 eggs and toast'],
  ])('is not: %s', (question, previous) => {
    expect(changedRequest(question, previous)).toBeUndefined();
  });
  test('adds up over several', () => {
    const asked = continued('without eggs', ['Is my LDL high?', 'Dinner ideas', 'no fish']);
    expect(readIdeas(asked)?.without).toEqual(['fish', 'eggs']);
  });
});

test.each([
  ['how do i get my ldl down', 'ldl', 'down'],
  ['how do i up my ketones fast', 'ketones', 'up'],
  ['what should i eat to lower my triglycerides', 'triglycerides', 'down'],
  ['how can i bring my stress down with two kids', 'stress', 'down'],
  ['how do i improve my hrv', 'hrv', 'better'],
  ['foods that lower cholesterol', 'cholesterol', 'down'],
  ['what raises hdl', 'hdl', 'up'],
])('%s asks how to change a value', (text, what, direction) => {
  expect(readImprove(text)).toEqual({ what, direction });
});

test('a food’s effect and whether it is fine are questions about the food', () => {
  expect(readFoodEffect('do eggs raise cholesterol')).toEqual({ food: 'eggs', what: 'cholesterol' });
  expect(readFoodEffect('do i raise cholesterol')).toBeUndefined();
  expect(readFoodCheck('is sushi ok')).toEqual({ food: 'sushi' });
  expect(readFoodCheck('can i have pizza tonight')).toEqual({ food: 'pizza' });
  expect(readFoodCheck('is my ferritin ok')).toBeUndefined();
});

test('“fast” at the end of a question isn’t a fast, and an aside isn’t part of the question', () => {
  expect(readIntent('how do i up my ketones fast')?.kind).toBe('improve');
  expect(readIntent('Can I keep fasting 16:8 while TTC?')?.kind).toBe('may-fast');
  expect(readIntent('how do I log a fast')?.kind).toBe('help');
  expect(readIntent('Do eggs raise cholesterol? My wife says to stop')?.kind).toBe('food-effect');
});

test.each([
  ['I keep snacking at night after the kids are in bed. Any tips?', 'improve'],
  ['any tips for better sleep', 'improve'],
  ['what foods are rich in iron', 'improve'],
  ['i only have 15 min a day, what gives me the most benefit', 'advice'],
  ['Is the drop in my weight real or just noise?', 'why-weight'],
  ['HRV down 3 days in a row, why', 'why'],
  ['is butter or olive oil better', 'compare-foods'],
  ['which foods gave me the most iron', undefined],
  ['which food has the most protein per 100 grams', undefined],
  ['is my sleep better than last month', undefined],
])('%s is understood', (question, kind) => {
  expect(readIntent(question)?.kind).toBe(kind);
});
