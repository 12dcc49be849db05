import { z } from 'zod';

/** A day's targets: energy in kcal, macros in g. */
export const dayTargets = z.object({
  energyKcal: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number(),
  /**
   * How workouts changed `energyKcal`, in kcal: `planKcal + addedKcal`. `usualKcal` is the daily workout energy that the plan already
   * includes. Absent if the plan applies.
   */
  workouts: z
    .object({ planKcal: z.number(), workoutKcal: z.number(), usualKcal: z.number(), addedKcal: z.number() })
    .optional(),
  /** Days of workout history, if the member adds workouts but these are too few to change `energyKcal`. */
  workoutDays: z.int().min(0).optional(),
});

export type Targets = z.infer<typeof dayTargets>;
