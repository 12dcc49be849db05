/** Maximum reads per request: the dashboard, which needs the most, makes 16. */
export const MAX_BATCH_READS = 32;
