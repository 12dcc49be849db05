import type { ActivityLevel, Body, Sex } from '#domain/account/profile.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import { isMaternity } from '#domain/goals/maternity.ts';

type EerCategory = 'inactive' | 'low-active' | 'active' | 'very-active';

/** Constant, decrease per year of age, and increase per cm of height and kg of mass. */
const COEFFICIENTS: Readonly<
  Record<Sex, Readonly<Record<EerCategory, readonly [number, number, number, number]>>>
> = {
  male: {
    inactive: [753.07, 10.83, 6.5, 14.1],
    'low-active': [581.47, 10.83, 8.3, 14.94],
    active: [1004.82, 10.83, 6.52, 15.91],
    'very-active': [-517.88, 10.83, 15.61, 19.11],
  },
  female: {
    inactive: [584.9, 7.01, 5.72, 11.71],
    'low-active': [575.77, 7.01, 6.6, 12.14],
    active: [710.25, 7.01, 6.54, 12.34],
    'very-active': [511.83, 7.01, 9.07, 12.56],
  },
};

/** Light activity is the average of two categories. */
const CATEGORIES: Readonly<Record<ActivityLevel, readonly EerCategory[]>> = {
  sedentary: ['inactive'],
  light: ['inactive', 'low-active'],
  moderate: ['low-active'],
  active: ['active'],
  very_active: ['very-active'],
};

/**
 * Estimated energy requirement of adults from age 19, kcal a day, fitted to doubly labeled water.
 * Source: National Academies, Dietary Reference Intakes for Energy, 2023, doi:10.17226/26818. Not for pregnancy.
 */
export function eer2023({ sex, ageYears, heightCm, massKg }: Body, category: EerCategory): number {
  const [constant, perYear, perCm, perKg] = COEFFICIENTS[sex][category];
  return constant - perYear * ageYears + perCm * heightCm + perKg * massKg;
}

/**
 * Energy requirement at an activity level, kcal a day: a second opinion on resting energy times activity.
 * @returns undefined under age 19, outside a body mass index of 18.5 to 40, in pregnancy and while breastfeeding: the equations weren't
 *   fitted to these
 */
export function eerOf(
  body: Body & { readonly conditions?: readonly Condition[] | undefined },
  activityLevel: ActivityLevel,
): number | undefined {
  const index = bodyMassIndex(body.massKg, body.heightCm);
  if (body.ageYears < 19 || index < 18.5 || index > 40 || isMaternity(body.conditions)) return undefined;
  const categories = CATEGORIES[activityLevel];
  return categories.reduce((sum, category) => sum + eer2023(body, category), 0) / categories.length;
}
