import { addDays } from '#domain/time/local-date.ts';

/** Changed habits take about this long to show. */
export const RETAKE_DAYS = 90;

/** Local day when a retake becomes useful. Members may start earlier. */
export const retakeOn = (finishedOn: string): string => addDays(finishedOn, RETAKE_DAYS);
