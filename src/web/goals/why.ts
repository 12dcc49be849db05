import type { ActivityLevel } from '#domain/account/profile.ts';
import type { EnergyLimit } from '#domain/goals/energy-target.ts';

export const ACTIVITY_NAMES: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  active: 'Active',
  very_active: 'Very active',
};

const LIMIT_SENTENCES: Readonly<Record<EnergyLimit, string>> = {
  'under-18': 'No deficit is set for anyone under 18, so the target holds your weight.',
  underweight: 'Your body mass index is below 18.5, so no deficit is set.',
  'loss-1-percent': 'Losing more than 1 % of your weight a week costs muscle; the pace was slowed to that.',
  'deficit-25-percent': 'The deficit was kept to a quarter of what you spend.',
  'deficit-1000-kcal': 'The deficit was kept to 1,000 kcal a day.',
  'energy-floor':
    'The target was raised to the least that covers your needs; your plan takes longer instead.',
  'gain-half-percent':
    'The surplus was kept to half a percent of your weight a week, so that less of it becomes fat.',
};

const isLimit = (code: string): code is EnergyLimit => code in LIMIT_SENTENCES;

/** What a safety limit did, in a sentence. */
export const limitSentence = (code: string): string =>
  isLimit(code) ? LIMIT_SENTENCES[code] : 'A safety limit changed this target.';

/** Where the formulas come from. */
export const SOURCES = [
  { name: 'Resting energy: Mifflin and St Jeor, 1990', url: 'https://doi.org/10.1093/ajcn/51.2.241' },
  {
    name: 'Deficit limits: AHA/ACC/TOS guideline, 2013',
    url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
  { name: 'Protein: Morton and others, 2018', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
  { name: 'Fiber and macro ranges: National Academies, 2005', url: 'https://doi.org/10.17226/10490' },
] as const;
