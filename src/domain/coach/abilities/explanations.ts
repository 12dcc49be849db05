import { reply, type Reply } from '#domain/coach/reply.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import { FIGURE_FACTS } from '#domain/coach/subjects/facts/figure-facts.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import type { ScreenName } from '#domain/screens/screens.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** What a figure of the product means. */
interface Explanation {
  /** Undefined if the figure has facts of its own. */
  readonly text?: string;
  readonly link: readonly [name: string, screen: ScreenName];
}

/** Scores and figures that need an explanation, by metric. Blood markers are explained by their own bands. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  longevityScore: { link: ['See your pillars', 'longevity'] },
  bioAgeYears: { link: ['Open bio-age', 'bioAge'] },
  phenoAgeYears: { link: ['Open bio-age', 'bioAge'] },
  healthyEatingIndex: { link: ['See your components', 'dietQuality'] },
  lifesEssential8: { link: ['See all eight', 'lifesEssential8'] },
  sleepScore: { link: ['Open sleep', 'sleep'] },
  sleepRegularity: { link: ['Open sleep', 'sleep'] },
  sleepEfficiencyPercent: { link: ['Open sleep', 'sleep'] },
  weightTrendKg: {
    text: 'The trend smooths your weigh-ins, so one day’s water and salt barely move it. How it changes over two weeks tells you more than any single weigh-in.',
    link: ['Open weight', 'weight'],
  },
  expenditureKcal: { link: ['See your goals', 'goals'] },
  glucoseInRangePercent: { link: ['Open glucose', 'glucose'] },
  glucoseGmiPercent: { link: ['Open glucose', 'glucose'] },
  glucoseCvPercent: { link: ['Open glucose', 'glucose'] },
  hrvMs: { link: ['Open stress', 'stress'] },
  vo2MaxMlKgMin: { link: ['Open movement', 'movement'] },
  restingHeartRateBpm: { link: ['Open vitals', 'vitals'] },
  energyKcalTarget: {
    text: 'Your calorie target starts with the calories you burn, is adjusted for your goal and pace, and never goes below a safe minimum.',
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
  const { is = '', normal, why = '' } = FIGURE_FACTS[metric.key] ?? {};
  const [name, screen] = found.link;
  return reply({
    kind: 'advice',
    title: capitalized(metric.names[0]),
    paragraphs: [found.text ?? `${is} ${normal ?? why}`],
    links: [{ name, screen }],
    next: [`What is my ${metric.names[0]}?`],
  });
}
