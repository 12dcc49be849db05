import { z } from 'zod';
import { SEXES } from '#domain/account/profile.ts';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { SECTION_KEYS } from '#domain/bio-age/item.ts';
import { BIO_AGE_REFUSALS, EXCLUSIONS } from '#domain/bio-age/lifestyle-result.ts';
import { answerOrigin, answerValue, itemKey as item } from './bio-age-answer.ts';
import {
  bioAgeChange,
  combinedBioAge,
  headlineBioAge,
  lifestyleBioAge,
  lifestyleOutcome,
  phenoAgeOutcome,
} from './bio-age-result.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate, timeZone } from '#contract/shared/time.ts';

/** One answer of the draft; null clears it. */
const answerInput = z.object({ item, value: answerValue.nullable(), origin: answerOrigin });

const draftAnswer = z.object({ item, value: answerValue, origin: answerOrigin, answeredAt: instant });

/** An answer suggested by the member's data. It counts only once saved. */
const prefill = z.object({
  item,
  value: answerValue,
  origin: answerOrigin,
  /** Whether the figure only approximates the question. */
  isApproximate: z.boolean(),
});

const draft = z.object({
  /** In question order. */
  answers: z.array(draftAnswer),
  prefills: z.array(prefill),
  /** When the first of the answers was given; null without one. */
  startedAt: instant.nullable(),
  /** The member's sex, age, body and health for scoring. */
  person: z.object({
    sex: z.enum(SEXES),
    ageYears: z.number(),
    massKg: z.number().nullable(),
    bodyFatPercent: z.number().nullable(),
    exclusions: z.array(z.enum(EXCLUSIONS)),
    avoids: z.array(item),
  }),
  /** Result of the answers so far; the browser computes the same with the domain's code. */
  outcome: lifestyleOutcome,
});

/** A finished assessment, frozen with the weights of its version. */
const assessment = z.object({
  id: z.uuid(),
  finishedOn: localDate,
  finishedAt: instant,
  timeZone,
  weightsVersion: z.string(),
  answers: z.array(draftAnswer),
  result: lifestyleBioAge,
});

const assessmentSummary = z.object({
  id: z.uuid(),
  finishedOn: localDate,
  weightsVersion: z.string(),
  ageYears: z.number(),
  bioAgeYears: z.number(),
  lowYears: z.number(),
  highYears: z.number(),
  deltaYears: z.number(),
  coverage: z.number(),
  isPreliminary: z.boolean(),
});

/** Differences between two results: by item, in years within each result. */
const comparison = z.object({
  /** The earlier result. */
  before: assessmentSummary,
  /** The later one minus the earlier. */
  bioAgeYears: z.number(),
  ageYears: z.number(),
  /** False if the versions of the weights differ: part of the difference may come from them. */
  isSameVersion: z.boolean(),
  items: z.array(
    z.object({
      item,
      name: z.string(),
      section: z.enum(SECTION_KEYS),
      /** Null if unanswered. */
      from: z.string().nullable(),
      to: z.string().nullable(),
      years: z.number(),
    }),
  ),
});

const overview = z.object({
  /** The latest assessment, and its changes since the previous one. */
  latest: assessment.nullable(),
  comparison: comparison.nullable(),
  /** What would help most now, by the latest answers and what was measured since; empty without a result. */
  changes: z.array(bioAgeChange),
  /** Day from which a retake is useful; null without a result. */
  retakeOn: localDate.nullable(),
  /** Answers in the draft; 0 without one. */
  draftAnswers: z.int(),
  draftStartedAt: instant.nullable(),
  /** From the latest blood test. */
  phenoAge: phenoAgeOutcome,
  /** The one bio-age to show; null without an assessment, or while there is a `refusal`. */
  headline: headlineBioAge.nullable(),
  /** Lifestyle and blood together; null without both. */
  combined: combinedBioAge.nullable(),
  /** Why no bio-age is computed for the member now; null if it is. */
  refusal: z.enum(BIO_AGE_REFUSALS).nullable(),
  weightsVersion: z.string(),
});

export type AnswerInput = z.infer<typeof answerInput>;
export type DraftAnswer = z.infer<typeof draftAnswer>;
export type Prefill = z.infer<typeof prefill>;
export type AssessmentDraft = z.infer<typeof draft>;
export type Assessment = z.infer<typeof assessment>;
export type AssessmentSummary = z.infer<typeof assessmentSummary>;
export type AssessmentComparison = z.infer<typeof comparison>;
export type BioAgeOverview = z.infer<typeof overview>;

const tags = ['bio-age'];

export const bioAge = {
  overview: base
    .route({
      method: 'GET',
      path: '/bio-age',
      tags,
      summary: 'Get bio-age, PhenoAge and the two combined',
    })
    .output(overview),
  draft: base
    .route({
      method: 'GET',
      path: '/bio-age/draft',
      tags,
      summary: 'Get the draft’s answers, and suggestions from logged data',
    })
    .output(draft),
  answer: base
    .route({
      method: 'PUT',
      path: '/bio-age/draft/answers',
      tags,
      summary: 'Save answers, replacing earlier answers to the same questions',
    })
    .input(z.object({ answers: z.array(answerInput).min(1).max(ITEM_KEYS.length) }))
    .output(z.object({ answers: z.array(draftAnswer) })),
  discardDraft: base
    .route({
      method: 'DELETE',
      path: '/bio-age/draft',
      tags,
      summary: 'Discard the draft',
    })
    .output(z.object({ answers: z.array(draftAnswer) })),
  finish: base
    .route({
      method: 'PUT',
      path: '/bio-age/assessments/{id}',
      tags,
      summary: 'Finish the draft; sending the same ID again returns the same result',
    })
    .input(byId.extend({ timeZone }))
    .output(assessment),
  list: base
    .route({
      method: 'GET',
      path: '/bio-age/assessments',
      tags,
      summary: 'List finished assessments, newest first',
    })
    .output(z.array(assessmentSummary)),
  get: base
    .route({ method: 'GET', path: '/bio-age/assessments/{id}', tags, summary: 'Get a finished assessment' })
    .input(byId)
    .output(assessment.extend({ comparison: comparison.nullable() })),
  remove: base
    .route({
      method: 'DELETE',
      path: '/bio-age/assessments/{id}',
      tags,
      summary: 'Delete a finished assessment; it can be restored for 30 days',
    })
    .input(byId)
    .output(byId),
  restore: base
    .route({
      method: 'POST',
      path: '/bio-age/assessments/{id}/restore',
      tags,
      summary: 'Restore a deleted assessment',
    })
    .input(byId)
    .output(assessment),
};
