import type { Sex } from '#domain/account/profile.ts';
import type { Substance } from './substances.ts';

type ByAge = readonly [at19: number, at31: number, at51: number, at71: number];
interface BySex {
  readonly male: number | ByAge;
  readonly female: number | ByAge;
  readonly pregnant: number;
  readonly breastfeeding: number;
}

const row = (
  male: BySex['male'],
  female: BySex['female'],
  pregnant: number,
  breastfeeding: number,
): BySex => ({ male, female, pregnant, breastfeeding });

/** Recommended or adequate daily intakes for adults (National Academies; science notes 1.6), in the unit of the substance. */
const INTAKES: Readonly<Partial<Record<Substance, BySex>>> = {
  'vitamin-a': row(900, 700, 770, 1300),
  'vitamin-c': row(90, 75, 85, 120),
  'vitamin-d': row([15, 15, 15, 20], [15, 15, 15, 20], 15, 15),
  'vitamin-e': row(15, 15, 15, 19),
  'vitamin-k': row(120, 90, 90, 90),
  thiamin: row(1.2, 1.1, 1.4, 1.4),
  riboflavin: row(1.3, 1.1, 1.4, 1.6),
  niacin: row(16, 14, 18, 17),
  'vitamin-b6': row([1.3, 1.3, 1.7, 1.7], [1.3, 1.3, 1.5, 1.5], 1.9, 2),
  folate: row(400, 400, 600, 500),
  'vitamin-b12': row(2.4, 2.4, 2.6, 2.8),
  'pantothenic-acid': row(5, 5, 6, 7),
  biotin: row(30, 30, 30, 35),
  choline: row(550, 425, 450, 550),
  calcium: row([1000, 1000, 1000, 1200], [1000, 1000, 1200, 1200], 1000, 1000),
  iron: row(8, [18, 18, 8, 8], 27, 9),
  magnesium: row([400, 420, 420, 420], [310, 320, 320, 320], 360, 320),
  phosphorus: row(700, 700, 700, 700),
  potassium: row(3400, 2600, 2900, 2800),
  zinc: row(11, 8, 11, 12),
  copper: row(0.9, 0.9, 1, 1.3),
  manganese: row(2.3, 1.8, 2, 2.6),
  selenium: row(55, 55, 60, 70),
  iodine: row(150, 150, 220, 290),
  molybdenum: row(45, 45, 50, 50),
  chromium: row([35, 35, 30, 30], [25, 25, 20, 20], 30, 45),
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

const atAge = (ages: number | ByAge, ageYears: number): number => {
  if (typeof ages === 'number') return ages;
  const [at19, at31, at51, at71] = ages;
  if (ageYears >= 71) return at71;
  if (ageYears >= 51) return at51;
  return ageYears >= 31 ? at31 : at19;
};

function basic(intake: BySex, { sex, ageYears, isPregnant, isBreastfeeding }: Eater): number {
  if (isPregnant === true) return intake.pregnant;
  if (isBreastfeeding === true) return intake.breastfeeding;
  return atAge(intake[sex], ageYears);
}

/** Recommended daily intake of an adult in the unit of the substance; undefined if none is set. */
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
