import { del } from 'idb-keyval';

/** Store of cached reads. The number changes with its shape, so that an older release's data isn't shown. */
export const KEPT_READS = 'perennial-reads-2';

/** Deletes cached reads: another member may be signed in now. */
export const dropKeptReads = (): Promise<void> => del(KEPT_READS).catch(() => undefined);
