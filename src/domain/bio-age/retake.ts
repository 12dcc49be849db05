import { addDays } from '#domain/time/local-date.ts';

/** Habits need about this long to show in an assessment. */
const RETAKE_DAYS = 90;

/** The local day from which on a retake says something new. Earlier ones may be begun. */
export const retakeOn = (finishedOn: string): string => addDays(finishedOn, RETAKE_DAYS);
