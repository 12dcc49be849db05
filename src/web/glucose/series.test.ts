import { expect, test } from 'vitest';
import { samplesOf, withSticks } from '#domain/glucose/samples.ts';
import { staysOf } from './series.ts';

const trace = {
  startAt: '2026-11-20T07:00:00.000Z',
  offsetSeconds: [0, 300, 600],
  glucoseMgdl: [100, 110, 120],
  zones: [
    { fromIndex: 0, timeZone: 'Europe/Berlin' },
    { fromIndex: 2, timeZone: 'Europe/London' },
  ],
};

test('a trace becomes readings at their instants, and says where Ada was', () => {
  expect(samplesOf(trace).map(({ atMs }) => new Date(atMs).toISOString())).toEqual([
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T07:05:00.000Z',
    '2026-11-20T07:10:00.000Z',
  ]);
  expect(staysOf(trace)).toEqual([
    { fromMs: Date.parse('2026-11-20T07:00:00.000Z'), timeZone: 'Europe/Berlin' },
    { fromMs: Date.parse('2026-11-20T07:10:00.000Z'), timeZone: 'Europe/London' },
  ]);
});

test('a period without a sensor has no readings', () => {
  const none = { startAt: null, offsetSeconds: [], glucoseMgdl: [], zones: [] };
  expect(samplesOf(none)).toEqual([]);
  expect(staysOf(none)).toEqual([]);
});

test('a fingerstick amid the sensor’s readings is left out, one after the sensor came off counts', () => {
  const samples = samplesOf(trace);
  const amid = { atMs: Date.parse('2026-11-20T07:07:00Z'), glucoseMgdl: 131 };
  const after = { atMs: Date.parse('2026-11-20T19:00:00Z'), glucoseMgdl: 95 };
  expect(withSticks(samples, [amid, after])).toEqual([...samples, after]);
  expect(withSticks([], [amid, after])).toEqual([amid, after]);
});
