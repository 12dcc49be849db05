import { z } from 'zod';
import { MARKERS } from '#domain/blood/markers.ts';
import { localDate } from '#contract/shared/time.ts';

/** Glucose over the range, and its profile over the last weeks of it. */
export const glucosePart = z.object({
  readings: z.number(),
  days: z.number(),
  meanMgdl: z.number(),
  lowestMgdl: z.number(),
  highestMgdl: z.number(),
  /** Null for fewer than 14 days of a sensor. */
  gmiPercent: z.number().nullable(),
  cvPercent: z.number().nullable(),
  belowPercent: z.number(),
  inRangePercent: z.number(),
  abovePercent: z.number(),
  /** First day of the profile, the strips and the foods. */
  profileFrom: localDate,
  /** Percentiles by time of day, mg/dL; empty without a sensor. */
  profile: z.array(
    z.object({
      minuteOfDay: z.number(),
      days: z.number(),
      p5: z.number(),
      p25: z.number(),
      p50: z.number(),
      p75: z.number(),
      p95: z.number(),
    }),
  ),
  /** The last days of a sensor, every 15 minutes by the clock; null is a gap. */
  strips: z.array(z.object({ date: localDate, values: z.array(z.number().nullable()) })),
  /** Foods in at least two meals, those with the highest rise first. Areas in mg/dL·min over two hours, rises in mg/dL. */
  foods: z.array(
    z.object({
      name: z.string(),
      meals: z.number(),
      response: z.number(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
  foodMeasure: z.enum(['incremental-area', 'rise']),
});

/** The newest blood tests up to the end of the range, side by side. */
export const bloodPart = z.object({
  /** Days of the draws, oldest first. */
  dates: z.array(localDate),
  markers: z.array(
    z.object({
      marker: z.enum(MARKERS.map(({ key }) => key)),
      name: z.string(),
      unit: z.string(),
      decimals: z.number(),
      /** One a draw; null if it wasn't measured. */
      values: z.array(
        z
          .object({
            value: z.number(),
            censored: z.enum(['lt', 'gt']).nullable(),
            flag: z.string().nullable(),
          })
          .nullable(),
      ),
      reference: z.tuple([z.number().nullable(), z.number().nullable()]).nullable(),
      /** Whether the newest change is more than chance; null without an earlier value. */
      move: z.enum(['moved', 'within-noise', 'unknown']).nullable(),
    }),
  ),
  bioAge: z.array(
    z.object({
      finishedOn: localDate,
      ageYears: z.number(),
      bioAgeYears: z.number(),
      lowYears: z.number(),
      highYears: z.number(),
    }),
  ),
});
export type GlucosePart = z.infer<typeof glucosePart>;
export type BloodPart = z.infer<typeof bloodPart>;
