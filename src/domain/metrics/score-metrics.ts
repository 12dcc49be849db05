import { HEI_KEYS } from '#domain/diet-quality/hei-components.ts';
import { ESSENTIALS } from '#domain/longevity/lifes-essential-8.ts';
import { PILLARS, type PillarKey } from '#domain/longevity/pillar.ts';
import { metricRows, type Metric } from './metric.ts';

const score = metricRows({ slice: 'longevity', list: 'days', plain: 'last' });
const diet = metricRows({ slice: 'diet-quality', list: 'days', decimals: 1, days: 'complete' });
const age = metricRows({ slice: 'bio-age', list: 'days', decimals: 1, plain: 'last' });
const target = metricRows({
  slice: 'goals',
  list: 'targets',
  kind: 'single',
  plain: 'last',
  stored: ['goal_plans.plan'],
});
const SCORE = [0, 100] as const;
const spoken = (key: string): string => key.replaceAll('-', ' ');
const pillarWord = (key: PillarKey): string =>
  key === 'metabolic' ? 'metabolism' : key === 'habits' ? 'daily rhythm' : key;

/** "bio-age pillar; bio age pillar; bio age pillar score". */
const pillarNames = (key: PillarKey): string =>
  [...new Set([`${pillarWord(key)} pillar`, `${spoken(key)} pillar`, `${spoken(key)} pillar score`])].join(
    '; ',
  );

const targetOf = (
  key: string,
  name: string,
  unit: string,
  high: number,
  stored = 'goal_plans.plan',
): Metric =>
  target(
    `${key}Target`,
    `${name} target; ${name} goal; target ${name}; goal for ${name}; daily ${name} target; daily ${name} goal; target for ${name}`,
    unit,
    [0, high],
    { field: key, stored: [stored] },
  );

const limitOf = (key: string, name: string, unit: string, high: number): Metric =>
  target(
    `${key}Target`,
    `${name} limit; ${name} target; ${name} goal; daily ${name} limit; limit for ${name}; maximum ${name}; upper limit for ${name}`,
    unit,
    [0, high],
    { field: key, stored: [] },
  );

export const SCORE_METRICS: readonly Metric[] = [
  score('longevityScore', 'longevity score; longevity', 'count', SCORE, {
    stored: ['longevity_scores.displayed', 'longevity_scores.score'],
  }),
  score('longevityConfidencePercent', 'longevity confidence; confidence of my longevity score', '%', SCORE, {
    stored: ['longevity_scores.confidence'],
  }),
  ...PILLARS.map((key) =>
    score(`pillar-${key}`, pillarNames(key), 'count', SCORE, {
      stored: ['longevity_scores.assessment'],
    }),
  ),
  score(
    'lifesEssential8',
    "Life’s Essential 8; life's essential 8; lifes essential 8; essential 8 score",
    'count',
    SCORE,
  ),
  ...ESSENTIALS.map((key) =>
    score(`essential-${key}`, `Life’s Essential 8 ${spoken(key)}; ${spoken(key)} points`, 'count', SCORE),
  ),
  diet(
    'healthyEatingIndex',
    'Healthy Eating Index; HEI; diet quality; hei score; diet quality score',
    'count',
    SCORE,
  ),
  ...HEI_KEYS.map((key) =>
    diet(
      `hei-${key}`,
      `${spoken(key)} points of the Healthy Eating Index; hei ${spoken(key)}`,
      'count',
      [0, 10],
    ),
  ),
  age('bioAgeYears', 'bio-age; biological age; bio age; body age', 'years', [0, 130], {
    stored: ['bio_age_assessments.result', 'bio_age_assessments.answers'],
  }),
  age('phenoAgeYears', 'PhenoAge; pheno age; phenotypic age', 'years', [0, 150]),
];

export const TARGET_METRICS: readonly Metric[] = [
  targetOf('energyKcal', 'calorie', 'kcal', 15_000),
  targetOf('proteinG', 'protein', 'g', 1000),
  targetOf('carbsG', 'carb', 'g', 2000),
  targetOf('fatG', 'fat', 'g', 1000),
  targetOf('fiberG', 'fiber', 'g', 200),
  limitOf('sodiumMg', 'sodium', 'mg', 10_000),
  limitOf('satFatG', 'saturated fat', 'g', 200),
  limitOf('addedSugarsG', 'added sugar', 'g', 200),
  limitOf('caffeineMg', 'caffeine', 'mg', 1000),
  targetOf('waterMl', 'water', 'mL', 15_000, 'goal_settings.water_ml'),
  targetOf('sleepMinutes', 'sleep', 'min', 1440, 'goal_settings.sleep_hours'),
  targetOf('steps', 'step', 'count', 150_000),
  targetOf('weightKg', 'weight', 'kg', 400, 'profiles.target_mass_kg'),
  targetOf('weeklyLossKg', 'weekly loss', 'kg', 5, 'profiles.weekly_loss_kg'),
];
