import { workoutType } from '#domain/movement/workout-types.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import { workoutKindOf } from './workout-kind.ts';

/** A workout from another program; missing values and 0 are unknown. */
interface FoundWorkout {
  readonly startedAt: string;
  readonly timeZone: string;
  /** What the program calls it. */
  readonly activity: string;
  readonly durationMinutes: number;
  readonly distanceKm?: number | undefined;
  readonly energyKcal?: number | undefined;
  readonly averageHeartRateBpm?: number | undefined;
  readonly note?: string | undefined;
  /** Names it within its source. */
  readonly key?: string | undefined;
}

const MAX_NOTE = 200;
const positive = (value: number | undefined): number | null =>
  value !== undefined && value > 0 ? value : null;

/** A workout's record: the kind follows from its name, with the typical effort. */
export function workoutRecord(workout: FoundWorkout): ImportRecord {
  const { startedAt, timeZone, activity, durationMinutes, note = '', key } = workout;
  const kind = workoutKindOf(activity);
  const fields = {
    startedAt,
    timeZone,
    kind,
    effort: workoutType(kind).effort,
    durationMinutes,
    distanceKm: positive(workout.distanceKm),
    energyKcal: positive(workout.energyKcal),
    averageHeartRateBpm: positive(workout.averageHeartRateBpm),
    note: note.slice(0, MAX_NOTE) || null,
  };
  return { kind: 'workouts', key: key ?? `${startedAt} ${activity}`, fields };
}
