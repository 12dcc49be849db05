/**
 * Relative change from an earlier figure: 0.12 is 12% more.
 * @returns undefined if the earlier figure is 0
 */
export const relativeChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before);
