import { expect, test } from 'vitest';
import { countedRecordings, type Recording } from './counted-recordings.ts';

const HOUR_MS = 3_600_000;
const recording = (id: string, from: number, to: number, changes: Partial<Recording> = {}): Recording => ({
  id,
  source: id.split('-')[0] ?? '',
  fromMs: from * HOUR_MS,
  toMs: to * HOUR_MS,
  isCounted: false,
  isFixed: false,
  ...changes,
});
const counted = (recordings: readonly Recording[], order: readonly string[] = []) =>
  [...countedRecordings(recordings, order)].toSorted();

test('between a ring’s and a phone’s night, the one that already counts stays until the member chooses', () => {
  const night = [recording('phone-1', 22, 31, { isCounted: true }), recording('oura-1', 23, 31)];
  expect(counted(night)).toEqual(['phone-1']);
  expect(counted(night, ['oura', 'phone'])).toEqual(['oura-1']);
  expect(counted(night, ['phone'])).toEqual(['phone-1']);
});

test('one long night steps aside for two shorter ones of the first source, and both count', () => {
  const parts = [recording('oura-1', 22, 26), recording('oura-2', 27, 31)];
  const night = recording('phone-1', 22, 31, { isCounted: true });
  expect(counted([night, ...parts], ['oura'])).toEqual(['oura-1', 'oura-2']);
});

test('a night that ends when the next begins doesn’t overlap it, even across midnight UTC', () => {
  expect(counted([recording('oura-1', 20, 24), recording('phone-1', 24, 30)])).toHaveLength(2);
  expect(counted([recording('oura-1', 23, 25), recording('phone-1', 24, 30)])).toEqual(['oura-1']);
});

test('entries that the member entered, changed or deleted are never replaced', () => {
  const own = recording('manual-1', 23, 31, { isCounted: true, isFixed: true });
  expect(counted([recording('oura-1', 22, 30), own], ['oura'])).toEqual(['manual-1']);
});
