import { z } from 'zod';
import { isPlausibleKetones, MAX_UNCONVERTED_KETONES } from '#domain/glucose/ketone-zone.ts';
import { VALID_GLUCOSE_MGDL } from '#domain/glucose/plausible-reading.ts';
import { GLUCOSE_CONTEXTS, GLUCOSE_ORIGINS, KETONE_METHODS, OUT_OF_RANGE } from '#domain/glucose/reading.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { base } from '#contract/shared/errors.ts';
import { byId, dayRange, entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';

export const glucoseReadingInput = entryInput.extend({
  measuredAt: instant,
  glucoseMgdl: number()
    .min(VALID_GLUCOSE_MGDL.low, 'Enter 20 mg/dL (1.1 mmol/L) or more.')
    .max(VALID_GLUCOSE_MGDL.high, 'Enter 600 mg/dL (33.3 mmol/L) or less.'),
  context: z.enum(GLUCOSE_CONTEXTS).nullable().default(null),
});

export const glucoseReading = glucoseReadingInput.extend({
  ...entryAnswer,
  origin: z.enum(GLUCOSE_ORIGINS),
  outOfRange: z.enum(OUT_OF_RANGE).nullable(),
});

export const ketoneReadingInput = entryInput
  .extend({
    measuredAt: instant,
    method: z.enum(KETONE_METHODS),
    /** Blood mmol/L, breath ppm acetone, urine mg/dL. */
    value: number()
      .min(0, 'Enter 0 or more.')
      .max(MAX_UNCONVERTED_KETONES, `Enter ${MAX_UNCONVERTED_KETONES} or less.`),
  })
  .refine(({ method, value }) => method !== 'blood' || isPlausibleKetones(value), {
    path: ['value'],
    message: 'Enter 10 mmol/L or less for blood ketones.',
  });

export const ketoneReading = z.object({ ...ketoneReadingInput.shape, ...entryAnswer });

/**
 * Sensor readings of a range, as columns because two weeks have 4,032: seconds since `startAt`, and mg/dL. `zones` has the first index of
 * each time zone.
 */
export const sensorTrace = z.object({
  startAt: instant.nullable(),
  offsetSeconds: z.array(z.number()),
  glucoseMgdl: z.array(z.number()),
  zones: z.array(z.object({ fromIndex: z.number(), timeZone: z.string() })),
});

export const glucoseImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.string(),
  timeZone: z.string(),
  readingCount: z.number(),
  ketoneCount: z.number(),
  refusedCount: z.number(),
  firstAt: instant,
  lastAt: instant,
  isUndone: z.boolean(),
  createdAt: instant,
});

export type GlucoseReading = z.infer<typeof glucoseReading>;
export type KetoneReading = z.infer<typeof ketoneReading>;
export type SensorTrace = z.infer<typeof sensorTrace>;
export type GlucoseImport = z.infer<typeof glucoseImport>;

const tags = ['glucose'];

/** Maximum readings in one response; a sensor makes 105,120 a year. */
const MAX_TRACE_DAYS = 366;
const traceRange = dayRange.refine(({ from, to }) => daysBetween(from, to) < MAX_TRACE_DAYS, {
  path: ['to'],
  message: 'Choose a range of a year or less.',
});

export const glucose = {
  /** Fingersticks; sensor readings are in the trace. */
  readings: entryProcedures({
    path: '/glucose-readings',
    tag: 'glucose',
    one: 'a glucose reading',
    many: 'fingerstick readings',
    input: glucoseReadingInput,
    answer: glucoseReading,
  }),
  ketones: entryProcedures({
    path: '/ketone-readings',
    tag: 'glucose',
    one: 'a ketone reading',
    many: 'ketone readings',
    input: ketoneReadingInput,
    answer: ketoneReading,
  }),
  trace: base
    .route({
      method: 'GET',
      path: '/glucose-trace',
      tags,
      summary: 'Get sensor readings for up to a year',
    })
    .input(traceRange)
    .output(sensorTrace),
  imports: base
    .route({ method: 'GET', path: '/glucose-imports', tags, summary: 'List imported files' })
    .output(z.array(glucoseImport)),
  undoImport: base
    .route({
      method: 'POST',
      path: '/glucose-imports/{id}/undo',
      tags,
      summary: 'Undo a file import',
    })
    .input(byId)
    .output(glucoseImport),
  redoImport: base
    .route({
      method: 'POST',
      path: '/glucose-imports/{id}/redo',
      tags,
      summary: 'Restore an import that was undone',
    })
    .input(byId)
    .output(glucoseImport),
};
