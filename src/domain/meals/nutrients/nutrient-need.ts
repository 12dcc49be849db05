import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { KCAL_PER_G } from '#domain/units/energy.ts';
import { recommendedIntake, type Eater } from '#domain/supplements/recommended-intakes.ts';
import { SUBSTANCE_KEYS, substanceOf, type Substance } from '#domain/supplements/substances.ts';
import { upperLimitOf } from '#domain/supplements/upper-limits.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/** Energy in kcal, macros in g. */
export interface DayTargets {
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly carbsG: number;
  readonly fatG: number;
  readonly fiberG: number;
}

/** Daily need of a nutrient, in its unit: the member's own target, or the recommended intake. */
export interface NutrientNeed {
  readonly amount: number;
  readonly kind: 'target' | 'recommended';
}

export type LimitSource =
  | 'NASEM'
  | 'EFSA'
  | 'sodium'
  | 'dietary-guidelines'
  | 'trans-fat'
  | 'caffeine'
  | 'alcohol';

/** Daily upper limit, in the nutrient's unit. */
export interface NutrientLimit {
  readonly amount: number;
  readonly from: LimitSource;
}

/** Substance of a nutrient, if one nutrient is all of it: EPA and DHA are one substance. */
const SUBSTANCE_OF: Readonly<Partial<Record<NutrientKey, Substance>>> = Object.fromEntries(
  SUBSTANCE_KEYS.flatMap((substance) => {
    const { inFood } = substanceOf(substance);
    const [key, ...others] = inFood?.keys ?? [];
    return key !== undefined && others.length === 0 && (inFood?.per ?? 1) === 1
      ? [[key, substance] as const]
      : [];
  }),
);

const TARGETED = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const;
const isTargeted = (key: NutrientKey): key is (typeof TARGETED)[number] =>
  TARGETED.some((targeted) => targeted === key);

/** Adequate intake of alpha-linolenic acid, g a day. Source: National Academies 2005, doi:10.17226/10490. */
function alaG({ sex, isPregnant, isBreastfeeding }: Eater): number {
  if (isPregnant === true) return 1.4;
  if (isBreastfeeding === true) return 1.3;
  return sex === 'male' ? 1.6 : 1.1;
}

/**
 * Daily need of a nutrient; undefined if there is none. Energy, macros and fiber use the member's targets.
 * @param targets of the day, if known
 */
export function needOf(
  key: NutrientKey,
  eater: Eater,
  targets: DayTargets | undefined,
): NutrientNeed | undefined {
  if (isTargeted(key)) return targets && { amount: targets[key], kind: 'target' };
  if (key === 'omega3AlaG') return { amount: alaG(eater), kind: 'recommended' };
  const substance = SUBSTANCE_OF[key];
  const amount = substance && recommendedIntake(substance, eater);
  return amount === undefined ? undefined : { amount, kind: 'recommended' };
}

/** Chronic disease risk reduction intake, mg a day. Source: National Academies 2019, doi:10.17226/25353. */
const MAX_SODIUM_MG = 2300;
/** Largest shares of energy. Sources: Dietary Guidelines for Americans 2020–2025; trans fat WHO 2023. */
const MAX_ENERGY_SHARES = { satFatG: 0.1, addedSugarsG: 0.1, transFatG: 0.01 } as const;
/** mg a day. Source: EFSA 2015, doi:10.2903/j.efsa.2015.4102. */
const MAX_CAFFEINE_MG = { general: 400, maternity: 200 } as const;
/** Two drinks for men and one for women, g. Source: Dietary Guidelines for Americans 2020–2025. */
const MAX_ALCOHOL_G = { male: 28, female: 14 } as const;
const DRINKING_AGE_YEARS = 21;

