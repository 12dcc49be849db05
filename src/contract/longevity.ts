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

/** A value with its source. An answer that is a band also has its limits. */
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
  /** For a glucose sensor: risk index and coefficient of variation, in addition to the average. */
  sensor: z.object({ riskIndex: z.number(), cvPercent: z.number() }).nullable(),
  score,
  share: z.number(),
});

const action = z.object({
  lever: z.enum([...PILLAR_INPUTS, 'nicotine', 'alcohol']),
  pillar: z.enum(PILLARS).nullable(),
  marker: z.string().nullable(),
  /** Points it would add to the score. */
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
  /** Possible improvements, most points first. */
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
  /** `under-age`: there is no score under 18. */
  state: z.enum(['scored', 'keep-logging', 'under-age']),
  /** The displayed score, smoothed, so half of a change shows after a week. */
  score: score.nullable(),
  /** Score of this day before smoothing. */
  scoreOfDay: score.nullable(),
  /** Score displayed last before this day, which smoothing starts from. */
  shownBefore: z.object({ date: localDate, score }).nullable(),
  /** Displayed score if all unknown inputs were poor (40) or good (90). */
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
      summary: 'Get today’s longevity score, with its pillars and Life’s Essential 8',
    })
    .input(z.object({ date: localDate, timeZone }))
    .output(longevityDay),
  day: base
    .route({
      method: 'GET',
      path: '/longevity-scores/{date}',
      tags,
      summary: 'Get the score displayed for a day, with its inputs',
    })
    .input(z.object({ date: localDate }))
    .output(longevityDay),
  history: base
    .route({
      method: 'GET',
      path: '/longevity-scores',
      tags,
      summary: 'List the scores displayed for a date range; days without a score are skipped',
    })
    .input(dayRange)
    .output(z.array(historyDay)),
};
