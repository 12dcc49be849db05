import type { BodyMeasurement } from '#contract/body.ts';
import type { Weighing } from '#domain/body/weight-trend.ts';
import { addDays } from '#domain/time/local-date.ts';

/** Older weighings have less than 1% influence on a trend. */
const MEMORY_DAYS = 45;

/** First day of the measurements needed for a range's trend. */
export const rememberedFrom = (from: string): string => addDays(from, -MEMORY_DAYS);

/** Weighings among measurements, in the trend's form. */
export const weighingsOf = (entries: readonly BodyMeasurement[]): readonly Weighing[] =>
  entries.flatMap(({ massKg, measuredAt, date }) =>
    massKg === null ? [] : [{ massKg, date, atMs: Date.parse(measuredAt) }],
  );
