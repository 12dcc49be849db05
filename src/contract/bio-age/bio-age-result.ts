import { z } from 'zod';
import { SECTION_KEYS } from '#domain/bio-age/item.ts';
import { BIO_AGE_REFUSALS, ITEM_NOTES } from '#domain/bio-age/lifestyle-result.ts';
import { PHENO_INPUTS, PHENO_REFUSALS } from '#domain/bio-age/pheno-age/result.ts';
import { localDate } from '#contract/shared/time.ts';
import { answerOrigin, itemKey as item } from './bio-age-answer.ts';

const section = z.enum(SECTION_KEYS);

const scoredItem = z.object({
  item,
  section,
  name: z.string(),
  answer: z.string(),
  deltaYears: z.number(),
  years: z.number(),
  note: z.enum(ITEM_NOTES).nullable(),
  origin: answerOrigin,
});

const scoredSection = z.object({
  section,
  name: z.string(),
  score: z.number().nullable(),
  deltaYears: z.number(),
  years: z.number(),
  answered: z.int(),
  asked: z.int(),
});

export const bioAgeChange = z.object({
  item,
  name: z.string(),
  words: z.string(),
  from: z.string(),
  to: z.string(),
  years: z.number(),
  withinMonths: z.number(),
});

const figure = z.object({
  bioAgeYears: z.number(),
  lowYears: z.number(),
  highYears: z.number(),
  sigmaYears: z.number(),
  deltaYears: z.number(),
  rawYears: z.number(),
  floorYears: z.number(),
});

const picture = z.object({
  ageYears: z.number(),
  ageFactor: z.number(),
  sections: z.array(scoredSection),
  items: z.array(scoredItem),
  missing: z.array(z.object({ item, name: z.string() })),
  off: z.array(z.object({ item, name: z.string(), reason: z.literal('pregnancy') })),
  coverage: z.number(),
});

/** A biological age from an assessment's answers, with all inputs; see `LifestyleBioAge` of the domain. */
export const lifestyleBioAge = picture.extend({
  ...figure.shape,
  isPreliminary: z.boolean(),
  changes: z.array(bioAgeChange),
});

export const lifestyleOutcome = z.discriminatedUnion('kind', [
  lifestyleBioAge.extend({ kind: z.literal('known') }),
  z.object({ kind: z.literal('incomplete'), reason: z.enum(['smoking', 'coverage']), picture }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(BIO_AGE_REFUSALS),
    picture: picture.nullable(),
  }),
]);

/** Lifestyle and blood combined; see `CombinedBioAge` of the domain. */
export const combinedBioAge = z.object({
  ageYears: z.number(),
  ...figure.shape,
  bloodWeight: z.number(),
  bloodYears: z.number(),
  sections: z.array(z.object({ section, weight: z.number(), years: z.number() })),
});

/** The bio-age that every screen shows; see `HeadlineBioAge` of the domain. */
export const headlineBioAge = z.object({
  basis: z.enum(['habits', 'habits-and-blood']),
  ageYears: z.number(),
  bioAgeYears: z.number(),
  lowYears: z.number(),
  highYears: z.number(),
  deltaYears: z.number(),
});

const phenoInput = z.enum(PHENO_INPUTS);

/** PhenoAge from the latest blood test, or why there is none; see `PhenoAgeOutcome` of the domain. */
export const phenoAgeOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    drawnOn: localDate,
    isRecent: z.boolean(),
    ageYears: z.number(),
    phenoAgeYears: z.number(),
    mortalityScore: z.number(),
    peerMedianYears: z.number(),
    againstPeersYears: z.number(),
    shownYears: z.number(),
    contributions: z.array(
      z.object({
        input: phenoInput,
        name: z.string(),
        value: z.number(),
        unit: z.string(),
        modelValue: z.number(),
        modelUnit: z.string(),
        peerValue: z.number(),
        peerModelValue: z.number(),
        yearsPerUnit: z.number(),
        years: z.number(),
        measuredOn: localDate,
        censored: z.enum(['lt', 'gt']).nullable(),
        isFloored: z.boolean(),
      }),
    ),
    peerPhenoAgeYears: z.number(),
    isOutsideTrainedAges: z.boolean(),
    isFasting: z.boolean().nullable(),
  }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(PHENO_REFUSALS),
    drawnOn: localDate.nullable(),
  }),
  z.object({
    kind: z.literal('missing'),
    markers: z.array(z.object({ input: phenoInput, name: z.string() })),
  }),
]);
