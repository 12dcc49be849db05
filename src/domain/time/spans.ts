export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. A member's local day is an hour shorter or longer where the clock changes: `localDayBounds`. */
export const DAY_MS = 24 * HOUR_MS;
export const DAY_MINUTES = 24 * 60;
