/** Reads that one request may ask for: the dashboard, which needs the most, makes 16. */
export const MAX_BATCH_READS = 32;
