import { z } from 'zod';
import { base } from './errors.ts';

/** Daily targets with everything they rest on, so that the screen can say why. Energies in kcal a day. */
export const goalPlan = z.object({
  restingKcal: z.number(),
  activityFactor: z.number(),
  expenditureKcal: z.number(),
  dailyDeltaKcal: z.number(),
  energyKcal: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number(),
  /** Which safety limits changed the target, as codes of the domain. */
  limits: z.array(z.string()),
});

export const goals = {
  get: base
    .route({ method: 'GET', path: '/goals', tags: ['goals'], summary: 'Daily targets and what they rest on' })
    .output(goalPlan),
};
