import type { Query } from '#domain/query/query.ts';
import { FRAMES, OPS, tidy, type Maker, type Phrased } from './phrasing-frames.ts';
import { STATISTICS, WINDOWS } from './phrasing-words.ts';

/** A kind of workout, in the words of a fluent speaker. */
interface Sport {
  readonly kinds: readonly string[];
  readonly one: readonly string[];
  readonly many: readonly string[];
  /** "I {did}", "did I {do}". */
  readonly did: readonly string[];
  readonly do: readonly string[];
}
// oxfmt-ignore
export const SPORTS: readonly Sport[] = [
  { kinds: ['run'], one: ['run'], many: ['runs', 'running workouts', 'running sessions'], did: ['ran', 'went for a run', 'went running'], do: ['run', 'go for a run', 'go running'] },
  { kinds: ['walk'], one: ['walk'], many: ['walks', 'walking workouts'], did: ['went for a walk', 'went on a walk'], do: ['go for a walk', 'go on a walk'] },
  { kinds: ['bike'], one: ['bike ride', 'ride'], many: ['bike rides', 'rides', 'cycling workouts', 'bike workouts'], did: ['biked', 'cycled', 'rode my bike', 'went for a bike ride', 'went cycling'], do: ['bike', 'cycle', 'ride my bike', 'go for a bike ride', 'go cycling'] },
  { kinds: ['yoga'], one: ['yoga session', 'yoga class'], many: ['yoga sessions', 'yoga workouts', 'yoga classes'], did: ['did yoga', 'practiced yoga'], do: ['do yoga', 'practice yoga'] },
  { kinds: ['weights'], one: ['weight training session', 'strength workout'], many: ['weight training sessions', 'strength workouts', 'weightlifting sessions'], did: ['lifted weights', 'did weight training'], do: ['lift weights', 'do weight training'] },
  { kinds: [], one: ['workout', 'exercise session'], many: ['workouts', 'exercise sessions', 'training sessions'], did: ['worked out', 'exercised', 'trained', 'did a workout'], do: ['work out', 'exercise', 'train', 'do a workout'] },
];

/** A figure of workouts. */
interface WorkoutFigure {
  readonly key: string;
  readonly names: readonly string[];
  readonly isAdded: boolean;
  /** "Runs over 5 km". */
  readonly limits: readonly (readonly [spoken: string, value: number])[];
}
// oxfmt-ignore
const WORKOUT_FIGURES: readonly WorkoutFigure[] = [
  { key: 'workoutDistanceM', names: ['distance', 'distance covered'], isAdded: true, limits: [['5 km', 5000], ['10 kilometers', 10_000], ['3 miles', 4828.032]] },
  { key: 'workoutMinutes', names: ['duration', 'length', 'workout duration', 'workout time'], isAdded: true, limits: [['30 minutes', 30], ['an hour', 60], ['45 min', 45]] },
  { key: 'workoutHeartRateBpm', names: ['heart rate', 'workout heart rate', 'HR', 'pulse'], isAdded: false, limits: [['140 bpm', 140]] },
  { key: 'workoutEnergyKcal', names: ['calories burned', 'calorie burn', 'energy burned'], isAdded: true, limits: [['300 calories', 300], ['400 kcal', 400]] },
  { key: 'workoutActiveZoneMinutes', names: ['active zone minutes', 'zone minutes'], isAdded: true, limits: [] },
  { key: 'workoutElevationM', names: ['elevation gain', 'elevation', 'elevation gained'], isAdded: true, limits: [] },
  { key: 'workoutSteps', names: ['step count', 'number of steps'], isAdded: true, limits: [] },
  { key: 'workoutSpeedMps', names: ['speed'], isAdded: false, limits: [] },
];
/** The newest or oldest workouts. */
// oxfmt-ignore
const PICKS: readonly (readonly [spoken: string, only: NonNullable<Query['only']>])[] = [
  ['last 4', { order: 'last', count: 4 }], ['past five', { order: 'last', count: 5 }], ['most recent 3', { order: 'last', count: 3 }], ['3 most recent', { order: 'last', count: 3 }], ['latest six', { order: 'last', count: 6 }], ['last ten', { order: 'last', count: 10 }], ['previous 4', { order: 'last', count: 4 }], ['first 3', { order: 'first', count: 3 }], ['first five', { order: 'first', count: 5 }], ['five latest', { order: 'last', count: 5 }], ['last couple of', { order: 'last', count: 2 }], ['two last', { order: 'last', count: 2 }],
];

