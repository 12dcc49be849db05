import { HOUR_MS } from '#domain/time/spans.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import type { activityDays, vo2MaxReadings, workouts } from '#server/movement/tables.ts';
import type { vitalReadings } from '#server/vitals/tables.ts';
import { momentOf } from './demo-time.ts';
import { around, seededRandom } from './random.ts';
import type { SimulatedDay } from './simulate-days.ts';
import { base, type RowsOf } from './tracker-rows.ts';

type Plan = Pick<typeof workouts.$inferInsert, 'kind' | 'effort' | 'distanceKm'> & { minutes: number };

/** By weekday from Monday: strength twice, a run and a long walk. */
const PLANS: readonly (Plan | undefined)[] = [
  undefined,
  { kind: 'strength', effort: 'moderate', distanceKm: null, minutes: 40 },
  undefined,
  { kind: 'running', effort: 'vigorous', distanceKm: 4.6, minutes: 29 },
  { kind: 'strength', effort: 'moderate', distanceKm: null, minutes: 35 },
  undefined,
  { kind: 'hiking', effort: 'moderate', distanceKm: 6.2, minutes: 85 },
];

const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** On stressful days the plan gives way to the sofa. */
const planOf = ({ date, mind }: SimulatedDay): Plan | undefined =>
  seededRandom(`moves ${date}`)() < 0.12 + Math.max(0, mind.stress - 4) * 0.12
    ? undefined
    : PLANS[weekday(date)];

export function workoutRow(of: RowsOf, day: SimulatedDay) {
  const plan = planOf(day);
  if (!plan) return undefined;
  const { minutes, ...kind } = plan;
  const random = seededRandom(`works out ${day.date}`);
  const durationMinutes = Math.round(minutes + around(random, minutes / 4));
  const atMs = momentOf(day.date, 17 * 60 + 40 + Math.round(around(random, 50)), of.timeZone);
  return {
    ...base(of, 'workout', day.date, atMs),
    ...kind,
    durationMinutes,
    startedAt: new Date(atMs),
    distanceKm: kind.distanceKm && Math.round((kind.distanceKm * durationMinutes * 100) / minutes) / 100,
  } satisfies typeof workouts.$inferInsert;
}

/** Steps counted by the phone, known once the day is over. */
export function activityDayRow(of: RowsOf, day: SimulatedDay) {
  const random = seededRandom(`walks ${day.date}`);
  const plan = planOf(day);
  const walked = plan?.distanceKm ? plan.distanceKm * 1250 : 0;
  const steps = Math.round(
    clamp(6200 - 350 * (day.mind.stress - 3.5) + around(random, 3200) + walked, 1500, 25_000),
  );
  return {
    ...base(of, 'steps', day.date, momentOf(day.date, 0, of.timeZone)),
    steps,
  } satisfies typeof activityDays.$inferInsert;
}

/** When a day is over. */
export const dayOver = ({ localDate, timeZone }: { localDate: string; timeZone: string }): Date =>
  new Date(momentOf(localDate, 24 * 60, timeZone));

/** Resting heart rate every morning; on Sundays two readings of blood pressure, a minute apart. */
export function vitalRows(
  of: RowsOf,
  { date, mind, body }: SimulatedDay,
): readonly (typeof vitalReadings.$inferInsert & { measuredAt: Date })[] {
  const random = seededRandom(`vitals ${date}`);
  const atMs = momentOf(date, mind.outOfBedMinute + 6, of.timeZone);
  const strain = mind.stress - 3.5;
  const heart = {
    ...base(of, 'vitals', date, atMs),
    measuredAt: new Date(atMs),
    restingHeartRateBpm: Math.round(61 + 1.4 * strain - 0.1 * (mind.rmssdMs - 39) + around(random, 3)),
  };
  if (weekday(date) !== 6) return [heart];
  const systolicMmhg = Math.round(112 + 0.14 * (body.massKg - 60) + 1.2 * strain + around(random, 5));
  const first = { ...heart, systolicMmhg, diastolicMmhg: Math.round(74 + 0.6 * strain + around(random, 4)) };
  const againMs = atMs + HOUR_MS / 60;
  return [
    first,
    {
      ...base(of, 'vitals again', date, againMs),
      measuredAt: new Date(againMs),
      systolicMmhg: systolicMmhg - 2,
      diastolicMmhg: first.diastolicMmhg - 1,
    },
  ];
}

/** A watch’s estimate, on the first of each month. */
export function vo2MaxRow(of: RowsOf, { date, body }: SimulatedDay) {
  if (!date.endsWith('-01')) return undefined;
  const atMs = momentOf(date, 19 * 60, of.timeZone);
  return {
    ...base(of, 'vo2max', date, atMs),
    measuredAt: new Date(atMs),
    vo2MaxMlKgMin: Math.round((34.5 - 0.25 * (body.massKg - 70)) * 10) / 10,
    method: 'device',
  } satisfies typeof vo2MaxReadings.$inferInsert;
}
