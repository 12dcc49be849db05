const SHORTEST_MS = 300;
const LONGEST_MS = 2000;
const MAX_STEP = 0.2;

/** The figure with what it rests on. */
export interface Rmssd {
  /** ms */
  readonly rmssdMs: number;
  /** Successive differences that count, and that were left out as artefacts or ectopic beats. */
  readonly usedSteps: number;
  readonly leftOutSteps: number;
  /** Length of the recording, s. */
  readonly durationSeconds: number;
}

const isBeat = (intervalMs: number): boolean => intervalMs >= SHORTEST_MS && intervalMs <= LONGEST_MS;

/**
 * Root mean square of successive differences of the intervals between heartbeats: the usual short-term measure of heart rate
 * variability. A difference counts where both intervals are 300–2000 ms and the later one is within 20 % of the earlier.
 * Figures of different people, devices or postures do not compare.
 * Source: Task Force of ESC and NASPE 1996, doi:10.1161/01.CIR.93.5.1043; 20 % rule as in Malik et al., Eur Heart J 1989;10:1060–74.
 * @param intervalsMs in the order of the beats, ms
 * @returns undefined where no difference is left
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
