import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import type { ReminderKind } from '#domain/reminders/kinds.ts';

/** A reminder to turn on or off. */
export interface ReminderRequest {
  /** Undefined if no such reminder exists. */
  readonly kind: ReminderKind | undefined;
  readonly isOn: boolean;
  /** "07:30"; empty if no time was said. */
  readonly times: readonly string[];
  /** From Monday 0 to Sunday 6; "other" for days that don't repeat weekly, undefined if none were said. */
  readonly weekdays: readonly number[] | 'other' | undefined;
}

const ASKED =
  /^(?:set|add|create|make|schedule|turn on|enable|give me|i want|i need)\b.*\breminders?\b|^remind me\b|^remember to\b/;
const ENDED =
  /^(?:turn off|stop|cancel|remove|delete|disable|switch off|no more)\b.*\breminders?\b|^(?:stop|don't|do not) remind(?:ing)? me\b/;

/** The first match wins: "remind me to weigh myself before breakfast". */
const KINDS: readonly (readonly [RegExp, ReminderKind])[] = [
  [/\b(?:weigh|weight|scale)/, 'weight'],
  [/\b(?:water|drink|hydrat)/, 'water'],
  [/\b(?:supplements?|vitamins?|pills?|tablets?|creatine|omega)/, 'supplements'],
  [/\bfast(?:ing)?\b.*\bgoal\b/, 'fast-goal'],
  [/\beating window\b/, 'eating-window'],
  [/\bfast(?:ing)?\b/, 'fast-start'],
  [/\b(?:retest|blood test|lab)/, 'retest'],
  [/\b(?:weekly summary|digest)\b/, 'digest'],
  [/\b(?:check[- ]?in)\b/, 'check-in'],
  [/\b(?:sleep|last night)\b/, 'sleep'],
  [/\bbreakfast\b/, 'breakfast'],
  [/\blunch\b/, 'lunch'],
  [/\b(?:dinner|supper)\b/, 'dinner'],
];

const TIME = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?![\d%])/g;
const two = (value: number): string => String(value).padStart(2, '0');

/** Times after "at": "at 7:30", "at 10, 2 and 6 pm". An hour without am or pm takes the next one given, otherwise it's in the morning. */
function timesIn(text: string): readonly string[] {
  const [, said] = /\b(?:at|every day at|for)\s+(\d.*)$/.exec(text) ?? [];
  if (said === undefined) return [];
  const found = [...said.matchAll(TIME)];
  return found.flatMap(([, hour, minute = '0', half], at) => {
    const named = half ?? found.slice(at + 1).find(([, , , later]) => later)?.[3];
    const isLate = named?.startsWith('p') === true;
    // "At 10, 2 and 6 pm": ten is in the morning.
    const isBefore = half === undefined && isLate && Number(hour) > Number(found.at(-1)?.[1]);
    const whole = isLate && !isBefore && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
    const clock = named?.startsWith('a') && whole === 12 ? 0 : whole;
    return clock < 24 && Number(minute) < 60 ? [`${two(clock)}:${two(Number(minute))}`] : [];
  });
}

// “Sat” and “sun” alone may be words of their own: “after I sat down”, “before the sun is up”.
const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur(?=day)|sun(?=day)|(?<=(?:\\b(?:on|every|each|and|to|through|thru|until)|[,-]) ?)(?:sat|sun)\\b|(?:sat|sun)(?= ?(?:and|to|through|[,-])))';
const DAY_NAME = new RegExp(
  `\\b(${DAY})(?:days?)?\\b(?: ?(?:-|to|through|thru|until) ?\\b(${DAY})(?:days?)?\\b)?`,
  'g',
);
const dayOf = (name: string): number => DAYS.findIndex((day) => day.startsWith(name));

function daysIn(text: string): ReadonlySet<number> {
  const named = new Set<number>();
  if (/\bweekdays?\b|\bwork ?days?\b/.test(text)) for (const day of [0, 1, 2, 3, 4]) named.add(day);
  if (/\bweekends?\b/.test(text)) for (const day of [5, 6]) named.add(day);
  for (const [, first = '', last = first] of text.matchAll(DAY_NAME)) {
    const [from, to] = [dayOf(first), dayOf(last)];
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) named.add((from + step) % 7);
  }
  return named;
}

/** Days that "every Monday", "on weekdays except Fridays" or "Mon to Fri" name. */
function weekdaysIn(text: string): ReminderRequest['weekdays'] {
  if (
    /\b(?:every|each) (?:other|second|third|2nd|3rd|2|3|two|three|few|couple) (?:of )?(?:days?|weeks?|mon|tues|wednes|thurs|fri|satur|sun)|\b(?:monthly|every month|once a month|tomorrow|(?:once|twice|\d times) a week|biweekly|fortnight)\b/.test(
      text,
    )
  )
    return 'other';
  const [about = '', but = ''] = text.split(/\b(?:except|but not|not on|apart from|other than)\b/);
  const [named, excluded] = [daysIn(about), daysIn(but)];
  const isDaily = /\b(?:every ?day|daily|each day|every (?:morning|evening|night|afternoon))\b/.test(text);
  if (named.size === 0 && excluded.size === 0 && !isDaily) return undefined;
  return DAYS.flatMap((_, day) => ((named.size === 0 || named.has(day)) && !excluded.has(day) ? [day] : []));
}

const DAY_HOURS = { first: 9, last: 21 } as const;

/** "Every two hours": while people are awake. */
function hourlyTimes(text: string): readonly string[] {
  const [, said] = /\bevery (?:(\d|two|three|four|couple of|few) )?(?:hours?|hrs?|h)\b/.exec(text) ?? [
    null,
    undefined,
  ];
  if (!/\bevery (?:\S+ (?:of )?)?(?:hours?|hrs?|h)\b/.test(text)) return [];
  const step = { two: 2, 'couple of': 2, three: 3, few: 3, four: 4 }[said ?? ''] ?? Number(said ?? 1);
  const times: string[] = [];
  for (let hour: number = DAY_HOURS.first; step > 0 && hour <= DAY_HOURS.last; hour += step)
    times.push(`${two(hour)}:00`);
  return times;
}

/** Reads "remind me to drink water at 10, 2 and 6 pm", "turn off the lunch reminder". */
export function readReminderRequest(question: string): ReminderRequest | undefined {
  const text = question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:hey |hi |ok |okay |please |coach,? |can you |could you |would you )+/, '')
    .trim();
  const isOff = ENDED.test(text);
  if (!isOff && !ASKED.test(text)) return undefined;
  const kind = KINDS.find(([words]) => words.test(text))?.[1];
  return {
    kind,
    isOn: !isOff,
    times: isOff ? [] : [...timesIn(text), ...hourlyTimes(text)],
    weekdays: isOff ? undefined : weekdaysIn(text),
  };
}