export function ofWorkouts(maker: Maker): Phrased {
  const { pick, chance } = maker;
  const sport = pick(SPORTS);
  const where = sport.kinds.length > 0 ? { where: { kinds: sport.kinds } } : {};
  const [spoken, window] = pick(WINDOWS);
  if (chance(0.25)) {
    const question = pick([
      `How many ${pick(sport.many)} did I do ${spoken}?`,
      `How many times did I ${pick(sport.do)} ${spoken}?`,
      `How many ${pick(sport.many)} have I done ${spoken}?`,
      `Number of ${pick(sport.many)} ${spoken}`,
      `How often did I ${pick(sport.do)} ${spoken}?`,
      `${spoken}, how many ${pick(sport.many)} did I complete?`,
      `Count my ${pick(sport.many)} ${spoken}`,
      `What’s the number of ${pick(sport.many)} I logged ${spoken}?`,
      `How many ${pick(sport.many)} were there ${spoken}?`,
      `Tell me how many ${pick(sport.many)} I did ${spoken}`,
    ]);
    return {
      kind: 'workouts',
      question: tidy(question),
      query: { metric: 'workouts', aggregate: 'sum', ...where, window },
    };
  }
  const figure = pick(WORKOUT_FIGURES);
  if (chance(0.15) && figure.limits.length > 0) {
    const [word, op] = pick(OPS);
    const [limit, value] = pick(figure.limits);
    const question =
      figure.key === 'workoutHeartRateBpm'
        ? `How many ${pick(sport.many)} ${spoken} had an average heart rate ${word} ${limit}?`
        : pick([
            `How many ${pick(sport.many)} ${word} ${limit} did I do ${spoken}?`,
            `How many of my ${pick(sport.many)} ${spoken} were ${word} ${limit}?`,
            `Number of ${pick(sport.many)} ${word} ${limit} ${spoken}`,
          ]);
    return {
      kind: 'workouts over',
      question: tidy(question),
      query: { metric: figure.key, aggregate: 'count', threshold: { op, value }, ...where, window },
    };
  }
  const statistic = pick(STATISTICS.filter(({ isForAdded }) => !isForAdded || figure.isAdded));
  const isPicked = chance(0.4);
  const [few, only] = pick(PICKS);
  const set = isPicked ? `${few} ${pick(sport.many)}` : pick(sport.many);
  const name = pick(figure.names);
  const word = pick(statistic.before);
  const joint = pick(['of', 'for', 'during', 'on', 'across', 'in', 'over']);
  const X = chance(0.3)
    ? `the ${pick(statistic.of)} of my ${name} ${joint} my ${set}`
    : /(?:of|in)$/.test(word)
      ? `the ${word} ${name} ${joint} my ${set}`
      : pick([
          `my ${word} ${name} ${joint} my ${set}`,
          `the ${word} ${name} ${joint} my ${set}`,
          `${word} ${name} ${joint} my ${set}`,
        ]);
  return {
    kind: isPicked ? 'last workouts' : 'of workouts',
    question: tidy(
      pick(FRAMES)
        .replace('{X}', X)
        .replace('{W}', isPicked ? '' : spoken),
    ),
    query: {
      metric: figure.key,
      aggregate: statistic.aggregate,
      ...where,
      ...(isPicked ? { only, window: { kind: 'all' } } : { window }),
    },
  };
}
