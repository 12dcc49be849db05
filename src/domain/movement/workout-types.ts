/** How hard a workout was, by the talk test: all of a song, whole sentences, or a few words (CDC, Measuring Physical Activity Intensity). */
export const EFFORTS = ['light', 'moderate', 'vigorous'] as const;
export type Effort = (typeof EFFORTS)[number];

interface WorkoutType {
  readonly name: string;
  /** Most people's effort. */
  readonly effort: Effort;
  /**
   * Metabolic equivalents at light, moderate and vigorous effort: Compendium of Physical Activities 2011 (Ainsworth,
   * doi:10.1249/MSS.0b013e31821ece12). If it lacks an effort, the nearest one is used. "Other" is this product's own.
   */
  readonly mets: Readonly<Record<Effort, number>>;
  readonly isStrength?: true;
}

const type = (
  name: string,
  effort: Effort,
  light: number,
  moderate: number,
  vigorous: number,
): WorkoutType => ({ name, effort, mets: { light, moderate, vigorous } });

const strength = (...args: Parameters<typeof type>): WorkoutType => ({ ...type(...args), isStrength: true });

export const WORKOUT_TYPES = {
  walking: type('Walking', 'moderate', 2.8, 3.5, 5),
  running: type('Running', 'vigorous', 7, 9.8, 11),
  cycling: type('Cycling', 'moderate', 4, 6.8, 10),
  'indoor-cycling': type('Indoor cycling', 'moderate', 3.5, 6.8, 8.8),
  strength: strength('Strength training', 'moderate', 3.5, 5, 6),
  swimming: type('Swimming', 'moderate', 5.3, 5.8, 9.8),
  hiking: type('Hiking', 'moderate', 5.3, 6, 7),
  yoga: type('Yoga', 'light', 2.5, 3.3, 4),
  pilates: type('Pilates', 'moderate', 3, 3, 3),
  rowing: type('Rowing', 'vigorous', 4.8, 7, 8.5),
  elliptical: type('Elliptical', 'moderate', 5, 5, 5),
  'stair-climbing': type('Stair climbing', 'vigorous', 4, 4, 8.8),
  hiit: strength('HIIT and circuits', 'vigorous', 4.3, 8, 8),
  dancing: type('Dancing', 'moderate', 3, 5, 7.3),
  soccer: type('Soccer', 'vigorous', 7, 7, 10),
  basketball: type('Basketball', 'vigorous', 4.5, 6.5, 8),
  tennis: type('Racket sports', 'vigorous', 4.5, 7.3, 8),
  climbing: strength('Climbing', 'vigorous', 5.8, 5.8, 7.5),
  'martial-arts': type('Martial arts', 'vigorous', 5.3, 10.3, 10.3),
  'downhill-skiing': type('Downhill skiing', 'moderate', 4.3, 5.3, 8),
  'cross-country-skiing': type('Cross-country skiing', 'vigorous', 6.8, 9, 12.5),
  golf: type('Golf', 'moderate', 3.5, 4.8, 4.8),
  gardening: type('Gardening', 'moderate', 2, 3.8, 5),
  stretching: type('Stretching', 'light', 2.3, 2.3, 2.3),
  other: type('Other', 'moderate', 2.8, 4.5, 7),
} as const satisfies Readonly<Record<string, WorkoutType>>;

export type WorkoutKind = keyof typeof WORKOUT_TYPES;

export const WORKOUT_KINDS = Object.keys(WORKOUT_TYPES) as [WorkoutKind, ...WorkoutKind[]];

export const workoutType = (kind: WorkoutKind): WorkoutType => WORKOUT_TYPES[kind];
