import { recordSource, type Entry, type RecordSource } from './record-source.ts';

const entry = (date: string, values: Readonly<Record<string, number>>, more: Partial<Entry> = {}): Entry => ({
  date,
  at: null,
  kind: null,
  name: null,
  values,
  ...more,
});

export const day = (date: string, values: Readonly<Record<string, number>>): Entry => entry(date, values);

export const workout = (date: string, kind: string, values: Readonly<Record<string, number>>): Entry =>
  entry(date, values, { kind });

/** A food of a meal, eaten at a local time: `2024-01-05T12:30`. */
export const food = (
  at: string,
  kind: string,
  name: string,
  values: Readonly<Record<string, number>>,
): Entry => entry(at.slice(0, 10), values, { at: `${at}:00`, kind, name });

export const timed = (at: string, values: Readonly<Record<string, number>>): Entry =>
  entry(at.slice(0, 10), values, { at: `${at}:00` });

/** Two weeks of Mira's January 2024. Today is the 31st, a Wednesday. */
export function miraRecords(): RecordSource {
  return recordSource({
    today: '2024-01-31',
    targets: { energyKcal: 2000, proteinG: 100, waterMl: 2000 },
    dayStates: new Map([['2024-01-30', 'partial']]),
    entries: {
      days: Array.from({ length: 14 }, (_, at) =>
        day(`2024-01-${18 + at}`, { steps: 1000 * (at + 1), sleepMinutes: 400 + 10 * (at % 4) }),
      ),
      workouts: [
        workout('2024-01-20', 'run', { durationMin: 30, distanceM: 5000 }),
        workout('2024-01-24', 'run', { durationMin: 40, distanceM: 7000 }),
        workout('2024-01-25', 'yoga', { durationMin: 60 }),
        workout('2024-01-29', 'run', { durationMin: 20, distanceM: 3000 }),
      ],
      foods: [
        food('2024-01-29T08:00', 'breakfast', 'Oatmeal', { grams: 250, energyKcal: 300, proteinG: 10 }),
        food('2024-01-29T12:30', 'lunch', 'Lentil soup', { grams: 350, energyKcal: 500, proteinG: 30 }),
        food('2024-01-30T08:00', 'breakfast', 'Eggs', { grams: 100, energyKcal: 200, proteinG: 20 }),
        food('2024-01-30T13:00', 'lunch', 'Pizza', { grams: 400, energyKcal: 1500, proteinG: 40 }),
        food('2024-01-31T12:00', 'lunch', 'Lentil soup', { grams: 300, energyKcal: 400, proteinG: 25 }),
        food('2024-01-31T19:00', 'dinner', 'Rice', { grams: 200, energyKcal: 800, proteinG: 35 }),
      ],
      weights: [
        timed('2024-01-10T07:00', { massKg: 71 }),
        timed('2024-01-24T07:00', { massKg: 70 }),
        timed('2024-01-31T07:00', { massKg: 69.5 }),
      ],
      glucose: [
        timed('2024-01-29T13:00', { mgdl: 150 }),
        timed('2024-01-29T14:00', { mgdl: 190 }),
        timed('2024-01-29T18:00', { mgdl: 60 }),
        timed('2024-01-29T22:00', { mgdl: 100 }),
      ],
    },
  });
}
