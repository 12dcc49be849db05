import { DAY_MINUTES } from './spans.ts';

/** Where times of day gather on the clock. */
export interface ClockMean {
  /** Minutes from midnight, −720 to 720. */
  readonly minute: number;
  /** 0 to 1: 1 where all are the same time, 0 where they are spread over the whole day. */
  readonly length: number;
}

/**
 * The middle of times of day on a clock, where 23:50 and 0:10 are neighbours: the circular mean.
 * @param minutes after midnight, at least one
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
