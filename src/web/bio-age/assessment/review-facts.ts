import type { Answer } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { ageFactor } from '#domain/bio-age/age-factor.ts';
import { weightOf } from '#domain/bio-age/item-weight.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import type { BioAgePerson, LifestyleOutcome } from '#domain/bio-age/lifestyle-result.ts';
import { lifestyleTotal } from '#domain/bio-age/lifestyle-total.ts';
import { scoreAnswers } from '#domain/bio-age/score-answers.ts';

const INTERVAL = 1.96;

/** A question that nothing is known of. */
export interface Open {
  readonly item: ItemKey;
  readonly name: string;
  /** The step it is asked in, from 1. */
  readonly step: number;
  /** Standard deviation among adults, years: what not knowing leaves open. */
  readonly sdYears: number;
}

/** What the answers so far are good for. */
export interface ReviewFacts {
  readonly outcome: LifestyleOutcome;
  /** 0 to 1; 0 where nothing is computed. */
  readonly coverage: number;
  /** Half of the 95 % range, years: now, and with every open question answered. */
  readonly halfRangeYears: number;
  readonly leastHalfRangeYears: number;
  /** What leaves the most open first. */
  readonly open: readonly Open[];
}

/** What an assessment under way comes to, and what the questions without an answer cost. */
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
