import { describe, expect, test } from 'vitest';
import type { HrvReading } from '#contract/stress.ts';
import { hrvFormOf, readHrv } from './hrv-form.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const form = (changes: object = {}) => ({ ...hrvFormOf(undefined, NOW), ...changes });
const stored: HrvReading = {
  id: '01900000-0000-7000-8000-000000000001',
  timeZone: 'America/New_York',
  date: '2026-11-19',
  measuredAt: '2026-11-19T11:30:27.000Z',
  rmssdMs: 40.5117,
  origin: 'beat-intervals',
  note: null,
};

describe('a figure that Ada types', () => {
  test('is saved as typed, with a comma or a point', () => {
    expect(readHrv(form({ typed: '42,5' }), NOW)).toMatchObject({
      doubts: [],
      entry: { rmssdMs: 42.5, origin: 'entered' },
    });
  });

  test.each(['', 'forty', '0', '401', '-3'])('%j is not saved, and she sees why', (typed) => {
    const { fault, entry } = readHrv(form({ typed }), NOW);
    expect(fault).toBeDefined();
    expect(entry).toBeUndefined();
  });

  test('is questioned if unusual, not rejected', () => {
    const { doubts, entry } = readHrv(form({ typed: '300' }), NOW);
    expect(doubts).toHaveLength(1);
    expect(entry).toMatchObject({ rmssdMs: 300 });
  });

  test('saved twice by a double tap is one reading', () => {
    const typed = form({ typed: '42' });
    expect(readHrv(typed, NOW).entry?.id).toBe(readHrv(typed, NOW + 150).entry?.id);
  });

  test('of tomorrow is not saved', () => {
    const read = readHrv(form({ typed: '42', moment: { date: '2026-11-22', time: '06:00' } }), NOW);
    expect(read).toHaveProperty('momentFault');
    expect(read).not.toHaveProperty('entry');
  });
});

describe('intervals that she pastes', () => {
  const pasted = (text: string) => readHrv(form({ origin: 'beat-intervals', pasted: text }), NOW);
  const minute = Array<string>(15).fill('812 836 801 845 790').join('\n');

  test('become a value with the number of intervals behind it', () => {
    const read = pasted(minute);
    expect(read).toMatchObject({ doubts: [], entry: { origin: 'beat-intervals' } });
    expect(read.basis).toBe('Based on 74 of 74 beat-to-beat changes, over 1 min.');
  });

  test('raise doubts where they are short, unreadable in parts or not clean', () => {
    expect(pasted('812 836 801').doubts).toHaveLength(1);
    expect(pasted(`RR-Intervall ${minute}`).doubts).toEqual(['We couldn’t read 1 value: RR-Intervall.']);
    expect(pasted(Array<string>(40).fill('812 836 500 1150').join(' ')).doubts[0]).toContain('left out');
  });

  test('that aren’t numbers are refused as such', () => {
    expect(pasted('hello').fault).toContain('aren’t intervals');
    expect(pasted('1 2 3').fault).toBeDefined();
    expect(pasted(' ').fault).toBeDefined();
  });
});

describe('a reading that is edited', () => {
  test('keeps its exact value, origin, zone and seconds when only the note changes', () => {
    const edited = { ...hrvFormOf(stored, NOW), note: 'after the flight' };
    expect(readHrv(edited, NOW, stored).entry).toEqual({ ...stored, note: 'after the flight' });
  });

  test('becomes a typed one when the figure is typed over', () => {
    const edited = { ...hrvFormOf(stored, NOW), typed: '44' };
    expect(readHrv(edited, NOW, stored).entry).toMatchObject({ rmssdMs: 44, origin: 'entered' });
  });
});
