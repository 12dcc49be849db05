import {
  EARLY_DINNER,
  FEWER_CARBS,
  LESS_SODIUM,
  MORE_FIBER,
  MORE_SLEEP,
  MORE_STEPS,
  NO_ALCOHOL,
  NO_LATE_CAFFEINE,
  WIND_DOWN,
  type Treatment,
} from './treatments.ts';

interface Outcome {
  readonly outcome: string;
  readonly outcomeName: string;
  /** Days from the condition to its outcome: 1 for the next night or morning. */
  readonly lag: 0 | 1;
  /** Smallest difference worth knowing, in the metric's unit. */
  readonly worthwhile: number;
  /** The result, with `{}` for the amount: "You slept {} longer". */
  readonly more: string;
  readonly less: string;
}

/** Something worth testing: a treatment, an outcome and the question about them. */
export interface Idea extends Treatment, Outcome {
  readonly key: string;
  readonly question: string;
  /** Pair of the associations that it tests. */
  readonly pair: string;
}

const SLEEP: Outcome = {
  outcome: 'sleepMinutes',
  outcomeName: 'Sleep',
  lag: 1,
  worthwhile: 20,
  more: 'You slept {} longer',
  less: 'You slept {} less',
};

const HRV: Outcome = {
  outcome: 'hrvMs',
  outcomeName: 'Heart rate variability',
  lag: 1,
  worthwhile: 5,
  more: 'Your HRV was {} higher',
  less: 'Your HRV was {} lower',
};

/** The day after a short night. */
const STRESS: Outcome = {
  outcome: 'stressRating',
  outcomeName: 'Stress',
  lag: 1,
  worthwhile: 1,
  more: 'You rated your stress {} higher',
  less: 'You rated your stress {} lower',
};

const APPETITE: Outcome = {
  outcome: 'energyKcal',
  outcomeName: 'Calories',
  lag: 1,
  worthwhile: 200,
  more: 'You ate {} more',
  less: 'You ate {} less',
};

const GLUCOSE: Outcome = {
  outcome: 'glucoseMgdl',
  outcomeName: 'Average glucose',
  lag: 0,
  worthwhile: 5,
  more: 'Your glucose averaged {} higher',
  less: 'Your glucose averaged {} lower',
};

const WEIGHT: Outcome = {
  outcome: 'weightKg',
  outcomeName: 'Weight',
  lag: 1,
  worthwhile: 0.3,
  more: 'You weighed {} more',
  less: 'You weighed {} less',
};

const PRESSURE: Outcome = {
  outcome: 'systolicMmhg',
  outcomeName: 'Systolic blood pressure',
  lag: 1,
  worthwhile: 4,
  more: 'Your systolic blood pressure was {} higher',
  less: 'Your systolic blood pressure was {} lower',
};

const idea = (key: string, pair: string, question: string, treatment: Treatment, outcome: Outcome): Idea => ({
  key,
  pair,
  question,
  ...treatment,
  ...outcome,
});

/** Experiments that members can run: one for each declared pair of the associations. */
export const IDEAS: readonly Idea[] = [
  idea(
    'early-dinner',
    'late-dinner-sleep',
    'Does an early dinner help me sleep longer?',
    EARLY_DINNER,
    SLEEP,
  ),
  idea(
    'no-late-caffeine',
    'late-caffeine-sleep',
    'Do I sleep longer without afternoon caffeine?',
    NO_LATE_CAFFEINE,
    SLEEP,
  ),
  idea('no-alcohol-sleep', 'alcohol-sleep', 'Do I sleep longer without alcohol?', NO_ALCOHOL, SLEEP),
  idea('no-alcohol-hrv', 'alcohol-hrv', 'Is my HRV higher without alcohol?', NO_ALCOHOL, HRV),
  idea('steps-sleep', 'steps-sleep', 'Do I sleep longer after active days?', MORE_STEPS, SLEEP),
  idea('wind-down', 'stress-sleep', 'Does winding down help me sleep longer?', WIND_DOWN, SLEEP),
  idea('bedtime-stress', 'sleep-stress', 'Does going to bed earlier lower my stress?', MORE_SLEEP, STRESS),
  idea('bedtime-appetite', 'sleep-energy', 'Do I eat less after going to bed earlier?', MORE_SLEEP, APPETITE),
  idea('fiber-glucose', 'fiber-glucose', 'Does more fiber lower my glucose?', MORE_FIBER, GLUCOSE),
  idea('carbs-glucose', 'carbs-glucose', 'Does eating fewer carbs lower my glucose?', FEWER_CARBS, GLUCOSE),
  idea('sodium-weight', 'sodium-weight', 'Does less sodium lower my weight?', LESS_SODIUM, WEIGHT),
  idea(
    'sodium-pressure',
    'sodium-pressure',
    'Does less sodium lower my blood pressure?',
    LESS_SODIUM,
    PRESSURE,
  ),
];

export const IDEA_KEYS = IDEAS.map(({ key }) => key);

export const findIdea = (key: string): Idea | undefined => IDEAS.find((each) => each.key === key);

/** The experiment that tests an association. */
export const ideaOfPair = (pair: string): Idea | undefined => IDEAS.find((each) => each.pair === pair);
