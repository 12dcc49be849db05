import type { Sex } from '#domain/account/profile.ts';
import type { Substance } from './substances.ts';

/** From 14, 19, 31, 51 and 71 years. */
type ByAge = readonly [at14: number, at19: number, at31: number, at51: number, at71: number];

interface BySex {
  readonly male: ByAge;
  readonly female: ByAge;
  readonly pregnant: ByAge;
  readonly breastfeeding: ByAge;
}

/** One amount for all adults, or one each from 19, 31, 51 and 71 years; before them that of 14 to 18 years, if it differs. */
type Amounts = number | readonly [at14: number, adult: number] | ByAge;

const byAge = (amounts: Amounts): ByAge => {
  if (typeof amounts === 'number') return [amounts, amounts, amounts, amounts, amounts];
  if (amounts.length === 5) return amounts;
  const [at14, adult] = amounts;
  return [at14, adult, adult, adult, adult];
};

const row = (male: Amounts, female: Amounts, pregnant: Amounts, breastfeeding: Amounts): BySex => ({
  male: byAge(male),
  female: byAge(female),
  pregnant: byAge(pregnant),
  breastfeeding: byAge(breastfeeding),
});

/**
 * Recommended or adequate daily intakes from age 14, in the unit of the substance. Source: National Academies, Dietary Reference
 * Intakes, summary tables of 2019, doi:10.17226/25353.
 */
const INTAKES: Readonly<Partial<Record<Substance, BySex>>> = {
  'vitamin-a': row(900, 700, [750, 770], [1200, 1300]),
  'vitamin-c': row([75, 90], [65, 75], [80, 85], [115, 120]),
  'vitamin-d': row([15, 15, 15, 15, 20], [15, 15, 15, 15, 20], 15, 15),
  'vitamin-e': row(15, 15, 15, 19),
  'vitamin-k': row([75, 120], [75, 90], [75, 90], [75, 90]),
  thiamin: row(1.2, [1, 1.1], 1.4, 1.4),
  riboflavin: row(1.3, [1, 1.1], 1.4, 1.6),
  niacin: row(16, 14, 18, 17),
  'vitamin-b6': row([1.3, 1.3, 1.3, 1.7, 1.7], [1.2, 1.3, 1.3, 1.5, 1.5], 1.9, 2),
  folate: row(400, 400, 600, 500),
  'vitamin-b12': row(2.4, 2.4, 2.6, 2.8),
  'pantothenic-acid': row(5, 5, 6, 7),
  biotin: row([25, 30], [25, 30], 30, 35),
  choline: row(550, [400, 425], 450, 550),
  calcium: row([1300, 1000, 1000, 1000, 1200], [1300, 1000, 1000, 1200, 1200], [1300, 1000], [1300, 1000]),
  iron: row([11, 8], [15, 18, 18, 8, 8], 27, [10, 9]),
  magnesium: row(
    [410, 400, 420, 420, 420],
    [360, 310, 320, 320, 320],
    [400, 350, 360, 360, 360],
    [360, 310, 320, 320, 320],
  ),
  phosphorus: row([1250, 700], [1250, 700], [1250, 700], [1250, 700]),
  potassium: row([3000, 3400], [2300, 2600], [2600, 2900], [2500, 2800]),
  zinc: row(11, [9, 8], [12, 11], [13, 12]),
  copper: row([0.89, 0.9], [0.89, 0.9], 1, 1.3),
  manganese: row([2.2, 2.3], [1.6, 1.8], 2, 2.6),
  selenium: row(55, 55, 60, 70),
  iodine: row(150, 150, 220, 290),
  molybdenum: row([43, 45], [43, 45], 50, 50),
  chromium: row([35, 35, 35, 30, 30], [24, 25, 25, 20, 20], [29, 30], [44, 45]),
};

const SMOKERS_EXTRA_C = 35;
const VEGAN_ZINC = 1.5;
const VEGETARIAN_IRON = 1.8;

export interface Eater {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly isPregnant?: boolean | null;
  readonly isBreastfeeding?: boolean | null;
  readonly smokes?: boolean | null;
  readonly dietPattern?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan' | null;
}

/** First year of each age group but the first. */
const GROUP_YEARS = [19, 31, 51, 71] as const;

function basic(intake: BySex, { sex, ageYears, isPregnant, isBreastfeeding }: Eater): number {
  const amounts = intake[isPregnant === true ? 'pregnant' : isBreastfeeding === true ? 'breastfeeding' : sex];
  return amounts[GROUP_YEARS.filter((years) => ageYears >= years).length] ?? amounts[0];
}

/** Recommended daily intake from age 14, in the unit of the substance; undefined if none is set. */
export function recommendedIntake(substance: Substance, eater: Eater): number | undefined {
  const intake = INTAKES[substance];
  if (!intake) return undefined;
  const amount = basic(intake, eater);
  const { dietPattern } = eater;
  if (substance === 'vitamin-c' && eater.smokes === true) return amount + SMOKERS_EXTRA_C;
  if (substance === 'zinc' && dietPattern === 'vegan') return amount * VEGAN_ZINC;
  if (substance === 'iron' && (dietPattern === 'vegan' || dietPattern === 'vegetarian'))
    return amount * VEGETARIAN_IRON;
  return amount;
}
