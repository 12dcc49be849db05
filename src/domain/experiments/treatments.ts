import type { Cause } from '#domain/reports/associations/pairs.ts';

/** How a logged day shows that the plan was followed. */
export interface Rule {
  readonly cause: Cause;
  readonly is: 'at-most' | 'at-least';
  readonly level: number;
}

/** What is tried, compared with the usual habit. */
export interface Treatment {
  /** In the schedule: "Early". */
  readonly short: string;
  /** In the result: "Early dinner". */
  readonly name: string;
  readonly usualName: string;
  /** Instruction for a day: "Finish dinner by 7 PM". */
  readonly task: string;
  readonly usualTask: string;
  /** Completes the result: "after early dinners". */
  readonly after: string;
  /** Null if only the member knows. */
  readonly rule: Rule | null;
  readonly blockDays: number;
  readonly washoutDays: number;
}

export const EARLY_DINNER: Treatment = {
  short: 'Early',
  name: 'Early dinner',
  usualName: 'Usual dinner',
  task: 'Finish dinner by 7 PM',
  usualTask: 'Have dinner at your usual time',
  after: 'after early dinners',
  rule: { cause: { of: 'last-meal' }, is: 'at-most', level: 19 * 60 },
  blockDays: 2,
  washoutDays: 0,
};

export const NO_LATE_CAFFEINE: Treatment = {
  short: 'No caffeine',
  name: 'No caffeine after 2 PM',
  usualName: 'Usual caffeine',
  task: 'Skip caffeine after 2 PM',
  usualTask: 'Have coffee and tea as usual',
  after: 'without afternoon caffeine',
  rule: { cause: { of: 'after', metric: 'caffeineMg', minute: 14 * 60 }, is: 'at-most', level: 5 },
  blockDays: 2,
  washoutDays: 0,
};

export const NO_ALCOHOL: Treatment = {
  short: 'No alcohol',
  name: 'No alcohol',
  usualName: 'Usual days',
  task: 'Don’t drink alcohol',
  usualTask: 'Do what you usually do. You don’t have to drink.',
  after: 'without alcohol',
  rule: { cause: { of: 'metric', metric: 'alcoholG' }, is: 'at-most', level: 1 },
  blockDays: 4,
  washoutDays: 1,
};

export const MORE_STEPS: Treatment = {
  short: 'Active',
  name: 'Active day',
  usualName: 'Usual day',
  task: 'Walk at least 10,000 steps',
  usualTask: 'Be as active as usual',
  after: 'after active days',
  rule: { cause: { of: 'metric', metric: 'steps' }, is: 'at-least', level: 10_000 },
  blockDays: 2,
  washoutDays: 0,
};

export const WIND_DOWN: Treatment = {
  short: 'Wind down',
  name: 'Winding down',
  usualName: 'Usual evening',
  task: 'Spend 15 quiet minutes before bed, without screens',
  usualTask: 'Spend the evening as usual',
  after: 'after winding down',
  rule: null,
  blockDays: 2,
  washoutDays: 0,
};

export const MORE_SLEEP: Treatment = {
  short: 'Earlier',
  name: 'Earlier bedtime',
  usualName: 'Usual bedtime',
  task: 'Go to bed an hour earlier',
  usualTask: 'Go to bed at your usual time',
  after: 'after going to bed earlier',
  rule: null,
  blockDays: 3,
  washoutDays: 1,
};

export const MORE_FIBER: Treatment = {
  short: 'High fiber',
  name: 'High-fiber day',
  usualName: 'Usual day',
  task: 'Eat at least 35 g of fiber',
  usualTask: 'Eat as usual',
  after: 'on high-fiber days',
  rule: { cause: { of: 'metric', metric: 'fiberG' }, is: 'at-least', level: 35 },
  blockDays: 3,
  washoutDays: 1,
};

export const FEWER_CARBS: Treatment = {
  short: 'Fewer carbs',
  name: 'Lower-carb day',
  usualName: 'Usual day',
  task: 'Limit carbs to 130 g',
  usualTask: 'Eat as usual',
  after: 'on lower-carb days',
  rule: { cause: { of: 'metric', metric: 'carbsG' }, is: 'at-most', level: 130 },
  blockDays: 3,
  washoutDays: 1,
};

export const LESS_SODIUM: Treatment = {
  short: 'Less salt',
  name: 'Low-sodium day',
  usualName: 'Usual day',
  task: 'Limit sodium to 1,500 mg',
  usualTask: 'Eat as usual',
  after: 'after low-sodium days',
  rule: { cause: { of: 'metric', metric: 'sodiumMg' }, is: 'at-most', level: 1500 },
  blockDays: 4,
  washoutDays: 1,
};
