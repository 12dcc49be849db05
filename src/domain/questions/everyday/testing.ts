import { recordSource } from '#domain/query/record-source.ts';
import { day, timed, workout } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

const WORN = {
  steps: 9000,
  sleepMinutes: 420,
  deepSleepMinutes: 70,
  remSleepMinutes: 90,
  deepSleepPercent: 15,
  hrvMs: 50,
  stressScore: 70,
  restingHeartRateBpm: 60,
  activeZoneMinutes: 40,
};
const TRAINED = { durationMin: 40, distanceM: 6000, speedMps: 2.5, avgHeartRateBpm: 140, energyKcal: 400 };

/** Asks about Noor's watch: a few days of each month from January to March 2024. Today is March 19, a Tuesday. */
export const { read, said } = asking(
  recordSource({
    today: '2024-03-19',
    entries: {
      days: ['2024-01-09', '2024-01-10', '2024-02-13', '2024-02-14', '2024-03-17', '2024-03-18'].map((date) =>
        day(date, WORN),
      ),
      workouts: [
        workout('2024-01-09', 'run', TRAINED),
        workout('2024-01-10', 'swim', TRAINED),
        workout('2024-02-13', 'bike', TRAINED),
        workout('2024-02-13', 'yoga', { durationMin: 30 }),
        workout('2024-03-17', 'hike', TRAINED),
        workout('2024-03-18', 'elliptical', { durationMin: 30 }),
      ],
      weights: [timed('2024-01-09T07:00', { massKg: 80 }), timed('2024-03-18T07:00', { massKg: 78 })],
    },
  }),
);
