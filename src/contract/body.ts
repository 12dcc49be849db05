import { z } from 'zod';
import { MEASURE_RANGES, type BodyMeasure } from '#domain/body/measure-ranges.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant } from '#contract/shared/time.ts';
import { numberWithin } from '#contract/shared/number.ts';

const measure = (range: (typeof MEASURE_RANGES)[BodyMeasure]) => numberWithin(range).nullable().default(null);

const measures = {
  measuredAt: instant,
  massKg: measure(MEASURE_RANGES.massKg),
  bodyFatPercent: measure(MEASURE_RANGES.bodyFatPercent),
  waistCm: measure(MEASURE_RANGES.waistCm),
  hipCm: measure(MEASURE_RANGES.hipCm),
};

/** A member's body measurements, with at least one value. */
export const bodyMeasurementInput = entryInput
  .extend(measures)
  .refine(
    ({ massKg, bodyFatPercent, waistCm, hipCm }) =>
      [massKg, bodyFatPercent, waistCm, hipCm].some((value) => value !== null),
    { path: ['massKg'], message: 'Enter at least one measurement.' },
  );

export const bodyMeasurement = entryInput.extend({ ...measures, ...entryAnswer });

export type BodyMeasurement = z.infer<typeof bodyMeasurement>;

export const body = entryProcedures({
  path: '/body-measurements',
  tag: 'body',
  one: 'a body measurement',
  many: 'body measurements',
  input: bodyMeasurementInput,
  answer: bodyMeasurement,
});
