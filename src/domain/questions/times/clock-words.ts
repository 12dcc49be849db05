import { markOf } from './marks.ts';

/** Minutes of the day in which something happened, start included, end excluded. */
export type ClockSpan = readonly [from: number, to: number];

const CLOCK = '(\\d{1,2})(?::(\\d{2}))? ?(am|pm|a m|p m|o clock)|(noon|midday|midnight|\\d{1,2}:\\d{2})';
const DAY = 1440;

function minutesOf([hour, minute, half, name]: readonly (string | undefined)[]): number | undefined {
  if (name?.includes(':')) {
    const [hours = 0, minutes = 0] = name.split(':').map(Number);
    return hours * 60 + minutes;
  }
  if (name !== undefined) return name === 'midnight' ? 0 : 720;
  const spoken = Number(hour);
  if (half === undefined || spoken > 12 || half.startsWith('o')) return undefined;
  return ((spoken % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + Number(minute ?? 0);
}

type Rule = readonly [RegExp, (from: number | undefined, to: number | undefined) => ClockSpan | undefined];

const RULES: readonly Rule[] = [
  [
    new RegExp(`\\b(?:between |from )?(?:${CLOCK}) (?:and|to|until|till) (?:${CLOCK})\\b`),
    (from, to) => (from === undefined || to === undefined ? undefined : [from, to]),
  ],
  [
    new RegExp(`\\b(?:later than|after|past|since) (?:${CLOCK})\\b`),
    (from) => (from === undefined ? undefined : [from, DAY]),
  ],
  [
    new RegExp(`\\b(?:before|earlier than|until|by) (?:${CLOCK})\\b`),
    (to) => (to === undefined ? undefined : [0, to === 0 ? DAY : to]),
  ],
];

/** "Dinners after 8:30": in the evening, which the time alone doesn't say. */
const isUnclear = (span: string, text: string): boolean =>
  /(?<![\d:])[1-9]:\d{2}(?! ?[ap])|1[0-2]:\d{2}(?! ?[ap])/.test(span) &&
  !/breakfast|morning|\b(?:0\d?|1[3-9]|2[0-3]):/.test(text);

const HOUR = '\\d{1,2}|noon|midday|midnight';
const SPAN = new RegExp(
  `\\b(?:between |from )?(${HOUR}) (and|to|until|till) (${HOUR})(?=$| ,| (?:in the (?:morning|afternoon|evening)|at night|during|this|last|on|in|over|since|for|of|when|after)\\b)`,
);
/** Hours that a part of the day may begin and end with. */
const PARTS: Readonly<Record<string, (hour: number) => string | undefined>> = {
  morning: (hour) => (hour >= 3 && hour < 12 ? 'am' : hour === 12 ? 'pm' : undefined),
  afternoon: (hour) => (hour === 12 || hour < 8 ? 'pm' : undefined),
  evening: (hour) => (hour >= 4 && hour < 12 ? 'pm' : undefined),
  night: (hour) => (hour >= 8 && hour < 12 ? 'pm' : hour <= 8 ? 'am' : undefined),
};

/** "The morning after, between 6 and 10", "overnight, from midnight to 6": the part of the day says which half. */
function withHalves(question: string): string {
  const [part, ...others] = new Set(question.match(/\b(?:morning|afternoon|evening|night|overnight)\b/g));
  const match = SPAN.exec(question);
  const halfOf = part === undefined ? undefined : PARTS[part.replace(/^over/, '')];
  if (!match || !halfOf || others.length > 0) return question;
  const timeOf = (hour = ''): string | undefined => {
    if (!/\d/.test(hour)) return hour;
    const half = Number(hour) >= 1 && Number(hour) <= 12 ? halfOf(Number(hour)) : undefined;
    return half && `${hour} ${half}`;
  };
  const [all, from, joint, to] = match;
  const [start, end] = [timeOf(from), timeOf(to)];
  return start === undefined || end === undefined || `${from}${to}`.search(/\d/) < 0
    ? question
    : question
        .replace(all, `between ${start} ${joint} ${end}`)
        .replace(
          / ?,? ?\b(?:(?:in|during) the (?:morning|afternoon|evening)|at night|overnight)\b(?: ,)?/,
          '',
        );
}

/** "Half past 7", "a quarter to 9" and "7.30 pm" in digits. */
export const withSpokenClocks = (text: string): string =>
  text
    .replace(
      /\b(?:(half)|(?:a )?quarter) past (\d{1,2})\b/g,
      (_, half: string | undefined, hour: string) => `${hour}:${half ? '30' : '15'}`,
    )
    .replace(/\b(?:a )?quarter to (\d{1,2})\b/g, (_, hour: string) => `${((Number(hour) + 10) % 12) + 1}:45`)
    .replace(
      /\b(\d{1,2})\.([0-5]\d)(?= ?(?:am|pm|in the (?:morning|afternoon|evening)|at night)\b)/g,
      '$1:$2',
    );

/** Replaces the times of day in a question with marks. */
export function readClock(question: string): { readonly text: string; readonly spans: readonly ClockSpan[] } {
  const spans: ClockSpan[] = [];
  // "Between 6 and 9 am": both are in the morning. "Overnight from midnight to 6 am" is redundant.
  let text = withHalves(question.replace(/\b12 (?=noon|midday|midnight)/g, ''))
    .replace(
      /\b(between|from) (\d{1,2}(?::\d{2})?) (and|to|until) (\d{1,2}(?::\d{2})?) ?(am|pm)\b/,
      '$1 $2 $5 $3 $4 $5',
    )
    // "After 7 in the evening", "before 9 at night", "after 1 at night".
    .replace(
      /\b(\d{1,2})(:\d{2})? (?:o clock )?(?:in the (morning|afternoon|evening)|at night)\b/g,
      (_, hour: string, minutes = '', part = 'night') =>
        `${hour}${minutes} ${part === 'morning' || (part === 'night' && Number(hour) % 12 < 6) ? 'am' : 'pm'}`,
    )
    .replace(
      /\b(?:overnight|(?:at|during the) night) (?:, )?(?=(?:\w+ )?(?:, )?(?:between |from )?(?:midnight|\d{1,2}(?::\d{2})?(?: ?[ap]m)?) (?:and|to)\b)/,
      '',
    );
  for (const [pattern, spanOf] of RULES) {
    const match = pattern.exec(text);
    if (!match || isUnclear(match[0], text)) continue;
    const groups = match.slice(1);
    const span = spanOf(
      minutesOf(groups.slice(0, 4)),
      groups.length > 4 ? minutesOf(groups.slice(4)) : undefined,
    );
    if (!span) continue;
    spans.push(span);
    text = text.replace(match[0], ` #${markOf(spans.length - 1)} `);
  }
  return { text: text.replace(/\s+/g, ' ').trim(), spans };
}
