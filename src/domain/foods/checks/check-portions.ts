import { breachIf, type FoodBreach } from './breach.ts';
import type { Food, FoodGroup, Portion } from '#domain/foods/food.ts';

/** Plausible grams per household measure: puffed grain and herbs at the low end, syrup and bone-in pieces at the high end. */
const GRAMS_OF: Readonly<Record<string, readonly [low: number, high: number]>> = {
  cup: [5, 400],
  bowl: [20, 700],
  mug: [150, 450],
  glass: [40, 500],
  tbsp: [0.5, 35],
  tsp: [0.2, 12],
  'fl oz': [18, 45],
  slice: [1, 440],
  bottle: [60, 1300],
  can: [40, 750],
  packet: [0.1, 450],
  scoop: [4, 200],
  egg: [8, 200],
  bar: [8, 150],
  stick: [0.5, 250],
  'cubic inch': [5, 25],
  handful: [5, 100],
  dollop: [5, 40],
  patty: [10, 200],
  steak: [50, 500],
  oz: [28, 29],
  liter: [950, 1100],
};

/** Measures by volume, in milliliters. */
const VOLUME_ML = { cup: 236.6, 'fl oz': 29.57, tbsp: 14.79, tsp: 4.93 } as const;

/** Maximum factor between a food's densities by two measures: a cup of whole leaves, a tablespoon of chopped ones. */
const DENSITY_RATIO = 2;

const SIZES: readonly (readonly string[])[] = [
  ['mini', 'small', 'medium', 'large', 'extra large'],
  ['thin slice', 'slice', 'thick slice'],
  ['small slice', 'slice', 'large slice', 'extra large slice'],
  ['small piece', 'medium piece', 'large piece', 'extra large piece'],
  ['small bag', 'medium bag', 'large bag'],
  ['small can', 'can', 'large can'],
  ['small bottle', 'large bottle'],
  ['tall', 'grande', 'venti'],
  ['half', 'whole'],
];

/** Plausible grams of one helping, by group; 0.1 to 750 g for other groups. */
const HELPING_G: { readonly [G in FoodGroup]?: readonly [low: number, high: number] } = {
  'breakfast-cereal': [10, 120],
  cheese: [4, 150],
  oil: [0.2, 20],
  nut: [2, 70],
  egg: [4, 250],
  'processed-meat': [5, 120],
  sauce: [0.1, 150],
  soup: [150, 550],
  alcohol: [10, 600],
  juice: [10, 500],
  snack: [2, 200],
};

const energyLimitKcal = 1500;

function checkSizes({ portions }: Pick<Food, 'portions'>): FoodBreach[] {
  const gramsOf = new Map(portions.map(({ label, grams }) => [label, grams]));
  const broken: string[] = [];
  for (const sizes of SIZES) {
    const known = sizes.flatMap((label): Portion[] => {
      const grams = gramsOf.get(label);
      return grams === undefined ? [] : [{ label, grams }];
    });
    known.forEach((next, at) => {
      const last = known[at - 1];
      if (last && last.grams > next.grams)
        broken.push(`${last.label} (${last.grams} g) weighs more than ${next.label} (${next.grams} g).`);
    });
  }
  const densities = Object.entries(VOLUME_ML).flatMap(([label, ml]) => {
    const grams = gramsOf.get(label);
    return grams === undefined ? [] : [{ label, grams, density: grams / ml }];
  });
  for (const a of densities)
    for (const b of densities)
      if (a.density > DENSITY_RATIO * b.density)
        broken.push(`${a.label} (${a.grams} g) doesn’t match ${b.label} (${b.grams} g).`);
  if (gramsOf.size < portions.length) broken.push('Two portions have the same name.');
  return broken.flatMap((message) => breachIf(true, 'portions', 'doubtful', () => message));
}

/**
 * Checks household portions: above 0 g, plausible for their word, in order of size, consistent in density, and including a realistic
 * helping.
 */
export function checkPortions({ portions, defaultPortion, group, per100g }: Food): FoodBreach[] {
  const [low, high] = HELPING_G[group] ?? [0.1, 750];
  const helpingKcal = ((per100g.energyKcal ?? 0) * defaultPortion.grams) / 100;
  return [
    ...portions.flatMap(({ label, grams }) => {
      const [least, most] = GRAMS_OF[label] ?? GRAMS_OF[label.split(' ').at(-1) ?? ''] ?? [0.05, 2500];
      return breachIf(
        !(grams >= least && grams <= most),
        'portions',
        'doubtful',
        () => `${label} has ${grams} g; expected ${least} to ${most} g.`,
      );
    }),
    ...checkSizes({ portions }),
    ...breachIf(
      !(defaultPortion.grams >= low && defaultPortion.grams <= high),
      'portions',
      'doubtful',
      () =>
        `The default portion of ${defaultPortion.grams} g is outside the normal range for ${group} (${low} to ${high} g).`,
    ),
    ...breachIf(
      helpingKcal > energyLimitKcal,
      'portions',
      'doubtful',
      () => `The usual portion has ${helpingKcal.toFixed(0)} kcal, more than ${energyLimitKcal}.`,
    ),
  ];
}
