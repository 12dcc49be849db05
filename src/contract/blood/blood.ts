import { RANGE_EXCLUSIONS } from '#domain/blood/range-exclusions.ts';
import { z } from 'zod';
import { DIET_NUTRIENT_KEYS } from '#domain/blood/diet/diet-nutrients.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { CENSORED, MAX_PANEL_VALUES, PANEL_ORIGINS, SPECIMENS } from '#domain/blood/panel.ts';
import { byId, entryAnswer, entryInput } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';
import { figure } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** Key of a known marker, such as `ldl-c`. */
export const markerKey = z.enum(
  MARKERS.map(({ key }) => key),
  'No marker has this name.',
);

const printed = figure().nullable();

const words = (most: number) => typedText().max(most, `Use ${most} characters or fewer.`);

const reported = z.object({
  /** Null for an unknown marker, which is stored and shown but never scored. */
  marker: markerKey.nullable().default(null),
  /** As printed on the report. */
  name: words(200).min(1, 'Enter what was measured.'),
  loinc: text()
    .max(9)
    .regex(/^\d{1,7}-\d$/, 'A LOINC code looks like 2345-7.')
    .nullable()
    .default(null),
  /** As printed or typed: "<0,3", "6.2", "negative". */
  text: words(200).min(1, 'Enter the value.'),
  /** In `unit`; the limit of a censored value. Null if the text isn't a number. */
  value: printed.default(null),
  censored: z.enum(CENSORED).nullable().default(null),
  /** As printed or chosen. */
  unit: words(60).min(1).nullable().default(null),
  /** The lab's own reference range, in `unit`. */
  labLow: printed.default(null),
  labHigh: printed.default(null),
  specimen: z.enum(SPECIMENS).nullable().default(null),
  /** Doubts from reading it in a file. */
  doubt: words(500).min(1).nullable().default(null),
  /** The member confirmed an implausible value. */
  isConfirmed: z.boolean().default(false),
});

const panelFields = {
  /** The local day of the draw. */
  collectedOn: localDate,
  laboratory: words(120).min(1).nullable().default(null),
  isFasting: z.boolean().nullable().default(null),
  origin: z.enum(PANEL_ORIGINS).default('entered'),
  /** The member confirmed that another panel of the day has the same results. */
  allowDuplicate: z.boolean().default(false),
};

/** Results of one blood draw. Saving the same id replaces all of them. */
export const bloodPanelInput = entryInput.extend({
  ...panelFields,
  values: z
    .array(
      reported.refine(({ labLow, labHigh }) => labLow === null || labHigh === null || labLow <= labHigh, {
        path: ['labLow'],
        message: 'The lower limit is above the upper limit.',
      }),
    )
    .min(1, 'Enter at least one value.')
    .max(MAX_PANEL_VALUES, `Enter ${MAX_PANEL_VALUES} values or fewer.`),
});

/** A stored value with its figure in the marker's canonical unit; null if unit or specimen don't allow it. */
export const panelValue = reported.extend({ canonicalValue: z.number().nullable() });

export const bloodPanel = entryInput.extend({
  ...panelFields,
  values: z.array(panelValue),
  ...entryAnswer,
});

const MARKER_FLAGS = [
  'critical-low',
  'low',
  'borderline-low',
  'optimal',
  'in-range',
  'borderline-high',
  'high',
  'critical-high',
] as const satisfies readonly MarkerFlag[];

const source = z.object({ label: z.string(), doi: z.string().optional() });

/** A food in the food log: its frequency in the window, and the nutrient's amount per meal and in total. */
const eatenFood = z.object({
  /** Null for a quick add. */
  foodId: z.string().nullable(),
  name: z.string(),
  times: z.number(),
  amountEachTime: z.number(),
  amountInAll: z.number(),
});

/** Intake of something that affects a marker. Amounts in `unit`. */
const markerIntake = z.object({
  nutrient: z.enum(DIET_NUTRIENT_KEYS),
  name: z.string(),
  unit: z.string(),
  wanted: z.enum(['more', 'less']),
  /** Average of complete days with a known intake; null if there are too few. */
  meanPerDay: z.number().nullable(),
  /** Complete days with a known intake. */
  dayCount: z.number(),
  target: z.object({ amount: z.number(), kind: z.enum(['at-least', 'at-most']), source }).nullable(),
  /** Main sources in the window: per meal if the member should eat more, else in total. */
  foods: z.array(eatenFood),
});

const measured = z.object({
  panelId: z.uuid(),
  collectedOn: localDate,
  /** In the marker's canonical unit. */
  value: z.number(),
  censored: z.enum(CENSORED).nullable(),
});

/** Change since the previous draw, and whether it is more than chance. */
const markerMove = z.object({
  changePercent: z.number(),
  verdict: z.enum(['moved', 'within-noise', 'unknown']),
  /** Whether it moved toward its range; null if that is undefined or it didn't change. */
  isBetter: z.boolean().nullable(),
  noisePercent: z.object({ down: z.number(), up: z.number() }).nullable(),
  source: source.nullable(),
});

/** A marker with what the member can do about it, and whether it changed. */
const markerLoop = z.object({
  marker: markerKey,
  /** Null if the marker has no bands for this person. */
  flag: z.enum(MARKER_FLAGS).nullable(),
  latest: measured,
  previous: measured.nullable(),
  /** Null if there is no earlier value. */
  move: markerMove.nullable(),
  /** Null if it is in range, or food has little effect. */
  diet: z
    .object({
      rule: z.string(),
      sources: z.array(source),
      retestWeeks: z.number(),
      /** Day from which a new draw shows a change. */
      retestFrom: localDate,
      intakes: z.array(markerIntake),
    })
    .nullable(),
});

export const bloodLoop = z.object({
  /** Window of the food log: local days, inclusive. */
  from: localDate,
  to: localDate,
  /** Its complete days. */
  completeDayCount: z.number(),
  /** Why ranges don't apply to this member; then there are no markers. */
  notFor: z.enum(RANGE_EXCLUSIONS).nullable(),
  markers: z.array(markerLoop),
});

export type BloodPanelInput = z.input<typeof bloodPanelInput>;
export type PanelValue = z.infer<typeof panelValue>;
export type BloodPanel = z.infer<typeof bloodPanel>;
export type BloodLoop = z.infer<typeof bloodLoop>;

const tags = ['blood'];

export const blood = {
  panels: {
    list: base
      .route({
        method: 'GET',
        path: '/blood-panels',
        tags,
        summary: 'List blood panels, newest first, optionally within a date range',
      })
      .input(z.object({ from: localDate.optional(), to: localDate.optional() }))
      .output(z.array(bloodPanel)),
    put: base
      .route({
        method: 'PUT',
        path: '/blood-panels/{id}',
        tags,
        summary: 'Create or replace a blood panel, including all its values',
      })
      .input(bloodPanelInput)
      .output(bloodPanel),
    remove: base
      .route({
        method: 'DELETE',
        path: '/blood-panels/{id}',
        tags,
        summary: 'Delete a blood panel; it can be restored for 30 days',
      })
      .input(byId)
      .output(byId),
    restore: base
      .route({
        method: 'POST',
        path: '/blood-panels/{id}/restore',
        tags,
        summary: 'Restore a deleted blood panel',
      })
      .input(byId)
      .output(bloodPanel),
  },
  loop: base
    .route({
      method: 'GET',
      path: '/blood-loop',
      tags,
      summary: 'List foods that affect one marker, or every marker that’s out of range',
    })
    .input(z.object({ date: localDate, marker: markerKey.optional() }))
    .output(bloodLoop),
};
