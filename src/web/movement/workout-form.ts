import type { WorkoutEntry } from '#contract/movement.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { MOVEMENT_RANGES } from '#domain/movement/movement-ranges.ts';
import { workoutType, type Effort, type WorkoutKind } from '#domain/movement/workout-types.ts';
import { isInFuture } from '#domain/time/future.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { kmFromMiles, milesFromKm } from '#domain/units/distance.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import {
  FUTURE_FAULT,
  instantOf,
  momentOf,
  noteOf,
  readFigure,
  type WallMoment,
} from '#web/lib/entry-form.ts';
import { formatCount } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A workout as typed; distance in the member's unit. */
export interface WorkoutForm extends WallMoment {
  readonly id: string;
  readonly timeZone: string;
  readonly kind: WorkoutKind;
  readonly effort: Effort;
  readonly duration: string;
  readonly distance: string;
  readonly energy: string;
  readonly heartRate: string;
  readonly note: string;
}

type Field = 'duration' | 'distance' | 'energy' | 'heartRate' | 'date';

export interface ReadWorkout {
  readonly faults: Readonly<Partial<Record<Field, string>>>;
  readonly entry: WorkoutEntry | undefined;
}

const shown = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100));

const shownDistance = (distanceKm: number | null, system: UnitSystem): string =>
  shown(distanceKm !== null && system === 'imperial' ? milesFromKm(distanceKm) : distanceKm);

const USUAL_MINUTES = 30;

/** A form for a workout that has just ended. On an earlier day, at this time of that day. */
export function newWorkout(date: string, nowMs: number): WorkoutForm {
  const timeZone = deviceTimeZone();
  const kind = 'walking';
  return {
    id: uuidV7(),
    timeZone,
    date,
    time: momentOf(nowMs - USUAL_MINUTES * MINUTE_MS, timeZone).time,
    kind,
    effort: workoutType(kind).effort,
    duration: String(USUAL_MINUTES),
    distance: '',
    energy: '',
    heartRate: '',
    note: '',
  };
}

/** A stored workout as a form. */
export const workoutFormOf = (entry: WorkoutEntry, system: UnitSystem): WorkoutForm => ({
  id: entry.id,
  timeZone: entry.timeZone,
  ...momentOf(Date.parse(entry.startedAt), entry.timeZone),
  kind: entry.kind,
  effort: entry.effort,
  duration: shown(entry.durationMinutes),
  distance: shownDistance(entry.distanceKm, system),
  energy: shown(entry.energyKcal),
  heartRate: shown(entry.averageHeartRateBpm),
  note: entry.note ?? '',
});

/** The same workout again, ending now. */
export const repeated = (entry: WorkoutEntry, date: string, nowMs: number): WorkoutEntry => {
  const timeZone = deviceTimeZone();
  const moment = { date, time: momentOf(nowMs - entry.durationMinutes * MINUTE_MS, timeZone).time };
  return {
    ...entry,
    id: uuidV7(),
    timeZone,
    date,
    startedAt: instantOf(moment, timeZone),
    energyKcal: null,
    averageHeartRateBpm: null,
    note: null,
    source: 'manual',
  };
};

/** Parses the typed values. @param stored the entry being edited */
export function readWorkout(
  form: WorkoutForm,
  system: UnitSystem,
  nowMs: number,
  stored?: WorkoutEntry,
): ReadWorkout {
  const ranges = MOVEMENT_RANGES;
  const isImperial = system === 'imperial';
  const startedAt = instantOf(form, form.timeZone, stored?.startedAt);
  const duration = readFigure(form.duration, {
    ...ranges.durationMinutes,
    isRequired: true,
    say: (limit) => (limit === 1 ? '1 minute' : `${formatCount(limit)} minutes`),
  });
  // An untouched stored distance keeps its precision.
  const isSame = stored && form.distance === shownDistance(stored.distanceKm, system);
  const distance = isSame
    ? { value: stored.distanceKm, fault: undefined }
    : readFigure(form.distance, {
        ...ranges.distanceKm,
        ...(isImperial && { toSi: kmFromMiles }),
        say: (limit) => `${shown(isImperial ? milesFromKm(limit) : limit)} ${isImperial ? 'mi' : 'km'}`,
      });
  const energy = readFigure(form.energy, {
    ...ranges.energyKcal,
    say: (limit) => `${formatCount(limit)} kcal`,
  });
  const heartRate = readFigure(form.heartRate, {
    ...ranges.averageHeartRateBpm,
    say: (limit) => `${limit} beats a minute`,
  });
  const faults = Object.entries({
    duration: duration.fault,
    distance: distance.fault,
    energy: energy.fault,
    heartRate: heartRate.fault,
    date: isInFuture(Date.parse(startedAt), nowMs) ? FUTURE_FAULT : undefined,
  }).filter(([, fault]) => fault !== undefined);
  const entry: WorkoutEntry = {
    id: form.id,
    date: form.date,
    timeZone: form.timeZone,
    startedAt,
    kind: form.kind,
    effort: form.effort,
    durationMinutes: duration.value ?? 0,
    distanceKm: distance.value,
    energyKcal: energy.value,
    averageHeartRateBpm: heartRate.value,
    note: noteOf(form.note),
    source: 'manual',
  };
  return { faults: Object.fromEntries(faults), entry: faults.length === 0 ? entry : undefined };
}
