/** Kinds of reminders, in display order. */
export const REMINDER_KINDS = [
  'breakfast',
  'lunch',
  'dinner',
  'weight',
  'sleep',
  'check-in',
  'water',
  'fast-start',
  'fast-goal',
  'eating-window',
  'supplements',
  'retest',
  'experiment',
  'digest',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const MEAL_KINDS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly ReminderKind[];
export type MealReminder = (typeof MEAL_KINDS)[number];

/**
 * How a kind gets its time. `usual`: some time after the member's usual meal, unless they set a time. `clock`: times of day. `doses`: one
 * time for each time of day of the supplement list. `event`: when something happens.
 */
export type ReminderTiming = 'usual' | 'clock' | 'doses' | 'event';

export interface ReminderRule {
  readonly timing: ReminderTiming;
  readonly name: string;
  readonly text: string;
  readonly times: readonly string[];
  /** 0 is Monday; only these kinds offer weekdays. */
  readonly weekdays?: readonly number[];
  readonly maxTimes: number;
  /** Minutes after its time in which a reminder is still useful. */
  readonly usefulMinutes: number;
}

const DAILY = [0, 1, 2, 3, 4, 5, 6] as const;
const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

const meal = (name: string): ReminderRule => ({
  timing: 'usual',
  name,
  text: 'If the meal isn’t logged by your usual time',
  times: [],
  maxTimes: 1,
  usefulMinutes: 3 * 60,
});

export const REMINDER_RULES: Readonly<Record<ReminderKind, ReminderRule>> = {
  breakfast: meal('Breakfast'),
  lunch: meal('Lunch'),
  dinner: meal('Dinner'),
  weight: {
    timing: 'clock',
    name: 'Weigh-in',
    text: 'If you haven’t weighed yourself that day',
    times: ['07:30'],
    weekdays: DAILY,
    maxTimes: 1,
    usefulMinutes: HALF_DAY,
  },
  sleep: {
    timing: 'clock',
    name: 'Last night’s sleep',
    text: 'If you haven’t logged last night’s sleep',
    times: ['09:00'],
    weekdays: DAILY,
    maxTimes: 1,
    usefulMinutes: HALF_DAY,
  },
  'check-in': {
    timing: 'clock',
    name: 'Weekly check-in',
    text: 'When it’s time to compare your week with your targets',
    times: ['09:00'],
    weekdays: [0],
    maxTimes: 1,
    usefulMinutes: DAY,
  },
  water: {
    timing: 'clock',
    name: 'Water',
    text: 'If you’re behind on your target for the day',
    times: ['11:00', '15:00', '18:00'],
    maxTimes: 8,
    usefulMinutes: 120,
  },
  'fast-start': {
    timing: 'clock',
    name: 'Fasting starts',
    text: 'If you haven’t started a fast',
    times: ['20:00'],
    weekdays: DAILY,
    maxTimes: 1,
    usefulMinutes: 180,
  },
  'fast-goal': {
    timing: 'event',
    name: 'Fasting goal reached',
    text: 'When your fast reaches its goal',
    times: [],
    maxTimes: 0,
    usefulMinutes: HALF_DAY,
  },
  'eating-window': {
    timing: 'event',
    name: 'Eating window ends',
    text: '30 minutes before, based on your last fast',
    times: [],
    maxTimes: 0,
    usefulMinutes: 30,
  },
  supplements: {
    timing: 'doses',
    name: 'Supplements',
    text: 'If something on your list isn’t checked off',
    times: ['08:00', '13:00', '19:00', '22:00'],
    maxTimes: 4,
    usefulMinutes: 180,
  },
  retest: {
    timing: 'clock',
    name: 'Retests',
    text: 'On the day a retest is due',
    times: ['09:00'],
    maxTimes: 1,
    usefulMinutes: DAY,
  },
  experiment: {
    timing: 'clock',
    name: 'Experiment',
    text: 'On days when your experiment’s task changes',
    times: ['08:00'],
    maxTimes: 1,
    usefulMinutes: HALF_DAY,
  },
  digest: {
    timing: 'clock',
    name: 'Weekly summary',
    text: 'Three findings from your week, by email only',
    times: ['08:00'],
    weekdays: [0],
    maxTimes: 1,
    usefulMinutes: 2 * DAY,
  },
};

/** Groups of kinds, as displayed. */
export const REMINDER_GROUPS = [
  { name: 'Meals', kinds: ['breakfast', 'lunch', 'dinner'] },
  { name: 'Progress', kinds: ['weight', 'sleep', 'check-in', 'experiment'] },
  { name: 'Water and fasting', kinds: ['water', 'fast-start', 'fast-goal', 'eating-window'] },
  { name: 'Supplements and blood tests', kinds: ['supplements', 'retest'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly ReminderKind[] }[];
