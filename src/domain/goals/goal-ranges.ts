/** Accepted goals and targets. Anything outside is a typing error or unsafe. */
export const GOAL_RANGES = {
  targetMassKg: { low: 30, high: 300 },
  weeklyLossKg: { low: 0.1, high: 1 },
  waterMl: { low: 500, high: 6000 },
  sleepHours: { low: 4, high: 14 },
  energyKcal: { low: 0, high: 10_000 },
  macroG: { low: 0, high: 2000 },
} as const;
