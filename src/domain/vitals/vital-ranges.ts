/** Plausible readings. Anything outside is a typing error. */
export const VITAL_RANGES = {
  systolicMmhg: { low: 60, high: 280, unit: 'mm Hg' },
  diastolicMmhg: { low: 30, high: 180, unit: 'mm Hg' },
  restingHeartRateBpm: { low: 25, high: 220, unit: 'bpm' },
  bodyTemperatureC: { low: 32, high: 43, unit: '°C' },
  oxygenSaturationPercent: { low: 50, high: 100, unit: '%' },
  hrvSdnnMs: { low: 1, high: 400, unit: 'ms' },
} as const;
