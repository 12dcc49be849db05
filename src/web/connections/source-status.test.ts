import { describe, expect, test } from 'vitest';
import { sourceStatus } from './source-status.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const quiet = {
  url: null,
  createdAt: '2026-11-01T12:00:00Z',
  lastSuccessAt: null,
  lastErrorAt: null,
  lastError: null,
  disabledAt: null,
};

describe('what a connected source says', () => {
  test('minutes ago for an hour, then the time', () => {
    const at = (lastSuccessAt: string) => sourceStatus('nightscout', { ...quiet, lastSuccessAt }, NOW).text;
    expect(at('2026-11-20T11:59:40Z')).toBe('Synced just now · glucose');
    expect(at('2026-11-20T11:57:00Z')).toBe('Synced 3 min ago · glucose');
    expect(at('2026-11-20T10:57:00Z')).toMatch(/^Synced .*:57.* · glucose$/);
  });
  test('what to expect before the first success', () => {
    const text = (source: Parameters<typeof sourceStatus>[0]) => sourceStatus(source, quiet, NOW).text;
    expect(text('oura')).toBe('Importing the last 90 days… · sleep, heart rate, steps');
    expect(text('mealie')).toBe('Connected · recipes');
    expect(text('health-auto-export')).toBe('Waiting for data · Apple Health');
  });
  test('an error only while it is newer than the last success', () => {
    const failed = { ...quiet, lastErrorAt: '2026-11-20T11:55:00Z', lastError: 'It answered with 502.' };
    expect(sourceStatus('withings', failed, NOW)).toEqual({
      text: 'Last error 5 min ago: It answered with 502.',
      tone: 'failing',
    });
    const before = { ...failed, lastSuccessAt: '2026-11-20T11:50:00Z' };
    expect(sourceStatus('withings', before, NOW).tone).toBe('failing');
    const again = { ...failed, lastSuccessAt: '2026-11-20T11:59:00Z' };
    expect(sourceStatus('withings', again, NOW).tone).toBe('working');
  });
  test('why it was turned off', () => {
    const off = { ...quiet, disabledAt: '2026-11-20T11:55:00Z', lastError: 'Access has ended.' };
    expect(sourceStatus('withings', off, NOW)).toEqual({
      text: 'Turned off. Access has ended.',
      tone: 'off',
    });
  });
});
