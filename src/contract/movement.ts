import { z } from 'zod';
import { MOVEMENT_RANGES, VO2MAX_METHODS } from '#domain/movement/movement-ranges.ts';
import { EFFORTS, WORKOUT_KINDS } from '#domain/movement/workout-types.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { numberWithin } from '#contract/shared/number.ts';
import { sourceOrderProcedures } from '#contract/shared/source-order.ts';
import { instant, localDate } from '#contract/shared/time.ts';

const ranges = MOVEMENT_RANGES;
const optional = (range: (typeof ranges)[keyof typeof ranges]) =>
  numberWithin(range).nullable().default(null);
/** Where an entry comes from: `manual`, or the source of an import. */
const source = z.string();

export const workoutInput = entryInput.extend({
  startedAt: instant,
  kind: z.enum(WORKOUT_KINDS),
  effort: z.enum(EFFORTS),
  durationMinutes: numberWithin(ranges.durationMinutes),
  distanceKm: optional(ranges.distanceKm),
  /** As a device says; not what the duration suggests. */
  energyKcal: optional(ranges.energyKcal),
  averageHeartRateBpm: optional(ranges.averageHeartRateBpm),
});

export const workout = workoutInput.extend({ ...entryAnswer, source });

/** Totals of a whole local day; at least one of them. */
const totals = {
  steps: numberWithin(ranges.steps).int('Enter a whole number.').nullable().default(null),
  moderateMinutes: optional(ranges.activeMinutes),
  vigorousMinutes: optional(ranges.activeMinutes),
  distanceKm: optional(ranges.distanceKm),
  floors: numberWithin(ranges.floors).int('Enter a whole number.').nullable().default(null),
  energyKcal: optional(ranges.energyKcal),
};

export const activityDayInput = entryInput
  .extend({ date: localDate, ...totals })
  .refine(
    ({ steps, moderateMinutes, vigorousMinutes, distanceKm, floors, energyKcal }) =>
      [steps, moderateMinutes, vigorousMinutes, distanceKm, floors, energyKcal].some(
        (value) => value !== null,
      ),
    { path: ['steps'], message: 'Enter at least one number.' },
  );

export const activityDay = entryInput.extend({ ...totals, ...entryAnswer, source });

export const vo2MaxInput = entryInput.extend({
  measuredAt: instant,
  vo2MaxMlKgMin: numberWithin(ranges.vo2MaxMlKgMin),
  method: z.enum(VO2MAX_METHODS),
});

export const vo2Max = vo2MaxInput.extend({ ...entryAnswer, source });

export type WorkoutEntry = z.infer<typeof workout>;
export type ActivityDay = z.infer<typeof activityDay>;
export type Vo2MaxReading = z.infer<typeof vo2Max>;

const tag = 'movement';

export const movement = {
  sources: sourceOrderProcedures({ path: '/activity-day-sources', tag, what: 'daily totals' }),
  workoutSources: sourceOrderProcedures({ path: '/workout-sources', tag, what: 'workouts' }),
  workouts: entryProcedures({
    path: '/workouts',
    tag,
    one: 'a workout',
    many: 'workouts',
    input: workoutInput,
    answer: workout,
  }),
  days: entryProcedures({
    path: '/activity-days',
    tag,
    one: 'a day’s totals',
    many: 'daily totals',
    input: activityDayInput,
    answer: activityDay,
  }),
  vo2Max: entryProcedures({
    path: '/vo2max-readings',
    tag,
    one: 'a VO2 max reading',
    many: 'VO2 max readings',
    input: vo2MaxInput,
    answer: vo2Max,
  }),
};
