import { z } from 'zod';
import { VITAL_RANGES } from '#domain/vitals/vital-ranges.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { numberWithin } from '#contract/shared/number.ts';
import { instant } from '#contract/shared/time.ts';

const optional = (range: (typeof VITAL_RANGES)[keyof typeof VITAL_RANGES]) =>
  numberWithin(range).nullable().default(null);

const figures = {
  systolicMmhg: optional(VITAL_RANGES.systolicMmhg),
  diastolicMmhg: optional(VITAL_RANGES.diastolicMmhg),
  restingHeartRateBpm: optional(VITAL_RANGES.restingHeartRateBpm),
  bodyTemperatureC: optional(VITAL_RANGES.bodyTemperatureC),
  oxygenSaturationPercent: optional(VITAL_RANGES.oxygenSaturationPercent),
  /** Heart rate variability as SDNN, which isn't RMSSD. */
  hrvSdnnMs: optional(VITAL_RANGES.hrvSdnnMs),
};
const readings = { measuredAt: instant, ...figures };
const FIGURES = Object.keys(figures) as readonly (keyof typeof figures)[];

/** What a member measured at one moment; blood pressure has both of its figures or none. */
export const vitalReadingInput = entryInput
  .extend(readings)
  .refine((given) => FIGURES.some((figure) => given[figure] !== null), {
    path: ['systolicMmhg'],
    message: 'Enter at least one reading.',
  })
  .refine(({ systolicMmhg, diastolicMmhg }) => (systolicMmhg === null) === (diastolicMmhg === null), {
    path: ['diastolicMmhg'],
    message: 'Enter both blood pressure numbers.',
  })
  .refine(
    ({ systolicMmhg, diastolicMmhg }) =>
      systolicMmhg === null || diastolicMmhg === null || systolicMmhg > diastolicMmhg,
    { path: ['diastolicMmhg'], message: 'The lower number must be below the upper number.' },
  );

/** `source`: `manual`, or the source of an import. */
export const vitalReading = entryInput.extend({ ...readings, ...entryAnswer, source: z.string() });

export type VitalReading = z.infer<typeof vitalReading>;

export const vitals = entryProcedures({
  path: '/vital-readings',
  tag: 'vitals',
  one: 'a vitals reading',
  many: 'vitals readings',
  input: vitalReadingInput,
  answer: vitalReading,
});
