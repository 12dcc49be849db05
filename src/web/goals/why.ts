import type { Expenditure } from '#contract/goals/goals.ts';
import type { ActivityLevel } from '#domain/account/profile.ts';
import type { AddedEnergy } from '#domain/goals/maternity.ts';
import type { PlanLimit } from '#domain/goals/plan.ts';
import type { RestingEquation } from '#domain/goals/expenditure/resting-energy.ts';

export const ACTIVITY_NAMES: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  active: 'Active',
  very_active: 'Very active',
};

const LIMIT_SENTENCES: Readonly<Record<PlanLimit, string>> = {
  'under-18': 'We don’t set a calorie deficit for anyone under 18, so your target maintains your weight.',
  underweight: 'Your body mass index is below 18.5, so we didn’t set a calorie deficit.',
  'loss-1-percent':
    'Losing more than 1% of your weight a week can cost you muscle, so we capped your pace at 1%.',
  'deficit-25-percent': 'We limited the deficit to a quarter of the calories you burn.',
  'deficit-1000-kcal': 'We limited the deficit to 1,000 kcal a day.',
  'energy-floor':
    'We raised the target to the minimum that covers your needs, so your plan will take longer.',
  'no-surplus': 'We didn’t add a calorie surplus. Talk to a doctor about gaining weight.',
  'gain-half-percent': 'We capped your gain at 0.5% of your weight a week, so less of it is fat.',
  'clinician-first':
    'A calorie deficit isn’t safe for you right now, so your target maintains your weight. Talk to a doctor.',
  'target-reached': 'You’re at your target weight, so your calorie target is set to keep you there.',
  'no-ketosis':
    'A ketogenic diet isn’t safe for you without a doctor’s guidance, so we set balanced macros for you.',
  'no-low-carb':
    'A low-carb diet isn’t safe during pregnancy or while breastfeeding, so we set balanced macros for you.',
  'kidney-protein': 'We limited protein to 0.8 g per kg, as advised for kidney disease.',
  'check-in-step':
    'Each check-in changes your target by no more than 150 kcal. The rest will follow over the next few weeks.',
};

const isLimit = (code: string): code is PlanLimit => code in LIMIT_SENTENCES;

/** Effect of a safety limit, as a sentence. */
export const limitSentence = (code: string): string =>
  isLimit(code) ? LIMIT_SENTENCES[code] : 'We adjusted this target to stay within a safety limit.';

export const EQUATION_NAMES: Readonly<Record<RestingEquation, string>> = {
  'mifflin-st-jeor': 'Mifflin–St Jeor',
  'katch-mcardle': 'Katch–McArdle',
  cunningham: 'Cunningham',
  'harris-benedict': 'Harris–Benedict',
};

/** Energy added for pregnancy or breastfeeding, with its source. */
export const ADDED_WORDS: Readonly<
  Record<AddedEnergy['reason'], readonly [name: string, why: string, assumed: string]>
> = {
  'first-trimester': ['Pregnancy', 'First trimester: no extra calories', ''],
  'second-trimester': [
    'Pregnancy',
    'Second trimester',
    'Estimate for the second trimester; add your due date for an exact number',
  ],
  'third-trimester': ['Pregnancy', 'Third trimester', ''],
  breastfeeding: [
    'Breastfeeding',
    'First 6 months',
    'Estimate for the first 6 months; add your child’s birthday for an exact number',
  ],
  'breastfeeding-from-month-7': ['Breastfeeding', 'Month 7 onward', ''],
};

type Missing = Expenditure['missing'][number];

/** Why there is no estimate of expenditure yet. */
export const MISSING_SENTENCES: Readonly<Record<Missing, string>> = {
  'no-weights': 'No weigh-ins yet. Weigh yourself a few times a week.',
  'too-few-days': 'Fewer than 14 days since your first weigh-in.',
  'too-few-weights': 'Not enough weigh-ins yet. Aim for three or four a week.',
  'too-few-meals': 'Not enough days with every meal logged yet.',
  'too-uncertain':
    'Your weigh-ins and meals don’t line up well enough for an estimate yet. Logging more days will help.',
};

/** Sources of the formulas. */
export const SOURCES = [
  { name: 'Resting energy: Mifflin and St Jeor 1990', url: 'https://doi.org/10.1093/ajcn/51.2.241' },
  {
    name: 'Energy requirement for comparison: National Academies 2023',
    url: 'https://doi.org/10.17226/26818',
  },
  { name: 'Projection: Sanghvi 2015', url: 'https://doi.org/10.3945/ajcn.115.111070' },
  {
    name: 'Deficit limits: AHA/ACC/TOS guideline 2013',
    url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
  { name: 'Protein: Morton 2018', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
  {
    name: 'Pregnancy, breastfeeding, fiber and macro ranges: National Academies 2005',
    url: 'https://doi.org/10.17226/10490',
  },
] as const;
