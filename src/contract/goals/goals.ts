import { z } from 'zod';
import { CONDITIONS } from '#domain/goals/conditions.ts';
import { CONFIRMATIONS } from '#domain/goals/draft-issue.ts';
import { RESTING_EQUATIONS } from '#domain/goals/expenditure/resting-energy.ts';
import { base } from '#contract/shared/errors.ts';
import { goalChoices, goalDraft, goalPlan } from './goal-plan.ts';
import { dayTargets } from './day-targets.ts';
import { number } from '#contract/shared/number.ts';
import { localDate } from '#contract/shared/time.ts';

const point = z.object({ date: localDate, massKg: z.number(), lowKg: z.number(), highKg: z.number() });

/** Projected weight if the targets are met, with a band of ±15 % of the change. */
const projection = z.object({
  /** `personal`: for the member's body; `generic`: one figure for everyone. */
  model: z.enum(['personal', 'generic']),
  startMassKg: z.number(),
  /** Weight at which this intake would stabilize it. */
  settlesAtKg: z.number(),
  points: z.array(point),
  /** Null without a target weight. Dates are null if the target isn't reached within five years. */
  arrival: z
    .object({
      targetMassKg: z.number(),
      status: z.enum(['reached', 'reachable', 'not-reachable']),
      date: localDate.nullable(),
      earliest: localDate.nullable(),
      latest: localDate.nullable(),
    })
    .nullable(),
});

/** The current goals: today's plan with its inputs and choices, and the targets of today's weekday. */
const goalsInForce = goalPlan.extend({
  ...goalChoices.shape,
  /** First day of this plan; null while it is computed from the current profile. */
  validFrom: localDate.nullable(),
  /** Reason for this plan; null without a stored one. */
  reason: z.enum(['update', 'check-in']).nullable(),
  /** Answers from the fasting screening or the health profile; they count here too, and are edited there. */
  screenedConditions: z.array(z.enum(CONDITIONS)),
  /** The member's current mass: the trend of their weighings, else the profile's. `massKg` is what the plan was made for. */
  currentMassKg: z.number(),
  currentMassSource: z.enum(['trend', 'weighing', 'profile']),
  /** Resting energy today by each equation with known inputs, for comparison. */
  restingByEquation: z.array(z.object({ equation: z.enum(RESTING_EQUATIONS), restingKcal: z.number() })),
  today: dayTargets,
  weekdayEnergiesKcal: z.array(z.number()).length(7),
});

const issue = z.object({ field: z.string(), code: z.string(), message: z.string() });

const preview = z.object({
  plan: goalPlan,
  weekdayEnergiesKcal: z.array(z.number()).length(7),
  projection,
  /** Why `update` would reject this draft. */
  refusals: z.array(issue),
  /** Codes that `update` requires in `confirmed`. */
  confirmations: z.array(issue.extend({ code: z.enum(CONFIRMATIONS) })),
});

const checkIn = z.object({
  previousKcal: z.number(),
  energyKcal: z.number(),
  /** True if the step was limited to 150 kcal, so that more follows next week. */
  isStepLimited: z.boolean(),
});

/** Expenditure from weights and meals, or why there is no estimate yet. Energies in kcal per day. */
const expenditure = z.object({
  estimate: z
    .object({
      expenditureKcal: z.number(),
      /** One standard deviation. */
      sdKcal: z.number(),
      /** The 95 % interval. */
      lowKcal: z.number(),
      highKcal: z.number(),
    })
    .nullable(),
  /** Codes of why there is no estimate; empty if there is one. */
  missing: z.array(
    z.enum(['no-weights', 'too-few-days', 'too-few-weights', 'too-few-meals', 'too-uncertain']),
  ),
  /** Days since the first weighing used, and how many of them have weighings and complete logs. */
  days: z.number(),
  weighedDays: z.number(),
  loggedDays: z.number(),
  /** Expenditure by formula, and from average intake and the slope of the weighings; null if unknown. */
  formulaKcal: z.number(),
  eerKcal: z.number().nullable(),
  balanceKcal: z.number().nullable(),
  /** Estimates by day since the first weighing, at most a year. */
  history: z.array(
    z.object({ date: localDate, massKg: z.number(), expenditureKcal: z.number(), sdKcal: z.number() }),
  ),
  /** A new target to accept or decline; null if none is due. */
  checkIn: checkIn.nullable(),
  /** Why there is no offer; null if there is one. `settled`: the target fits already. `maternity`: during pregnancy or breastfeeding. */
  checkInHeld: z.enum(['no-estimate', 'by-hand', 'maternity', 'not-due', 'settled']).nullable(),
  /** Day of the next check-in, if there is one. */
  nextCheckInOn: localDate.nullable(),
});

export type GoalsInForce = z.infer<typeof goalsInForce>;
export type GoalPreview = z.infer<typeof preview>;
export type Projection = z.infer<typeof projection>;
export type Expenditure = z.infer<typeof expenditure>;

export const goals = {
  get: base
    .route({ method: 'GET', path: '/goals', tags: ['goals'], summary: 'Get daily targets with their inputs' })
    .output(goalsInForce),
  preview: base
    .route({
      method: 'POST',
      path: '/goals/preview',
      tags: ['goals'],
      summary: 'Preview a draft of goals without saving it',
    })
    .input(goalDraft)
    .output(preview),
  update: base
    .route({
      method: 'PUT',
      path: '/goals',
      tags: ['goals'],
      summary: 'Set goals starting today; unsafe goals are rejected with a reason',
    })
    .input(goalDraft.extend({ confirmed: z.array(z.enum(CONFIRMATIONS)).max(20).optional() }))
    .output(goalsInForce),
  projection: base
    .route({
      method: 'GET',
      path: '/goals/projection',
      tags: ['goals'],
      summary: 'Project the member’s weight if they meet their targets',
    })
    .output(projection),
  expenditure: base
    .route({
      method: 'GET',
      path: '/goals/expenditure',
      tags: ['goals'],
      summary: 'Get the weekly check-in and energy expenditure based on weigh-ins and meals',
    })
    .output(expenditure),
  acceptCheckIn: base
    .route({
      method: 'POST',
      path: '/goals/check-in',
      tags: ['goals'],
      summary: 'Accept the suggested target, starting today; safe to repeat',
    })
    .input(
      z.object({
        energyKcal: number().min(0, 'Enter 0 or more.').max(20_000, 'Enter 20,000 kcal or less.'),
      }),
    )
    .output(goalsInForce),
  declineCheckIn: base
    .route({
      method: 'POST',
      path: '/goals/check-in/decline',
      tags: ['goals'],
      summary: 'Dismiss the suggested target until next week',
    })
    .output(goalsInForce),
};
