import { z } from 'zod';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate, timeZone } from '#contract/shared/time.ts';

/** Null if nothing was logged; negative amounts left are over the target. */
const energy = z.object({ eatenKcal: z.number().nullable(), targetKcal: z.number(), leftKcal: z.number() });
const mass = z.object({ eatenG: z.number().nullable(), targetG: z.number(), leftG: z.number() });

/** The member's day on one page. Parts that the token may not read are left out; parts without data are null. */
const today = z.object({
  date: localDate,
  timeZone,
  meals: z
    .object({ mealCount: z.number(), energy, protein: mass, carbs: mass, fat: mass, fiber: mass })
    .optional(),
  water: z
    .object({
      drunkMl: z.number().nullable(),
      /** Null if there is no target, such as under age 18. */
      targetMl: z.number().nullable(),
      leftMl: z.number().nullable(),
    })
    .optional(),
  /** The running fast. */
  fast: z
    .object({
      protocol: z.enum(FASTING_PROTOCOLS),
      startedAt: instant,
      goalAt: instant,
    })
    .nullable()
    .optional(),
  /** The last reading of the last seven days. */
  glucose: z.object({ glucoseMgdl: z.number(), measuredAt: instant }).nullable().optional(),
  weight: z.object({ massKg: z.number(), measuredAt: instant }).nullable().optional(),
  longevityScore: z.object({ score: z.number(), date: localDate }).nullable().optional(),
});

export type Today = z.infer<typeof today>;

/** One small answer for widgets and dashboards. */
export const todayRoutes = {
  get: base
    .route({
      method: 'GET',
      path: '/today',
      tags: ['today'],
      summary:
        'Get today at a glance for widgets: what was eaten and what’s left, water, fast, latest glucose, weight and score, limited to what the token can read',
    })
    .output(today),
};
