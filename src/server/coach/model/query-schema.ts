import { z } from 'zod';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { AGGREGATES, GROUPS, VALUE_PERIODS } from '#domain/query/query.ts';

const date = z.iso.date();
const metric = z.string().max(60).describe('A key from list_metrics');
const order = z.enum(['highest', 'lowest']);
const lag = z.number().int().min(0).max(1).optional().describe('1 looks at the day before');
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const window = z.object({
  kind: z.enum(['all', 'last-days', 'day', 'week', 'month', 'year', 'dates']),
  days: z.number().int().min(1).max(3660).optional().describe('For last-days: this many days up to today'),
  back: z
    .number()
    .int()
    .min(0)
    .max(600)
    .optional()
    .describe('For day, week, month, year: 0 is the current one, 1 the one before'),
  from: date.optional(),
  to: date.optional(),
});

const comparison = {
  op: z.enum(['<', '<=', '>', '>=', '=', 'between']),
  value: z
    .union([z.number(), z.enum(['mean', 'target'])])
    .describe('A number in the metric’s unit, the member’s average or the member’s target'),
  to: z.number().optional().describe('For between'),
};

const filter = {
  kinds: z
    .array(z.string().max(40))
    .max(10)
    .optional()
    .describe('Meal kinds, workout types or names of supplements'),
  food: z
    .string()
    .max(80)
    .optional()
    .describe('Words in a food’s name. With afterMeal, only meals that contain it'),
  having: z
    .array(z.object({ metric, ...comparison, value: z.number() }))
    .max(3)
    .optional()
    .describe('Conditions on the record’s own values, for example workoutDistanceM over 5000'),
  times: z
    .object({ from: clock, to: clock })
    .optional()
    .describe('Local time of the record, HH:MM, from the first time until just before the second'),
  afterMeal: z
    .enum([...MEAL_KINDS, 'any'])
    .optional()
    .describe('Glucose in the two hours after a meal like this'),
  mealWith: z
    .string()
    .max(80)
    .optional()
    .describe('Everything in meals that contain this food; "rice and beans" for meals with both'),
  isFasting: z
    .union([z.literal(true), z.enum(['last', 'longest'])])
    .optional()
    .describe('Only records made during a fast, such as glucose; or during the last or longest fast'),
};

const condition = z.object({ metric, ...comparison, ...filter, lag });

const selection = {
  window,
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).optional().describe('Monday is 0, Sunday 6'),
  ...filter,
  when: z
    .array(condition)
    .max(3)
    .optional()
    .describe('Only days that meet all of these conditions on other metrics'),
  whenAny: z
    .array(condition)
    .max(4)
    .optional()
    .describe('Only days that meet at least one of these conditions'),
  only: z
    .object({
      order: z.enum(['last', 'first']),
      count: z.number().int().min(1).max(500),
      skip: z.number().int().min(1).max(500).optional().describe('For the 4 before the last 4: 4'),
    })
    .optional()
    .describe('Only the newest or oldest records, for example the last 4 runs'),
  at: z
    .object({ metric, order })
    .optional()
    .describe('The day or record on which this metric was highest or lowest'),
};

/** A query as a model writes it: flat, and checked against the catalog before it runs. */
export const queryInput = z.object({
  metric,
  aggregate: z.enum(AGGREGATES),
  ...selection,
  per: z
    .enum(VALUE_PERIODS)
    .optional()
    .describe(
      'What each value covers: weekly totals are per week, and a single food or workout is per record. For glucoseMgdl, meal is the peak in the two hours after each meal',
    ),
  threshold: z
    .object(comparison)
    .optional()
    .describe('For count, share and streaks: which values count. The rows list the days'),
  percentile: z.number().min(0).max(100).optional().describe('For the statistic percentile'),
  between: z
    .enum(['days', 'values'])
    .optional()
    .describe('Each value is the days since the record before, or the change from its value'),
  isDistinct: z.literal(true).optional().describe('For foods: each food counts once'),
  isMissing: z
    .literal(true)
    .optional()
    .describe('For count: days without a record of the metric, which the rows list. Use meals for food'),
  slopePer: z.enum(['day', 'month']).optional().describe('For slope: per day or month instead of week'),
  group: z
    .enum(GROUPS)
    .optional()
    .describe('One row for each; kind is a meal kind, a workout type or a supplement'),
  rank: z.object({ order, limit: z.number().int().min(1).max(20) }).optional(),
  nth: z.number().int().min(1).max(20).optional().describe('For min, max and rank: 2 is the second'),
  pair: z
    .object({
      how: z.enum(['plus', 'minus', 'ratio', 'correlation']),
      metric,
      ...filter,
      lag,
      per: z
        .literal(1000)
        .optional()
        .describe('For a ratio: per 1000 of the other metric, as in g per 1000 kcal'),
    })
    .optional()
    .describe('The metric combined with another one, day by day: sum, difference, ratio or correlation (r)'),
  versus: z
    .object({ ...selection, aggregate: z.enum(AGGREGATES) })
    .partial()
    .optional()
    .describe(
      'Returns the difference from this selection. Set aggregate only if the selection uses a different statistic',
    ),
  target: z
    .enum(['over', 'under'])
    .optional()
    .describe('Returns how far the figure is above or below the member’s target'),
  targetValue: z
    .number()
    .optional()
    .describe('For target: a target that the member states, in the metric’s unit, instead of the saved one'),
  isTargetTotal: z
    .literal(true)
    .optional()
    .describe('For targetValue with sum: it is for the whole window, not for each day'),
  isRatio: z.literal(true).optional().describe('For versus: this selection divided by the other one'),
  isBelow: z
    .literal(true)
    .optional()
    .describe('For versus: how far this selection is below the other one, positive if it is lower'),
  isPercent: z.literal(true).optional().describe('For change, versus and a ratio: as a percentage'),
});

export type QueryInput = z.output<typeof queryInput>;
export type SelectionInput = NonNullable<QueryInput['versus']>;
export type ConditionInput = z.output<typeof condition>;
export type ComparisonInput = NonNullable<QueryInput['threshold']>;
export type FilterInput = Pick<SelectionInput, keyof typeof filter>;
