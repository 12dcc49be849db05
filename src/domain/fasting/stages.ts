import { KETONE_ZONE_STARTS_MMOLL } from '#domain/glucose/ketone-zone.ts';
import { HOUR_MS } from '#domain/time/spans.ts';

/** Strength of evidence in humans: A well established, B few or small studies, C hardly any. */
export type Evidence = 'A' | 'A–B' | 'B' | 'C';

export type StageCode = 'fed' | 'post-absorptive' | 'glycogen' | 'switch' | 'ketosis';

export interface Stage {
  readonly code: StageCode;
  /** Typical hours since the last food. The last stage has no end. */
  readonly fromHours: number;
  readonly toHours: number | undefined;
  readonly evidence: Evidence;
}

const FED: Stage = { code: 'fed', fromHours: 0, toHours: 4, evidence: 'A' };

/**
 * What a body typically does as the hours since the last food pass. Times vary by about 6 hours with glycogen, carbohydrate and exercise.
 * Autophagy isn't a stage, since its timing in humans is unknown. Source: Anton et al., Obesity 2018;26:254-68, doi:10.1002/oby.22065.
 */
export const STAGES: readonly Stage[] = [
  FED,
  { code: 'post-absorptive', fromHours: 4, toHours: 12, evidence: 'A' },
  { code: 'glycogen', fromHours: 12, toHours: 18, evidence: 'A–B' },
  { code: 'switch', fromHours: 18, toHours: 24, evidence: 'B' },
  { code: 'ketosis', fromHours: 24, toHours: undefined, evidence: 'B' },
];

/** A stage may start this many hours earlier or later. */
export const STAGE_SPREAD_HOURS = 6;
/** How long a reading decides the stage before the clock takes over. A product rule. */
const KETONES_VALID_HOURS = 6;
const GLUCOSE_VALID_HOURS = 2;
/** Glucose levels that suggest a meal is still being absorbed, and that none is. */
const GLUCOSE_FED_MGDL = 140;
const GLUCOSE_FASTING_MGDL = 100;

/** The member's own reading: blood ketones in mmol/L, or glucose in mg/dL. */
export interface StageReading {
  readonly atMs: number;
  readonly value: number;
}

export interface StageReadings {
  /** Blood only: breath and urine don't convert. */
  readonly ketones: readonly StageReading[];
  readonly glucose: readonly StageReading[];
}

export interface StageNow {
  readonly stage: Stage;
  /** Basis for the stage. */
  readonly driver: 'ketones' | 'glucose' | 'clock';
  /** The deciding reading; undefined if the clock decides. */
  readonly reading: StageReading | undefined;
}

const indexOfHours = (hours: number): number => STAGES.findLastIndex(({ fromHours }) => hours >= fromHours);
const at = (index: number): Stage => STAGES[index] ?? FED;
const indexOf = (code: StageCode): number => STAGES.findIndex((stage) => stage.code === code);

/** Latest reading in a period, both ends included. */
export const latestOf = (
  readings: readonly StageReading[],
  fromMs: number,
  toMs: number,
): StageReading | undefined =>
  readings
    .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(-1);

/** Stage by blood ketones. From 0.5 mmol/L they decide the stage; below, they only rule out later ones. */
function byKetones(valueMmoll: number, clockIndex: number): number {
  if (valueMmoll >= KETONE_ZONE_STARTS_MMOLL.nutritional) return indexOf('ketosis');
  if (valueMmoll >= KETONE_ZONE_STARTS_MMOLL.light) return indexOf('switch');
  return Math.min(clockIndex, indexOf('glycogen'));
}

/** Stage by glucose, which only shows whether a meal is still being absorbed; undefined for later stages. */
function byGlucose(valueMgdl: number, clockIndex: number): number | undefined {
  if (clockIndex > indexOf('post-absorptive')) return undefined;
  if (valueMgdl >= GLUCOSE_FED_MGDL) return indexOf('fed');
  return valueMgdl < GLUCOSE_FASTING_MGDL && clockIndex === indexOf('post-absorptive')
    ? clockIndex
    : undefined;
}

/**
 * Stage of a running fast. Blood ketones decide if a reading from this fast is at most 6 hours old, then glucose if a reading is at most
 * 2 hours old and conclusive, then the clock. The clock never goes back behind what a reading has shown.
 */
export function currentStage(
  startedAtMs: number,
  nowMs: number,
  { ketones, glucose }: StageReadings,
): StageNow {
  const hoursAt = (ms: number) => (ms - startedAtMs) / HOUR_MS;
  const clockIndex = Math.max(0, indexOfHours(hoursAt(nowMs)));
  const measured = latestOf(ketones, startedAtMs, nowMs);
  if (measured && nowMs - measured.atMs <= KETONES_VALID_HOURS * HOUR_MS)
    return { stage: at(byKetones(measured.value, clockIndex)), driver: 'ketones', reading: measured };
  const sugar = latestOf(glucose, Math.max(startedAtMs, nowMs - GLUCOSE_VALID_HOURS * HOUR_MS), nowMs);
  const shown = sugar && byGlucose(sugar.value, clockIndex);
  if (sugar && shown !== undefined) return { stage: at(shown), driver: 'glucose', reading: sugar };
  const known = measured ? byKetones(measured.value, Math.max(0, indexOfHours(hoursAt(measured.atMs)))) : 0;
  return { stage: at(Math.max(clockIndex, known)), driver: 'clock', reading: undefined };
}
