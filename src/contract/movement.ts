import { z } from 'zod';
import { MOVEMENT_RANGES, VO2MAX_METHODS } from '#domain/movement/movement-ranges.ts';
import { EFFORTS, WORKOUT_KINDS } from '#domain/movement/workout-types.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { numberWithin } from '#contract/shared/number.ts';
import { typedText } from '#contract/shared/text.ts';
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
  steps: numberWithin(ranges.steps).int('Whole numbers only.').nullable().default(null),
  moderateMinutes: optional(ranges.activeMinutes),
  vigorousMinutes: optional(ranges.activeMinutes),
  distanceKm: optional(ranges.distanceKm),
  floors: numberWithin(ranges.floors).int('Whole numbers only.').nullable().default(null),
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

/** The order in which sources of daily totals count, first to last. What was typed always counts before them. */
export const sourceOrder = z.object({
  order: z.array(typedText().min(1).max(40, 'At most 40 characters.')).max(40, 'At most 40 sources.'),
});

export const totalSources = z.object({
  order: z.array(z.string()),
  /** Sources with daily totals, in the order in which they count. */
  sources: z.array(z.object({ source: z.string(), days: z.number() })),
});

export type TotalSources = z.infer<typeof totalSources>;

const tag = 'movement';

export const movement = {
  sources: {
    get: base
      .route({
        method: 'GET',
        path: '/activity-day-sources',
        tags: [tag],
        summary: 'List the sources of daily totals, in the order in which they count',
      })
      .output(totalSources),
    put: base
      .route({
        method: 'PUT',
        path: '/activity-day-sources',
        tags: [tag],
        summary: 'Choose the order in which sources of daily totals count',
      })
      .input(sourceOrder)
      .output(totalSources),
  },
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
    one: 'the totals of a day',
    many: 'daily totals',
    input: activityDayInput,
    answer: activityDay,
  }),
  vo2Max: entryProcedures({
    path: '/vo2max-readings',
    tag,
    one: 'a VO2max reading',
    many: 'VO2max readings',
    input: vo2MaxInput,
    answer: vo2Max,
  }),
};
