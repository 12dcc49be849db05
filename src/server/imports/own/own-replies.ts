import { z } from 'zod';
import { replyShape } from '#contract/coach/reply-shape.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { AGGREGATES, GROUPS, VALUE_PERIODS } from '#domain/query/query.ts';

const order = z.enum(['highest', 'lowest']);
const lag = z.literal([0, 1]).optional();
const count = z.int().min(0).max(3660);
const words = z.string().max(500);
const minute = z.int().min(0).max(1440);

const comparison = z.object({
  op: z.enum(['<', '<=', '>', '>=', '=', 'between']),
  value: z.union([z.number(), z.enum(['mean', 'target'])]),
  to: z.number().optional(),
});

const window = z.union([
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('last-days'), days: count }),
  z.object({ kind: z.enum(['day', 'week', 'month', 'year']), back: count }),
  z.object({ kind: z.literal('dates'), from: z.iso.date().nullable(), to: z.iso.date().nullable() }),
]);

const where = z
  .object({
    kinds: z.array(words).max(100),
    food: words,
    having: z.array(z.object({ metric: words, comparison })).max(10),
    minutes: z.tuple([minute, minute]),
    afterMeal: z.enum([...MEAL_KINDS, 'any']),
    mealWith: words,
    isFasting: z.union([z.literal(true), z.enum(['last', 'longest'])]),
  })
  .partial();

const condition = z.object({ metric: words, comparison, where: where.optional(), lag });

const selection = {
  window,
  weekdays: z.array(z.int().min(0).max(6)).max(7).optional(),
  where: where.optional(),
  when: z.array(condition).max(10).optional(),
  any: z.array(condition).max(10).optional(),
  only: z.object({ order: z.enum(['last', 'first']), count, skip: count.optional() }).optional(),
  at: z.object({ metric: words, order, count: count.optional() }).optional(),
};

/** Query of a stored reply, which the conversation's next question builds on. */
const query = z
  .object({
    ...selection,
    metric: words,
    aggregate: z.enum(AGGREGATES),
    per: z.enum(VALUE_PERIODS).optional(),
    threshold: comparison.optional(),
    percentile: z.number().min(0).max(100).optional(),
    between: z.enum(['days', 'values']).optional(),
    isDistinct: z.literal(true).optional(),
    isMissing: z.literal(true).optional(),
    slopePer: z.enum(['day', 'month']).optional(),
    group: z.enum(GROUPS).optional(),
    rank: z.object({ order, limit: count }).optional(),
    nth: count.optional(),
    pair: z
      .object({
        how: z.enum(['plus', 'minus', 'ratio', 'correlation']),
        metric: words,
        where: where.optional(),
        lag,
        per: z.literal(1000).optional(),
      })
      .optional(),
    versus: z
      .object({ ...selection, aggregate: z.enum(AGGREGATES) })
      .partial()
      .optional(),
    target: z.enum(['over', 'under']).optional(),
    isPercent: z.literal(true).optional(),
    isRatio: z.literal(true).optional(),
    isBelow: z.literal(true).optional(),
  })
  .nullable();

const { figures, sources } = replyShape.shape;

/** Validates a coach reply in a full export, which isn't trusted. */
export const storedReply = replyShape.extend({
  figures: z.array(figures.element.extend({ query })),
  sources: z.array(sources.element.extend({ url: z.url({ protocol: /^https$/ }) })),
  query,
});
