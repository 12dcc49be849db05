const MIN_BEAT_MS = 300;
const MAX_BEAT_MS = 2000;
const MAX_STEP = 0.2;

export interface Rmssd {
  /** ms */
  readonly rmssdMs: number;
  /** Successive differences used, and those left out as artifacts or ectopic beats. */
  readonly usedSteps: number;
  readonly leftOutSteps: number;
  /** Length of the recording, seconds. */
  readonly durationSeconds: number;
}

const isBeat = (intervalMs: number): boolean => intervalMs >= MIN_BEAT_MS && intervalMs <= MAX_BEAT_MS;

/**
 * Root mean square of successive differences between heartbeat intervals: the standard short-term measure of heart rate
 * variability. A difference counts if both intervals are 300–2000 ms and the later one is within 20% of the earlier.
 * Values from different people, devices or postures aren't comparable.
 * Source: Task Force of ESC and NASPE 1996, doi:10.1161/01.CIR.93.5.1043; 20% rule as in Malik et al., Eur Heart J 1989;10:1060–74.
 * @param intervalsMs in the order of the beats, ms
 * @returns undefined if no difference is left
 */
export function rmssd(intervalsMs: readonly number[]): Rmssd | undefined {
  const squares: number[] = [];
  for (let index = 1; index < intervalsMs.length; index += 1) {
    const before = intervalsMs[index - 1] ?? 0;
    const after = intervalsMs[index] ?? 0;
    const step = after - before;
    if (isBeat(before) && isBeat(after) && Math.abs(step) <= MAX_STEP * before) squares.push(step * step);
  }
  if (squares.length === 0) return undefined;
  return {
    rmssdMs: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
    usedSteps: squares.length,
    leftOutSteps: intervalsMs.length - 1 - squares.length,
    durationSeconds: intervalsMs.reduce((sum, interval) => sum + interval, 0) / 1000,
  };
}
