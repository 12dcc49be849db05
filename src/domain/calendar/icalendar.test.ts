import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { foldLine, icalendar, type CalendarEvent } from './icalendar.ts';

const at = Date.parse;
const fast = (from: string, to: string, timeZone: string): CalendarEvent => ({
  uid: 'fast-1@perennial',
  changedAtMs: at('2026-11-20T12:00:00Z'),
  title: 'Fast, goal 16 h',
  when: { fromMs: at(from), toMs: at(to), timeZone },
});
const read = (events: readonly CalendarEvent[]) =>
  convertIcsCalendar(undefined, icalendar('Perennial', events));

describe('a calendar', () => {
  test.each([
    ['2026-11-19T20:00:00+01:00', '2026-11-20T12:00:00+01:00', 'Europe/Berlin', '20261119T200000'],
    // The clocks change during the fast, in both directions.
    ['2026-10-24T20:00:00+02:00', '2026-10-25T12:00:00+01:00', 'Europe/Berlin', '20261024T200000'],
    ['2026-03-07T20:00:00-05:00', '2026-03-08T12:00:00-04:00', 'America/New_York', '20260307T200000'],
    // On the second of two hours with the same name.
    ['2026-10-25T03:00:00+01:00', '2026-10-25T19:00:00+01:00', 'Europe/Berlin', '20261025T030000'],
    ['2026-04-03T20:00:00+11:00', '2026-04-05T12:00:00+10:00', 'Australia/Sydney', '20260403T200000'],
    ['2026-11-19T20:00:00+05:45', '2026-11-20T12:00:00+05:45', 'Asia/Kathmandu', '20261119T200000'],
  ])('a fast from %s to %s in %s is at that time for a calendar program', (from, to, timeZone, stamp) => {
    const event = fast(from, to, timeZone);
    expect(icalendar('Perennial', [event])).toContain(`DTSTART;TZID=${timeZone}:${stamp}`);
    const [found] = read([event]).events ?? [];
    expect([found?.start.date.getTime(), found?.end?.date.getTime()]).toEqual([at(from), at(to)]);
  });

  test('a reminder is an all-day event, and its text survives a round trip', () => {
    const title = 'Measure vitamin D, ferritin; 25(OH)D \\ “again” – änderung 🧪 '.repeat(4).trim();
    const event = {
      uid: 'r@perennial',
      changedAtMs: 0,
      title,
      text: 'one\r\ntwo',
      when: { day: '2026-12-31' },
    };
    const [found] = read([event]).events ?? [];
    expect(found).toMatchObject({ uid: 'r@perennial', summary: title, description: 'one\ntwo' });
    expect(found?.start).toMatchObject({ type: 'DATE', date: new Date('2026-12-31') });
    expect(found?.end?.date).toEqual(new Date('2027-01-01'));
  });

  test('no line is longer than 75 octets, and none is broken within a character', () => {
    const lines = foldLine(`SUMMARY:${'ä🧪x'.repeat(80)}`).split('\r\n ');
    for (const line of lines) expect(new TextEncoder().encode(` ${line}`).length).toBeLessThanOrEqual(76);
    expect(lines.join('')).toBe(`SUMMARY:${'ä🧪x'.repeat(80)}`);
  });

  test('a title can’t add lines', () => {
    const title = 'Retest\r\nEND:VEVENT\r\nBEGIN:VALARM';
    const text = icalendar('Perennial', [{ uid: 'r', changedAtMs: 0, title, when: { day: '2026-12-31' } }]);
    expect(text.match(/^(?:BEGIN|END):/gm)).toHaveLength(4);
  });
});
