import { reply, type Reply } from '#domain/coach/reply.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import type { ScreenName } from '#domain/screens/screens.ts';

/** What a figure of the product means. */
interface Explanation {
  readonly text: string;
  readonly link: readonly [name: string, screen: ScreenName];
}

/** Scores and figures that need an explanation, by metric. Blood markers are explained by their own bands. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  longevityScore: {
    text: 'The longevity score runs from 0 to 100. It combines eight pillars, from nutrition and movement to sleep, blood and body, weighted by how strongly research links each to a long, healthy life. Its confidence shows how much of the score is measured rather than assumed.',
    link: ['See your pillars', 'longevity'],
  },
  bioAgeYears: {
    text: 'Bio-age is the age at which an average person has habits and measurements like yours. It’s calculated from your assessment answers and comes with a range, because the research behind it is uncertain. It’s an estimate to learn from, not a diagnosis.',
    link: ['Open bio-age', 'bioAge'],
  },
  phenoAgeYears: {
    text: 'PhenoAge is calculated from nine blood markers and your age. It needs all nine from one blood test.',
    link: ['Open bio-age', 'bioAge'],
  },
  healthyEatingIndex: {
    text: 'The Healthy Eating Index compares what you eat with dietary guidelines. Its 13 components, from vegetables and whole grains to sodium and added sugars, add up to 100. It measures quality, not quantity, and uses only complete days.',
    link: ['See your components', 'dietQuality'],
  },
  lifesEssential8: {
    text: 'Life’s Essential 8 is the American Heart Association’s measure of heart health: diet, activity, nicotine, sleep, body mass index, cholesterol, glucose and blood pressure, each from 0 to 100. The score is their average.',
    link: ['See all eight', 'lifesEssential8'],
  },
  sleepScore: {
    text: 'The sleep score rates a night by how long you slept compared with your need, how efficiently you slept, and how regular your schedule is.',
    link: ['Open sleep', 'sleep'],
  },
  sleepRegularity: {
    text: 'Sleep regularity compares when you’re asleep on consecutive days. 100 means you sleep at exactly the same times every day.',
    link: ['Open sleep', 'sleep'],
  },
  sleepEfficiencyPercent: {
    text: 'Sleep efficiency is the share of your time in bed that you spend asleep. 85% or more is typical of healthy sleepers.',
    link: ['Open sleep', 'sleep'],
  },
  weightTrendKg: {
    text: 'The trend smooths your weigh-ins, so one day’s water and salt barely move it. How it changes over two weeks tells you more than any single weigh-in.',
    link: ['Open weight', 'weight'],
  },
  expenditureKcal: {
    text: 'Expenditure is the energy you burn on a typical day. At first, it’s estimated from your body and activity. Later, it’s calculated from what you log and how your weight changes.',
    link: ['See your goals', 'goals'],
  },
  glucoseInRangePercent: {
    text: 'Time in range is the share of glucose readings from 70 to 180 mg/dL (3.9 to 10 mmol/L). For most people with diabetes, the consensus goal is above 70%. Without diabetes, it’s usually far higher.',
    link: ['Open glucose', 'glucose'],
  },
  glucoseGmiPercent: {
    text: 'The glucose management indicator estimates an HbA1c from the average of your sensor glucose. A lab HbA1c can differ, because it also depends on your red blood cells.',
    link: ['Open glucose', 'glucose'],
  },
  glucoseCvPercent: {
    text: 'The coefficient of variation shows how much your glucose varies relative to its average. 36% or less is considered stable.',
    link: ['Open glucose', 'glucose'],
  },
  hrvMs: {
    text: 'Heart rate variability (RMSSD) is how much the time between heartbeats varies. It varies widely between people, so compare it with your own typical value. It falls with stress, illness, alcohol and short sleep.',
    link: ['Open stress', 'stress'],
  },
  vo2MaxMlKgMin: {
    text: 'VO2max is the most oxygen you can use while exercising, per kilogram of body weight. It’s one of the best single measures of fitness.',
    link: ['Open movement', 'movement'],
  },
  restingHeartRateBpm: {
    text: 'Resting heart rate is your pulse when you’re calm and awake. A lower rate usually means better fitness. It can rise by several beats after short sleep, alcohol, stress or illness.',
    link: ['Open vitals', 'vitals'],
  },
  energyKcalTarget: {
    text: 'Your calorie target starts with what you burn, is adjusted for your goal and pace, and never goes below a safe minimum.',
    link: ['Why these targets', 'goals'],
  },
  proteinGTarget: {
    text: 'Your protein target is based on your body weight, age, activity and goal, within recommended ranges.',
    link: ['Why these targets', 'goals'],
  },
  fiberGTarget: {
    text: 'Your fiber target depends on how many calories you eat. The recommended amount is 14 g per 1,000 kcal.',
    link: ['Why these targets', 'goals'],
  },
  waterMlTarget: {
    text: 'Your water target is based on your weight, age and sex. It’s higher if you’re pregnant or breastfeeding, or eat a lot of protein or fiber. It doesn’t account for exercise or heat.',
    link: ['Open water', 'water'],
  },
};

/** Explanation of a score or figure; undefined if it needs none. */
export function explanationReply(what: string): Reply | undefined {
  const metric = findMetrics(
    METRICS.filter(({ key }) => EXPLANATIONS[key] !== undefined),
    what.replace(/\bscore$/, '').trim(),
  ).find(({ names }) => names.some((name) => what.includes(name.toLowerCase())));
  const found = metric && EXPLANATIONS[metric.key];
  if (!metric || !found) return undefined;
  const [name, screen] = found.link;
  return reply({
    kind: 'advice',
    title: `${metric.names[0].slice(0, 1).toUpperCase()}${metric.names[0].slice(1)}`,
    paragraphs: [found.text],
    links: [{ name, screen }],
    next: [`What is my ${metric.names[0]}?`],
  });
}
