import { HOUR_MS } from '#domain/time/spans.ts';

/** How well something is known in humans: A well established, B small or few studies, C hardly. */
export type Evidence = 'A' | 'A–B' | 'B' | 'C';

export type StageCode = 'fed' | 'post-absorptive' | 'glycogen' | 'switch' | 'ketosis';

export interface Stage {
  readonly code: StageCode;
  /** Typical hours since the last energy; the end is open in the last one. */
  readonly fromHours: number;
  readonly toHours: number | undefined;
  readonly evidence: Evidence;
}

const FED: Stage = { code: 'fed', fromHours: 0, toHours: 4, evidence: 'A' };

/**
 * What a body typically does so many hours after its last energy. Hours vary by about 6 with glycogen, carbohydrate and exercise.
 * Autophagy is no stage: there is no hour for it in humans. Source: Anton et al., Obesity 2018;26:254-68, doi:10.1002/oby.22065.
 */
export const STAGES: readonly Stage[] = [
  FED,
  { code: 'post-absorptive', fromHours: 4, toHours: 12, evidence: 'A' },
  { code: 'glycogen', fromHours: 12, toHours: 18, evidence: 'A–B' },
  { code: 'switch', fromHours: 18, toHours: 24, evidence: 'B' },
  { code: 'ketosis', fromHours: 24, toHours: undefined, evidence: 'B' },
];

/** By so many hours a stage may come earlier or later. */
export const STAGE_SPREAD_HOURS = 6;
/** So long a reading speaks for the body; later the clock does. A product rule. */
const KETONES_HOLD_HOURS = 6;
const GLUCOSE_HOLDS_HOURS = 2;
/** Blood ketones, mmol/L: below the first hardly any, from the second on nutritional ketosis. */
const KETONES_LIGHT_MMOLL = 0.5;
const KETONES_NUTRITIONAL_MMOLL = 1;
/** Glucose, mg/dL, that speaks for sugar still coming in, and that speaks for none. */
const GLUCOSE_FED_MGDL = 140;
const GLUCOSE_FASTING_MGDL = 100;

/** A reading of the member's own: blood ketones in mmol/L, or glucose in mg/dL. */
export interface StageReading {
  readonly atMs: number;
  readonly value: number;
}

export interface StageReadings {
  /** Blood only: breath and urine are not converted. */
  readonly ketones: readonly StageReading[];
  readonly glucose: readonly StageReading[];
}

export interface StageNow {
  readonly stage: Stage;
  /** What says so. */
  readonly driver: 'ketones' | 'glucose' | 'clock';
  /** The reading, unless the clock says so. */
  readonly reading: StageReading | undefined;
}

const indexOfHours = (hours: number): number => STAGES.findLastIndex(({ fromHours }) => hours >= fromHours);
const at = (index: number): Stage => STAGES[index] ?? FED;
const indexOf = (code: StageCode): number => STAGES.findIndex((stage) => stage.code === code);

const latestOf = (
  readings: readonly StageReading[],
  fromMs: number,
  toMs: number,
): StageReading | undefined =>
  readings
    .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(-1);

/** What blood ketones say at a time by the clock: from 0.5 mmol/L they name the stage, below they only say what it is not yet. */
function byKetones(valueMmoll: number, clockIndex: number): number {
  if (valueMmoll >= KETONES_NUTRITIONAL_MMOLL) return indexOf('ketosis');
  if (valueMmoll >= KETONES_LIGHT_MMOLL) return indexOf('switch');
  return Math.min(clockIndex, indexOf('glycogen'));
}

/** Glucose tells only whether sugar still comes in from a meal; what follows it does not show. */
function byGlucose(valueMgdl: number, clockIndex: number): number | undefined {
  if (clockIndex > indexOf('post-absorptive')) return undefined;
  if (valueMgdl >= GLUCOSE_FED_MGDL) return indexOf('fed');
  return valueMgdl < GLUCOSE_FASTING_MGDL && clockIndex === indexOf('post-absorptive')
    ? clockIndex
    : undefined;
}

/**
 * The stage of a running fast: from the member's own blood ketones where a reading of this fast is at most 6 hours old, else from
 * their glucose where it is at most 2 hours old and says something, else by the clock. What a reading has shown is not taken back
 * by the clock.
 */
export function currentStage(
  startedAtMs: number,
  nowMs: number,
  { ketones, glucose }: StageReadings,
): StageNow {
  const hoursAt = (ms: number) => (ms - startedAtMs) / HOUR_MS;
  const clockIndex = Math.max(0, indexOfHours(hoursAt(nowMs)));
  const measured = latestOf(ketones, startedAtMs, nowMs);
  if (measured && nowMs - measured.atMs <= KETONES_HOLD_HOURS * HOUR_MS)
    return { stage: at(byKetones(measured.value, clockIndex)), driver: 'ketones', reading: measured };
  const sugar = latestOf(glucose, Math.max(startedAtMs, nowMs - GLUCOSE_HOLDS_HOURS * HOUR_MS), nowMs);
  const shown = sugar && byGlucose(sugar.value, clockIndex);
  if (sugar && shown !== undefined) return { stage: at(shown), driver: 'glucose', reading: sugar };
  const known = measured ? byKetones(measured.value, Math.max(0, indexOfHours(hoursAt(measured.atMs)))) : 0;
  return { stage: at(Math.max(clockIndex, known)), driver: 'clock', reading: undefined };
}
