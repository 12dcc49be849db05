import { z } from 'zod';
import { PHENO_INPUTS, PHENO_REFUSALS } from '#domain/bio-age/pheno-age/result.ts';
import { localDate } from './time.ts';

const input = z.enum(PHENO_INPUTS);

/** PhenoAge of the newest blood, or why there is none; see `PhenoAgeOutcome` of the domain. */
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
        input,
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
  z.object({ kind: z.literal('missing'), markers: z.array(z.object({ input, name: z.string() })) }),
]);
