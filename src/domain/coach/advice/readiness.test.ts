import { expect, test } from 'vitest';
import { asksReadiness, readinessOf } from './readiness.ts';

const rested = {
  asleepMinutes: 450,
  needMinutes: 360,
  hrvMs: 50,
  usualHrv: { lowMs: 40, highMs: 60 },
  bpm: 60,
  usualBpm: 58,
  sleptBadly: false,
  isIll: false,
};
const titleOf = (changes: Partial<Parameters<typeof readinessOf>[0]>): string =>
  readinessOf({ ...rested, ...changes }).verdict.title;

test('the more signs are bad, the easier the day should be', () => {
  expect(titleOf({})).toBe('Train as planned');
  expect(titleOf({ asleepMinutes: 359 })).toBe('Train, but go easier');
  expect(titleOf({ hrvMs: 39 })).toBe('Train, but go easier');
  expect(titleOf({ bpm: 63 })).toBe('Train, but go easier');
  expect(titleOf({ asleepMinutes: 300, bpm: 63 })).toBe('Take it easy today');
  expect(titleOf({ isIll: true })).toBe('Rest today');
});

test('a bad night that a member mentions counts once, and no data gives no verdict on it', () => {
  expect(titleOf({ sleptBadly: true })).toBe('Train, but go easier');
  expect(titleOf({ sleptBadly: true, asleepMinutes: 300 })).toBe('Train, but go easier');
  const nothing = { asleepMinutes: undefined, hrvMs: undefined, bpm: undefined };
  expect(titleOf(nothing)).toBe('Go by how you feel');
  expect(readinessOf({ ...rested, ...nothing }).signs).toEqual([]);
});

test.each([
  ['rest day or push', true],
  ['should i work out today', true],
  ['slept like crap. should i still train', true],
  ['is today a rest day', true],
  ['how often should i work out a week', false],
  ['should i work out more often', false],
  ['did i run yesterday', false],
  ['do i run farther on weekends than weekdays', false],
  ['should i run tomorrow', false],
  ['do i need to rest today', true],
  ['too tired to train', true],
])('%s', (text, expected) => {
  expect(asksReadiness(text)).toBe(expected);
});
