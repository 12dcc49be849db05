import { z } from 'zod';
import { ESSENTIALS } from '#domain/longevity/lifes-essential-8.ts';
import { NICOTINE_STATUSES } from '#domain/longevity/essential-points.ts';
import { SCORE_BANDS } from '#domain/longevity/longevity-score.ts';
import { FIGURE_ORIGINS } from '#domain/longevity/measured.ts';
import { NEUTRAL_REASONS, PILLAR_INPUTS, PILLARS } from '#domain/longevity/pillar.ts';
import { dayRange } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate, timeZone } from '#contract/shared/time.ts';

const score = z.number().min(0).max(100);

/** A value with its source; an answer that is a band has its limits next to its representative value. */
const measured = z.object({
  value: z.number(),
  origin: z.enum(FIGURE_ORIGINS),
  date: localDate.nullable(),
  days: z.number().nullable(),
  band: z.object({ from: z.number().nullable(), below: z.number().nullable() }).nullable(),
});

const pillarInput = measured.extend({
  key: z.enum(PILLAR_INPUTS),
  marker: z.string().nullable(),
  target: z.number().nullable(),
  /** For a glucose sensor: risk index and coefficient of variation, besides the average. */
  sensor: z.object({ riskIndex: z.number(), cvPercent: z.number() }).nullable(),
  score,
  share: z.number(),
});

const action = z.object({
  lever: z.enum([...PILLAR_INPUTS, 'nicotine', 'alcohol']),
  pillar: z.enum(PILLARS).nullable(),
  marker: z.string().nullable(),
  /** Points of the score that it would bring. */
  points: z.number(),
});

const pillar = z.object({
  key: z.enum(PILLARS),
  weight: z.number(),
  score: score.nullable(),
  coverage: z.number(),
  neutral: z.enum(NEUTRAL_REASONS).nullable(),
  inputs: z.array(pillarInput),
  missing: z.array(z.enum(PILLAR_INPUTS)),
  /** What would raise it, most points first. */
  actions: z.array(action),
});

const essential = z.object({
  key: z.enum(ESSENTIALS),
  points: score.nullable(),
  figure: measured.nullable(),
  of: z.enum(['hba1c', 'fasting-glucose']).nullable(),
  nicotine: z.object({ value: z.enum(NICOTINE_STATUSES), date: localDate }).nullable(),
  diastolicMmhg: z.number().nullable(),
  isTreated: z.boolean(),
  livesWithSmoker: z.boolean(),
});

const longevityDay = z.object({
  date: localDate,
  /** `under-age`: no score is given below 18. */
  state: z.enum(['scored', 'keep-logging', 'under-age']),
  /** The displayed score: smoothed, with half of a change after a week. */
  score: score.nullable(),
  /** Score of this day alone. */
  scoreOfDay: score.nullable(),
  /** Score displayed last before this day, which smoothing starts from. */
  shownBefore: z.object({ date: localDate, score }).nullable(),
  /** Range of the displayed score if everything unknown were poor (40) or good (90). */
  low: score,
  high: score,
  band: z.enum(SCORE_BANDS).nullable(),
  confidence: score,
  confidenceLevel: z.enum(['low', 'medium', 'high']).nullable(),
  pillarCount: z.number(),
  /** Weighted average of the pillars; null if nothing is known. */
  mean: score.nullable(),
  posterior: score,
  penalty: z.object({ nicotine: z.number(), alcohol: z.number() }),
  pillars: z.array(pillar),
  nextAction: action.nullable(),
  essentials: z
    .object({ metrics: z.array(essential), knownCount: z.number(), score: score.nullable() })
    .nullable(),
  weightsVersion: z.number(),
});

const historyDay = z.object({
  date: localDate,
  score: score.nullable(),
  scoreOfDay: score.nullable(),
  confidence: score,
});

export type LongevityDay = z.infer<typeof longevityDay>;
export type LongevityPillar = z.infer<typeof pillar>;
export type LongevityInput = z.infer<typeof pillarInput>;
export type LongevityAction = z.infer<typeof action>;
export type LongevityEssential = z.infer<typeof essential>;
export type LongevityHistoryDay = z.infer<typeof historyDay>;

const tags = ['longevity'];

export const longevity = {
  today: base
    .route({
      method: 'GET',
      path: '/longevity',
      tags,
      summary: "The longevity score of the member's local today, with its pillars and Life's Essential 8",
    })
    .input(z.object({ date: localDate, timeZone }))
    .output(longevityDay),
  day: base
    .route({
      method: 'GET',
      path: '/longevity-scores/{date}',
      tags,
      summary: 'The score of one day as it was shown, with all it rested on',
    })
    .input(z.object({ date: localDate }))
    .output(longevityDay),
  history: base
    .route({
      method: 'GET',
      path: '/longevity-scores',
      tags,
      summary: 'The shown scores over a range of days; days without one are left out',
    })
    .input(dayRange)
    .output(z.array(historyDay)),
};
