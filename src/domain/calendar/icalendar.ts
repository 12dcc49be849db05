import { addDays } from '#domain/time/local-date.ts';
import { localStamp, timeZoneLines } from './time-zone-rules.ts';

/** An event of a calendar feed: a span of time in a zone, or a whole day. */
export interface CalendarEvent {
  readonly uid: string;
  readonly changedAtMs: number;
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  readonly when:
    | { readonly day: string }
    | { readonly fromMs: number; readonly toMs: number; readonly timeZone: string };
}

const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    // Other control characters aren't allowed in a text.
    .replaceAll(/[^\P{Cc}\t]/gu, '');

const MAX_OCTETS = 75;
const octets = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

/** Folds a line after at most 75 octets, never within a character. */
export function foldLine(line: string): string {
  let [folded, width] = ['', 0];
  for (const char of line) {
    const more = octets(char);
    if (width + more > MAX_OCTETS) {
      folded += '\r\n ';
      width = 1;
    }
    folded += char;
    width += more;
  }
  return folded;
}

const utcStamp = (atMs: number): string => `${localStamp(atMs, 'UTC')}Z`;
const dayStamp = (date: string): string => date.replaceAll('-', '');

const whenLines = ({ when }: CalendarEvent): string[] =>
  'day' in when
    ? [`DTSTART;VALUE=DATE:${dayStamp(when.day)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(when.day, 1))}`]
    : [
        `DTSTART;TZID=${when.timeZone}:${localStamp(when.fromMs, when.timeZone)}`,
        `DTEND;TZID=${when.timeZone}:${localStamp(when.toMs, when.timeZone)}`,
      ];

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utcStamp(event.changedAtMs)}`,
  ...whenLines(event),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.text === undefined ? [] : [`DESCRIPTION:${escapeText(event.text)}`]),
  ...(event.url === undefined ? [] : [`URL:${event.url}`]),
  // A fast doesn't block time in a calendar.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function zoneLines(events: readonly CalendarEvent[]): string[] {
  const spans = new Map<string, { fromMs: number; toMs: number }>();
  for (const { when } of events) {
    if ('day' in when) continue;
    const { fromMs, toMs } = spans.get(when.timeZone) ?? when;
    spans.set(when.timeZone, {
      fromMs: Math.min(fromMs, when.fromMs),
      toMs: Math.max(toMs, when.toMs),
    });
  }
  return [...spans].flatMap(([timeZone, { fromMs, toMs }]) => timeZoneLines(timeZone, fromMs, toMs));
}

/** A calendar as text (RFC 5545), with the rules of every zone that its events are in. */
export const icalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Perennial//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...zoneLines(events),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
