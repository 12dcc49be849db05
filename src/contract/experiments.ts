import { z } from 'zod';
import { IDEA_KEYS } from '#domain/experiments/ideas.ts';
import { MAX_PAIRS } from '#domain/experiments/plan.ts';
import { CONDITIONS, ORDERS } from '#domain/experiments/schedule.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';

const ideaKey = z.enum(IDEA_KEYS);

const option = z.object({
  pairs: z.number(),
  days: z.number(),
  /** Chance to detect the difference worth knowing; null until the outcome is logged on 14 days. */
  power: z.number().nullable(),
});

const plan = z.object({
  idea: ideaKey,
  blockDays: z.number(),
  washoutDays: z.number(),
  /** Every length, shortest first. */
  options: z.array(option),
  recommendedPairs: z.number(),
  /** Days with the outcome in the last 90, and how it varied; null for fewer than 14. */
  baseline: z.object({ days: z.number(), mean: z.number(), sd: z.number() }).nullable(),
});

const side = z.object({ mean: z.number().nullable(), days: z.number() });

const result = z.object({
  verdict: z.enum(['more', 'less', 'unclear', 'too-few']),
  /** Average over pairs of the changed condition minus the usual one, in the outcome's unit. */
  difference: z.number().nullable(),
  interval: z.object({ low: z.number(), high: z.number(), p: z.number() }).nullable(),
  changed: side,
  usual: side,
  pairs: z.array(z.object({ pair: z.number(), changed: side, usual: side })),
  completePairs: z.number(),
  followedDays: z.number(),
  plannedDays: z.number(),
});

const summary = z.object({
  id: z.uuid(),
  idea: ideaKey,
  state: z.enum(['waiting', 'running', 'stopped', 'finished']),
  startsOn: localDate,
  lastDay: localDate,
  /** Day on which the result opens. */
  opensOn: localDate,
  stoppedOn: localDate.nullable(),
});

const day = z.object({
  date: localDate,
  pair: z.number(),
  condition: z.enum(CONDITIONS),
  /** Doesn’t count: the block before may still have an effect. */
  isWashout: z.boolean(),
  followed: z.enum(['yes', 'no', 'unknown']),
  /** Null before the result opens. */
  outcome: z.number().nullable(),
});

const experiment = summary.extend({
  blockDays: z.number(),
  washoutDays: z.number(),
  orders: z.array(z.enum(ORDERS)),
  power: z.number().nullable(),
  days: z.array(day),
  /** Days that count toward the result so far. */
  countedDays: z.number(),
  /** Null while it runs: looking early can sway the member and the result. */
  result: result.nullable(),
});

export type ExperimentPlan = z.infer<typeof plan>;
export type ExperimentSummary = z.infer<typeof summary>;
export type Experiment = z.infer<typeof experiment>;
export type ExperimentDay = z.infer<typeof day>;

const newExperiment = z.object({
  id: z.uuid(),
  idea: ideaKey,
  pairs: z.int().min(1).max(MAX_PAIRS),
  /** The first day: today or one of the next two weeks. */
  startsOn: localDate,
});
export type NewExperiment = z.infer<typeof newExperiment>;

/** What the member says of a day; null leaves it to the log. */
const dayMark = z.object({ id: z.uuid(), date: localDate, isFollowed: z.boolean().nullable() });
export type DayMark = z.infer<typeof dayMark>;

/** An experiment as a file, for the OpenAPI document. */
export const experimentFileOperation = {
  id: 'experiments.file',
  method: 'get',
  path: '/experiment-files/{file}',
  tag: 'experiments',
  summary:
    'Get an experiment’s days as `{id}.csv`, or all of its data as `{id}.json`; outcomes are included once it’s over',
  scope: 'export:read',
  gives: 'text/csv',
} as const;

const tags = ['experiments'];

/** Experiments of one member: two conditions in random order, compared at the end. */
export const experiments = {
  list: base
    .route({
      method: 'GET',
      path: '/experiments',
      tags,
      summary: 'List the member’s experiments, newest first',
    })
    .output(z.array(summary)),
  plan: base
    .route({
      method: 'GET',
      path: '/experiment-plans/{idea}',
      tags,
      summary: 'Suggest a length for an experiment based on how much the outcome has varied',
    })
    .input(z.object({ idea: ideaKey }))
    .output(plan),
  get: base
    .route({
      method: 'GET',
      path: '/experiments/{id}',
      tags,
      summary: 'Get an experiment with its days, plus outcomes and the result once it’s over',
    })
    .input(byId)
    .output(experiment),
  start: base
    .route({
      method: 'POST',
      path: '/experiments',
      successStatus: 201,
      tags,
      summary: 'Start an experiment and randomize the order within each pair',
    })
    .input(newExperiment)
    .output(experiment),
  mark: base
    .route({
      method: 'PUT',
      path: '/experiments/{id}/days/{date}',
      tags,
      summary: 'Record whether a day’s plan was followed',
    })
    .input(dayMark)
    .output(experiment),
  stop: base
    .route({
      method: 'POST',
      path: '/experiments/{id}/stop',
      tags,
      summary: 'Stop an experiment early and show its result',
    })
    .input(byId)
    .output(experiment),
  remove: base
    .route({ method: 'DELETE', path: '/experiments/{id}', tags, summary: 'Delete an experiment' })
    .input(byId)
    .output(byId),
};
