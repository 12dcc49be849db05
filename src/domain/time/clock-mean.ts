import { DAY_MINUTES } from './spans.ts';

/** Circular mean of times of day. */
export interface ClockMean {
  /** Minutes from midnight, −720 to 720. */
  readonly minute: number;
  /** Concentration from 0 to 1: 1 if all times are the same, 0 if they are spread over the whole day. */
  readonly length: number;
}

/**
 * Circular mean of times of day, for which 23:50 and 0:10 are close together.
 * @param minutes after midnight, at least one value
 */
export function clockMean(minutes: readonly number[]): ClockMean {
  const angles = minutes.map((minute) => (minute / DAY_MINUTES) * 2 * Math.PI);
  const mean = (of: (angle: number) => number) =>
    angles.reduce((sum, angle) => sum + of(angle), 0) / angles.length;
  const [sine, cosine] = [mean(Math.sin), mean(Math.cos)];
  return {
    minute: (Math.atan2(sine, cosine) / (2 * Math.PI)) * DAY_MINUTES,
    length: Math.min(1, Math.hypot(sine, cosine)),
  };
}
