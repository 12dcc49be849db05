/** A possible cause, on a day. */
export type Cause =
  | { readonly of: 'metric'; readonly metric: string }
  /** Local time of the day's last meal, in minutes. */
  | { readonly of: 'last-meal' }
  /** Amount of a nutrient eaten or drunk after a time of day. */
  | { readonly of: 'after'; readonly metric: string; readonly minute: number };

/** Two things worth comparing, with the words for the findings. */
export interface Pair {
  readonly key: string;
  readonly cause: Cause;
  readonly outcome: string;
  /** Days from the cause to its first possible outcome: 1 for the next night or morning. */
  readonly after: 0 | 1;
  /** Step for which the effect is given, in the cause's unit. */
  readonly step: number;
  /** "Late dinner and sleep". */
  readonly name: string;
  readonly causeName: string;
  readonly outcomeName: string;
  /** "For each hour later you eat". */
  readonly perStep: string;
  /** The finding if the outcome rises or falls with the cause. */
  readonly rises: string;
  readonly falls: string;
  /** When the outcome was measured at lag 0 and 1. */
  readonly when: readonly [string, string];
}

const LATE_MINUTE = 14 * 60;

const NIGHT = ['the night after', 'two nights after'] as const;
const NEXT_DAY = ['the next day', 'two days after'] as const;
const SAME_DAY = ['the same day', 'the next day'] as const;

const toSleep = { outcome: 'sleepMinutes', outcomeName: 'Sleep', after: 1, when: NIGHT } as const;
const metric = (key: string): Cause => ({ of: 'metric', metric: key });

/**
 * Pairs worth testing. They are declared before looking at anyone's data, because among all pairs of metrics some would be related by
 * chance.
 */
export const PAIRS: readonly Pair[] = [
  {
    key: 'late-dinner-sleep',
    cause: { of: 'last-meal' },
    ...toSleep,
    step: 60,
    name: 'Late dinner and sleep',
    causeName: 'Time of last meal',
    perStep: 'For each hour later you eat',
    rises: 'You slept longer after late dinners',
    falls: 'You slept less after late dinners',
  },
  {
    key: 'late-caffeine-sleep',
    cause: { of: 'after', metric: 'caffeineMg', minute: LATE_MINUTE },
    ...toSleep,
    step: 100,
    name: 'Late caffeine and sleep',
    causeName: 'Caffeine after 2 PM',
    perStep: 'For each additional 100 mg',
    rises: 'You slept longer after afternoon caffeine',
    falls: 'You slept less after afternoon caffeine',
  },
  {
    key: 'alcohol-sleep',
    cause: metric('alcoholG'),
    ...toSleep,
    step: 14,
    name: 'Alcohol and sleep',
    causeName: 'Alcohol',
    perStep: 'For each drink (14 g of alcohol)',
    rises: 'You slept longer after drinking alcohol',
    falls: 'You slept less after drinking alcohol',
  },
  {
    key: 'alcohol-hrv',
    cause: metric('alcoholG'),
    outcome: 'hrvMs',
    outcomeName: 'Heart rate variability',
    after: 1,
    when: NEXT_DAY,
    step: 14,
    name: 'Alcohol and heart rate variability',
    causeName: 'Alcohol',
    perStep: 'For each drink (14 g of alcohol)',
    rises: 'Your HRV was higher after drinking alcohol',
    falls: 'Your HRV was lower after drinking alcohol',
  },
  {
    key: 'steps-sleep',
    cause: metric('steps'),
    ...toSleep,
    step: 1000,
    name: 'Steps and sleep',
    causeName: 'Steps',
    perStep: 'For each additional 1,000 steps',
    rises: 'You slept longer after active days',
    falls: 'You slept less after active days',
  },
  {
    key: 'stress-sleep',
    cause: metric('stressRating'),
    ...toSleep,
    step: 1,
    name: 'Stress and sleep',
    causeName: 'Stress check-in',
    perStep: 'For each additional stress point',
    rises: 'You slept longer after stressful days',
    falls: 'You slept less after stressful days',
  },
  {
    key: 'sleep-stress',
    cause: metric('sleepMinutes'),
    outcome: 'stressRating',
    outcomeName: 'Stress check-in',
    after: 0,
    when: SAME_DAY,
    step: 60,
    name: 'Sleep and stress',
    causeName: 'Sleep',
    perStep: 'For each additional hour of sleep',
    rises: 'You felt more stressed after sleeping longer',
    falls: 'You felt less stressed after sleeping longer',
  },
  {
    key: 'sleep-energy',
    cause: metric('sleepMinutes'),
    outcome: 'energyKcal',
    outcomeName: 'Calories',
    after: 0,
    when: SAME_DAY,
    step: 60,
    name: 'Sleep and how much you eat',
    causeName: 'Sleep',
    perStep: 'For each additional hour of sleep',
    rises: 'You ate more after sleeping longer',
    falls: 'You ate less after sleeping longer',
  },
  {
    key: 'fiber-glucose',
    cause: metric('fiberG'),
    outcome: 'glucoseMgdl',
    outcomeName: 'Average glucose',
    after: 0,
    when: SAME_DAY,
    step: 10,
    name: 'Fiber and glucose',
    causeName: 'Fiber',
    perStep: 'For each additional 10 g of fiber',
    rises: 'Your glucose was higher on high-fiber days',
    falls: 'Your glucose was lower on high-fiber days',
  },
  {
    key: 'carbs-glucose',
    cause: metric('carbsG'),
    outcome: 'glucoseMgdl',
    outcomeName: 'Average glucose',
    after: 0,
    when: SAME_DAY,
    step: 50,
    name: 'Carbs and glucose',
    causeName: 'Carbs',
    perStep: 'For each additional 50 g of carbs',
    rises: 'Your glucose was higher on high-carb days',
    falls: 'Your glucose was lower on high-carb days',
  },
  {
    key: 'sodium-weight',
    cause: metric('sodiumMg'),
    outcome: 'weightKg',
    outcomeName: 'Weight',
    after: 1,
    when: NEXT_DAY,
    step: 1000,
    name: 'Sodium and weight',
    causeName: 'Sodium',
    perStep: 'For each additional 1,000 mg of sodium',
    rises: 'You weighed more after high-sodium days',
    falls: 'You weighed less after high-sodium days',
  },
  {
    key: 'sodium-pressure',
    cause: metric('sodiumMg'),
    outcome: 'systolicMmhg',
    outcomeName: 'Systolic blood pressure',
    after: 1,
    when: NEXT_DAY,
    step: 1000,
    name: 'Sodium and blood pressure',
    causeName: 'Sodium',
    perStep: 'For each additional 1,000 mg of sodium',
    rises: 'Your blood pressure was higher after high-sodium days',
    falls: 'Your blood pressure was lower after high-sodium days',
  },
];
