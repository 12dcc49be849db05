import { describe, expect, test } from 'vitest';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { changedRequest, continued } from '#domain/coach/abilities/continued.ts';
import { readIntent } from '#domain/coach/abilities/intent.ts';
import { asksAdvice } from './asks-advice.ts';
import { readAboutLast } from '#domain/coach/last/about-last.ts';

describe('a question that no figure answers', () => {
  test.each([
    'Can I take magnesium and zinc together?',
    'do i have to count calories',
    'and what would my bmi be then',
    'what does my hrv tell me',
    'should I weigh myself every day',
    'is it bad that my steps are low',
  ])('%s', (question) => {
    expect(asksAdvice(question)).toBe(true);
  });
  test.each([
    'Can I see my steps last week?',
    'what was my average sleep',
    'how much protein did I eat yesterday',
    'did I sleep more on weekends',
    'what is my bmi',
  ])('but not: %s', (question) => {
    expect(asksAdvice(question)).toBe(false);
  });
});

test.each([
  ['put down 45 minutes of yoga', 'log-workout'],
  ['jot down a 30 min walk', 'log-workout'],
  ['note that I had a latte', undefined],
  ['start a 16:8 fast', 'start-fast'],
  ['do a 20:4 fast', 'start-fast'],
  ['why is my heart rate higher today', 'why'],
  ['why did you suggest magnesium', 'advice'],
  ['do I need vitamin D', 'advice'],
  ['best time to take vitamin D', 'advice'],
  ['can I take iron and calcium together', 'advice'],
  ['am I healthy', 'advice'],
  ['what lowers cholesterol without statins', 'improve'],
  ['whats a good bedtime snack', 'meal-ideas'],
  ['cheap high protein foods without meat', 'meal-ideas'],
  ['how much protein does someone my age need', 'judge'],
  ['how much salt am I allowed', 'judge'],
  ['what should my resting heart rate be', 'judge'],
  ['my uric acid is 8.1', 'judge-value'],
  ['what does HOMA-IR mean', 'explain'],
  ['what’s the formula behind the sleep score', 'explain'],
  ['what’s the difference between PhenoAge and bio-age', 'difference'],
  ['is oat milk good', 'food-check'],
])('“%s” asks for: %s', (message, kind) => {
  expect(readIntent(message)?.kind).toBe(kind);
});

test('16:8 is a fast of 16 hours, and 16:30 a time', () => {
  expect(readIntent('start a 16:8 fast')).toEqual({ kind: 'start-fast', hours: 16 });
  expect(readIntent('started my fast at 16:30')).toMatchObject({ kind: 'start-fast', at: '16:30' });
});

test('what is put down is logged', () => {
  expect(plainWords('Put down 2 eggs and toast')).toBe('log 2 eggs and toast');
  expect(plainWords('note that I had a latte')).toBe('log a latte');
  expect(plainWords('I put down my phone')).toBe('i put down my phone');
});

test.each([
  ['could it be iron', 'i feel tired all the time, what could it be', 'is my iron low'],
  ['and to my hrv?', 'does alcohol affect my sleep', 'does alcohol affect my hrv'],
  ['no, 50', 'log 3 sets of squats 40 min hard', 'log 3 sets of squats 50 min hard'],
])('“%s” after “%s”', (said, before, whole) => {
  expect(changedRequest(said, before)).toBe(whole);
});

test('what something did to a figure is asked in one message too', () => {
  expect(continued('I had 3 beers last night, what did that do to my sleep?', [])).toBe(
    'does alcohol affect my sleep',
  );
  expect(continued('I had 3 beers last night', [])).toBe('I had 3 beers last night');
});

test.each([
  ['why that', { kind: 'why-meals' }],
  ['why did you pick these', { kind: 'why-meals' }],
  ['stop it', { kind: 'undo' }],
  ['undo', { kind: 'undo' }],
  ['why', undefined],
])('“%s” of the last reply', (said, about) => {
  expect(readAboutLast(said)).toEqual(about);
});

test('how to live is no question about a screen', () => {
  expect(readIntent('how do I log water')?.kind).toBe('help');
  expect(readIntent('how do I drink more water')?.kind).not.toBe('help');
});
