/** What became of a job, in the words of the queue. `retry`: it failed and waits to be tried again. */
export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
