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

/** The key of a marker that the product knows: `ldl-c`. */
export const markerKey = z.enum(
  MARKERS.map(({ key }) => key),
  'The product knows no marker of this name.',
);

const printed = figure().nullable();

const words = (most: number) => typedText().max(most, `At most ${most} characters.`);

const reported = z.object({
  /** Null for an unknown marker: stored and shown, never scored. */
  marker: markerKey.nullable().default(null),
  /** As printed on the report. */
  name: words(200).min(1, 'Say what was measured.'),
  loinc: text()
    .max(9)
    .regex(/^\d{1,7}-\d$/, 'A LOINC code looks like 2345-7.')
    .nullable()
    .default(null),
  /** As printed or typed: "<0,3", "6.2", "negative". */
  text: words(200).min(1, 'Enter the value.'),
  /** In `unit`; for a censored value its limit. Null if the text isn't a number. */
  value: printed.default(null),
  censored: z.enum(CENSORED).nullable().default(null),
  /** As printed or chosen. */
  unit: words(60).min(1).nullable().default(null),
  /** The lab's own reference range, in `unit`. */
  labLow: printed.default(null),
  labHigh: printed.default(null),
  specimen: z.enum(SPECIMENS).nullable().default(null),
  /** What was uncertain when it was read from a file. */
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

/** The results of one blood draw; writing the id again replaces all of them. */
export const bloodPanelInput = entryInput.extend({
  ...panelFields,
  values: z
    .array(
      reported.refine(({ labLow, labHigh }) => labLow === null || labHigh === null || labLow <= labHigh, {
        path: ['labLow'],
        message: 'The lower limit lies above the upper one.',
      }),
    )
    .min(1, 'Enter at least one value.')
    .max(MAX_PANEL_VALUES, `At most ${MAX_PANEL_VALUES} values.`),
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

/** A food in the member's diary: its frequency in the window, and the nutrient's amount per meal and in total. */
const eatenFood = z.object({
  /** Null for a quick add. */
  foodId: z.string().nullable(),
  name: z.string(),
  times: z.number(),
  amountEachTime: z.number(),
  amountInAll: z.number(),
});

/** What the member eats of something that affects a marker. Amounts in `unit`. */
const markerIntake = z.object({
  nutrient: z.enum(DIET_NUTRIENT_KEYS),
  name: z.string(),
  unit: z.string(),
  wanted: z.enum(['more', 'less']),
  /** Average of the complete days on which it is known; null if there are too few. */
  meanPerDay: z.number().nullable(),
  /** Complete days on which it is known. */
  dayCount: z.number(),
  target: z.object({ amount: z.number(), kind: z.enum(['at-least', 'at-most']), source }).nullable(),
  /** Main sources in the window: per meal if more is wanted, else in total. */
  foods: z.array(eatenFood),
});

const measured = z.object({
  panelId: z.uuid(),
  collectedOn: localDate,
  /** In the marker's canonical unit. */
  value: z.number(),
  censored: z.enum(CENSORED).nullable(),
});

/** Whether a marker has changed since the previous draw, beyond chance. */
const markerMove = z.object({
  changePercent: z.number(),
  verdict: z.enum(['moved', 'within-noise', 'unknown']),
  /** Whether it moved toward its range; null if the range doesn't say, or it didn't change. */
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
      /** From this day on, a new draw shows what changed. */
      retestFrom: localDate,
      intakes: z.array(markerIntake),
    })
    .nullable(),
});

export const bloodLoop = z.object({
  /** The window of the diary, local days, both included. */
  from: localDate,
  to: localDate,
  /** Its complete days. */
  completeDayCount: z.number(),
  /** Why ranges do not apply to this member; there are no markers then. */
  notFor: z.enum(['pregnancy', 'under-18']).nullable(),
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
        summary: 'The blood panels of a member, newest first; of a range of days, where one is given',
      })
      .input(z.object({ from: localDate.optional(), to: localDate.optional() }))
      .output(z.array(bloodPanel)),
    put: base
      .route({
        method: 'PUT',
        path: '/blood-panels/{id}',
        tags,
        summary: 'Add a blood panel or replace it with all its values',
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
        summary: 'Undo the deletion of a blood panel',
      })
      .input(byId)
      .output(bloodPanel),
  },
  loop: base
    .route({
      method: 'GET',
      path: '/blood-loop',
      tags,
      summary:
        'What the member eats that moves their markers: of one marker, or of all that are out of range',
    })
    .input(z.object({ date: localDate, marker: markerKey.optional() }))
    .output(bloodLoop),
};
