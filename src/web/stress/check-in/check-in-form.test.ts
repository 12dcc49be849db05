import { describe, expect, test } from 'vitest';
import type { StressCheckIn } from '#contract/stress.ts';
import { checkInFormOf, emptyCheckIn, offeredTags, readCheckIn, withTag } from './check-in-form.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

/** Logged by Ada in New York, late in the evening. */
const stored: StressCheckIn = {
  id: '01900000-0000-7000-8000-000000000001',
  timeZone: 'America/New_York',
  date: '2026-11-19',
  feltAt: '2026-11-20T04:30:27.000Z',
  stress: 7,
  mood: 2,
  energy: null,
  tags: ['Work'],
  note: 'The release slipped.',
};

describe('a check-in', () => {
  test('needs only how stressed Ada feels, and counts at the moment of saving', () => {
    const { entry } = readCheckIn({ ...emptyCheckIn(), stress: 4, note: '  ' }, NOW);
    expect(entry).toMatchObject({ stress: 4, feltAt: '2026-11-20T20:00:00.000Z', note: null, mood: null });
  });

  test('without it she sees what is missing', () => {
    expect(readCheckIn(emptyCheckIn(), NOW)).toEqual({
      faults: { stress: 'Choose a number from 1 to 10.' },
      entry: undefined,
    });
  });

  test('saved twice by a double tap is one; the next one is separate', () => {
    const form = { ...emptyCheckIn(), stress: 4 };
    const [first, second] = [readCheckIn(form, NOW), readCheckIn(form, NOW + 150)];
    expect(first.entry?.id).toBe(second.entry?.id);
    expect(emptyCheckIn().id).not.toBe(form.id);
  });

  test('of a time in the future isn’t saved', () => {
    const form = { ...emptyCheckIn(), stress: 4, moment: { date: '2027-01-01', time: '08:00' } };
    expect(readCheckIn(form, NOW).faults).toHaveProperty('moment');
  });

  test('edited at home keeps its zone, its day and its seconds', () => {
    const form = { ...checkInFormOf(stored), stress: 5 };
    expect(form.moment).toEqual({ date: '2026-11-19', time: '23:30' });
    expect(readCheckIn(form, NOW, stored).entry).toEqual({ ...stored, stress: 5 });
  });

  test('moved to another time, it counts at that time in its own zone', () => {
    const form = { ...checkInFormOf(stored), moment: { date: '2026-11-18', time: '12:00' } };
    expect(readCheckIn(form, NOW, stored).entry).toMatchObject({
      date: '2026-11-18',
      feltAt: '2026-11-18T17:00:00.000Z',
    });
  });
});

describe('tags', () => {
  test('are trimmed, compared without regard to capitals, and at most twelve', () => {
    expect(withTag(['Work'], ' work ')).toEqual(['Work']);
    expect(withTag(['Work'], '  ')).toEqual(['Work']);
    expect(withTag(['Work'], ' Band practice ')).toEqual(['Work', 'Band practice']);
    const twelve = Array.from({ length: 12 }, (_, index) => `tag ${index}`);
    expect(withTag(twelve, 'one more')).toBe(twelve);
  });

  test('her own follow the common ones, most used first, and the one she just typed is included', () => {
    const used = [{ tags: ['Band', 'Dog'] }, { tags: ['dog', 'work'] }, { tags: ['Dog'] }];
    expect(offeredTags(['Work', 'Family'], used, ['Garden', 'WORK'])).toEqual([
      'Work',
      'Family',
      'Dog',
      'Band',
      'Garden',
    ]);
  });
});
