import type { ScreenName } from '#domain/screens/screens.ts';

/** What may have moved a figure. */
export interface Factor {
  readonly metric: string;
  /** Whether more of it raises (1) or lowers (-1) the figure, according to research. */
  readonly effect: 1 | -1;
  /** 1 if the previous day counts, as for a night's sleep. */
  readonly lag: 0 | 1;
  /** Wording if it rose, and if it fell. */
  readonly titles: readonly [more: string, less: string];
}

/** A figure whose changes can be explained from what a member logs. */
export interface WhySubject {
  readonly key: string;
  readonly metric: string;
  readonly words: RegExp;
  /** "Your sleep". */
  readonly name: string;
  /** Smaller changes of the average are within its usual scatter. */
  readonly minChange: number;
  readonly factors: readonly Factor[];
  readonly link: { readonly name: string; readonly screen: ScreenName };
}

const caffeine = (effect: 1 | -1, lag: 0 | 1): Factor => ({
  metric: 'caffeineMg',
  effect,
  lag,
  titles: ['More caffeine', 'Less caffeine'],
});
const alcohol = (effect: 1 | -1): Factor => ({
  metric: 'alcoholG',
  effect,
  lag: 1,
  titles: ['More alcohol', 'Less alcohol'],
});
const stress = (effect: 1 | -1, lag: 0 | 1): Factor => ({
  metric: 'stressRating',
  effect,
  lag,
  titles: ['More stress', 'Less stress'],
});
const steps = (effect: 1 | -1, lag: 0 | 1): Factor => ({
  metric: 'steps',
  effect,
  lag,
  titles: ['More movement', 'Less movement'],
});
const sleep = (effect: 1 | -1): Factor => ({
  metric: 'sleepMinutes',
  effect,
  lag: 0,
  titles: ['Longer sleep', 'Shorter sleep'],
});

export const WHY_SUBJECTS: readonly WhySubject[] = [
  {
    key: 'glucose',
    metric: 'glucoseMgdl',
    words: /\b(?:glucose|blood sugar)\b/,
    name: 'glucose',
    minChange: 4,
    factors: [
      { metric: 'carbsG', effect: 1, lag: 0, titles: ['More carbs', 'Fewer carbs'] },
      { metric: 'sugarsG', effect: 1, lag: 0, titles: ['More sugar', 'Less sugar'] },
      { metric: 'fiberG', effect: -1, lag: 0, titles: ['More fiber', 'Less fiber'] },
      steps(-1, 0),
      sleep(-1),
      stress(1, 0),
    ],
    link: { name: 'Open glucose', screen: 'glucose' },
  },
  {
    key: 'heart-rate-variability',
    metric: 'hrvMs',
    words: /\b(?:hrv|heart rate variability)\b/,
    name: 'heart rate variability',
    minChange: 3,
    factors: [alcohol(-1), sleep(1), stress(-1, 1), steps(1, 1)],
    link: { name: 'Open stress', screen: 'stress' },
  },
  {
    key: 'resting-heart-rate',
    metric: 'restingHeartRateBpm',
    // A pulse that is high during exercise is another question.
    words:
      /^(?!.*\b(?:run\w*|ran|workouts?|exercis\w*|train\w*|rid(?:e|ing)|walk\w*|stairs|climb\w*|eat\w*|meals?)\b).*\b(?:heart ?rate|heart ?beat|pulse|hr|rhr)\b|\b(?:resting heart rate|rhr)\b/,
    name: 'resting heart rate',
    minChange: 1.5,
    factors: [alcohol(1), sleep(-1), stress(1, 1), steps(-1, 1)],
    link: { name: 'Open vitals', screen: 'vitals' },
  },
  {
    key: 'sleep',
    metric: 'sleepMinutes',
    words: /\b(?:sleep|slept|sleeping|sleepless)\b/,
    name: 'sleep',
    minChange: 15,
    factors: [
      { metric: 'bedtime', effect: -1, lag: 0, titles: ['A later bedtime', 'An earlier bedtime'] },
      caffeine(-1, 1),
      alcohol(-1),
      stress(-1, 1),
      steps(1, 1),
    ],
    link: { name: 'Open sleep', screen: 'sleep' },
  },
  {
    key: 'energy',
    metric: 'energyRating',
    words: /\b(?:energy(?: level)?|tired|exhausted|fatigued|worn out)\b/,
    name: 'energy level',
    minChange: 0.4,
    factors: [
      sleep(1),
      stress(-1, 0),
      alcohol(-1),
      steps(1, 0),
      { metric: 'waterMl', effect: 1, lag: 0, titles: ['More water', 'Less water'] },
      { metric: 'energyKcal', effect: 1, lag: 0, titles: ['More food', 'Less food'] },
    ],
    link: { name: 'Open stress', screen: 'stress' },
  },
];

export const whySubject = (key: string): WhySubject | undefined =>
  WHY_SUBJECTS.find((subject) => subject.key === key);
