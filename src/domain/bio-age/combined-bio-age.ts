import { ageFactor } from './age-factor.ts';
import { bioAgeFigure, type BioAgeFigure } from './bio-age-figure.ts';
import type { SectionKey } from './item.ts';

/** Weight of each section next to blood tests, which already reflect part of it. Chosen, science notes 5.4. */
export const SECTION_WEIGHTS: Readonly<Record<SectionKey, number>> = {
  body: 0.2,
  nutrition: 0.5,
  activity: 0.5,
  sleep: 0.5,
  mind: 0.5,
  substances: 0.7,
  history: 0.5,
};

/** Weight of blood while fresh, and when it expires. */
export const BLOOD_WEIGHTS = { fresh: 0.7, old: 0.35 } as const;
export const BLOOD_MONTHS = { fresh: 12, old: 24 } as const;
/** Standard deviations, years. */
export const SIGMA_YEARS = { blood: 3, habits: 2.5 } as const;

export interface CombinedBioAge extends BioAgeFigure {
  readonly ageYears: number;
  /** 0.70 within 12 months, falling to 0.35 at 24 months. */
  readonly bloodWeight: number;
  /** Years from blood, before the cap. */
  readonly bloodYears: number;
  /** Years from each section, before the cap. */
  readonly sections: readonly {
    readonly section: SectionKey;
    readonly weight: number;
    readonly years: number;
  }[];
}

/** Weight of a blood test by age; undefined if too old. */
export function bloodWeight(ageMonths: number): number | undefined {
  if (ageMonths > BLOOD_MONTHS.old) return undefined;
  const faded = Math.max(0, ageMonths - BLOOD_MONTHS.fresh) / (BLOOD_MONTHS.old - BLOOD_MONTHS.fresh);
  return BLOOD_WEIGHTS.fresh + faded * (BLOOD_WEIGHTS.old - BLOOD_WEIGHTS.fresh);
}

/**
 * Bio-age from blood tests and lifestyle: 0.70 · A* of PhenoAge plus part of each section, because blood reflects many habits.
 * Results older than 12 months count less. Science notes 5.4, weights chosen for this product.
 * @param againstPeersYears A*, see `PhenoAgeKnown`
 * @param sections before the age factor
 * @returns undefined if the blood test is older than 24 months
 */
export function combinedBioAge(
  ageYears: number,
  blood: { readonly againstPeersYears: number; readonly ageMonths: number },
  sections: readonly { readonly section: SectionKey; readonly deltaYears: number }[],
): CombinedBioAge | undefined {
  const weight = bloodWeight(blood.ageMonths);
  if (weight === undefined) return undefined;
  const parts = sections.map(({ section, deltaYears }) => {
    const part = SECTION_WEIGHTS[section];
    return { section, weight: part, years: ageFactor(ageYears) * part * deltaYears };
  });
  const bloodYears = weight * blood.againstPeersYears;
  const rawYears = bloodYears + parts.reduce((sum, { years }) => sum + years, 0);
  return {
    ageYears,
    ...bioAgeFigure(
      ageYears,
      rawYears,
      Math.hypot(BLOOD_WEIGHTS.fresh * SIGMA_YEARS.blood, SIGMA_YEARS.habits),
    ),
    bloodWeight: weight,
    bloodYears,
    sections: parts,
  };
}
