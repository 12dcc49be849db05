import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClock } from './wall-clock.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];

/** The runtime's own formatting. */
const shown = (atMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(atMs);

const text = (atMs: number, timeZone: string): string => {
  const { year, month, day, hour, minute, second } = wallClock(atMs, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
};

test.each(ZONES)('a clock in %s matches the runtime, whichever time comes first', (zone) => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1972, 0, 1), max: Date.UTC(2099, 0, 1) }), (atMs) => {
      expect(text(atMs, zone)).toBe(shown(atMs, zone));
    }),
  );
});

test.each([
  ['Europe/Berlin', Date.UTC(2026, 2, 29)],
  ['Europe/Berlin', Date.UTC(2026, 9, 25)],
  ['America/New_York', Date.UTC(2026, 10, 1)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4)],
])('in %s every quarter hour of the changeover day is right', (zone, dayMs) => {
  for (let atMs = dayMs; atMs < dayMs + 86_400_000; atMs += 900_000)
    expect(text(atMs, zone)).toBe(shown(atMs, zone));
});

test('an unknown zone and an instant that isn’t a number are refused', () => {
  expect(() => wallClock(0, 'Mars/Olympus')).toThrow(RangeError);
  expect(() => wallClock(Number.NaN, 'UTC')).toThrow(RangeError);
});
