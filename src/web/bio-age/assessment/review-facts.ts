import type { Answer } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { ageFactor } from '#domain/bio-age/age-factor.ts';
import { weightOf } from '#domain/bio-age/item-weight.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import type { BioAgePerson, LifestyleOutcome } from '#domain/bio-age/lifestyle-result.ts';
import { lifestyleTotal } from '#domain/bio-age/lifestyle-total.ts';
import { scoreAnswers } from '#domain/bio-age/score-answers.ts';

const INTERVAL = 1.96;

/** A question without any answer. */
export interface Open {
  readonly item: ItemKey;
  readonly name: string;
  /** Its step, from 1. */
  readonly step: number;
  /** Standard deviation among adults, years: the uncertainty it leaves. */
  readonly sdYears: number;
}

/** Quality of the answers so far. */
export interface ReviewFacts {
  readonly outcome: LifestyleOutcome;
  /** 0 to 1; 0 if nothing is computed. */
  readonly coverage: number;
  /** Half of the 95% range, years: now, and with every open question answered. */
  readonly halfRangeYears: number;
  readonly leastHalfRangeYears: number;
  /** Largest uncertainty first. */
  readonly open: readonly Open[];
}

/** The current assessment's quality, and what unanswered questions cost. */
export function reviewFacts(answers: readonly Answer[], person: BioAgePerson): ReviewFacts {
  const outcome = lifestyleBioAge(answers, person);
  const sums = scoreAnswers(answers, person);
  const { sigmaYears } = lifestyleTotal(sums, person);
  const missing = sums.reduce((sum, { missingVariance }) => sum + missingVariance, 0);
  const least = Math.sqrt(sigmaYears ** 2 - ageFactor(person.ageYears) ** 2 * missing);
  const picture = outcome.kind === 'known' ? outcome : outcome.picture;
  return {
    outcome,
    coverage: picture?.coverage ?? 0,
    halfRangeYears: INTERVAL * sigmaYears,
    leastHalfRangeYears: INTERVAL * least,
    open: sums
      .flatMap((sum, index) =>
        sum.missing.map((item) => ({
          item: item.key,
          name: item.name,
          step: index + 1,
          sdYears: weightOf(item).sdYears,
        })),
      )
      .toSorted((one, other) => other.sdYears - one.sdYears),
  };
}
