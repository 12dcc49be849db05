import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('sentences beside a question that limit nothing', () => {
  test.each([
    [
      'Mom says I never skip dinner. How many dinners were there in January?',
      'How many dinners were there in January?',
    ],
    ['How long was my longest run? Strava and my watch disagree about it.', 'How long was my longest run?'],
    [
      'Adding it all up, how many steps did I take in January? Coach thinks I never move.',
      'How many steps did I take in January?',
    ],
    [
      'At which hour of the day is my glucose highest? Wondering if it’s dinner.',
      'At which hour of the day is my glucose highest?',
    ],
    [
      'Kidney stones run in the family! How much water did I drink on average in January?',
      'How much water did I drink on average in January?',
    ],
    ['I nap sometimes. How many hours did I sleep last week?', 'How many hours did I sleep last week?'],
    [
      'Been lifting for a month. How many workouts have I done since January 1?',
      'How many workouts have I done since January 1?',
    ],
    ['Could be the coffee. How many steps did I take in January?', 'How many steps did I take in January?'],
    [
      'I weigh myself most mornings. What was the heaviest reading in January?',
      'What was my highest weight in January?',
    ],
    [
      'I’ve been fasting since New Year. How many fasts have I completed?',
      'How many fasts have I completed since New Year?',
    ],
    ['My knee hurts when I run. How many km did I run in January?', 'How many km did I run in January?'],
    [
      'When it rains I don’t go out. What was my lowest step count in January?',
      'What was my lowest step count in January?',
    ],
    ['If only I slept more. What was my average sleep in January?', 'What was my average sleep in January?'],
    [
      'Rest days matter too, says my coach. How many days last week did I do no workout at all?',
      'How many days last week did I do no workout at all?',
    ],
    [
      'I wonder if short nights stress me. What are my average steps on days after less than 6.5 hours of sleep?',
      'What are my average steps on days after less than 6.5 hours of sleep?',
    ],
    ['Not my best month. What were my average steps in January?', 'What were my average steps in January?'],
    [
      'Just back from two weeks in Spain. What were my average steps last week?',
      'What were my average steps last week?',
    ],
  ])('“%s”', (asked, plain) => {
    expect(read(asked)).toEqual(meaningOf(plain));
  });

  test.each([
    // What is to be counted.
    'I only run outdoors. How far did I run in January?',
    'My last run was hard. What was my lowest resting heart rate?',
    // What the question refers to.
    'My walks don’t count. How many workouts did I do in January?',
    'I’m talking about workouts over 30 minutes. How many did I do in January?',
    'If it’s longer than 30 minutes. How many workouts did I do in January?',
    'I run with a club. What was my average heart rate on those days in January?',
    'I keep sodium under 2,000 mg on Mondays. How many days in January did I go past that?',
    'I had my heaviest weigh-in in December. How much weight have I lost since?',
    'My brother walks 9,000 steps. On how many days did I walk more than that?',
    'How many steps did I take in January? Unlogged days count as zero.',
  ])('“%s” isn’t read without them', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});

describe('an amount that is asked for in the end', () => {
  test.each([
    'Did I hit 8,000 steps yesterday? How many were there?',
    'Do I drink more water on days with a run? Avg on those days',
    'How many steps short of 10,000 was I yesterday?',
    'Please dig this up: How many kilometers did I cover on foot... sorry, while running, during January?',
  ])('“%s” isn’t answered with a number of days or a difference', (asked) => {
    const query = read(asked);
    expect(query?.aggregate).not.toBe('count');
    expect(query?.metric).not.toBe('workouts');
    expect(query?.versus).toBeUndefined();
  });
});