function habitLimitOf(
  key: NutrientKey,
  eater: Eater,
  targets: DayTargets | undefined,
): NutrientLimit | undefined {
  const isMother = eater.isPregnant === true || eater.isBreastfeeding === true;
  switch (key) {
    case 'sodiumMg':
      return { amount: MAX_SODIUM_MG, from: 'sodium' };
    case 'satFatG':
    case 'transFatG':
      return (
        targets && {
          amount: (MAX_ENERGY_SHARES[key] * targets.energyKcal) / KCAL_PER_G.fatG,
          from: key === 'satFatG' ? 'dietary-guidelines' : 'trans-fat',
        }
      );
    case 'addedSugarsG':
      return (
        targets && {
          amount: (MAX_ENERGY_SHARES[key] * targets.energyKcal) / KCAL_PER_G.carbsG,
          from: 'dietary-guidelines',
        }
      );
    case 'caffeineMg':
      return { amount: MAX_CAFFEINE_MG[isMother ? 'maternity' : 'general'], from: 'caffeine' };
    case 'alcoholG':
      return {
        amount: isMother || eater.ageYears < DRINKING_AGE_YEARS ? 0 : MAX_ALCOHOL_G[eater.sex],
        from: 'alcohol',
      };
    default:
      return undefined;
  }
}

/** Daily upper limit of a nutrient. Limits for supplements only don't apply to food. */
export function limitOf(
  key: NutrientKey,
  eater: Eater,
  targets: DayTargets | undefined,
): NutrientLimit | undefined {
  const habit = habitLimitOf(key, eater, targets);
  if (habit) return habit;
  const substance = SUBSTANCE_OF[key];
  const limit = substance && upperLimitOf(substance, eater.ageYears, eater.isPregnant);
  return limit?.counts === 'total' ? { amount: limit.amount, from: limit.from } : undefined;
}

/** A nutrient of some meals, compared with the day's need. */
export interface NutrientShare {
  readonly key: NutrientKey;
  /** Undefined if no food reports it. */
  readonly eaten: Estimate | undefined;
  readonly need: NutrientNeed | undefined;
  /** Eaten as a share of the need; undefined without a need, or if too few foods report the nutrient. */
  readonly share: number | undefined;
  readonly limit: NutrientLimit | undefined;
  readonly isOver: boolean;
  /** Whether enough of the energy comes from foods that report the nutrient; if not, `eaten` is only a lower bound. */
  readonly isCovered: boolean;
}

interface EatenItem {
  readonly nutrients: NutrientEstimates;
}

/** A share of the need is shown if foods with a known amount provide at least this share of the energy (science notes 1.6). */
export const MIN_COVERAGE = 0.6;

/** Share of the energy eaten that comes from foods which report a nutrient, 0 to 1. Without energy, every food counts equally. */
export function coverageOf(items: readonly EatenItem[], key: NutrientKey): number {
  const energies = items.map(({ nutrients }) => nutrients.energyKcal?.value ?? 0);
  const isWithout = energies.every((kcal) => kcal === 0);
  const weights = isWithout ? items.map(() => 1) : energies;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const known = items.reduce(
    (total, { nutrients }, index) => total + (nutrients[key] === undefined ? 0 : (weights[index] ?? 0)),
    0,
  );
  return sum > 0 ? known / sum : 0;
}

/** Every nutrient of some meals, compared with the day's needs and limits. */
export function nutrientShares(
  items: readonly EatenItem[],
  total: NutrientEstimates,
  eater: Eater,
  targets: DayTargets | undefined,
): readonly NutrientShare[] {
  return NUTRIENT_KEYS.map((key) => {
    const isReported = items.some(({ nutrients }) => nutrients[key] !== undefined);
    const eaten = isReported ? total[key] : undefined;
    const need = needOf(key, eater, targets);
    const limit = limitOf(key, eater, targets);
    const isCovered = eaten !== undefined && coverageOf(items, key) >= MIN_COVERAGE;
    return {
      key,
      eaten,
      need,
      share: need && need.amount > 0 && isCovered ? eaten.value / need.amount : undefined,
      limit,
      // The known amount is a lower bound, so few reporting foods don't matter here.
      isOver: limit !== undefined && eaten !== undefined && eaten.value > limit.amount,
      isCovered,
    };
  });
}
