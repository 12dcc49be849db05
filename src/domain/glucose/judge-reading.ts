import { ketoneAlert } from './ketone-alert.ts';
import type { GlucoseContext } from './reading.ts';
import { BAND_LIMITS_MGDL } from './time-in-bands.ts';

/** Facts about the person that decide how a reading is judged. */
export interface GlucosePerson {
  readonly hasDiabetes: boolean;
  /** Older adults with diabetes have a wider goal at bedtime. */
  readonly isOlder?: boolean;
}

/** Verdict on a reading, worst first. `no-target`: there is no target for this time of day. */
export type GlucoseVerdict =
  | 'emergency'
  | 'urgent'
  | 'dangerously-high'
  | 'very-high'
  | 'very-low'
  | 'low'
  | 'flagged'
  | 'above-target'
  | 'below-target'
  | 'in-target'
  | 'no-target';

/** Why a reading is flagged for a person without diabetes. None of these is a diagnosis. */
export type GlucoseFlag =
  | 'prediabetes-range'
  | 'diabetes-range-if-repeated'
  | 'high-one-hour'
  | 'high-two-hours'
  | 'doctor-if-symptoms';

/** Target range, mg/dL, both ends included. */
export interface GlucoseTarget {
  readonly fromMgdl: number;
  readonly toMgdl: number;
}

export interface JudgedReading {
  readonly verdict: GlucoseVerdict;
  readonly target?: GlucoseTarget;
  readonly flag?: GlucoseFlag;
}

const TARGETS: Readonly<Record<Exclude<GlucoseContext, 'random'>, GlucoseTarget>> = {
  fasting: { fromMgdl: 70, toMgdl: 99 },
  'before-meal': { fromMgdl: 70, toMgdl: 99 },
  'one-hour-after': { fromMgdl: 70, toMgdl: 154 },
  'two-hours-after': { fromMgdl: 70, toMgdl: 139 },
  bedtime: { fromMgdl: 70, toMgdl: 120 },
};

const DIABETES_GOALS: typeof TARGETS = {
  fasting: { fromMgdl: 80, toMgdl: 130 },
  'before-meal': { fromMgdl: 80, toMgdl: 130 },
  'one-hour-after': { fromMgdl: 70, toMgdl: 179 },
  'two-hours-after': { fromMgdl: 70, toMgdl: 179 },
  bedtime: { fromMgdl: 90, toMgdl: 150 },
};
/** Readings above these call for action, for everyone and at any time of day: science notes 7.4. */
export const VERY_HIGH_MGDL = 300;
export const DANGEROUSLY_HIGH_MGDL = 400;
const OLDER_AT_BEDTIME: GlucoseTarget = { fromMgdl: 80, toMgdl: 180 };

/** Target for a time of day; undefined for random readings. Sources as for {@link judgeReading}. */
export function glucoseTarget(context: GlucoseContext, person: GlucosePerson): GlucoseTarget | undefined {
  if (context === 'random') return undefined;
  if (!person.hasDiabetes) return TARGETS[context];
  return context === 'bedtime' && person.isOlder ? OLDER_AT_BEDTIME : DIABETES_GOALS[context];
}

/**
 * Judges a reading (mg/dL, valid 20–600) for its time of day. Below 70 is low and below 54 very low for everyone. Above 250, ketones
 * from 1.5 make it urgent and from 3.0 an emergency. Above 300 is very high and above 400 dangerously high, with or without ketones.
 * Wellness information, not a diagnosis. Not for pregnancy, when targets are lower.
 * Sources: American Diabetes Association 2025, doi:10.2337/dc25-S002 and doi:10.2337/dc25-S006; 155 after one hour: Bergman et al. 2024,
 * doi:10.1016/j.diabres.2024.111589.
 * @param ketonesMmoll blood ketones measured at about the same time, if any
 */
export function judgeReading(
  glucoseMgdl: number,
  context: GlucoseContext,
  person: GlucosePerson,
  ketonesMmoll?: number,
): JudgedReading {
  const target = glucoseTarget(context, person);
  const aim = target && { target };
  if (glucoseMgdl > BAND_LIMITS_MGDL.veryHigh && ketonesMmoll !== undefined) {
    const alert = ketoneAlert({ ketonesMmoll, glucoseMgdl });
    if (alert === 'emergency' || alert === 'urgent') return { verdict: alert, ...aim };
  }
  if (glucoseMgdl > DANGEROUSLY_HIGH_MGDL) return { verdict: 'dangerously-high', ...aim };
  if (glucoseMgdl > VERY_HIGH_MGDL) return { verdict: 'very-high', ...aim };
  if (glucoseMgdl < BAND_LIMITS_MGDL.veryLow) return { verdict: 'very-low', ...aim };
  if (glucoseMgdl < BAND_LIMITS_MGDL.low) return { verdict: 'low', ...aim };
  const flag = flagOf(glucoseMgdl, context, person);
  if (flag) return { verdict: 'flagged', flag, ...aim };
  if (!target) return { verdict: 'no-target' };
  // Targets are published in whole mg/dL, so a converted 99.4 counts as 99.
  const shownMgdl = Math.round(glucoseMgdl);
  if (shownMgdl > target.toMgdl) return { verdict: 'above-target', target };
  return { verdict: shownMgdl < target.fromMgdl ? 'below-target' : 'in-target', target };
}

function flagOf(
  glucoseMgdl: number,
  context: GlucoseContext,
  { hasDiabetes }: GlucosePerson,
): GlucoseFlag | undefined {
  if (hasDiabetes) return undefined;
  const shownMgdl = Math.round(glucoseMgdl);
  if (shownMgdl >= 200) return 'doctor-if-symptoms';
  if (context === 'fasting' && shownMgdl >= 126) return 'diabetes-range-if-repeated';
  if (context === 'fasting' && shownMgdl >= 100) return 'prediabetes-range';
  if (context === 'one-hour-after' && shownMgdl >= 155) return 'high-one-hour';
  if (context === 'two-hours-after' && shownMgdl >= 140) return 'high-two-hours';
  return undefined;
}
