import { describe, expect, test } from 'vitest';
import type { Sleep } from '#contract/sleep.ts';
import { newNap, newNight, readSleep, sleepFormOf, type SleepForm } from './sleep-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const BERLIN = 'Europe/Berlin';
const around = { timeZone: BERLIN, nowMs: NOW, others: [] };

const formOf = (changes: Partial<SleepForm> = {}): SleepForm => ({
  ...newNight([], '2026-11-20', NOW, BERLIN),
  ...changes,
});
const stored = (changes: Partial<Sleep> = {}): Sleep => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  timeZone: BERLIN,
  date: '2026-11-20',
  inBedAt: '2026-11-19T22:10:30.000Z',
  outOfBedAt: '2026-11-20T05:34:15.000Z',
  isNap: false,
  latencyMinutes: 18,
  awakeMinutes: null,
  awakenings: 2,
  quality: 4,
  note: 'late train',
  source: 'manual',
  ...changes,
});

describe('when Ada went to bed', () => {
  test('at 23:10 it was the evening before, at 00:30 the same day', () => {
    const late = readSleep(formOf({ bedTime: '23:10', wakeTime: '06:34' }), around);
    expect(late.entry?.inBedAt).toBe('2026-11-19T22:10:00.000Z');
    expect([late.bedDate, late.inBedMinutes]).toEqual(['2026-11-19', 444]);
    const later = readSleep(formOf({ bedTime: '00:30', wakeTime: '07:00' }), around);
    expect(later.entry?.inBedAt).toBe('2026-11-19T23:30:00.000Z');
    expect(later.bedDate).toBe('2026-11-20');
  });

  test('the first of a month and of a year have an evening before them', () => {
    const read = readSleep(formOf({ date: '2026-01-01', bedTime: '23:00', wakeTime: '07:00' }), around);
    expect(read.entry).toMatchObject({ date: '2026-01-01', inBedAt: '2025-12-31T22:00:00.000Z' });
  });

  test.each([
    ['2026-03-29', 7 * 60],
    ['2026-10-25', 9 * 60],
    ['2026-10-26', 8 * 60],
  ])('from 23:00 to 07:00 on %s she was in bed for %i minutes', (date, minutes) => {
    const read = readSleep(formOf({ date, bedTime: '23:00', wakeTime: '07:00' }), around);
    expect(read.inBedMinutes).toBe(minutes);
  });

  test('a sleep in another zone stays in that zone', () => {
    const tokyo = stored({
      timeZone: 'Asia/Tokyo',
      inBedAt: '2026-11-18T14:00:00.000Z',
      outOfBedAt: '2026-11-18T22:00:00.000Z',
      date: '2026-11-19',
    });
    const form = sleepFormOf(tokyo);
    expect([form.date, form.bedTime, form.wakeTime]).toEqual(['2026-11-19', '23:00', '07:00']);
    const read = readSleep(
      { ...form, wakeTime: '06:00' },
      { ...around, timeZone: 'Asia/Tokyo', before: tokyo },
    );
    expect(read.entry).toMatchObject({ outOfBedAt: '2026-11-18T21:00:00.000Z', date: '2026-11-19' });
  });
});

describe('a form to begin with', () => {
  test('has the times of the last night, and the latest day without one', () => {
    const nights = [stored({ date: '2026-11-18' }), stored()];
    expect(newNight(nights, '2026-11-20', NOW, BERLIN)).toMatchObject({
      date: '2026-11-19',
      bedTime: '23:10',
      wakeTime: '06:34',
    });
  });

  test('never begins in the future: at five in the morning the usual seven is too late', () => {
    const early = Date.parse('2026-11-20T04:00:00Z');
    expect(newNight([], '2026-11-20', early, BERLIN).wakeTime).toBe('05:00');
  });

  test('an afternoon’s half hour is a nap by its times, a night is not, and the member has the last word', () => {
    const afternoon = formOf({ bedTime: '14:30', wakeTime: '15:00', date: '2026-11-19' });
    expect(readSleep(afternoon, around).isNap).toBe(true);
    expect(readSleep({ ...afternoon, isNap: false }, around).entry?.isNap).toBe(false);
    expect(readSleep(formOf(), around).isNap).toBe(false);
    expect(newNap(NOW, BERLIN)).toMatchObject({ bedTime: '12:30', wakeTime: '13:00', isNap: true });
  });
});

describe('invalid sleeps', () => {
  test('waking in the future, twenty hours in bed, awake longer than in bed', () => {
    const faults = (changes: Partial<SleepForm>) => readSleep(formOf(changes), around).faults;
    expect(faults({ bedTime: '22:00', wakeTime: '13:30' })).toHaveProperty('wake');
    expect(faults({ bedTime: '07:30', wakeTime: '07:00' })).toHaveProperty('wake');
    expect(faults({ awake: '480' })).toHaveProperty('awake');
    expect(faults({ awake: 'a while', latency: '-3', awakenings: '51' })).toMatchObject({
      awake: 'Enter whole minutes, or leave this blank.',
      latency: 'Enter whole minutes, or leave this blank.',
      awakenings: 'Enter a number up to 50, or leave this blank.',
    });
    expect(faults({})).toEqual({});
  });

  test('overlapping sleep is refused, naming the other', () => {
    const read = readSleep(formOf({ bedTime: '06:00', wakeTime: '08:00' }), {
      ...around,
      others: [stored()],
    });
    expect(read.entry).toBeUndefined();
    expect(read.faults.bed).toContain('from 11:10\u00a0PM to 6:34\u00a0AM');
  });
});

test('changing only the note keeps every time to the millisecond, and empty fields stay empty', () => {
  const before = stored();
  const read = readSleep(
    { ...sleepFormOf(before), note: ' slept well ' },
    { ...around, before, others: [before] },
  );
  expect(read.entry).toEqual({ ...before, note: 'slept well' });
});
