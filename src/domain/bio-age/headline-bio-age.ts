import type { BioAgeFigure } from './bio-age-figure.ts';
import { combinedBioAge, type CombinedBioAge } from './combined-bio-age.ts';
import type { LifestyleBioAge } from './lifestyle-result.ts';
import { bloodAgeMonths } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';

/** The bio-age that every screen, score and export shows. */
export interface HeadlineBioAge extends Pick<
  BioAgeFigure,
  'bioAgeYears' | 'lowYears' | 'highYears' | 'deltaYears'
> {
  readonly basis: 'habits' | 'habits-and-blood';
  readonly ageYears: number;
}

/** Headline of a day, with the combination it comes from if there is blood. */
export interface BioAgeOfDay {
  readonly headline: HeadlineBioAge;
  readonly combined: CombinedBioAge | undefined;
}

const headlineOf = (
  basis: HeadlineBioAge['basis'],
  figure: CombinedBioAge | LifestyleBioAge,
): HeadlineBioAge => ({
  basis,
  ageYears: figure.ageYears,
  bioAgeYears: figure.bioAgeYears,
  lowYears: figure.lowYears,
  highYears: figure.highYears,
  deltaYears: figure.deltaYears,
});

/**
 * A member's one bio-age on a day: habits and blood together while a PhenoAge is known and fresh enough, else habits alone, as the
 * assessment found them.
 * @param ageYears on the day
 * @param result of the last assessment
 * @param blood PhenoAge on the day
 */
export function bioAgeOn(
  date: string,
  ageYears: number,
  result: LifestyleBioAge,
  blood: PhenoAgeOutcome,
): BioAgeOfDay {
  const combined =
    blood.kind === 'known'
      ? combinedBioAge(
          ageYears,
          { againstPeersYears: blood.againstPeersYears, ageMonths: bloodAgeMonths(blood.drawnOn, date) },
          result.sections,
        )
      : undefined;
  return {
    headline: combined ? headlineOf('habits-and-blood', combined) : headlineOf('habits', result),
    combined,
  };
}
