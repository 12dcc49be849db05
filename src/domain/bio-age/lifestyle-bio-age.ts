import { ADULT_YEARS } from '#domain/account/profile.ts';
import { clampScore } from '#domain/numbers/clamp.ts';
import { ageFactor } from './age-factor.ts';
import type { Answer } from './answer.ts';
import { betterAnswers } from './better-answers.ts';
import type { BioAgePerson, LifestyleOutcome, LifestylePicture, ScoredSection } from './lifestyle-result.ts';
import { lifestyleTotal } from './lifestyle-total.ts';
import { scoreAnswers, type SectionSum } from './score-answers.ts';

/** Coverage for a figure, and for one that isn't preliminary. */
export const MIN_COVERAGE = 0.6;
export const FULL_COVERAGE = 0.85;

function sectionScore(sum: SectionSum, yearsPerDelta: number): ScoredSection {
  const { section, known, missing, deltaYears, reachYears } = sum;
  return {
    section: section.key,
    name: section.name,
    score: known.length === 0 ? null : clampScore(50 - (50 * deltaYears) / reachYears),
    deltaYears,
    years: yearsPerDelta * deltaYears,
    answered: known.length,
    asked: known.length + missing.length,
  };
}

function pictureOf(
  sums: readonly SectionSum[],
  { ageYears }: BioAgePerson,
  yearsPerDelta: number,
): LifestylePicture {
  const total = (of: (sum: SectionSum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  return {
    ageYears,
    ageFactor: ageFactor(ageYears),
    sections: sums.map((sum) => sectionScore(sum, yearsPerDelta)),
    items: sums.flatMap(({ known }) =>
      known.map((item) => ({ ...item, years: yearsPerDelta * item.deltaYears })),
    ),
    missing: sums.flatMap(({ missing }) => missing.map(({ key, name }) => ({ item: key, name }))),
    off: sums.flatMap(({ off }) =>
      off.map(({ key, name }) => ({ item: key, name, reason: 'pregnancy' as const })),
    ),
    coverage: 1 - total(({ missingVariance }) => missingVariance) / total(({ variance }) => variance),
  };
}

/**
 * Biological age from the answers of the assessment: the effect of habits, measurements and history on mortality, converted to
 * years by Gompertz' law. An estimate of risk, not a measured age or a forecast of lifespan. Science notes 5.3.
 * @param answers at most one per item; a missing one counts as the average adult
 * @returns no figure under age 18, in pregnancy, with an eating disorder, during cancer treatment, without an answer on smoking,
 * or below a coverage of 0.60
 */
export function lifestyleBioAge(answers: readonly Answer[], person: BioAgePerson): LifestyleOutcome {
  if (person.ageYears < ADULT_YEARS) return { kind: 'refused', reason: 'under-18', picture: null };
  const sums = scoreAnswers(answers, person);
  const { yearsPerDelta, ...figure } = lifestyleTotal(sums, person);
  const picture = pictureOf(sums, person, yearsPerDelta);
  const [reason] = person.exclusions;
  if (reason) return { kind: 'refused', reason, picture };
  if (!picture.items.some(({ item }) => item === 'smoke'))
    return { kind: 'incomplete', reason: 'smoking', picture };
  if (picture.coverage < MIN_COVERAGE) return { kind: 'incomplete', reason: 'coverage', picture };
  return {
    kind: 'known',
    ...picture,
    ...figure,
    isPreliminary: picture.coverage < FULL_COVERAGE,
    changes: betterAnswers(answers, sums, person),
  };
}
