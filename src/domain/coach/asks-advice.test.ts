import { describe, expect, test } from 'vitest';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { changedRequest, continued } from '#domain/coach/abilities/continued.ts';
import { readIntent, readLastIntent } from '#domain/coach/abilities/intent.ts';
import { asksAdvice } from './asks-advice.ts';
import { withoutAdvice } from './read-words.ts';
import { readAdvice } from '#domain/coach/advice/read-advice.ts';
import { readMemoryRequest } from '#domain/coach/memory/memory-request.ts';
import { readAboutLast } from '#domain/coach/last/about-last.ts';

describe('a question that no figure answers', () => {
  test.each([
    'Can I take magnesium and zinc together?',
    'do i have to count calories',
    'and what would my bmi be then',
    'what does my hrv tell me',
    'should I weigh myself every day',
    'is it bad that my steps are low',
    'does the heart rate come from my watch',
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
  ['what goes into the sleep score', 'explain'],
  ['what’s the formula behind the sleep score', 'explain'],
  ['what’s the difference between PhenoAge and bio-age', 'difference'],
  ['is oat milk good', 'food-check'],
  ['is melatonin safe', 'advice'],
  ['does magnesium help with sleep', 'advice'],
  ['do I need more calcium now', 'judge'],
  ['what does the longevity score mean', 'explain'],
  ['my resting pulse went up 5 beats, am i getting sick', 'judge'],
])('“%s” asks for: %s', (message, kind) => {
  expect(readIntent(message)?.kind).toBe(kind);
});

test('whether creatine is safe is left to its topic, which names who should ask a doctor', () => {
  expect(readIntent('is creatine safe')?.kind).not.toBe('advice');
});

test('16:8 is a fast of 16 hours, and 16:30 a time', () => {
  expect(readIntent('start a 16:8 fast')).toEqual({ kind: 'start-fast', hours: 16 });
  expect(readIntent('start a 16:30 fast')?.kind).not.toBe('start-fast');
  expect(readIntent('I’m fasting since 8 pm')).toMatchObject({ kind: 'start-fast', at: '8 pm' });
  expect(readIntent('started my fast at 16:30')).toMatchObject({ kind: 'start-fast', at: '16:30' });
});

test('a figure that is only mentioned isn’t looked up', () => {
  const read = {
    kind: 'query',
    query: { metric: 'energyKcal', aggregate: 'sum', window: { kind: 'all' } },
  } as const;
  expect(withoutAdvice('Do I have to count calories?', read)).toEqual({ kind: 'unknown', near: [] });
  expect(withoutAdvice('How many calories did I eat?', read)).toBe(read);
});

test('a food may be judged for everyone', () => {
  expect(readIntent('is oat milk good')).toMatchObject({ kind: 'food-check', isGeneral: true });
  expect(readIntent('is oat milk ok tonight')).not.toHaveProperty('isGeneral');
});

test('the words after “put down” or “note that” are logged', () => {
  expect(plainWords('Put down 2 eggs and toast')).toBe('log 2 eggs and toast');
  expect(plainWords('note that I had a latte')).toBe('log a latte');
  expect(plainWords('I put down my phone')).toBe('i put down my phone');
  expect(readMemoryRequest('note that I had a latte')).toBeUndefined();
  expect(readMemoryRequest('remember that I had a heart attack')).toMatchObject({ kind: 'remember' });
});

test.each([
  ['could it be iron', 'i feel tired all the time, what could it be', 'is my iron low'],
  ['and to my hrv?', 'does alcohol affect my sleep', 'does alcohol affect my hrv'],
  ['no, 50', 'log 3 sets of squats 40 min hard', 'log 3 sets of squats 50 min hard'],
])('“%s” after “%s”', (said, before, whole) => {
  expect(changedRequest(said, before)).toBe(whole);
});

test.each([
  ['nope that was cashews', 'log a handful of almonds', 'log a handful of cashews'],
  ['i meant oat milk', 'had a cup of milk for breakfast', 'had a cup of oat milk for breakfast'],
  ['that was yesterday', 'log 2 eggs', 'log 2 eggs yesterday'],
  [
    'and again this evening',
    'i walked the dog for 25 minutes',
    'i walked the dog for 25 minutes this evening',
  ],
  ['what does that mean', 'my tsh is 6.2', 'what does tsh mean'],
  ['two actually', 'add a coffee', 'add two coffee'],
  ['how much did that burn', 'log a 3 hour hike', 'how many calories does a 3 hour hike burn'],
  ['how do i lower it', 'my ldl is 160', 'how do i lower my ldl'],
  ['how many calories does that burn', 'log a 30 min swim', 'how many calories does a 30 min swim burn'],
])('“%s” changes or continues “%s”', (said, before, whole) => {
  expect(changedRequest(said, before)).toBe(whole);
});

test.each([
  ['that was cashews', 'log rice and beans'],
  ['could it be iron', 'log 2 eggs'],
  ['could it be love', 'I feel tired all the time'],
  ['what does that mean', 'log 2 eggs'],
  ['and to my hrv?', 'how many steps did I take'],
])('“%s” doesn’t change “%s”', (said, before) => {
  expect(changedRequest(said, before)).toBeUndefined();
});

test('two supplements at once are checked, two foods aren’t', () => {
  expect(readAdvice('does zinc interfere with copper at the same time')).toMatchObject({
    about: 'supplement-check',
  });
  expect(readAdvice('does fiber clash with protein')).toBeUndefined();
});

test('what an activity burns is asked for half an hour unless a time is named', () => {
  expect(readIntent('how many calories does swimming burn')).toMatchObject({
    kind: 'burned',
    workout: { kind: 'swimming', durationMinutes: 30 },
  });
  expect(readIntent('how much does an hour of yoga burn')).toMatchObject({
    kind: 'burned',
    workout: { kind: 'yoga', durationMinutes: 60 },
  });
  for (const question of ['how many calories did I burn running last week', 'how do I burn fat'])
    expect(readIntent(question)?.kind).not.toBe('burned');
});

test.each([
  ['how do I eat less sugar', { direction: 'down', what: 'sugar' }],
  ['how can I get more fiber', { direction: 'up', what: 'fiber' }],
  ['which foods are high in calcium', { direction: 'up', what: 'calcium', isEaten: true }],
  ['what lowers cholesterol without statins', { direction: 'down', what: 'cholesterol' }],
  ['how do I lower my cholesterol without statins', { direction: 'down', what: 'cholesterol' }],
  ['how can I lower my resting heart rate naturally', { direction: 'down', what: 'resting heart rate' }],
  ['where do I get iron', { direction: 'up', what: 'iron', isEaten: true }],
  ['how can I fall asleep faster', { direction: 'better', what: 'asleep faster' }],
])('a habit to change: %s', (question, wish) => {
  expect(readIntent(question)).toMatchObject({ kind: 'improve', ...wish });
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

test('questions about habits don’t ask how to use a screen', () => {
  expect(readIntent('how do I log water')?.kind).toBe('help');
  for (const question of ['how do I drink more water', 'how do I relax'])
    expect((readIntent(question) ?? readLastIntent(question))?.kind).not.toBe('help');
  expect(readLastIntent('how do I change my photo')?.kind).toBe('help');
});
