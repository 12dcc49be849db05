import { del } from 'idb-keyval';

/** Key of the cached reads. It never changes, so that an older release's reads are replaced instead of left on the device. */
export const CACHED_READS = 'perennial-reads-2';

/** Deletes cached reads: another member may be signed in now. */
export const dropCachedReads = (): Promise<void> => del(CACHED_READS).catch(() => undefined);
