import type { WorkoutKind } from '#domain/movement/workout-types.ts';

const KINDS: readonly (readonly [RegExp, WorkoutKind])[] = [
  [/indoor.?cycl|spinning|stationary bike/i, 'indoor-cycling'],
  [/hik/i, 'hiking'],
  [/run|jog|treadmill/i, 'running'],
  [/walk/i, 'walking'],
  [/cycl|bik/i, 'cycling'],
  [/stair|step training/i, 'stair-climbing'],
  [/high.?intensity|hiit|circuit|cross.?training|crossfit/i, 'hiit'],
  [/strength|weight|lift|press|squat|functional|core/i, 'strength'],
  [/swim/i, 'swimming'],
  [/yoga/i, 'yoga'],
  [/pilates|barre/i, 'pilates'],
  [/row/i, 'rowing'],
  [/elliptical/i, 'elliptical'],
  [/danc|zumba/i, 'dancing'],
  [/soccer/i, 'soccer'],
  [/basketball/i, 'basketball'],
  [/tennis|badminton|squash|racquet|pickleball/i, 'tennis'],
  [/climb|boulder/i, 'climbing'],
  [/martial|box|judo|karate|taekwondo|wrestl/i, 'martial-arts'],
  [/cross.?country.?ski/i, 'cross-country-skiing'],
  [/ski|snowboard/i, 'downhill-skiing'],
  [/golf/i, 'golf'],
  [/garden|yard/i, 'gardening'],
  [/stretch|flexib|cooldown/i, 'stretching'],
];

/** Kind of a workout, from its name in another program. */
export const workoutKindOf = (name: string): WorkoutKind =>
  KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
