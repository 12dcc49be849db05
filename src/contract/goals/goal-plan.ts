import { GOAL_RANGES } from '#domain/goals/goal-ranges.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { z } from 'zod';
import { ACTIVITY_LEVELS, DIETARY_PREFERENCES, GOALS } from '#domain/account/profile.ts';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import { CONDITIONS } from '#domain/goals/conditions.ts';
import { RESTING_EQUATIONS } from '#domain/goals/expenditure/resting-energy.ts';
import { ADDED_REASONS } from '#domain/goals/maternity.ts';
import { number } from '#contract/shared/number.ts';
import { localDate } from '#contract/shared/time.ts';

const MODES = ['computed', 'by-hand'] as const;

/** Daily targets with all inputs, so that the screen can explain them. Energy in kcal per day, macros in g. */
export const goalPlan = z.object({
  /** Equation of the resting energy, and its inputs. */
  equation: z.enum(RESTING_EQUATIONS),
  massKg: z.number(),
  bodyFatPercent: z.number().nullable(),
  restingKcal: z.number(),
  activityFactor: z.number(),
  /** Energy added for pregnancy or breastfeeding, part of `expenditureKcal`. */
  added: z
    .array(z.object({ reason: z.enum(ADDED_REASONS), kcal: z.number(), isAssumed: z.boolean() }))
    .optional(),
  expenditureKcal: z.number(),
  /** `measured`: from weights and meals, accepted at a weekly check-in; `formula`: resting energy times activity. */
  expenditureSource: z.enum(['formula', 'measured']),
  /** Result of the 2023 equations for comparison; null if they don't apply. */
  eerKcal: z.number().nullable(),
  /** Negative for a deficit, after all limits. */
  dailyDeltaKcal: z.number(),
  energyKcal: z.number(),
  /** Computed targets don't go below it unless expenditure does. */
  floorKcal: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number(),
  /** Protein in g per kg of `referenceMassKg`: the mass, above a body mass index of 25 the mass at 25. */
  proteinGPerKg: z.number(),
  referenceMassKg: z.number(),
  /** Macros outside the National Academies' acceptable ranges, as in some diets. */
  outsideRange: z.array(z.enum(['proteinG', 'carbsG', 'fatG'])),
  /** Codes of the safety limits that changed the target. */
  limits: z.array(z.string()),
});

const FAR_FROM_AVERAGE = 'Enter a difference of up to 3,000 kcal from your daily average.';
const kcalOfWeek = z
  .array(number().min(-3000, FAR_FROM_AVERAGE).max(3000, FAR_FROM_AVERAGE))
  .length(7, 'Enter a number for each day, Monday through Sunday.');

const { targetMassKg, weeklyLossKg, waterMl, sleepHours, energyKcal, macroG } = GOAL_RANGES;
const say = (value: number): string => value.toLocaleString('en-US');
/** @param inward rounds pounds so that they aren't outside the limit */
const formatMass = (massKg: number, inward: 'ceil' | 'floor'): string => {
  const lb = lbFromKg(massKg);
  const scale = lb < 10 ? 10 : 1;
  return `${Math[inward](lb * scale) / scale} lb (${massKg} kg)`;
};

const grams = number('Enter a number.')
  .min(macroG.low, 'Enter 0 or more.')
  .max(macroG.high, `Enter ${say(macroG.high)} g or less.`);

/** Targets other than food; null means computed, or no fasting plan. */
const goalSettings = z.object({
  waterMl: number()
    .min(waterMl.low, `Enter ${say(waterMl.low)} mL or more.`)
    .max(waterMl.high, `Enter ${say(waterMl.high)} mL or less.`)
    .nullable(),
  sleepHours: number()
    .min(sleepHours.low, `Enter ${sleepHours.low} hours or more.`)
    .max(sleepHours.high, `Enter ${sleepHours.high} hours or less.`)
    .nullable(),
  fastingProtocol: z.enum(FASTING_PROTOCOLS).nullable(),
  /** Due date, and birth date of a breastfed child, which the added energy depends on. Omit them to leave them unchanged. */
  dueOn: localDate.nullable().optional(),
  bornOn: localDate.nullable().optional(),
  /** Conditions that make a deficit or a diet unsafe. */
  conditions: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length),
});

/** A member's goal and choices: all inputs of a plan except their body. */
export const goalChoices = z.object({
  goal: z.enum(GOALS),
  targetMassKg: number('Enter a number.')
    .min(targetMassKg.low, `Enter ${formatMass(targetMassKg.low, 'ceil')} or more.`)
    .max(targetMassKg.high, `Enter ${formatMass(targetMassKg.high, 'floor')} or less.`)
    .nullable(),
  weeklyLossKg: number('Enter a number.')
    .min(weeklyLossKg.low, `Enter ${formatMass(weeklyLossKg.low, 'ceil')} a week or more.`)
    .max(weeklyLossKg.high, `Enter ${formatMass(weeklyLossKg.high, 'floor')} a week or less.`)
    .nullable(),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  dietaryPreference: z.enum(DIETARY_PREFERENCES),
  mode: z.enum(MODES),
  /** Energy of Monday through Sunday against the plan's, kcal; their sum is 0. */
  weekdayOffsetsKcal: kcalOfWeek,
  /** Whether a day's target is the plan plus that day's workout energy, minus what the plan already includes. */
  addsWorkouts: z.boolean(),
  settings: goalSettings,
});

export const goalDraft = goalChoices.extend({
  /** Omit it to leave it unchanged. */
  addsWorkouts: z.boolean().optional(),
  /** The member's own figures, for mode `by-hand`. */
  byHand: z
    .object({
      energyKcal: number('Enter a number.')
        .min(energyKcal.low, 'Enter 0 or more.')
        .max(energyKcal.high, `Enter ${say(energyKcal.high)} kcal or less.`),
      proteinG: grams,
      carbsG: grams,
      fatG: grams,
      fiberG: grams,
    })
    .optional(),
});

export type GoalDraft = z.infer<typeof goalDraft>;
export type GoalPlanAnswer = z.infer<typeof goalPlan>;
export type GoalSettings = z.infer<typeof goalSettings>;
