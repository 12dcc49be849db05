import { workoutType, type Effort, type WorkoutKind } from './workout-types.ts';

export interface SizedWorkout {
  readonly kind: WorkoutKind;
  readonly effort: Effort;
  readonly durationMinutes: number;
}

/**
 * Energy of a workout above rest, kcal: (MET − 1) × kg × hours. One MET is about 1 kcal per kg and hour (Ainsworth 2011,
 * doi:10.1249/MSS.0b013e31821ece12). Individuals differ by 25% and more.
 */
export const workoutEnergy = ({ kind, effort, durationMinutes }: SizedWorkout, massKg: number): number =>
  (workoutType(kind).mets[effort] - 1) * massKg * (durationMinutes / 60);
