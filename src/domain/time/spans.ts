export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. A local day is an hour shorter or longer if the clocks change: see `localDayBounds`. */
export const DAY_MS = 24 * HOUR_MS;
export const DAY_MINUTES = 24 * 60;
/** On average. */
export const DAYS_PER_YEAR = 365.2425;
export const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;
